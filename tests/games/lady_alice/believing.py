"""Beliefs beside a game: shown every action, held against the generic one."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.belief import WorldsBelief
from gaslamp.core.policy import Policy, UniformPolicy
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import Setup
from gaslamp.games.lady_alice.rules.state import LadyAlice, set_table
from tests.games.lady_alice.playing import Table
from tests.games.lady_alice.policies import NeverOwnClue, ShowsHand

MOST_WORLDS = 2_000 if is_compiled() else 400
POLICIES = (None, UniformPolicy(), ShowsHand(), NeverOwnClue())


def small_table(seats: int, size: int) -> LadyAlice:
    """Set a table with fewer clues in each category."""
    return set_table(Setup(seats, 3, notebook=True, size=size))


def step(state: LadyAlice, beliefs: list[EvidenceBelief | WorldsBelief], action: int) -> None:
    """Play an action and show every belief, all of one viewer, its side of it."""
    viewer = beliefs[0].viewer
    sight = state.sight(action, viewer)
    state.apply(action)
    for belief in beliefs:
        belief.see(sight, state.seat)


def calm_action(state: LadyAlice, rng: Random) -> int:
    """Draw an action, an accusation seldom, so that games last."""
    action = state.random_action(rng)
    if GAME.notation(action).startswith("accuse") and rng.randrange(4) and state.category == 0:
        return GAME.parse("pass")
    return action


def likely_action(state: LadyAlice, policy: Policy | None, rng: Random) -> int:
    """Draw an action that the policy does not exclude."""
    while True:
        action = calm_action(state, rng)
        if policy is None or state.seat < 0:
            return action
        actions = state.legal_actions()
        if policy.weights(state, actions)[list(actions).index(action)] > 0.0:
            return action


def assert_same(own: EvidenceBelief, generic: WorldsBelief) -> None:
    """Every world has the same weight; they sum to one, so no other world has any."""
    total = 0.0
    for world in generic.by_key.values():
        weight = own.weight(world.state)
        assert abs(weight - world.weight) < 1e-12
        total += weight
    assert abs(total - 1.0) < 1e-9


def belief_of(table: Table, viewer: int, policy: Policy | None = None) -> EvidenceBelief:
    """Show a new belief what its viewer has seen."""
    belief = GAME.belief(table.options, viewer, policy)
    for entry in table.journal.seen(viewer):
        belief.see(entry.sight, entry.turn)
    return belief
