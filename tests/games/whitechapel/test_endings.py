"""How nights and games end."""

from __future__ import annotations

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.games.whitechapel import endings
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import BY_MURDER, JACK, ON_FOOT
from tests.games.whitechapel.moments import surrounded
from tests.games.whitechapel.positions import (
    ending,
    hunt,
    inquiry,
    legal,
    move,
    page,
    pass_all,
    phase,
    sights,
    stand_still,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


@pytest.mark.rule("LW-28")
def test_jack_wins_when_he_is_home_on_the_fourth_night() -> None:
    state = move(hunt(84, hideout=85, night=3), "walk 85", "home")
    assert ending(state) == "Jack: home"
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
    assert [column.circle for column in view.past_logs[0]] == ["circle-84", None]
    assert view.log == ()


@pytest.mark.rule("LW-29")
def test_jack_loses_when_he_has_no_move_of_any_kind() -> None:
    assert ending(pass_all(surrounded(0, 0))) == "police: no-way-out"


@pytest.mark.rule("LW-29")
def test_an_alley_is_a_move_too() -> None:
    assert phase(pass_all(surrounded(0, 1))) == "escape"


@pytest.mark.rule("LW-29")
def test_a_coach_is_a_move_too() -> None:
    assert phase(pass_all(surrounded(1, 0))) == "escape"


@pytest.mark.rule("LW-29")
def test_jack_loses_when_the_track_is_full_before_the_police_act() -> None:
    state = move(hunt(84, hideout=86, column="14"), "walk 85")
    assert legal(state) == ["go on"]
    assert ending(move(state, "go on")) == "police: out-of-time"


@pytest.mark.rule("LW-29", "LW-09")
def test_column_fifteen_is_still_in_time_to_come_home() -> None:
    state = move(hunt(84, hideout=85, column="14"), "walk 85")
    assert legal(state) == ["home", "go on"]
    assert move(state, "home").night == 1


@pytest.mark.rule("LW-29")
def test_an_unannounced_hideout_in_the_last_column_is_lost() -> None:
    state = move(hunt(84, hideout=85, column="14"), "walk 85", "go on")
    assert ending(state) == "police: out-of-time"


@pytest.mark.rule("LW-30")
def test_at_the_end_the_hideout_and_all_logs_are_open() -> None:
    state = move(hunt(84, hideout=85, column="I", night=1), "walk 85", "go on")
    stand_still(state)
    state = with_fields(
        state, past_log=page({4: 3, 5: 2}), past_means=page({4: BY_MURDER, 5: ON_FOOT})
    )
    assert GAME.view(state, SPECTATOR).hideout is None
    assert [column.circle for column in GAME.view(state, SPECTATOR).log] == ["circle-84", None]
    state.finish(endings.OUT_OF_TIME)
    view = GAME.view(state, SPECTATOR)
    assert view.hideout == "circle-85"
    assert [column.circle for column in view.log] == ["circle-84", "circle-85"]
    assert [column.circle for column in view.past_logs[0]] == ["circle-3", "circle-2"]


@pytest.mark.rule("LW-46")
def test_a_murder_on_the_hideout_is_no_homecoming() -> None:
    state = hunt(85, hideout=85, column="I")
    assert "home" not in legal(state)
    assert phase(move(state, "walk 84")) != "naming"


def test_the_police_share_a_victory() -> None:
    state = move(inquiry(29, 42, seats=4), "next blue", "arrest 29")
    assert state.winners() == [1, 2, 3]
    assert state.scores() == [0.0, 1.0, 1.0, 1.0]


def test_before_the_end_nobody_has_won() -> None:
    assert (hunt(84).winners(), hunt(84).ending()) == ([], "")
