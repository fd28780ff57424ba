"""Worlds one by one, as long as they are few."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.belief import World
from gaslamp.core.bits import bit
from gaslamp.games.lady_alice.belief.hand import Hand, clue_in, put_row
from gaslamp.games.lady_alice.board import CLUES, NO_CLUE
from gaslamp.games.lady_alice.rules.state import LadyAlice


class Listing:
    """Gives every player every clue that is left, with every row of markers."""

    def __init__(self, hands: list[Hand], viewer: i64, most: i64) -> None:
        """List a viewer's worlds, its own hand known; one more than `most` is enough to stop."""
        self.hands = hands
        self.viewer = viewer
        self.most = most
        self.found: list[World] = []

    def add(self, world: LadyAlice, seat: i64, left: i64, weight: float) -> None:
        """Go on with a seat: these clues are left to share out."""
        if seat == world.seats:
            self.found.append(World(world.clone(), weight))
        elif seat == self.viewer:
            self.add(world, seat + 1, left, weight)
        else:
            for clue in range(CLUES):
                if left >> clue & 1 and len(self.found) <= self.most:
                    self._add_rows(world, seat, clue, left, weight)

    def _add_rows(self, world: LadyAlice, seat: i64, clue: i64, left: i64, weight: float) -> None:
        hand = self.hands[seat]
        i: i64 = 0
        while i < len(hand.rows) and len(self.found) <= self.most:
            if clue_in(hand.rows[i]) in (clue, NO_CLUE) and hand.weights[i] > 0.0:
                world.evidence[seat] = clue
                put_row(world, seat, hand.rows[i])
                self.add(world, seat + 1, left & ~bit(clue), weight * hand.weights[i])
            i += 1
