"""The public API has the types that a user of it sees: mypy checks these, pytest runs them."""

from __future__ import annotations

import random
from typing import Any, assert_type

import pytest

import gaslamp
from gaslamp.core.belief import KnownBelief
from gaslamp.core.codes import Action, Seat, Sight, ViewerId, legal_actions, sight_of
from gaslamp.core.game import Game, viewers
from gaslamp.games.lady_alice.view import LadyAliceView
from gaslamp.games.mr_jack.game import MrJackGame
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import ScotlandYardGame
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook, ScotlandYardView

pytestmark = pytest.mark.engine


def test_a_games_name_gives_the_games_own_type() -> None:
    assert_type(gaslamp.game("scotland_yard"), ScotlandYardGame)
    assert_type(gaslamp.game("mr_jack"), MrJackGame)
    assert_type(gaslamp.game(str("mr_jack")), Game)  # noqa: UP018  (not a literal)


def test_a_game_gives_its_own_state_view_belief_and_notebook() -> None:
    game = gaslamp.game("scotland_yard")
    options = game.options(detectives=4)
    assert_type(options, ScotlandYardOptions)
    state = game.start(options)
    assert_type(state, ScotlandYard)
    assert_type(game.view(state, 1), ScotlandYardView)
    belief = game.belief(options, 1)
    assert_type(belief, StationBelief | KnownBelief)
    assert_type(game.notebook(belief), ScotlandYardNotebook)
    assert_type(game.position(options, state.text()), ScotlandYard)


def test_new_takes_each_games_own_options() -> None:
    assert_type(gaslamp.game("mr_jack").new(board="revised"), MrJack)
    assert_type(gaslamp.game("mr_jack_pocket").new(), MrJackPocket)
    assert_type(gaslamp.game("mr_jack").options(board="first"), MrJackOptions)
    with pytest.raises(gaslamp.OptionsError):
        gaslamp.game("scotland_yard").new(detectives=99)
    with pytest.raises(TypeError):
        gaslamp.game("scotland_yard").new(horses=2)  # type: ignore[call-arg]  # that is the point


def test_a_views_type_is_known_to_the_game() -> None:
    assert_type(gaslamp.game("lady_alice").view_type, type[LadyAliceView])


@pytest.mark.parametrize("source", [7, random.Random(7), gaslamp.seeded])  # noqa: S311
def test_any_source_of_chance_will_do_but_nothing_else(source: Any) -> None:  # noqa: ANN401
    state = gaslamp.game("scotland_yard").new()
    belief = gaslamp.game("scotland_yard").belief(ScotlandYardOptions(), 1)
    if callable(source):
        with pytest.raises(TypeError):
            state.random_action(source)
        return
    assert_type(state.random_action(source), int)
    assert_type(belief.sample(source), gaslamp.State)


def test_a_true_action_is_not_taken_for_a_sight() -> None:
    game = gaslamp.game("scotland_yard")
    state = game.new()
    view, action = game.view(state, 1), legal_actions(state)[0]
    assert_type(action, Action)
    assert_type(game.parse("deal 34"), Action)
    assert_type(sight_of(state, action, 1), Sight)
    game.describe(view, sight_of(state, action, 1), view)
    game.describe(view, action, view)  # type: ignore[arg-type]  # that is the point


def test_a_viewer_is_not_taken_for_a_seat() -> None:
    def act(seat: Seat) -> ViewerId:
        return seat

    assert_type(viewers(2), list[ViewerId])
    assert act(viewers(2)[0]) == 0  # type: ignore[arg-type]  # that is the point
