"""Where the detectives stand, seen from every station at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.weights import small_zeros, zero_weights
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.actions import STATIONS
from gaslamp.games.scotland_yard.heuristics.distances import FAR, Distances
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

FADING: Final = 0.6  # a detective one ride farther away threatens so much less


def powers(base: float, count: i64) -> vec[float]:
    """List a number's powers, from the zeroth on."""
    listed = vec[float](capacity=count)
    power = 1.0
    while len(listed) < count:
        listed = append(listed, power)
        power *= base
    return listed


THREAT: Final = powers(FADING, FAR + 1)  # of a detective, by his distance


class DetectiveReach:
    """For each station: the nearest detective's rides, the threat of all, who can still ride there.

    A detective is pending as long as he has not moved in this chase.
    """

    def __init__(self, distances: Distances) -> None:
        """Look at nothing yet."""
        self.distances: Final = distances
        self.nearest: Final = small_zeros(STATIONS + 1)
        self.threat: Final = zero_weights(STATIONS + 1)
        self.reached: Final = small_zeros(
            STATIONS + 1
        )  # by how many pending detectives, in one ride
        self.pending: i64 = 0  # detectives

    def look(self, world: ScotlandYard) -> None:
        """Look at the detectives as they stand."""
        self._clear()
        first = world.pawn if world.phase == phases.CHASE else 1
        pawn: i64 = 1
        while pawn <= world.detectives:
            self._add(self.distances.row(world.stations[pawn], world.hand(pawn)), pawn >= first)
            pawn += 1
        self.pending = world.detectives + 1 - first

    def _clear(self) -> None:
        nearest = self.nearest
        threat = self.threat
        reached = self.reached
        station: i64 = 0
        while station <= STATIONS:
            nearest[station] = u8(FAR)
            threat[station] = 0.0
            reached[station] = u8(0)
            station += 1

    def _add(self, row: i64, is_pending: bool) -> None:
        rides = self.distances.rides
        nearest = self.nearest
        threat = self.threat
        reached = self.reached
        station: i64 = 1
        while station <= STATIONS:
            away = i64(rides[row + station])
            if away < i64(nearest[station]):
                nearest[station] = u8(away)
            threat[station] += THREAT[away]
            if away == 1 and is_pending:
                reached[station] += u8(1)
            station += 1
