"""Where stories are kept: SQLite embedded, PostgreSQL for several processes.

One thread writes. It takes everything that waits into one transaction, so that many tables share
one sync of the disk, and answers each only after the commit.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from gaslamp.core.text import text as words
from gaslamp.service.errors import Behind, Unavailable
from gaslamp.service.schema import EVENTS, LEASES, METADATA, TABLES

LARGEST_BATCH = 200
CHANNEL = "gaslamp"
POSTGRES = "postgresql"


class Row(msgspec.Struct, frozen=True):
    """One event as it is stored: when, by which command, and its body."""

    place: int
    at: int
    command: str | None
    body: bytes


class Kept(msgspec.Struct, frozen=True):
    """A table as it is stored, without its events."""

    id: str
    made_at: int
    body: bytes


class _Write(msgspec.Struct):
    """A change that waits for its commit."""

    work: Callable[[Connection], None]
    done: Future[None]


class Store:
    """Reads at once, writes through its one thread."""

    def __init__(self, url: str) -> None:
        """Open the database and make its tables where they are missing."""
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name == POSTGRES
        self.written = 0  # events, for the operator's figures
        METADATA.create_all(self.engine)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="gaslamp-store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing.

    def make(self, kept: Kept, rows: Sequence[Row], *, listed: bool) -> Future[None]:
        """Keep a new table with its first events."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(TABLES).values(
                    id=kept.id,
                    made_at=kept.made_at,
                    touched_at=kept.made_at,
                    listed=int(listed),
                    over=0,
                    body=kept.body.decode(),
                )
            )
            self._insert(connection, kept.id, rows)

        return self._submit(work)

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        """Add events to a table's story; `Behind` if somebody else has written them first."""
        touched = update(TABLES).where(TABLES.c.id == table).values(touched_at=rows[-1].at)

        def work(connection: Connection) -> None:
            self._insert(connection, table, rows)
            connection.execute(touched)

        return self._submit(work)

    def note(self, table: str, *, over: bool) -> Future[None]:
        """Note that a table waits for nobody any more, or that its game is over."""
        noted = update(TABLES).where(TABLES.c.id == table).values(over=int(over), listed=0)
        return self._submit(lambda connection: _run(connection, noted))

    def forget(self, table: str) -> Future[None]:
        """Delete a table and its story."""

        def work(connection: Connection) -> None:
            for kept in (EVENTS, LEASES):
                connection.execute(delete(kept).where(kept.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        return self._submit(work)

    def take_lease(self, table: str, holder: str, now: int, until: int) -> Future[None]:
        """Hold a table's duties until a time; `Behind` while another process holds them."""

        def work(connection: Connection) -> None:
            make = pg_insert if self.is_shared else sqlite_insert
            values = {"table_id": table, "holder": holder, "until": until}
            statement = make(LEASES).values(values)
            taken = connection.execute(
                statement.on_conflict_do_update(
                    index_elements=[LEASES.c.table_id],
                    set_={"holder": holder, "until": until},
                    where=(LEASES.c.holder == holder) | (LEASES.c.until < now),
                )
            )
            if taken.rowcount == 0:
                raise Behind(words("service-behind"))

        return self._submit(work)

    def _insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> None:
        if not rows:
            return
        self.written += len(rows)
        connection.execute(
            insert(EVENTS),
            [
                {
                    "table_id": table,
                    "place": row.place,
                    "at": row.at,
                    "command": row.command,
                    "body": row.body.decode(),
                }
                for row in rows
            ],
        )
        if self.is_shared:
            connection.execute(
                sql("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table}
            )

    def _submit(self, work: Callable[[Connection], None]) -> Future[None]:
        done: Future[None] = Future()
        self._waiting.put(_Write(work, done))
        return done

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < LARGEST_BATCH and not self._waiting.empty():
                further = self._waiting.get()
                if further is None:
                    stop = True
                    break
                batch.append(further)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[_Write]) -> None:
        """Commit all together; where that fails, one by one, so that one can't spoil the others."""
        try:
            with self.engine.begin() as connection:
                for write in batch:
                    write.work(connection)
        except Exception as error:  # noqa: BLE001  (whatever it is, whoever waits must hear of it)
            if len(batch) == 1:
                batch[0].done.set_exception(_in_words(error))
            else:
                for write in batch:
                    self._commit([write])
        else:
            for write in batch:
                write.done.set_result(None)

    # Reading.

    def kept(self, table: str) -> Kept | None:
        """Find a table."""
        query = select(TABLES.c.id, TABLES.c.made_at, TABLES.c.body).where(TABLES.c.id == table)
        rows = self._read(query)
        return Kept(rows[0].id, rows[0].made_at, rows[0].body.encode()) if rows else None

    def rows(self, table: str, since: int = 0) -> list[Row]:
        """Read a table's story from a place on."""
        query = (
            select(EVENTS.c.place, EVENTS.c.at, EVENTS.c.command, EVENTS.c.body)
            .where(EVENTS.c.table_id == table, EVENTS.c.place >= since)
            .order_by(EVENTS.c.place)
        )
        return [Row(row.place, row.at, row.command, row.body.encode()) for row in self._read(query)]

    def listed(self, most: int) -> list[str]:
        """List the tables that wait for company, the newest first."""
        query = select(TABLES.c.id).where(TABLES.c.listed == 1, TABLES.c.over == 0)
        return [row.id for row in self._read(query.order_by(TABLES.c.made_at.desc()).limit(most))]

    def unfinished(self, most: int) -> list[str]:
        """List the tables that are still played, the last touched first."""
        query = select(TABLES.c.id).where(TABLES.c.over == 0)
        ordered = query.order_by(TABLES.c.touched_at.desc()).limit(most)
        return [row.id for row in self._read(ordered)]

    def untouched_since(self, time: int, most: int) -> list[str]:
        """List tables that nobody has touched since a time."""
        query = select(TABLES.c.id).where(TABLES.c.touched_at < time)
        return [row.id for row in self._read(query.limit(most))]

    def _read(self, query: Any) -> Sequence[Any]:  # noqa: ANN401  (SQLAlchemy's rows)
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).all()
        except DBAPIError as error:
            raise _in_words(error) from error


def _run(connection: Connection, statement: Any) -> None:  # noqa: ANN401  (any of SQLAlchemy's)
    connection.execute(statement)


def _in_words(error: Exception) -> Exception:
    """Say what went wrong without the database's own words, which quote what was written."""
    if isinstance(error, IntegrityError):
        return Behind(words("service-behind"))
    if isinstance(error, DBAPIError | OSError):
        return Unavailable(words("service-unavailable"))
    return error


def open_engine(url: str) -> Engine:
    """Open a database; SQLite writes ahead and syncs every commit."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401  (the driver's own)
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
