"""What a choice says about a player: by what he may hold, and by what kind of player he may be."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.policy import PlayerKind
from gaslamp.core.weights import zero_weights
from gaslamp.games.lady_alice.belief.hand import Hand
from gaslamp.games.lady_alice.rules.state import LadyAlice


class Weighing:
    """Collects the rows of a player who has just made a choice."""

    def __init__(self, kinds: list[PlayerKind]) -> None:
        """Begin with no rows."""
        self.kinds = kinds
        self.asked: list[vec[float]] = []  # each kind's shares of the actions in the last world
        self.rows = vec[i64]()
        self.weights = vec[float]()
        self.shares = vec[float]()
        self.parts = zero_weights(len(kinds))

    def ask(self, world: LadyAlice, actions: vec[i64]) -> None:
        """Ask each kind how it would choose in a world."""
        self.asked = [kind.policy.weights(world, actions) for kind in self.kinds]

    def add(self, hand: Hand, at: i64, place: i64, row: i64) -> None:
        """Let a row of the hand become this one, if the action in this place was possible."""
        number = len(self.parts)
        whole = 0.0
        kind: i64 = 0
        while kind < number:
            part = hand.kinds[at * number + kind] * self.asked[kind][place]
            self.parts[kind] = part
            whole += part
            kind += 1
        if whole <= 0.0:
            return
        self.rows = append(self.rows, row)
        self.weights = append(self.weights, hand.weights[at] * whole)
        kind = 0
        while kind < number:
            self.shares = append(self.shares, self.parts[kind] / whole)
            kind += 1

    def hand(self, placed: i64) -> Hand:
        """Give the player's hand with what was collected."""
        return Hand(placed, self.rows, self.weights, self.shares)
