"""The spectators of a table: how many there are, here and on other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

VALID_FOR = 60_000  # milliseconds that the count of another process is used
SETTLE_TIME = 1.0  # seconds from a change to its message, so that several changes send one


class SpectatorsUpdate(msgspec.Struct, frozen=True, tag="watching"):
    """How many people watch a table."""

    count: int


class SpectatorCount:
    """Counts a table's spectators on all processes, and calls `on_change` when it has changed."""

    def __init__(
        self, windows: Callable[[], int], now: Callable[[], int], on_change: Callable[[], None]
    ) -> None:
        """Start at zero; `windows` counts the spectators on this process."""
        self.here = windows
        self.now = now
        self.on_change = on_change
        self.elsewhere: dict[str, tuple[int, int]] = {}  # by process, with its time
        self.shown = 0
        self.timer: asyncio.TimerHandle | None = None

    def note_elsewhere(self, process: str, count: int) -> None:
        """Note how many watch on another process."""
        self.elsewhere[process] = (count, self.now())
        self.check_soon()

    def count(self) -> int:
        """Count the spectators on all processes."""
        since = self.now() - VALID_FOR
        elsewhere = (count for count, at in self.elsewhere.values() if at >= since)
        return self.here() + sum(elsewhere)

    def check_soon(self) -> None:
        """Check after a moment whether the number has changed."""
        if self.timer is None and self.count() != self.shown:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(SETTLE_TIME, self._check)

    def _check(self) -> None:
        self.timer = None
        if (count := self.count()) != self.shown:
            self.shown = count
            self.on_change()

    def message(self) -> SpectatorsUpdate:
        """Return the message that shows the number to everybody at the table."""
        return SpectatorsUpdate(self.shown)
