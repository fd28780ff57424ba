from __future__ import annotations

import numpy as np
import pytest

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.envs.batch import Batch, IllegalStep
from gaslamp.envs.episode import observed
from gaslamp.games.registry import GAMES, VARIANTS
from gaslamp.games.scotland_yard.rules import ScotlandYard

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_batch_shows_what_the_seat_on_turn_sees_and_may_do(name: str) -> None:
    batch = Batch(name, games=3, seed=1)
    states = batch.parts[0].stepper.states
    for _ in range(40):
        batch.step(batch.sample())
        for game, state in enumerate(states):
            assert batch.seats[game] == state.seat >= 0
            seen = observed(state, state.seat, batch.table.shape.length)
            assert np.array_equal(batch.observations[game], seen)
            assert np.flatnonzero(batch.allowed()[game]).tolist() == list(state.legal_actions())


def test_a_game_that_ends_is_rewarded_once_and_begins_again() -> None:
    batch = Batch("tiny_scotland_yard", games=50, seed=2)
    ended = 0
    for _ in range(30):
        batch.step(batch.sample())
        ended += int(batch.dones.sum())
        rewards = batch.rewards
        assert np.array_equal(np.abs(rewards).sum(axis=1) > 0, batch.dones)
        assert np.array_equal(rewards[:, 0], -rewards[:, 1])
        assert all(state.seat != OVER for state in batch.parts[0].stepper.states)
    assert ended > 50


def test_the_exact_belief_goes_along() -> None:
    batch = Batch("scotland_yard", games=4, seed=3, belief=SPECTATOR)
    states = batch.parts[0].stepper.states
    for _ in range(150):
        batch.step(batch.sample())
        assert np.allclose(batch.beliefs.sum(axis=1), 1.0, atol=1e-5)
        for game, state in enumerate(states):
            assert isinstance(state, ScotlandYard)
            assert batch.beliefs[game, state.stations[0]] > 0


def test_a_belief_is_shown_to_nobody_but_its_viewer() -> None:
    batch = Batch("scotland_yard", games=8, seed=3, belief=1)
    for _ in range(20):
        batch.step(batch.sample())
        shown = batch.beliefs.sum(axis=1) > 0
        assert np.array_equal(shown, batch.seats == 1)


def test_a_game_without_numbers_for_its_belief_says_so() -> None:
    with pytest.raises(ValueError, match="mr_jack does not write"):
        Batch("mr_jack", games=1, seed=1, belief=0)


@pytest.mark.parametrize("action", [-1, 0, 10**9])
def test_a_forbidden_action_changes_nothing(action: int) -> None:
    batch = Batch("scotland_yard", games=3, seed=1)
    before = [state.text() for state in batch.parts[0].stepper.states]
    actions = batch.sample().copy()
    actions[1] = action
    with pytest.raises(IllegalStep, match="game 1 does not allow"):
        batch.step(actions)
    assert [state.text() for state in batch.parts[0].stepper.states] == before


def test_too_few_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="actions are"):
        Batch("scotland_yard", games=3, seed=1).step(np.zeros(2, np.int64))


def test_more_workers_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="can't be shared"):
        Batch("scotland_yard", games=3, seed=1, workers=4)


def test_workers_play_what_a_batch_of_their_share_plays() -> None:
    with Batch("scotland_yard", games=6, seed=1, workers=2) as batch:
        alone = Batch("scotland_yard", games=3, seed=1)
        for _ in range(30):
            batch.step(batch.sample())
            alone.step(alone.sample())
        assert np.array_equal(batch.observations[:3], alone.observations)
        assert np.array_equal(batch.masks[:3], alone.masks)
        actions = batch.sample().copy()
        actions[4] = -1
        with pytest.raises(IllegalStep, match="game 4 does not allow"):
            batch.step(actions)
