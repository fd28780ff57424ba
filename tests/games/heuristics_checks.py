"""What the tests of every game's heuristics check, and the positions they check it in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import CLOSE_MODEL, Heuristics
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, State

SomeState = TypeVar("SomeState", bound=State)


def policy_of(heuristics: Heuristics, viewer: int, depth: int = CLOSE_MODEL) -> Policy:
    """Give the policy that a viewer assumes of the others, with a model so close."""
    heuristics.model_depth = depth
    policy = heuristics.policy(viewer)
    assert policy is not None
    return policy


def choices_of(
    state: SomeState, belief: Belief, viewer: int, draw: Callable[[SomeState], int]
) -> Iterator[SomeState]:
    """Play a game to its end with a viewer's belief; yield every state in which a seat chooses."""
    while state.seat != OVER:
        if state.seat >= 0:
            yield state
        action = draw(state)
        sight = state.sight(action, viewer)
        state.apply(action)
        belief.see(sight, state.seat)


def gives_every_choice_a_share(
    heuristics: Heuristics, policy: Policy, state: State, seat: int, reasons: Sequence[str]
) -> None:
    """Check that every choice has a share, by prior and policy, and that reasons are known ones."""
    actions = state.legal_actions()
    heuristics.begin_simulation(state)
    shares = heuristics.prior(state, actions)
    assert len(shares) == len(actions)
    assert min(shares) > 0.0
    read = policy.weights(state, actions)
    assert min(read) > 0.0
    assert sum(read) == pytest.approx(1.0)
    assert 0.0 <= heuristics.evaluate(state, seat) <= 1.0
    assert {heuristics.reason(state, action) for action in actions} <= {"", *reasons}


def chooses_alike(heuristics: Heuristics, belief: Belief, state: State, rng: Random) -> None:
    """Check that the prior is the same in every world that the seat on turn can't tell apart."""
    heuristics.start_from(belief, state.seat)
    heuristics.begin_simulation(state)
    expected = list(heuristics.prior(state, state.legal_actions()))
    for _ in range(4):
        world = belief.sample_world(rng)
        heuristics.begin_simulation(world)
        assert list(heuristics.prior(world, world.legal_actions())) == expected
