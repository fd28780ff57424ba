from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: E402

import gaslamp.envs.openspiel  # noqa: E402, F401  (it registers the games)
from gaslamp.core.state import SPECTATOR  # noqa: E402
from gaslamp.games.registry import GAMES, VARIANTS  # noqa: E402

ALL = (*GAMES, *VARIANTS)


def loaded(name: str, parameters: str = "") -> Any:  # noqa: ANN401  (OpenSpiel is untyped)
    return pyspiel.load_game(f"gaslamp_{name}{parameters}")


def position(game: Any, actions: int, seed: int = 1) -> Any:  # noqa: ANN401
    rng, state = random.Random(seed), game.new_initial_state()  # noqa: S311
    while len(state.history()) < actions and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ALL)
def test_a_game_passes_the_simulation_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_playthrough_is_written_twice_alike(name: str) -> None:
    """OpenSpiel's account of a random game: every state from every side, to its end.

    Every game has a small variant; the whole games would take OpenSpiel minutes to write.
    """
    written, again = (playthrough(f"gaslamp_{name}", None, seed=5) for _ in range(2))
    assert written == again
    assert "IsTerminal() = True" in written
    assert f'GameType.short_name = "gaslamp_{name}"' in written


@pytest.mark.parametrize("name", ALL)
def test_a_state_is_the_same_after_being_written_and_read(name: str) -> None:
    game = loaded(name)
    state = position(game, 25)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert read.history() == state.history()
    for player in range(game.num_players()):
        assert read.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_lives_apart(name: str) -> None:
    state = position(loaded(name), 20)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("name", ALL)
def test_what_a_player_recalls_grows_by_one_sight_an_action(name: str) -> None:
    game = loaded(name)
    rng, state = random.Random(3), game.new_initial_state()  # noqa: S311
    said = [state.information_state_string(player) for player in range(state.num_players())]
    while not state.is_terminal() and len(state.history()) < 60:
        state.apply_action(rng.choice(state.legal_actions()))
        for player in range(state.num_players()):
            now = state.information_state_string(player)
            assert now.startswith(said[player])
            assert len(now) > len(said[player])
            said[player] = now


def test_options_are_parameters() -> None:
    game = loaded("scotland_yard", "(seats=3,counted_tickets=True)")
    assert game.num_players() == 3


def test_the_detectives_are_told_nothing_of_mister_x_s_start() -> None:
    game = loaded("scotland_yard")
    first = {
        game.new_initial_state().child(card).information_state_string(1)
        for card in (game.new_initial_state().legal_actions())
    }
    assert len(first) == 1


def test_a_public_observer_sees_what_a_spectator_sees() -> None:
    game = loaded("scotland_yard")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = position(game, 30)
    observer = game.make_py_observer(kind)
    assert observer.string_from(state, 0) == f"0: {state.log(SPECTATOR)}"
