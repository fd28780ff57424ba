"""What a load is, and what is measured of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Load(msgspec.Struct, frozen=True):
    """Tables of two sockets each, a rate of moves, and how many tables move at once at most.

    `homes` are home pages, each of which follows a seat of one table besides.
    """

    tables: int
    rate: int
    seconds: float
    at_once: int
    homes: int = 0


class Phase(msgspec.Struct):
    """Moves that were made: how long each took, in milliseconds, and what the server used."""

    times: list[float]
    seconds: float
    cpu: float = 0.0

    @property
    def per_second(self) -> float:
        """Moves for each second on the wall."""
        return len(self.times) / self.seconds

    @property
    def per_core(self) -> float:
        """Moves for each second of processor time that the server used."""
        return len(self.times) / self.cpu if self.cpu else 0.0


class Measured(msgspec.Struct):
    """What a server needed for a load; memory in bytes."""

    per_socket: float
    per_table: float
    at_rate: Phase
    most: Phase
    per_home: float = 0.0


def by_memory(sizes: Sequence[int], tables: int) -> tuple[float, float]:
    """Tell the memory of a socket and of a table from three sizes of the server."""
    empty, one_seat, both_seats = sizes
    per_socket = (both_seats - one_seat) / tables
    return per_socket, (one_seat - empty) / tables - per_socket


def quantile(times: Sequence[float], part: float) -> float:
    """Give the time that so large a part of the moves stayed under."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
