"""How nights and games end."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.table import ESCAPE, JACK, NAMING, POLICE
from tests.games.whitechapel.positions import (
    hunt,
    inquiry,
    legal,
    move,
    pass_all,
    sights,
    stand_still,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("LW-28")
def test_jack_wins_when_he_is_home_on_the_fourth_night() -> None:
    state = move(hunt(84, hideout=85, night=3), "walk 85", "home")
    assert state.seat == OVER
    assert state.winner == JACK
    assert state.winners() == [0]
    assert state.scores() == [1.0, 0.0]


@pytest.mark.rule("LW-28", "LW-47")
@pytest.mark.parametrize("night", [0, 1, 2])
def test_before_that_it_ends_only_the_night(night: int) -> None:
    state = move(hunt(84, hideout=85, night=night), "walk 85")
    assert sights(state, "home") == ["home"] * 3
    move(state, "home")
    assert state.night == night + 1
    assert state.seat == JACK


@pytest.mark.rule("LW-47")
def test_coming_home_shows_neither_the_hideout_nor_the_log() -> None:
    state = move(hunt(84, hideout=85, column="I"), "walk 85", "home")
    view = GAME.view(state, 1)
    assert view.hideout is None
    assert [column.circle for column in view.logs[0]] == [84, None]


@pytest.mark.rule("LW-29")
def test_jack_loses_when_he_has_no_move_of_any_kind() -> None:
    crossings = sorted(hunt(61).board.streets.touching(61))
    state = inquiry(61, *crossings, 159)
    state.coaches = state.alleys = 0
    pass_all(state)
    assert state.seat == OVER
    assert state.winner == POLICE


@pytest.mark.rule("LW-29")
def test_an_alley_is_a_move_too() -> None:
    crossings = sorted(hunt(61).board.streets.touching(61))
    state = inquiry(61, *crossings, 159)
    state.coaches = 0
    assert pass_all(state).phase == ESCAPE


@pytest.mark.rule("LW-29")
def test_jack_loses_when_the_track_is_full_before_the_police_act() -> None:
    state = move(hunt(84, hideout=86, column="14"), "walk 85")
    assert legal(state) == ["go on"]
    move(state, "go on")
    assert state.seat == OVER
    assert state.winner == POLICE


@pytest.mark.rule("LW-29", "LW-09")
def test_column_fifteen_is_still_in_time_to_come_home() -> None:
    state = move(hunt(84, hideout=85, column="14"), "walk 85")
    assert legal(state) == ["home", "go on"]
    assert move(state, "home").night == 1


@pytest.mark.rule("LW-29")
def test_an_unannounced_hideout_in_the_last_column_is_lost() -> None:
    state = move(hunt(84, hideout=85, column="14"), "walk 85", "go on")
    assert state.winner == POLICE


@pytest.mark.rule("LW-30")
def test_at_the_end_the_hideout_and_all_logs_are_open() -> None:
    state = move(hunt(84, hideout=85, column="I"), "walk 85", "go on")
    stand_still(state)
    assert GAME.view(state, SPECTATOR).hideout is None
    state.end(POLICE)
    view = GAME.view(state, SPECTATOR)
    assert view.hideout == 85
    assert [column.circle for column in view.logs[0]] == [84, 85]


@pytest.mark.rule("LW-46")
def test_a_murder_on_the_hideout_is_no_homecoming() -> None:
    state = hunt(85, hideout=85, column="I")
    assert "home" not in legal(state)
    assert move(state, "walk 84").phase != NAMING
