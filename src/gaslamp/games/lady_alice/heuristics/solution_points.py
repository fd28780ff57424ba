"""How the players stand: points on the desk as one seat sees them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.lady_alice.game_setup import MOST_SEATS
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of, zone_of
from gaslamp.games.lady_alice.rules.scoring import (
    DOUBLE_BONUS,
    EVERY_CLUE_BONUS,
    double_clues,
)
from gaslamp.games.lady_alice.rules.state import LadyAlice

HIDDEN_DOUBT: Final = 0.6  # variance of what a face-down marker is worth
STEEP: Final = 1.7  # a logistic curve that is nearly the normal one


class SolutionPoints:
    """The points of all players if a solution were true, as far as one seat sees the markers."""

    def __init__(self) -> None:
        """Make room for all seats."""
        self.points = zero_weights(MOST_SEATS)
        self.doubts = zero_weights(MOST_SEATS)
        self.found = zeros(MOST_SEATS)
        self.marked: i64 = 0  # the clues of the solution that other players have marked

    def count(self, world: LadyAlice, viewer: i64, solution: i64, hidden_worth: float) -> None:
        """Add up the markers that lie on the solution."""
        seat: i64 = 0
        while seat < world.seats:
            self.points[seat] = 0.0
            self.doubts[seat] = 0.0
            self.found[seat] = 0
            seat += 1
        self.marked = 0
        desk = world.desk
        place: i64 = 0
        while place < len(desk.markers):
            marker = desk.markers[place]
            if solution >> zone_of(marker) & 1:
                owner = seat_of(marker)
                if owner != viewer:
                    self.marked |= bit(zone_of(marker))
                if owner != viewer and desk.is_newest(place):
                    self.points[owner] += hidden_worth
                    self.doubts[owner] += HIDDEN_DOUBT
                    self.found[owner] |= bit(zone_of(marker))
                elif value_of(marker) > 0:
                    self.points[owner] += float(value_of(marker))
                    self.found[owner] |= bit(zone_of(marker))
            place += 1
        self._add_bonuses(world, solution)

    def _add_bonuses(self, world: LadyAlice, solution: i64) -> None:
        double = double_clues(solution)
        seat: i64 = 0
        while seat < world.seats:
            if self.found[seat] == solution:
                self.points[seat] += float(EVERY_CLUE_BONUS)
            if double != 0 and self.found[seat] & double == double:
                self.points[seat] += float(DOUBLE_BONUS)
            seat += 1

    def missing(self, seat: i64, solution: i64) -> i64:
        """Give the clues of a solution on which a seat has nothing."""
        return solution & ~self.found[seat]

    def lead(self, world: LadyAlice, seat: i64, bonus: float, tie: float) -> float:
        """Give a seat's chance to have most, with a bonus; `tie` is what being level is worth."""
        chance = 1.0
        other: i64 = 0
        while other < world.seats:
            if other != seat and world.is_in(other):
                ahead = self.points[seat] + bonus - self.points[other]
                chance *= _chance_of(ahead, self.doubts[other], tie)
            other += 1
        return chance


def _chance_of(ahead: float, doubt: float, tie: float) -> float:
    if doubt == 0.0:
        return 1.0 if ahead > 0.0 else tie if ahead == 0.0 else 0.0
    spread = (ahead + tie - 0.5) / sqrt(doubt)
    return 1.0 / (1.0 + exp(-STEEP * spread))
