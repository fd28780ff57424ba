"""The service's own time, which runs only while a server runs and can write to its database.

Every time that is stored is of this time: when events happened, when tables were touched, when
flags fall and leases end. It begins with the machine's clock and then advances by the monotonic
clock, so jumps of the machine's clock neither add nor take time. How far it has come is written to
the database every few seconds; it never runs further ahead of that than `ALLOWANCE`. So a stop, a
crash, a suspended machine or an unreachable database costs a player at most that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from gaslamp.service.errors import Unavailable
from gaslamp.service.store import Store

MARK_INTERVAL = 5.0  # seconds between two marks of the time
RETRY = 1.0  # seconds, while the database is away
ALLOWANCE = 30_000  # milliseconds that pass at most without a mark
HOUR = 3_600_000  # milliseconds
REPORTED_GAP = 24 * HOUR  # a longer gap is reported, for the machine's clock may be wrong

log = logging.getLogger(__name__)


def wall_clock() -> int:
    """Give the machine's time in milliseconds."""
    return time.time_ns() // 1_000_000


class ServiceTime:
    """Give the service's time in milliseconds, by calling it."""

    def __init__(self, start: int, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Begin at a time."""
        self.monotonic = monotonic
        self._set(start, start)

    def __call__(self) -> int:
        """Return the time; without a new mark it stops after a while."""
        passed = int((self.monotonic() - self._since) * 1000)
        return min(self._start + passed, self._limit)

    def mark(self, written: int, newest: int) -> None:
        """Continue from a written mark; `newest` is the latest one of any process."""
        self._set(max(self(), newest), max(written, newest))

    def _set(self, now: int, marked: int) -> None:
        self._start, self._since = now, self.monotonic()
        self._limit = marked + ALLOWANCE


def start_time(store: Store, wall: Callable[[], int] = wall_clock) -> int:
    """Return the time to begin at: not before anything stored, nor long after the last mark."""
    machine, marked, newest = store.stored_times(wall())
    if marked is None:
        marked = None if newest is None else (newest, newest)
    if marked is None:
        return machine
    gap = machine - marked[1]
    if gap < -ALLOWANCE or gap > REPORTED_GAP:
        log.warning("no server for %d hours, or the machine's clock is wrong", gap // HOUR)
    return max(marked[0] + min(max(gap, 0), ALLOWANCE), newest or 0)


async def write_time_marks(
    store: Store, service_time: ServiceTime, wall: Callable[[], int] = wall_clock
) -> None:
    """Write marks of the time until cancelled."""
    while True:
        written = service_time()
        try:
            newest = await store.mark_time(written, wall())
        except Unavailable:
            await asyncio.sleep(RETRY)
            continue
        service_time.mark(written, newest)
        await asyncio.sleep(MARK_INTERVAL)
