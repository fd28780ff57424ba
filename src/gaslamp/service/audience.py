"""The spectators of a table: how many there are, here and on other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

HEARD_FOR = 60_000  # milliseconds for which another process's announcement is valid
TOGETHER = 1.0  # seconds: people who come and go so close together change the number once


class Watching(msgspec.Struct, frozen=True, tag="watching"):
    """How many people watch a table."""

    count: int


class Audience:
    """Counts a table's spectators, and tells everybody when their number has changed."""

    def __init__(
        self, windows: Callable[[], int], now: Callable[[], int], on_change: Callable[[], None]
    ) -> None:
        """Begin with nobody; `windows` counts the spectators on this process."""
        self.here = windows
        self.now = now
        self.on_change = on_change
        self.elsewhere: dict[str, tuple[int, int]] = {}  # by process, how many, and since when
        self.shown = 0
        self.timer: asyncio.TimerHandle | None = None

    def note_elsewhere(self, process: str, count: int) -> None:
        """Note how many watch on another process."""
        self.elsewhere[process] = (count, self.now())
        self.look_soon()

    def count(self) -> int:
        """Count the spectators on all processes."""
        since = self.now() - HEARD_FOR
        heard = (count for count, at in self.elsewhere.values() if at >= since)
        return self.here() + sum(heard)

    def look_soon(self) -> None:
        """Look a little later whether the number has changed."""
        if self.timer is None and self.count() != self.shown:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(TOGETHER, self._look)

    def _look(self) -> None:
        self.timer = None
        if (count := self.count()) != self.shown:
            self.shown = count
            self.on_change()

    def message(self) -> Watching:
        """Give the number as everybody at the table is shown it."""
        return Watching(self.shown)
