"""How the clues of a solution may be shared out: sums over every way to deal them."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count, members_of
from gaslamp.core.weights import zero_weights
from gaslamp.games.lady_alice.board import CLUES

WAYS: Final = 32  # sets of at most five clues


class Sharing:
    """Weighs solutions by how likely each player is to hold each clue.

    A way to share out a solution weighs the product of its players' likelihoods. Players get their
    clues in the order of their seats: `before` sums over the ways in which the first of them hold
    a set of the solution's clues, `behind` over the ways in which the others hold the rest.
    """

    def __init__(self, seats: i64, likely: vec[float]) -> None:
        """Take the likelihoods, by seat and by clue."""
        self.seats = seats
        self.likely = likely
        self.clues = vec[i64]()
        self.before = zero_weights(WAYS)
        self.behind = zero_weights(WAYS)

    def weigh(self, solution: i64) -> float:
        """Sum over all ways to share out a solution."""
        self.clues = members_of(solution, 0)
        last = bit(self.seats) - 1
        held: i64 = 1
        while held <= last:
            self.before[held] = 0.0
            held += 1
        self.before[0] = 1.0
        held = 0
        while held < last:
            if self.before[held] > 0.0:
                self._hand_on(held)
            held += 1
        return self.before[last]

    def _hand_on(self, held: i64) -> None:
        """Add the ways in which the next player holds a clue that the first ones do not hold."""
        start = count(held) * CLUES
        place: i64 = 0
        while place < self.seats:
            if held >> place & 1 == 0:
                weight = self.likely[start + self.clues[place]]
                self.before[held | bit(place)] += self.before[held] * weight
            place += 1

    def add_held(self, solution: i64, held_by: vec[float]) -> float:
        """Add, by seat and clue, the ways in which that seat holds it; return their sum."""
        whole = self.weigh(solution)
        if whole <= 0.0:
            return 0.0
        self._look_back()
        held: i64 = 0
        while held < bit(self.seats) - 1:
            start = count(held) * CLUES
            place: i64 = 0
            while place < self.seats:
                if held >> place & 1 == 0:
                    at = start + self.clues[place]
                    rest = self.before[held] * self.behind[held | bit(place)]
                    held_by[at] += rest * self.likely[at]
                place += 1
            held += 1
        return whole

    def _look_back(self) -> None:
        """Sum over the ways to share out what is left, from the last player back."""
        self.behind = zero_weights(WAYS)
        held = bit(self.seats) - 1
        self.behind[held] = 1.0
        while held > 0:
            held -= 1
            start = count(held) * CLUES
            place: i64 = 0
            while place < self.seats:
                if held >> place & 1 == 0:
                    weight = self.likely[start + self.clues[place]]
                    self.behind[held] += weight * self.behind[held | bit(place)]
                place += 1

    def sample(self, solution: i64, rng: Random) -> vec[i64]:
        """Draw a way to share out a solution, by its weight: each seat's clue."""
        self.weigh(solution)
        self._look_back()
        share = vec[i64](capacity=self.seats)
        held: i64 = 0
        while len(share) < self.seats:
            place = self._draw_place(held, len(share) * CLUES, rng)
            share = append(share, self.clues[place])
            held |= bit(place)
        return share

    def _draw_place(self, held: i64, start: i64, rng: Random) -> i64:
        left = rng.random() * self.behind[held]
        chosen: i64 = -1
        place: i64 = 0
        while place < self.seats and left >= 0.0:
            if held >> place & 1 == 0:
                rest = self.behind[held | bit(place)]
                weight = self.likely[start + self.clues[place]] * rest
                if weight > 0.0:
                    chosen = place
                    left -= weight
            place += 1
        return chosen
