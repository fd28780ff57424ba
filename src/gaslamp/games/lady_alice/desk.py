"""The deduction markers on Holmes's desk, zone by zone (LA-15 to LA-17)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from gaslamp.games.lady_alice.clues import CATEGORIES, CLUES, SIZE, bit
from gaslamp.games.lady_alice.table import MARKERS, OF_EACH


class Desk:
    """Markers by player and by zone. In a zone only the newest marker lies face down.

    A player's markers are numbered from `seat * MARKERS` in the order they were placed.
    """

    def __init__(self, seats: i64) -> None:
        """Make a desk without zones; `empty_desk` draws them."""
        self.room: i64 = seats  # markers that a zone can take (LA-17, LA-33, LA-38)
        self.placed = vec[u8]()  # by seat: how many of its markers lie on the desk
        self.clues = vec[u8]()  # by marker: the zone where it lies
        self.values = vec[u8]()  # by marker
        self.zones = vec[u8]()  # `room` places for each clue: markers from the oldest on
        self.heights = vec[u8]()  # by clue: how many markers lie there
        self.closed: i64 = 0  # the clues whose zones are full

    def clone(self) -> Desk:
        """Copy all the markers."""
        copy = Desk(self.room)
        copy.placed = self.placed[:]
        copy.clues = self.clues[:]
        copy.values = self.values[:]
        copy.zones = self.zones[:]
        copy.heights = self.heights[:]
        copy.closed = self.closed
        return copy

    def place(self, seat: i64, clue: i64, value: i64) -> None:
        """Put a player's next marker on a zone for good (LA-16)."""
        marker = seat * MARKERS + i64(self.placed[seat])
        height = i64(self.heights[clue])
        self.placed[seat] += u8(1)
        self.clues[marker] = u8(clue)
        self.values[marker] = u8(value)
        self.zones[clue * self.room + height] = u8(marker)
        self.heights[clue] = u8(height + 1)
        if height + 1 == self.room:
            self.closed |= bit(clue)

    def marker(self, clue: i64, depth: i64) -> i64:
        """Give the marker that lies so deep in a zone: 0 for the newest."""
        return i64(self.zones[clue * self.room + i64(self.heights[clue]) - 1 - depth])

    def is_hidden(self, marker: i64) -> bool:
        """Tell whether a marker still lies face down (LA-15)."""
        return self.marker(i64(self.clues[marker]), 0) == marker

    def left(self, seat: i64, value: i64) -> i64:
        """Count a player's markers of a value that are not on the desk (LA-04)."""
        left: i64 = OF_EACH
        marker = seat * MARKERS
        end = marker + i64(self.placed[seat])
        while marker < end:
            if i64(self.values[marker]) == value:
                left -= 1
            marker += 1
        return left

    def key(self) -> list[int]:
        """Tell each zone's markers from the oldest on: a reveal depends on their order."""
        parts: list[int] = []
        clue: i64 = 0
        while clue < CLUES:
            height = i64(self.heights[clue])
            if height > 0:
                parts.append(clue * 8 + height)
            place = clue * self.room
            end = place + height
            while place < end:
                marker = i64(self.zones[place])
                parts.append(marker * 4 + i64(self.values[marker]))
                place += 1
            clue += 1
        return parts


def empty_desk(seats: i64, size: i64) -> Desk:
    """Draw the zones; clues beyond the size of a smaller desk have none."""
    desk = Desk(seats)
    desk.placed = vec[u8]([0] * seats)
    desk.clues = vec[u8]([0] * (seats * MARKERS))
    desk.values = vec[u8]([0] * (seats * MARKERS))
    desk.zones = vec[u8]([0] * (CLUES * seats))
    desk.heights = vec[u8]([0] * CLUES)
    for category in range(CATEGORIES):
        for place in range(size, SIZE):
            desk.closed |= bit(category * SIZE + place)
    return desk
