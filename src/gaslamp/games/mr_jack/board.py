"""The board as tables made once: who reaches what, and what is lit from where (MJ-01, MJ-02).

Sets of streets are bit masks: there are sixty, and each is a bit.
"""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.mr_jack.actions import STREET_COUNT
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
from gaslamp.games.mr_jack.masks import bit

RADII: Final = 16  # no two streets lie further apart than fifteen


class Board:
    """What the streets, buildings, lamp places, manholes and exits mean for the rules."""

    def __init__(self, name: str) -> None:
        """Make the tables of the `first` or the `revised` board; only their manholes differ."""
        self.name = name
        self.distance = vec[i64]()  # between streets, along streets: [street * STREET_COUNT + end]
        self.walks = vec[i64]()  # streets within so many steps: [street * RADII + steps]
        self.flights = vec[i64]()  # likewise for Miss Stealthy, who crosses any hex of the board
        self.beside = vec[i64]()  # the streets that touch a street
        self.beams = vec[i64]()  # what the lantern lights: [street * 6 + direction]
        for hex_ in HEXES:
            if hex_.kind == STREET:
                self._add_street(hex_)
        self.lamp_light = vec[i64]([_beside(hex_) for hex_ in HEXES if hex_.name in LAMP_PLACES])
        self.manholes: i64 = _mask([hex_ for hex_ in HEXES if hex_.has_manhole(name)])
        self.street_of_manhole = vec[i64]([STREETS.index(manhole) for manhole in MANHOLES])
        self.exits = vec[i64]([_street_at_exit(way_out) for way_out in EXITS])

    def _add_street(self, hex_: Hex) -> None:
        walk = _distances(hex_, crosses_all=False)
        flight = _distances(hex_, crosses_all=True)
        for street in STREETS:
            self.distance = append(self.distance, walk[street])
        for radius in range(RADII):
            self.walks = append(self.walks, _within(walk, radius))
            self.flights = append(self.flights, _within(flight, radius))
        self.beside = append(self.beside, _beside(hex_))
        for direction in range(len(DIRECTIONS)):
            self.beams = append(self.beams, _beam(hex_, direction))

    def reach(self, start: i64, points: i64, opened: i64, *, crosses_all: bool) -> i64:
        """Give the streets within so many movement points, the start itself among them.

        Characters do not block (MJ-09). From the first open manhole on the way, each other one is
        a point away (MJ-12); a second passage would lead nowhere that the first does not.
        """
        table = self.flights if crosses_all else self.walks
        reached = table[start * RADII + points]
        used: i64 = 0
        while used < points:
            if table[start * RADII + used] & opened:
                return reached | self._around(opened, table, points - used - 1)
            used += 1
        return reached

    def _around(self, opened: i64, table: vec[i64], points: i64) -> i64:
        """Give the streets within so many points of any open manhole."""
        reached: i64 = 0
        for street in self.street_of_manhole:
            if opened & bit(street):
                reached |= table[street * RADII + points]
        return reached


def _distances(start: Hex, *, crosses_all: bool) -> dict[str, int]:
    """Count the steps from one hex to every other: along streets, or across any hex (MJ-20)."""
    found = {start.name: 0}
    edge = [start]
    while edge:
        reached = []
        for hex_ in edge:
            for other in neighbours(hex_):
                if other.name not in found and (crosses_all or other.kind == STREET):
                    found[other.name] = found[hex_.name] + 1
                    reached.append(other)
        edge = reached
    return found


def _within(distances: dict[str, int], radius: int) -> int:
    return sum(1 << i for i, street in enumerate(STREETS) if distances[street] <= radius)


def _mask(hexes: list[Hex]) -> int:
    return sum(1 << STREETS.index(hex_.name) for hex_ in hexes if hex_.kind == STREET)


def _beside(hex_: Hex) -> int:
    return _mask(neighbours(hex_))


def _beam(start: Hex, direction: int) -> int:
    """Follow the lantern's line to the first obstacle or the edge of the board (MJ-16)."""
    lit = []
    hex_ = step(start, direction)
    while hex_ is not None and hex_.kind == STREET:
        lit.append(hex_)
        hex_ = step(hex_, direction)
    return _mask(lit)


def _street_at_exit(way_out: str) -> int:
    """Find the only hex that an exit touches."""
    return next(STREETS.index(hex_.name) for hex_ in HEXES if hex_.leads_out == way_out)


@functools.cache
def whitechapel(name: str) -> Board:
    """Lay out one of the two boards."""
    assert len(STREETS) == STREET_COUNT
    return Board(name)
