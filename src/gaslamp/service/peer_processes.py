"""Other processes on the same database: what they have written, and who is connected to them.

They send notifications, and nothing depends on receiving them: events that were missed are read by
the next poll, and windows show their keys again after the connection was lost, because a device may
have been revoked meanwhile. The database alone decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import psycopg

from gaslamp.core.codes import Seat
from gaslamp.service.errors import Unavailable, UnreadableTable
from gaslamp.service.live_table import LiveTable
from gaslamp.service.notifications import (
    CHANNEL,
    DeviceRevoked,
    Notification,
    SeatsPresent,
    SeatsTaken,
    TableWritten,
    decode,
)
from gaslamp.service.table_registry import TableRegistry

POLL_INTERVAL = 5.0  # seconds between two polls
ANNOUNCE_EVERY = 4  # polls after which connected seats are announced again
SKEW = 60_000  # milliseconds by which the clocks of two machines may differ
RETRY = 1.0  # seconds, while the database is away
TIMEOUT = 5  # seconds for a database that does not answer
ANNOUNCED_AT_ONCE = 100  # tables in one notification: its size is limited

log = logging.getLogger(__name__)


class PeerProcesses:
    """Listens to the other processes, and announces which seats are connected here."""

    def __init__(self, registry: TableRegistry) -> None:
        """Take the registry whose tables are kept up to date."""
        self.registry = registry
        address = registry.store.engine.url.set(drivername="postgresql")
        self.url = address.render_as_string(hide_password=False)
        self.looked_at = registry.now()
        self.catching_up: set[asyncio.Task[None]] = set()
        registry.on_presence = self.announce

    async def listen(self) -> None:
        """Listen for notifications until cancelled; reconnect when the connection breaks."""
        is_back = False
        while True:
            try:
                await self._listen_once(is_back=is_back)
            except (psycopg.Error, Unavailable):
                log.warning("no hints from other processes for now")
                await asyncio.sleep(RETRY)
            is_back = True

    async def _listen_once(self, *, is_back: bool) -> None:
        connecting = psycopg.AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=TIMEOUT
        )
        async with await connecting as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await self.poll()  # for what was sent before
            if is_back:
                self.registry.close_windows()
            async for sent in line.notifies():
                notification = decode(sent.payload)
                if notification is not None:
                    self.handle(notification)

    def handle(self, notification: Notification) -> None:
        """Handle a notification about a table in memory, or about a device's windows."""
        match notification:
            case TableWritten(table=id_, length=length):
                self._follow(id_, length)
            case SeatsPresent(holder=holder, tables=tables) if holder != self.registry.holder:
                for id_, seats in tables.items():
                    watching = notification.watching.get(id_, 0)
                    self._note_presence(id_, holder, frozenset(seats), watching)
            case SeatsTaken(player=player):
                self.registry.home.update_pages(player)
            case DeviceRevoked(key=key):
                self.registry.close_windows(key)
            case SeatsPresent():
                pass  # our own

    def _follow(self, id_: str, length: int) -> None:
        table = self.registry.tables.get(id_)
        if table is not None and table.state.place < length:
            reading = asyncio.create_task(self._catch_up(table, length))
            self.catching_up.add(reading)
            reading.add_done_callback(self.catching_up.discard)

    async def _catch_up(self, table: LiveTable, length: int) -> None:
        try:
            if table.lock.locked():  # most often our own move, whose commit was announced first
                async with table.lock:
                    pass
            if table.state.place < length:
                await table.catch_up()
        except (Unavailable, UnreadableTable):
            log.warning("can't read what another process wrote", extra={"table": table.id})

    def _note_presence(self, id_: str, holder: str, seats: frozenset[Seat], watching: int) -> None:
        table = self.registry.tables.get(id_)
        if table is None:
            return
        is_new = table.note_presence(holder, seats, watching)
        if is_new and (table.here_locally() or table.spectators.here()):
            self.announce(table)  # a new process does not know our seats yet

    def announce(self, *tables: LiveTable) -> None:
        """Announce which seats are connected to tables here."""
        for first in range(0, len(tables), ANNOUNCED_AT_ONCE):
            some = tables[first : first + ANNOUNCED_AT_ONCE]
            seats = {table.id: tuple(sorted(table.here_locally())) for table in some}
            watching = {table.id: count for table in some if (count := table.spectators.here())}
            self.registry.store.notify(SeatsPresent(self.registry.holder, seats, watching))

    async def poll_forever(self) -> None:
        """Poll for missed events until cancelled."""
        rounds = 0
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            rounds += 1
            try:
                await self.poll()
            except Unavailable:
                continue
            if rounds % ANNOUNCE_EVERY == 0:
                self.announce(*self._with_windows())

    async def poll(self) -> None:
        """Read new events of every table that has more of them than are known here."""
        now = self.registry.now()
        lengths = await asyncio.to_thread(self.registry.store.lengths, self.looked_at - SKEW)
        self.looked_at = now
        for id_, length in lengths.items():
            self._follow(id_, length)

    def _with_windows(self) -> Iterable[LiveTable]:
        tables = self.registry.tables.values()
        return [table for table in tables if table.here_locally() or table.spectators.here()]
