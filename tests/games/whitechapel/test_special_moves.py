"""Coaches and alleys."""

from __future__ import annotations

import pytest

from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import SPECTATOR
from gaslamp.games.whitechapel.game import GAME
from tests.games.whitechapel.positions import (
    FAR,
    agree,
    circles,
    ending,
    hunt,
    legal,
    move,
    pass_all,
    phase,
    sights,
    some,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("LW-24", "LW-46")
@pytest.mark.parametrize("special", ["alley 86", "coach 85 86", "coach 86 85"])
def test_nobody_comes_home_by_a_special_move(special: str) -> None:
    state = move(hunt(84, hideout=86), special)
    assert phase(state) == "naming"


@pytest.mark.rule("LW-25")
def test_a_coach_fills_two_columns_and_visits_both_circles() -> None:
    state = move(hunt(84, hideout=50, column="3"), "coach 85 101")
    assert list(state.log)[7:10] == [84, 85, 101]
    assert state.coaches == 2
    assert phase(state) == "naming"


@pytest.mark.rule("LW-25")
def test_a_coach_passes_policemen() -> None:
    state = hunt(84, *sorted(hunt(84).board.streets.touching(84)))
    assert circles(state, "walk") == set()
    assert 85 in circles(state, "coach")
    assert 101 in circles(move(state, "coach 85"), "coach")


@pytest.mark.rule("LW-25")
def test_a_coach_does_not_end_where_it_began() -> None:
    for first in circles(hunt(84), "coach"):
        assert first != 84
        assert circles(move(hunt(84), f"coach {first}"), "coach") == set(
            hunt(84).board.walks.row(first)
        ) - {84}


@pytest.mark.rule("LW-25", "LW-48")
def test_the_police_see_that_a_coach_was_taken_but_not_where_to() -> None:
    assert sights(hunt(84), "coach 85") == ["coach 85", "coach ?", "coach ?"]
    half = move(hunt(84), "coach 85")
    assert sights(half, "coach 101") == ["coach 101", "coach ?", "coach ?"]


@pytest.mark.rule("LW-25")
def test_a_coach_is_two_actions_and_one_move() -> None:
    state = hunt(84, hideout=50, column="3")
    assert state.begins_move()
    move(state, "coach 85")
    assert phase(state) == "coaching"
    assert not state.begins_move()
    assert all(written.startswith("coach ") for written in legal(state))
    assert move(state, "coach 101").begins_move()


@pytest.mark.rule("LW-25")
def test_half_a_ride_is_shown_to_nobody_and_can_be_taken_back() -> None:
    journal, draw = Journal(GAME, agree()), seeded(5)
    while phase(journal.state) != "escape":
        journal.advance(draw)
        if phase(journal.state) != "escape":
            journal.play(int(journal.state.seat), int(journal.state.legal_actions()[0]))
    before, seen = journal.view(SPECTATOR), len(journal.logs[1])
    first = next(a for a in journal.state.legal_actions() if GAME.notation(a).startswith("coach"))
    journal.play(0, int(first))
    assert journal.view(SPECTATOR) == before
    assert len(journal.logs[1]) == seen
    journal.undo(0)
    assert phase(journal.state) == "escape"
    journal.play(0, int(first))
    journal.play(0, int(journal.state.legal_actions()[0]))
    sights_seen = [GAME.notation(entry.sight) for entry in journal.seen(1)[-2:]]
    assert sights_seen == ["coach ?", "coach ?"]


@pytest.mark.rule("LW-25")
def test_a_ride_may_be_typed_as_a_whole() -> None:
    assert [GAME.notation(action) for action in GAME.parse_line("Coach 93  110")] == [
        "coach 93",
        "coach 110",
    ]


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
    assert list(state.log)[7:10] == [1, 26, 0]
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
    assert ending(state) == "police: out-of-time"
