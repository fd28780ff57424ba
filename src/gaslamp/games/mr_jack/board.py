"""The board as tables made once: who reaches what, and what is lit from where (MJ-01, MJ-02).

Sets are bits: of sixty streets, of the fourteen manholes that the two boards have together.
"""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zeros
from gaslamp.games.mr_jack.actions import MANHOLE_COUNT, STREET_COUNT
from gaslamp.games.mr_jack.hexes import (
    DIRECTIONS,
    EXITS,
    HEXES,
    LAMP_PLACES,
    MANHOLES,
    STREET,
    STREETS,
    Hex,
    neighbours,
    step,
)

RADII: Final = 16  # no two streets lie further apart than fifteen
WALKING: Final = 0  # along the streets
CROSSING: Final = 1  # over any hex of the board, as only Miss Stealthy does (MJ-20)
MOST_POINTS: Final = 4


class BoardTables:
    """What the streets, buildings, lamp places, manholes and exits mean for the rules."""

    def __init__(self, name: str) -> None:
        """Make the tables of the `first` or the `revised` board; only their manholes differ."""
        self.name = name
        self.distance = vec[i64]()  # between streets, along streets: [street * STREET_COUNT + end]
        self.within = vec[i64]()  # streets within some steps: [(gait * STREETS + street) * RADII]
        self.beside = vec[i64]()  # the streets that touch a street
        self.beams = vec[i64]()  # what the lantern lights: [street * 6 + direction]
        streets = [hex_ for hex_ in HEXES if hex_.kind == STREET]
        for hex_ in streets:
            self._add_street(hex_)
        for crosses_all in (False, True):
            for hex_ in streets:
                self._add_steps(hex_, crosses_all=crosses_all)
        self.lamp_light = vec[i64]([_beside(hex_) for hex_ in HEXES if hex_.name in LAMP_PLACES])
        self.exits = vec[i64]([_street_at_exit(way_out) for way_out in EXITS])
        self.manholes: i64 = _manholes(name)
        self.opened = vec[i64]()  # the streets with open manholes, by sewers
        self.around = vec[i64]()  # streets near those: [(sewers * 2 + gait) * MOST_POINTS + points]
        self.sewers = zeros(2**MANHOLE_COUNT)  # numbered by the set of covered manholes
        self._add_sewers()

    def _add_street(self, hex_: Hex) -> None:
        walk = _distances(hex_, crosses_all=False)
        for street in STREETS:
            self.distance = append(self.distance, walk[street])
        self.beside = append(self.beside, _beside(hex_))
        for direction in range(len(DIRECTIONS)):
            self.beams = append(self.beams, _beam(hex_, direction))

    def _add_steps(self, hex_: Hex, *, crosses_all: bool) -> None:
        distances = _distances(hex_, crosses_all=crosses_all)
        for radius in range(RADII):
            self.within = append(self.within, _within(distances, radius))

    def _add_sewers(self) -> None:
        """Look at each set of covered manholes, also those with more or fewer than two covers."""
        covers: i64 = 0
        while covers < len(self.sewers):
            self.sewers[covers] = -1
            if not covers & ~self.manholes:
                self.sewers[covers] = len(self.opened)
                self._add_passages(covers)
            covers += 1

    def _add_passages(self, covers: i64) -> None:
        ways_in = [STREETS.index(name) for name in named(self.manholes & ~covers, MANHOLES)]
        opened: i64 = 0
        for street in ways_in:
            opened |= bit(street)
        self.opened = append(self.opened, opened)
        for gait in (WALKING, CROSSING):
            for points in range(MOST_POINTS):
                reached: i64 = 0
                for street in ways_in:
                    reached |= self.within[(gait * STREET_COUNT + street) * RADII + points]
                self.around = append(self.around, reached)

    def reach(self, start: i64, points: i64, covers: i64, gait: i64) -> i64:
        """Give the streets within a number of movement points, the start itself among them.

        Characters do not block (MJ-09). From the first open manhole on the way, each other one is
        a point away (MJ-12); a second passage would lead nowhere that the first does not.
        """
        near = (gait * STREET_COUNT + start) * RADII
        sewers = self.sewers[covers]
        opened = self.opened[sewers]
        used: i64 = 0
        while used < points:
            if self.within[near + used] & opened:
                left = points - used - 1
                passage = self.around[(sewers * 2 + gait) * MOST_POINTS + left]
                return self.within[near + points] | passage
            used += 1
        return self.within[near + points]


def _distances(start: Hex, *, crosses_all: bool) -> dict[str, int]:
    """Count the steps from one hex to every other: along streets, or across any hex (MJ-20)."""
    found = {start.name: 0}
    edge = [start]
    while edge:
        reached: list[Hex] = []
        for hex_ in edge:
            for other in neighbours(hex_):
                if other.name not in found and (crosses_all or other.kind == STREET):
                    found[other.name] = found[hex_.name] + 1
                    reached.append(other)
        edge = reached
    return found


def _within(distances: dict[str, int], radius: int) -> int:
    return sum(1 << i for i, street in enumerate(STREETS) if distances[street] <= radius)


def _streets(hexes: list[Hex]) -> int:
    return sum(1 << STREETS.index(hex_.name) for hex_ in hexes if hex_.kind == STREET)


def _manholes(board: str) -> int:
    holes = [hex_ for hex_ in HEXES if hex_.manhole]
    return sum(1 << number for number, hex_ in enumerate(holes) if hex_.has_manhole(board))


def _beside(hex_: Hex) -> int:
    return _streets(neighbours(hex_))


def _beam(start: Hex, direction: int) -> int:
    """Follow the lantern's line to the first obstacle or the edge of the board (MJ-16)."""
    lit: list[Hex] = []
    hex_ = step(start, direction)
    while hex_ is not None and hex_.kind == STREET:
        lit.append(hex_)
        hex_ = step(hex_, direction)
    return _streets(lit)


def _street_at_exit(way_out: str) -> int:
    """Find the only hex that an exit touches."""
    return next(STREETS.index(hex_.name) for hex_ in HEXES if hex_.leads_out == way_out)


def named(members: int, names: list[str]) -> list[str]:
    """List the names of a set's members."""
    return [name for number, name in enumerate(names) if members >> number & 1]


@functools.cache
def whitechapel(name: str) -> BoardTables:
    """Lay out one of the two boards."""
    assert len(STREETS) == STREET_COUNT
    return BoardTables(name)
