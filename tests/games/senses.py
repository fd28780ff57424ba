"""What everybody relies on who asks a sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief
from gaslamp.core.policy import Policy
from gaslamp.core.sense import CLOSELY, Sense
from gaslamp.core.state import OVER, State

SomeState = TypeVar("SomeState", bound=State)


def policy_of(sense: Sense, viewer: int, reads: int = CLOSELY) -> Policy:
    """Read so closely."""
    sense.reads = reads
    policy = sense.policy(viewer)
    assert policy is not None
    return policy


def choices_of(
    state: SomeState, belief: Belief, viewer: int, draw: Callable[[SomeState], int]
) -> Iterator[SomeState]:
    """Play a game to its end before a viewer's eyes, and stop wherever a seat has to choose."""
    while state.seat != OVER:
        if state.seat >= 0:
            yield state
        action = draw(state)
        sight = state.sight(action, viewer)
        state.apply(action)
        belief.see(sight, state.seat)


def gives_every_choice_a_share(
    sense: Sense, policy: Policy, state: State, seat: int, reasons: Sequence[str]
) -> None:
    """Hold what a sense says of a position to what is asked of it."""
    actions = state.legal_actions()
    sense.begin(state)
    shares = sense.weights(state, actions)
    assert len(shares) == len(actions)
    assert min(shares) > 0.0
    read = policy.weights(state, actions)
    assert min(read) > 0.0
    assert sum(read) == pytest.approx(1.0)
    assert 0.0 <= sense.estimate(state, seat) <= 1.0
    assert {sense.reason(state, action) for action in actions} <= {"", *reasons}


def chooses_alike(sense: Sense, belief: Belief, state: State, rng: Random) -> None:
    """Swap what is hidden for what can't be told from it: the seat on turn must not notice."""
    sense.recall(belief, state.seat)
    sense.begin(state)
    expected = list(sense.weights(state, state.legal_actions()))
    for _ in range(4):
        world = belief.draw_world(rng)
        sense.begin(world)
        assert list(sense.weights(world, world.legal_actions())) == expected
