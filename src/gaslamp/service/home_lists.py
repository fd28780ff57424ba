"""The listed tables, open and running, as all home pages of a process are shown them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from sqlalchemy import select

from gaslamp.service.errors import DatabaseDamaged, NoSuchTable, Unavailable, UnreadableTable
from gaslamp.service.home_messages import (
    HomeNews,
    OpenTable,
    RunningTable,
    open_table,
    running_table,
)
from gaslamp.service.live_table import LiveTable
from gaslamp.service.schema import RUNNING, TABLES
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry

POLL_INTERVAL = 2.0  # seconds, while a page shows the lists
MOST_SHOWN = 20  # of each list
USED_WITHIN = 3 * 86_400_000  # milliseconds: a game in which nothing happens is not shown

ShownT = TypeVar("ShownT", OpenTable, RunningTable)
Send = Callable[[HomeNews], None]


class HomeLists:
    """Looks for listed tables while pages show them, and sends each page what has changed."""

    def __init__(self, registry: TableRegistry) -> None:
        """Begin without pages."""
        self.registry = registry
        self.open: dict[str, OpenTable] = {}
        self.running: dict[str, RunningTable] = {}
        self.readers: set[Send] = set()
        self.lock = asyncio.Lock()
        self.watching: asyncio.Task[None] | None = None

    async def _watch(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            try:
                await self.look()
            except Unavailable:
                continue

    async def add(self, reader: Send) -> None:
        """Send a page the lists, and from now on what changes in them."""
        if not self.readers:
            await self.look()
        self.readers.add(reader)
        if self.watching is None or self.watching.done():
            self.watching = asyncio.create_task(self._watch())
        shown = HomeNews(
            self.registry.now(),
            open=tuple(self.open.values()),
            running=tuple(self.running.values()),
        )
        if shown.open or shown.running:
            reader(shown)

    def remove(self, reader: Send) -> None:
        """Send a page nothing any more."""
        self.readers.discard(reader)
        if not self.readers and self.watching is not None:
            self.watching.cancel()

    async def look(self) -> None:
        """Look which tables are open and running now; send what has changed."""
        async with self.lock:
            opened = [open_table(table.state) for table in await self.registry.lobby(MOST_SHOWN)]
            running = await self._running()
            news = HomeNews(
                self.registry.now(),
                open=_changed(self.open, opened),
                closed=_missing(self.open, opened),
                running=_changed(self.running, running),
                ended=_missing(self.running, running),
            )
            self.open = {shown.table: shown for shown in opened}
            self.running = {shown.table: shown for shown in running}
        if news.open or news.closed or news.running or news.ended:
            for reader in list(self.readers):
                reader(news)

    async def _running(self) -> list[RunningTable]:
        """List the running games that anybody may watch, those with most spectators first."""
        found: list[LiveTable] = []
        since = self.registry.now() - USED_WITHIN
        for id_ in await asyncio.to_thread(_listed, self.registry.store, since):
            try:
                table = await self.registry.find(id_)
            except (NoSuchTable, UnreadableTable, DatabaseDamaged):
                continue
            if table.state.started and not table.state.is_over:
                found.append(table)
        shown = [running_table(table.state, table.spectators.count()) for table in found]
        return sorted(shown, key=lambda one: -one.watching)


def _listed(store: Store, since: int) -> list[str]:
    """List running tables that may be watched, the newest first."""
    is_shown = (TABLES.c.listed == RUNNING) & (TABLES.c.over == 0) & (TABLES.c.touched_at >= since)
    query = select(TABLES.c.id).where(is_shown).order_by(TABLES.c.made_at.desc())
    return [row.id for row in store.read(query.limit(MOST_SHOWN))]


def _changed(before: Mapping[str, ShownT], now: Sequence[ShownT]) -> tuple[ShownT, ...]:
    return tuple(shown for shown in now if before.get(shown.table) != shown)


def _missing(before: Mapping[str, ShownT], now: Sequence[ShownT]) -> tuple[str, ...]:
    left = {shown.table for shown in now}
    return tuple(table for table in before if table not in left)
