"""Other processes on the same database: what they have written, and who looks through them.

They call out hints, and nothing depends on hearing them. Whoever was deaf for a while, or missed
one, finds at the next round what was written meanwhile; the database alone decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import psycopg

from gaslamp.service.errors import Unavailable, UnreadableTable
from gaslamp.service.hints import CHANNEL, Hint, Present, Written, read
from gaslamp.service.house import House
from gaslamp.service.live import LiveTable

ROUND = 5.0  # seconds between two looks at what was missed
TELL_AGAIN = 4  # rounds after which the open windows are told again
SKEW = 60_000  # milliseconds by which the clocks of two machines may differ
RETRY = 1.0  # seconds, while the database is away
PATIENCE = 5  # seconds for a database that does not answer
MOST_TOLD = 100  # tables in one hint: its size is limited

log = logging.getLogger(__name__)


class Neighbours:
    """Listens for the other processes, and tells them which windows are open here."""

    def __init__(self, house: House) -> None:
        """Live next to whoever else serves this database."""
        self.house = house
        address = house.store.engine.url.set(drivername="postgresql")
        self.url = address.render_as_string(hide_password=False)
        self.looked_at = house.now()
        self.catching_up: set[asyncio.Task[None]] = set()
        house.on_presence = self.tell

    async def listen(self) -> None:
        """Hear hints for as long as this process lives; come back where the line breaks."""
        while True:
            try:
                await self._hear_on()
            except (psycopg.Error, Unavailable):
                log.warning("no hints from other processes for now")
                await asyncio.sleep(RETRY)

    async def _hear_on(self) -> None:
        connecting = psycopg.AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=PATIENCE
        )
        async with await connecting as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await self.look_round()  # for what was called out before
            async for notification in line.notifies():
                hint = read(notification.payload)
                if hint is not None:
                    self.hear(hint)

    def hear(self, hint: Hint) -> None:
        """Follow a hint, where it is about a table in memory."""
        match hint:
            case Written(table=id_, length=length):
                self._follow(id_, length)
            case Present(holder=holder, tables=tables) if holder != self.house.holder:
                for id_, seats in tables.items():
                    self._hear_of(id_, holder, frozenset(seats))

    def _follow(self, id_: str, length: int) -> None:
        table = self.house.tables.get(id_)
        if table is not None and table.fold.place < length:
            reading = asyncio.create_task(self._catch_up(table, length))
            self.catching_up.add(reading)
            reading.add_done_callback(self.catching_up.discard)

    async def _catch_up(self, table: LiveTable, length: int) -> None:
        try:
            if table.lock.locked():  # most often our own move, whose commit was called out first
                async with table.lock:
                    pass
            if table.fold.place < length:
                await table.catch_up()
        except (Unavailable, UnreadableTable):
            log.warning("can't read what another process wrote", extra={"table": table.id})

    def _hear_of(self, id_: str, holder: str, seats: frozenset[int]) -> None:
        table = self.house.tables.get(id_)
        if table is not None and table.hear_of(holder, seats) and table.here_locally():
            self.tell(table)  # who did not know us may not know who is here

    def tell(self, *tables: LiveTable) -> None:
        """Tell the others which seats look at tables from here."""
        for first in range(0, len(tables), MOST_TOLD):
            some = tables[first : first + MOST_TOLD]
            seats = {table.id: tuple(sorted(table.here_locally())) for table in some}
            self.house.store.call_out(Present(self.house.holder, seats))

    async def make_rounds(self) -> None:
        """Look after what was missed, again and again."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND)
            rounds += 1
            try:
                await self.look_round()
            except Unavailable:
                continue
            if rounds % TELL_AGAIN == 0:
                self.tell(*self._with_players())

    async def look_round(self) -> None:
        """Read on wherever a story has become longer than it is here."""
        now = self.house.now()
        lengths = await asyncio.to_thread(self.house.store.lengths, self.looked_at - SKEW)
        self.looked_at = now
        for id_, length in lengths.items():
            self._follow(id_, length)

    def _with_players(self) -> Iterable[LiveTable]:
        return [table for table in self.house.tables.values() if table.here_locally()]
