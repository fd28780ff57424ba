"""Coaches and alleys."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER
from gaslamp.games.whitechapel.table import COLUMNS, NAMING, POLICE
from tests.games.whitechapel.positions import (
    FAR,
    circles,
    hunt,
    legal,
    move,
    pass_all,
    sights,
    some,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("LW-24", "LW-46")
@pytest.mark.parametrize("special", ["alley 86", "coach 85 86", "coach 86 85"])
def test_nobody_comes_home_by_a_special_move(special: str) -> None:
    state = move(hunt(84, hideout=86), special)
    assert state.phase == NAMING


@pytest.mark.rule("LW-25")
def test_a_coach_fills_two_columns_and_visits_both_circles() -> None:
    state = move(hunt(84, hideout=50, column="3"), "coach 85 101")
    assert list(state.log[:COLUMNS])[7:10] == [84, 85, 101]
    assert state.coaches == 2
    assert state.phase == NAMING


@pytest.mark.rule("LW-25")
def test_a_coach_passes_policemen() -> None:
    state = hunt(84, *sorted(hunt(84).board.streets.touching(84)))
    assert circles(state, "walk") == set()
    assert "coach 85 101" in legal(state)


@pytest.mark.rule("LW-25")
def test_a_coach_does_not_end_where_it_began() -> None:
    state = hunt(84)
    assert "coach 85 84" not in legal(state)
    assert not any(ride.endswith(" 84") for ride in some(state, "coach"))


@pytest.mark.rule("LW-25", "LW-48")
def test_the_police_see_that_a_coach_was_taken_but_not_where_to() -> None:
    assert sights(hunt(84), "coach 85 101") == ["coach 85 101", "coach ? ?", "coach ? ?"]


@pytest.mark.rule("LW-26", "LW-45")
def test_an_alley_leads_to_the_circles_on_the_same_blocks() -> None:
    assert circles(hunt(1), "alley") == {7, 26}
    assert circles(hunt(43), "alley") == set()
    state = hunt(84)
    blocks = [block for block in state.board.streets.blocks if 84 in block]
    assert circles(state, "alley") == {c for block in blocks for c in block} - {84}


@pytest.mark.rule("LW-26", "LW-48")
def test_the_police_see_that_an_alley_was_taken_but_not_where_to() -> None:
    assert sights(hunt(1), "alley 26") == ["alley 26", "alley ?", "alley ?"]


@pytest.mark.rule("LW-45")
def test_policemen_do_not_hinder_an_alley_which_fills_one_column() -> None:
    state = hunt(1, *sorted(hunt(1).board.streets.touching(1)), column="3", hideout=50)
    assert circles(state, "alley") == {7, 26}
    move(state, "alley 26")
    assert list(state.log[:COLUMNS])[7:10] == [1, 26, 0]
    assert state.alleys == 1


@pytest.mark.rule("LW-27")
def test_a_special_move_that_is_used_up_is_gone_for_the_night() -> None:
    state = hunt(84, hideout=50, night=3)
    assert (state.coaches, state.alleys) == (1, 1)
    pass_all(move(state, "alley 86"))
    assert circles(state, "alley") == set()
    pass_all(move(state, "coach 85 101"))
    assert some(state, "coach") == set()


@pytest.mark.rule("LW-45")
def test_a_coach_needs_two_free_columns() -> None:
    assert some(hunt(84, column="13"), "coach")
    assert not some(hunt(84, column="14"), "coach")
    assert some(hunt(84, column="14"), "alley")


@pytest.mark.rule("LW-45")
def test_one_special_move_a_turn() -> None:
    state = move(hunt(84, *FAR, hideout=50), "alley 86")
    assert state.seat == state.head


@pytest.mark.rule("LW-29", "LW-24")
@pytest.mark.parametrize(("special", "column"), [("alley 86", "14"), ("coach 85 86", "13")])
def test_a_special_move_into_the_last_column_loses(special: str, column: str) -> None:
    state = move(hunt(84, hideout=86, column=column), special)
    assert state.seat == OVER
    assert state.winner == POLICE
