"""London: the stations and the lines between them, as tables made once (SY-01, SY-29)."""

from __future__ import annotations

import functools
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gaslamp.core.data_files import read_data
from gaslamp.games.scotland_yard.actions import BLACK, STATIONS, STEP, TICKETS

FERRY = "ferry"
HANDS: Final = 16  # sets of the four tickets


Line: TypeAlias = tuple[int, int, str]
"""Two stations, and the transport that goes between them."""

Place: TypeAlias = tuple[float, float]
"""Where a station lies on the board."""


class BoardTables:
    """The rides that leave each station, in tables made for every hand of tickets.

    A hand is a set of tickets as bits. The rides from a station with a hand have the numbers from
    `first[place]` up to `past[place]`, where place is `station * HANDS + hand`; `rides` gives their
    codes, in ascending order, and `ends` where they lead. Hands share rides to keep tables small.
    `first_end[place]` is where the first of them leads: 0, which is no station, if there is none.
    """

    def __init__(
        self, lines: list[Line], starts: list[int], places: dict[int, Place] | None = None
    ) -> None:
        """Make the tables from the lines and the start cards.

        `places` are the stations of another city; without them the stations are London's.
        """
        rides: list[int] = []
        first = [0] * (HANDS * (STATIONS + 1))
        past = first[:]
        for station in range(1, STATIONS + 1):
            lines_here = lines_from(lines, station)
            block = len(rides)
            for hand in range(HANDS - 1, -1, -1):
                wanted = rides_with(lines_here, hand)
                at = found(rides, wanted, block)
                rides += wanted[len(rides) - at :]
                first[station * HANDS + hand] = at
                past[station * HANDS + hand] = at + len(wanted)
        self.lines: Final = lines
        self.places: Final = places
        self.starts: Final = vec[i64](starts)
        self.first: Final = vec[i16]([i16(number) for number in first])
        self.past: Final = vec[i16]([i16(number) for number in past])
        self.rides: Final = vec[i16]([i16(ride) for ride in rides])
        self.first_end: Final = vec[u8](ends_of_first(rides, first, past))
        self.ends: Final = vec[u8]([u8(ride % STEP) for ride in rides])

    def neighbours(self, station: int) -> list[tuple[int, str]]:
        """List the next stations from here, with the transport that goes there."""
        return lines_from(self.lines, station)

    def transports(self, station: int, end: int) -> list[str]:
        """List the transports that go from one station to another."""
        return sorted(kind for other, kind in self.neighbours(station) if other == end)


def lines_from(lines: list[Line], station: int) -> list[tuple[int, str]]:
    """List the lines from a station: where each leads, and its transport."""
    there = [(b, kind) for a, b, kind in lines if a == station]
    return there + [(a, kind) for a, b, kind in lines if b == station]


def rides_with(lines: list[tuple[int, str]], hand: int) -> list[int]:
    """List the rides along a station's lines with a hand of tickets.

    A black ticket is good for any line, the ferry's too (SY-18, SY-19); a black ride names only
    its end (SY-30).
    """
    rides: set[int] = set()
    for end, transport in lines:
        if transport != FERRY and hand >> TICKETS.index(transport) & 1:
            rides.add(TICKETS.index(transport) * STEP + end)
        if hand >> BLACK & 1:
            rides.add(BLACK * STEP + end)
    return sorted(rides)


def found(rides: list[int], wanted: list[int], start: int) -> int:
    """Find rides that stand one behind the other in a list, from a place on; else give its end."""
    for at in range(start, len(rides)):
        if rides[at : at + len(wanted)] == wanted:
            return at
    return len(rides)


def ends_of_first(rides: list[int], first: list[int], past: list[int]) -> list[u8]:
    """List where the first ride of each place leads; 0 where there is none."""
    return [
        u8(rides[start] % STEP if start < end else 0)
        for start, end in zip(first, past, strict=True)
    ]


@functools.cache
def london() -> BoardTables:
    """Lay out the classic board."""
    lines = [(int(row[0]), int(row[1]), row[2]) for row in read_data("scotland_yard", "lines.csv")]
    return BoardTables(
        lines, sorted(int(row[0]) for row in read_data("scotland_yard", "starts.csv"))
    )
