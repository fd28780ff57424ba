"""Whitechapel: circles, crossings and the lines between them, as tables made once."""

from __future__ import annotations

import functools

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.data_files import read_data
from gaslamp.games.whitechapel.actions import CIRCLES, CROSSING_CODES, CROSSINGS
from gaslamp.games.whitechapel.streets import Streets

REACH = 3  # how far a policeman ever goes, on a sprint


class Rows:
    """A list of numbers for each place: `first[p]` up to `first[p + 1]` in `items`, ascending."""

    def __init__(self, lists: list[list[int]]) -> None:
        """Lay the lists end to end."""
        self.first = vec[i64]()
        self.items = vec[i64]()
        for numbers in lists:
            self.first = append(self.first, len(self.items))
            for number in numbers:
                self.items = append(self.items, number)
        self.first = append(self.first, len(self.items))

    def row(self, place: i64) -> list[int]:
        """Give one place's list."""
        return [self.items[i] for i in range(self.first[place], self.first[place + 1])]

    def length(self, place: i64) -> i64:
        """Count one place's list."""
        return self.first[place + 1] - self.first[place]


class BoardTables:
    """What can be done from each place (LW-01, LW-02).

    A walk can be barred, so each knows all its ways, and each way the crossings on it.
    """

    def __init__(self, streets: Streets) -> None:
        """Make the tables of any board, the printed one or a part of it."""
        self.streets = streets
        self.circles = vec[i64](streets.circles)
        self.red = vec[i64](streets.red)
        self.yellow = vec[i64](streets.yellow)
        self.is_red = vec[u8]([1 if c in streets.red else 0 for c in range(CIRCLES + 1)])
        ways = [streets.ways(circle) for circle in range(CIRCLES + 1)]
        self.walks = Rows([sorted(found) for found in ways])
        self.ways = Rows(_numbered([found[end] for found in ways for end in sorted(found)]))
        self.on_way = Rows(
            [sorted(way) for found in ways for end in sorted(found) for way in found[end]]
        )
        self.guards = _marks([{x for end in f.values() for way in end for x in way} for f in ways])
        self.alleys = Rows([streets.alleys(circle) for circle in range(CIRCLES + 1)])
        self.coaches = Rows([_coaches(circle, ways) for circle in range(CIRCLES + 1)])
        self.touched = Rows([streets.touched(crossing) for crossing in range(CROSSINGS + 1)])
        self.touching = _marks([streets.touching(circle) for circle in range(CIRCLES + 1)])
        steps = [streets.steps(crossing) for crossing in range(CROSSINGS + 1)]
        self.steps = Rows([sorted(near) for near in steps])
        self.beats = Rows([_within(steps, crossing, 2) for crossing in range(CROSSINGS + 1)])
        self.sprints = Rows([_within(steps, crossing, REACH) for crossing in range(CROSSINGS + 1)])

    def is_open(self, walk: i64, guarded: vec[u8]) -> bool:
        """Tell whether some way of a walk passes no guarded crossing (LW-16)."""
        way = self.ways.first[walk]
        end = self.ways.first[walk + 1]
        while way < end:
            if self._is_free(self.ways.items[way], guarded):
                return True
            way += 1
        return False

    def _is_free(self, way: i64, guarded: vec[u8]) -> bool:
        i = self.on_way.first[way]
        end = self.on_way.first[way + 1]
        while i < end:
            if guarded[self.on_way.items[i]] != 0:
                return False
            i += 1
        return True

    def touches(self, circle: i64, crossing: i64) -> bool:
        """Tell whether a crossing touches a circle (LW-02)."""
        return self.touching[circle * CROSSING_CODES + crossing] == 1

    def is_beat(self, start: i64, end: i64) -> bool:
        """Tell whether a crossing is two steps away or less (LW-18)."""
        i = self.beats.first[start]
        while i < self.beats.first[start + 1]:
            if self.beats.items[i] == end:
                return True
            i += 1
        return False


def _numbered(lists: list[list[frozenset[int]]]) -> list[list[int]]:
    """Number the ways of all walks, one after the other."""
    numbered: list[list[int]] = []
    count = 0
    for ways in lists:
        numbered.append(list(range(count, count + len(ways))))
        count += len(ways)
    return numbered


def _marks(sets: list[set[int]]) -> vec[u8]:
    """Mark the crossings in each circle's set."""
    marks = vec[u8]([0] * (len(sets) * CROSSING_CODES))
    for circle, crossings in enumerate(sets):
        for crossing in crossings:
            marks[circle * CROSSING_CODES + crossing] = u8(1)
    return marks


def _coaches(circle: int, ways: list[dict[int, list[frozenset[int]]]]) -> list[int]:
    """List a coach's first circles: a second must follow that is not the start (LW-25)."""
    return sorted(first for first in ways[circle] if set(ways[first]) - {circle})


def _within(steps: list[set[int]], start: int, distance: int) -> list[int]:
    """List the crossings at most a number of steps away, the start included."""
    found = {start}
    for _ in range(distance):
        found |= {end for crossing in found for end in steps[crossing]}
    return sorted(found)


@functools.cache
def whitechapel() -> BoardTables:
    """Lay out the printed board."""
    circles = read_data("whitechapel", "circles.csv")
    crossings = read_data("whitechapel", "crossings.csv")
    blocks: dict[str, list[int]] = {}
    for block, circle in read_data("whitechapel", "blocks.csv"):
        blocks.setdefault(block, []).append(int(circle))
    return BoardTables(
        Streets(
            [(row[0], row[1]) for row in read_data("whitechapel", "edges.csv")],
            list(blocks.values()),
            red=[int(row[0]) for row in circles if row[3] == "1"],
            yellow=[int(row[0][1:]) for row in crossings if row[3] == "1"],
        )
    )
