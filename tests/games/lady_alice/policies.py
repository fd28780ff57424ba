"""Players who give something away: policies to hold beliefs against."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.policy import PlayerKind, Policy, UniformPolicy
from gaslamp.core.state import State
from gaslamp.games.lady_alice.actions import PASS, VALUE, VALUE_HIDDEN, clue_of
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of
from tests.games.lady_alice.playing import truth


class ShowsHand(Policy):
    """Names the own clue often, lays high markers on it, and passes when high markers lie."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Weigh by the own evidence and by the values of the own markers."""
        state = truth(world)
        own = state.evidence[state.seat]
        laid = [value_of(m) for m in state.desk.markers if seat_of(m) == state.seat]
        weights = []
        for action in actions:
            weight = 6.0 if clue_of(action) == own else 1.0
            if VALUE <= action < VALUE_HIDDEN:
                weight = 1.0 + float(action - VALUE) * (3.0 if state.marking == own else 0.5)
            elif action == PASS:
                weight = 1.0 + 2.0 * float(sum(laid))
            weights.append(weight)
        return vec[float]([weight / sum(weights) for weight in weights])


class NeverOwnClue(Policy):
    """Never names or marks the own clue while there is something else to do."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share evenly among all the others."""
        state = truth(world)
        own = state.evidence[state.seat]
        weights = [0.0 if clue_of(action) == own else 1.0 for action in actions]
        if sum(weights) == 0.0:
            weights = [1.0] * len(weights)
        return vec[float]([weight / sum(weights) for weight in weights])


class NeverPasses(Policy):
    """Places or accuses on every turn."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share evenly among all but the pass."""
        others = [0.0 if action == PASS else 1.0 for action in actions]
        return vec[float]([share / sum(others) for share in others])


class SomeKind(Policy):
    """Somebody of one of three kinds."""

    def kinds(self) -> list[PlayerKind]:
        """Mix those who show their hand, those who never do, and those who play at random."""
        return [
            PlayerKind(ShowsHand(), 0.5),
            PlayerKind(NeverOwnClue(), 0.2),
            PlayerKind(UniformPolicy(), 0.3),
        ]


class EachOfAKind(Policy):
    """Every seat is of a kind that is known."""

    def __init__(self, kinds: Sequence[PlayerKind]) -> None:
        """Take the kinds by seat."""
        self.by_seat = [kind.policy for kind in kinds]

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Ask the kind of the seat on turn."""
        return self.by_seat[world.seat].weights(world, actions)
