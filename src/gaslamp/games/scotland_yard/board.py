"""London: the stations and the lines between them, as tables made once (SY-01, SY-29)."""

from __future__ import annotations

import functools

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.facts import facts
from gaslamp.games.scotland_yard.actions import BLACK, STATIONS, STEP, TICKETS

FERRY = "ferry"


class Board:
    """The rides that leave each station.

    Station s has the rides `first[s]` up to `first[s + 1]`, in ascending order: the ordinary
    ones come before `first_black[s]`, the black ones from there on.
    """

    def __init__(self, lines: list[tuple[int, int, str]], starts: list[int]) -> None:
        """Make the tables from lines (station, station, transport) and the start cards."""
        self.lines = lines
        self.starts = vec[i64](starts)
        self.rides = vec[i64]()
        self.first = vec[i64]([0])
        self.first_black = vec[i64]([0])
        for station in range(1, STATIONS + 1):
            self.first = append(self.first, len(self.rides))
            self._add_rides(self._ordinary_rides(station))
            self.first_black = append(self.first_black, len(self.rides))
            self._add_rides(self._black_rides(station))
        self.first = append(self.first, len(self.rides))

    def _add_rides(self, rides: list[int]) -> None:
        for ride in sorted(rides):
            self.rides = append(self.rides, ride)

    def _ordinary_rides(self, station: int) -> list[int]:
        return [
            TICKETS.index(transport) * STEP + end
            for end, transport in self.ends(station)
            if transport != FERRY
        ]

    def _black_rides(self, station: int) -> list[int]:
        """Any line, the ferry's too (SY-18, SY-19); the ride names only its end (SY-30)."""
        return [BLACK * STEP + end for end in {end for end, _ in self.ends(station)}]

    def ends(self, station: int) -> list[tuple[int, str]]:
        """List the next stations from here, with the transport that goes there."""
        return [(b, kind) for a, b, kind in self.lines if a == station] + [
            (a, kind) for a, b, kind in self.lines if b == station
        ]

    def transports(self, station: int, end: int) -> list[str]:
        """List the transports that go from one station to another."""
        return sorted(kind for other, kind in self.ends(station) if other == end)


@functools.cache
def london() -> Board:
    """Lay out the classic board."""
    lines = [(int(row[0]), int(row[1]), row[2]) for row in facts("scotland_yard", "lines.csv")]
    return Board(lines, sorted(int(row[0]) for row in facts("scotland_yard", "starts.csv")))
