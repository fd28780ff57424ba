"""Stores events: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from gaslamp.core.text import text as words
from gaslamp.service.database import (
    cause_of,
    error_kind,
    in_words,
    is_damaged,
    is_shared,
    open_engine,
)
from gaslamp.service.errors import NoDatabase, NoSuchTable, Unavailable
from gaslamp.service.metrics import Metrics
from gaslamp.service.notifications import CHANNEL, Notification, TableWritten, encode
from gaslamp.service.schema import (
    ALERT_SCANS,
    ALERTS,
    EVENTS,
    FILES,
    INVITATIONS,
    LEASES,
    LISTED,
    PROBES,
    TABLES,
    TIME,
    UNLISTED,
)
from gaslamp.service.schema_upgrades import check_schema, prepare_schema
from gaslamp.service.stored_rows import StoredEvent, StoredTable, write_table
from gaslamp.service.tokens import is_id
from gaslamp.service.write_results import WriteResult
from gaslamp.service.writer import ResultT, Writer

log = logging.getLogger(__name__)

TOUCHED = (  # made once: SQLAlchemy takes longer to make it than to run it
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(touched_at=bindparam("at"), length=bindparam("events"), due=bindparam("next"))
)
# The clock of PostgreSQL is one for all processes; that of SQLite is this machine's.
SHARED_CLOCK: ColumnElement[int] = literal_column(
    "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
)


OPERATOR = "operator"  # the row that says when an operator's program last wrote
LONGEST_READ = 10.0  # seconds that closing waits for


class Store:
    """Reads at once, writes through its writer."""

    def __init__(self, url: str, *, as_it_is: bool = False) -> None:
        """Open the database and make its tables where they are missing.

        With `as_it_is` nothing is made or upgraded: `NoDatabase` unless it has this schema.
        """
        self.metrics = Metrics()
        try:
            self.engine = open_engine(url)
            with self._disposing():
                (check_schema if as_it_is else prepare_schema)(self.engine)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise NoDatabase(words("service-no-database", cause=cause_of(error))) from error
        self.is_shared = is_shared(self.engine)
        # Nothing where another process was first: a lost race must not fail its whole batch.
        once = self.insert_into(EVENTS).on_conflict_do_nothing()
        self._insert_once = once.returning(EVENTS.c.place)
        self.writer = Writer(self.engine, self.metrics)
        self._reads = 0
        self._is_closed = False
        self._reads_done = threading.Condition()

    @contextmanager
    def _disposing(self) -> Generator[None, None, None]:
        """Close the connections of a start that fails."""
        try:
            yield
        except BaseException:
            self.engine.dispose()
            raise

    def close(self) -> None:
        """Write what waits, wait for reads in other threads, then stop."""
        self.writer.close()
        with self._reads_done:
            self._is_closed = True
            self._reads_done.wait_for(lambda: self._reads == 0, LONGEST_READ)
        self.engine.dispose()

    # Writing.

    def add_table(
        self,
        table: StoredTable,
        rows: Sequence[StoredEvent],
        *,
        listed: bool,
        also: Callable[[Connection], None] | None = None,
    ) -> WriteResult[None]:
        """Store a new table with its first events; `also` is written in the same transaction."""

        def work(connection: Connection) -> None:
            write_table(connection, table, rows, listed=listed)
            if also is not None:
                also(connection)

        return self.writer.submit(table.id, work, events=len(rows))

    def submit(self, work: Callable[[Connection], ResultT]) -> WriteResult[ResultT]:
        """Queue a change that is no table's."""
        return self.writer.submit("", work)

    def append(
        self,
        table: str,
        row: StoredEvent,
        due: int | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> WriteResult[bool]:
        """Add an event to a table; false if another process has written there first.

        `due` is when the table has to be driven, by this process or another; `also` is written in
        the same transaction.
        """
        touched = {"of": table, "at": row.at, "events": row.place + 1, "next": due}

        def work(connection: Connection) -> bool:
            if not self._insert(connection, table, row):
                return False
            if connection.execute(TOUCHED, touched).rowcount == 0:
                raise NoSuchTable(words("service-no-such-table"))  # it was deleted meanwhile
            if also is not None:
                also(connection)
            if self.is_shared:
                _notify(connection, TableWritten(table, row.place + 1))
            return True

        event = (table, row.place, row.at, row.command, row.body.decode(), due)
        return self.writer.submit(table, work, events=1, event=None if also else event)

    def _insert(self, connection: Connection, table: str, row: StoredEvent) -> bool:
        values = {"table_id": table, **msgspec.structs.asdict(row), "body": row.body.decode()}
        return connection.execute(self._insert_once, values).first() is not None

    def insert_into(self, table: Any) -> Any:  # noqa: ANN401  (SQLAlchemy's, by dialect)
        """Begin an insert that can say what to do about a row that is there already."""
        return (pg_insert if self.is_shared else sqlite_insert)(table)

    def mark_over(self, table: str, *, over: bool, listed: int = UNLISTED) -> WriteResult[None]:
        """Note that a table has no open seat any more, or that its game is over."""
        values: dict[str, int | None] = {"over": int(over), "listed": listed}
        if over:
            values["due"] = None
        noted = update(TABLES).where(TABLES.c.id == table).values(values)
        return self.writer.submit(table, lambda connection: _run(connection, noted))

    def postpone(self, table: str, length: int, due: int | None) -> WriteResult[None]:
        """Note when a table is due again, unless something has happened since."""
        still = (TABLES.c.id == table) & (TABLES.c.length == length)
        noted = update(TABLES).where(still).values(due=due)
        return self.writer.submit(table, lambda connection: _run(connection, noted))

    def delete(self, table: str, before: int | None = None) -> WriteResult[bool]:
        """Delete a table and its events unless it was used since; tell whether it is deleted."""
        leaving = delete(TABLES).where(TABLES.c.id == table)
        if before is not None:
            leaving = leaving.where(TABLES.c.touched_at < before)

        def work(connection: Connection) -> bool:
            if connection.execute(leaving).rowcount == 0:
                return False
            for rows in (EVENTS, LEASES, ALERTS, ALERT_SCANS, INVITATIONS):
                connection.execute(delete(rows).where(rows.c.table_id == table))
            return True

        return self.writer.submit(table, work)

    def take_lease(self, table: str, holder: str, now: int, until: int) -> WriteResult[bool]:
        """Take a table's lease until a time; false while another process holds it."""
        statement = self.insert_into(LEASES).values(table_id=table, holder=holder, until=until)
        taking = statement.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"holder": holder, "until": until},
            where=(LEASES.c.holder == holder) | (LEASES.c.until < now),
        ).returning(LEASES.c.until)
        return self.writer.submit(
            table, lambda connection: bool(connection.execute(taking).first())
        )

    def release(self, holder: str) -> WriteResult[None]:
        """Release all leases of a process."""
        given_up = delete(LEASES).where(LEASES.c.holder == holder)
        return self.submit(lambda connection: _run(connection, given_up))

    def add_file(self, file: str, at: int, body: bytes, most: int) -> WriteResult[None]:
        """Store an uploaded file; beyond a number of files the oldest are deleted."""
        values = {"id": file, "brought_at": at, "body": body.decode()}
        keeping = self.insert_into(FILES).values(values)
        again = keeping.on_conflict_do_update(index_elements=["id"], set_={"brought_at": at})
        newest = select(FILES.c.id).order_by(FILES.c.brought_at.desc()).limit(most)
        leaving = delete(FILES).where(FILES.c.id.not_in(newest))

        def work(connection: Connection) -> None:
            connection.execute(again)
            connection.execute(leaving)

        return self.submit(work)

    def delete_files(self, before: int) -> WriteResult[None]:
        """Delete the files that were uploaded before a time."""
        leaving = delete(FILES).where(FILES.c.brought_at < before)
        return self.submit(lambda connection: _run(connection, leaving))

    def mark_time(self, at: int, machine: int) -> WriteResult[int]:
        """Write the service's time; return the latest that any process wrote.

        `machine` is what the machine's clock shows; a shared database has a clock of its own.
        """
        values = {"id": 1, "at": at, "machine": SHARED_CLOCK if self.is_shared else machine}
        marking = self.insert_into(TIME).values(values)
        forward = marking.on_conflict_do_update(
            index_elements=[TIME.c.id],
            set_={"at": at, "machine": values["machine"]},
            where=TIME.c.at < at,
        )

        def work(connection: Connection) -> int:
            connection.execute(forward)
            return int(connection.execute(select(TIME.c.at)).scalar_one())

        return self.submit(work)

    def notify(self, notification: Notification) -> WriteResult[None]:
        """Notify the other processes."""
        return self.submit(lambda connection: _notify(connection, notification))

    def probe(self, at: int) -> WriteResult[None]:
        """Write a dummy row, to test whether the database can be written to."""
        writing = self.insert_into(PROBES).values(id="ready", at=at)
        again = writing.on_conflict_do_update(index_elements=["id"], set_={"at": at})
        return self.submit(lambda connection: _run(connection, again))

    def mark_operator(self, at: int) -> WriteResult[None]:
        """Note that an operator's program wrote events, for a server that is alone otherwise."""
        writing = self.insert_into(PROBES).values(id=OPERATOR, at=at)
        again = writing.on_conflict_do_update(index_elements=["id"], set_={"at": PROBES.c.at + 1})
        return self.submit(lambda connection: _run(connection, again))

    # Reading.

    def operator_mark(self) -> int:
        """Return a number that changes when an operator's program writes events."""
        rows = self.read(select(PROBES.c.at).where(PROBES.c.id == OPERATOR))
        return int(rows[0].at) if rows else 0

    def tables(self, most: int, *, over: bool = False) -> list[str]:
        """List tables, those used last first; those whose game is over only on request."""
        query = select(TABLES.c.id).order_by(TABLES.c.touched_at.desc()).limit(most)
        found = query if over else query.where(TABLES.c.over == 0)
        return [row.id for row in self.read(found)]

    def reported(self, most: int) -> list[str]:
        """List the tables at which a player was reported, those used last first."""
        kinds = ('%"type":"reported"%', '%"type":"spectator-reported"%')
        noted = select(EVENTS.c.table_id).where(or_(*(EVENTS.c.body.like(kind) for kind in kinds)))
        query = select(TABLES.c.id).where(TABLES.c.id.in_(noted))
        ordered = query.order_by(TABLES.c.touched_at.desc()).limit(most)
        return [row.id for row in self.read(ordered)]

    def newest(self) -> list[StoredEvent]:
        """Read the events of the table used last, to test whether the database can be read."""
        query = select(TABLES.c.id).order_by(TABLES.c.touched_at.desc()).limit(1)
        return [row for found in self.read(query) for row in self.rows(found.id)]

    def find_table(self, table: str) -> StoredTable | None:
        """Find a table; an invalid id is not looked up."""
        if not is_id(table):
            return None
        query = select(TABLES.c.id, TABLES.c.made_at, TABLES.c.body).where(TABLES.c.id == table)
        rows = self.read(query)
        return StoredTable(rows[0].id, rows[0].made_at, rows[0].body.encode()) if rows else None

    def rows(self, table: str, since: int = 0) -> list[StoredEvent]:
        """Read a table's events from a place on."""
        query = (
            select(EVENTS.c.place, EVENTS.c.at, EVENTS.c.command, EVENTS.c.body)
            .where(EVENTS.c.table_id == table, EVENTS.c.place >= since)
            .order_by(EVENTS.c.place)
        )
        return [
            StoredEvent(row.place, row.at, row.command, row.body.encode())
            for row in self.read(query)
        ]

    def stored_times(self, machine: int) -> tuple[int, tuple[int, int] | None, int | None]:
        """Give the machine's time, the last mark of the service's time, and the newest touch.

        A mark comes with the machine's time at which it was made.
        """
        if self.is_shared:
            machine = self.read(select(SHARED_CLOCK))[0][0]
        marks = [(row.at, row.machine) for row in self.read(select(TIME.c.at, TIME.c.machine))]
        newest = self.read(select(func.max(TABLES.c.touched_at)))[0][0]
        return machine, marks[0] if marks else None, newest

    def file(self, file: str) -> bytes | None:
        """Read an uploaded file."""
        rows = self.read(select(FILES.c.body).where(FILES.c.id == file)) if is_id(file) else ()
        return rows[0].body.encode() if rows else None

    def listed(self, most: int) -> list[str]:
        """List the tables with open seats, the newest first."""
        query = select(TABLES.c.id).where(TABLES.c.listed == LISTED, TABLES.c.over == 0)
        return [row.id for row in self.read(query.order_by(TABLES.c.made_at.desc()).limit(most))]

    def due(self, now: int, holder: str, most: int) -> list[str]:
        """List the tables that are due and that no other process holds a lease of."""
        mine = or_(LEASES.c.until.is_(None), LEASES.c.until < now, LEASES.c.holder == holder)
        found = TABLES.outerjoin(LEASES, LEASES.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).select_from(found).where(TABLES.c.due <= now, mine)
        return [row.id for row in self.read(query.order_by(TABLES.c.due).limit(most))]

    def lengths(self, since: int) -> dict[str, int]:
        """Count the events of the tables that were used since a time."""
        query = select(TABLES.c.id, TABLES.c.length).where(TABLES.c.touched_at >= since)
        return {row.id: row.length for row in self.read(query)}

    def untouched_since(self, time: int, most: int) -> list[str]:
        """List the tables that were not used since a time."""
        query = select(TABLES.c.id).where(TABLES.c.touched_at < time)
        return [row.id for row in self.read(query.limit(most))]

    @contextmanager
    def _counting_reads(self) -> Generator[None, None, None]:
        """Count the reads under way: closing waits for them, and there are none after it."""
        with self._reads_done:
            if self._is_closed:
                raise Unavailable(words("service-unreadable"))
            self._reads += 1
        try:
            yield
        finally:
            with self._reads_done:
                self._reads -= 1
                self._reads_done.notify_all()

    def read(self, query: Any) -> Sequence[Any]:  # noqa: ANN401  (SQLAlchemy's rows)
        """Run a query; `Unavailable` where the database can't be read."""
        try:
            with self._counting_reads(), self.engine.connect() as connection:
                return connection.execute(query).all()
        except (DBAPIError, NoConnection) as error:
            log.warning("a read failed", extra={"why": error_kind(error)})
            if is_damaged(error):
                self.metrics.damaged_reads.inc()
                raise in_words(error) from error
            raise Unavailable(words("service-unreadable")) from error

    async def fetch(self, query: Any) -> Sequence[Any]:  # noqa: ANN401  (SQLAlchemy's rows)
        """Run a query without blocking the event loop."""
        return await asyncio.to_thread(self.read, query)


def _run(connection: Connection, statement: Any) -> None:  # noqa: ANN401  (any of SQLAlchemy's)
    connection.execute(statement)


def _notify(connection: Connection, notification: Notification) -> None:
    call = sql("SELECT pg_notify(:channel, :body)")
    connection.execute(call, {"channel": CHANNEL, "body": encode(notification)})
