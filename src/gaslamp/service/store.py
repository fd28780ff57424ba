"""Where stories are kept: SQLite embedded, PostgreSQL for several processes.

One thread writes. It takes everything that waits into one transaction, so that many tables share
one sync of the disk, and answers each only after the commit.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from gaslamp.core.text import text as words
from gaslamp.service.answers import Answer, settle_all
from gaslamp.service.errors import Behind, NoSuchTable, Unavailable
from gaslamp.service.hints import CHANNEL, Hint, Written, written_down
from gaslamp.service.schema import EVENTS, FILES, LEASES, TABLES, prepare

LARGEST_BATCH = 200
POSTGRES = "postgresql"
DEADLOCK = "40P01"  # PostgreSQL's name for two batches that wait for each other
PATIENCE = 5  # seconds for a PostgreSQL that does not answer
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # what a statement keeps until it is through: no file for each
)

TOUCHED = (  # made once: SQLAlchemy takes longer to make it than to run it
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(touched_at=bindparam("at"), length=bindparam("events"), due=bindparam("next"))
)

# Whole batches on SQLite, in one statement each: a thread that runs many small ones hands Python's
# lock back and forth with the event loop, which costs more than the statements themselves.
TOGETHER = sql(
    "INSERT INTO events (table_id, place, at, command, body)"
    " SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(:batch)"
    " WHERE true ON CONFLICT DO NOTHING"
)
TOUCHED_TOGETHER = sql(
    "UPDATE tables SET touched_at = value->>2, length = value->>1 + 1, due = value->>5"
    " FROM json_each(:batch) AS batch WHERE tables.id = value->>0"
)

ResultT = TypeVar("ResultT")

log = logging.getLogger(__name__)


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
    """A change that waits for its commit, and whoever waits for what comes of it.

    `row` and `due` are an event's, which can be written together with others.
    """

    table: str
    work: Callable[[Connection], Any]
    done: Answer[Any]
    row: Row | None = None
    due: int | None = None


class _OutOfStep(Exception):
    """Of a batch that was to be written together, not everything can be."""


class Store:
    """Reads at once, writes through its one thread."""

    def __init__(self, url: str) -> None:
        """Open the database and make its tables where they are missing."""
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name == POSTGRES
        self.written = 0  # events, for the operator's figures
        self.commits = 0
        self.failures = 0  # commits that the database refused
        try:
            prepare(self.engine)
        except DBAPIError as error:
            raise _in_words(error) from error
        # Nothing where somebody else was first: a race must not spoil the batch it stands in.
        once = self._insert_into(EVENTS).on_conflict_do_nothing()
        self._insert_once = once.returning(EVENTS.c.place)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="gaslamp-store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing.

    def make(self, kept: Kept, rows: Sequence[Row], *, listed: bool) -> Answer[None]:
        """Keep a new table with its first events."""
        values = {
            "id": kept.id,
            "made_at": kept.made_at,
            "touched_at": kept.made_at,
            "listed": int(listed),
            "over": 0,
            "body": kept.body.decode(),
            "length": len(rows),
            "due": kept.made_at,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), values)
            for row in rows:
                self._insert(connection, kept.id, row)

        return self._submit(kept.id, work)

    def append(self, table: str, row: Row, due: int | None = None) -> Answer[bool]:
        """Add an event to a table's story; false if somebody else has written there first.

        `due` is when the table has to be looked at, should this process not come to it.
        """
        touched = {"of": table, "at": row.at, "events": row.place + 1, "next": due}

        def work(connection: Connection) -> bool:
            if not self._insert(connection, table, row):
                return False
            if connection.execute(TOUCHED, touched).rowcount == 0:
                raise NoSuchTable(words("service-no-such-table"))  # it was deleted meanwhile
            if self.is_shared:
                _call_out(connection, Written(table, row.place + 1))
            return True

        return self._submit(table, work, row, due)

    def _insert(self, connection: Connection, table: str, row: Row) -> bool:
        values = {"table_id": table, **msgspec.structs.asdict(row), "body": row.body.decode()}
        if connection.execute(self._insert_once, values).first() is None:
            return False
        self.written += 1
        return True

    def _insert_into(self, kept: Any) -> Any:  # noqa: ANN401  (SQLAlchemy's, by dialect)
        return (pg_insert if self.is_shared else sqlite_insert)(kept)

    def note(self, table: str, *, over: bool) -> Answer[None]:
        """Note that a table waits for nobody any more, or that its game is over."""
        values: dict[str, int | None] = {"over": int(over), "listed": 0}
        if over:
            values["due"] = None
        noted = update(TABLES).where(TABLES.c.id == table).values(values)
        return self._submit(table, lambda connection: _run(connection, noted))

    def postpone(self, table: str, length: int, due: int | None) -> Answer[None]:
        """Note when a table has to be looked at again, unless something has happened since."""
        still = (TABLES.c.id == table) & (TABLES.c.length == length)
        noted = update(TABLES).where(still).values(due=due)
        return self._submit(table, lambda connection: _run(connection, noted))

    def forget(self, table: str, before: int | None = None) -> Answer[bool]:
        """Delete a table and its story unless it was touched after all; tell whether it is gone."""
        leaving = delete(TABLES).where(TABLES.c.id == table)
        if before is not None:
            leaving = leaving.where(TABLES.c.touched_at < before)

        def work(connection: Connection) -> bool:
            if connection.execute(leaving).rowcount == 0:
                return False
            for kept in (EVENTS, LEASES):
                connection.execute(delete(kept).where(kept.c.table_id == table))
            return True

        return self._submit(table, work)

    def take_lease(self, table: str, holder: str, now: int, until: int) -> Answer[bool]:
        """Hold a table's duties until a time; false while another process holds them."""
        statement = self._insert_into(LEASES).values(table_id=table, holder=holder, until=until)
        taking = statement.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"holder": holder, "until": until},
            where=(LEASES.c.holder == holder) | (LEASES.c.until < now),
        ).returning(LEASES.c.until)
        return self._submit(table, lambda connection: bool(connection.execute(taking).first()))

    def release(self, holder: str) -> Answer[None]:
        """Give up all that a process held, so that another need not wait."""
        given_up = delete(LEASES).where(LEASES.c.holder == holder)
        return self._submit("", lambda connection: _run(connection, given_up))

    def keep_file(self, file: str, at: int, body: bytes, most: int) -> Answer[None]:
        """Keep a file that somebody brought; of more than so many the oldest are deleted."""
        values = {"id": file, "brought_at": at, "body": body.decode()}
        keeping = self._insert_into(FILES).values(values)
        again = keeping.on_conflict_do_update(index_elements=["id"], set_={"brought_at": at})
        newest = select(FILES.c.id).order_by(FILES.c.brought_at.desc()).limit(most)
        leaving = delete(FILES).where(FILES.c.id.not_in(newest))

        def work(connection: Connection) -> None:
            connection.execute(again)
            connection.execute(leaving)

        return self._submit("", work)

    def forget_files(self, before: int) -> Answer[None]:
        """Delete the files that were brought before a time."""
        leaving = delete(FILES).where(FILES.c.brought_at < before)
        return self._submit("", lambda connection: _run(connection, leaving))

    def call_out(self, hint: Hint) -> Answer[None]:
        """Call a hint out to the other processes."""
        return self._submit("", lambda connection: _call_out(connection, hint))

    def _submit(
        self,
        table: str,
        work: Callable[[Connection], ResultT],
        row: Row | None = None,
        due: int | None = None,
    ) -> Answer[ResultT]:
        done: Answer[ResultT] = Answer()
        self._waiting.put(_Write(table, work, done, row, due))
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
            batch.sort(key=attrgetter("table"))  # in one order everywhere: nobody waits in a ring
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[_Write]) -> None:
        """Commit all together; where one spoils it, one by one."""
        written = self.written
        try:
            results = self._write(batch)
        except Exception as error:  # noqa: BLE001  (whatever it is, whoever waits must hear of it)
            self.failures += 1
            self.written = written
            log.warning("a commit failed", extra={"why": _kind(error), "count": len(batch)})
            if len(batch) > 1 and not _is_away(error):
                for write in batch:
                    self._commit([write])
                return
            results = [_in_words(error)] * len(batch)
        else:
            self.commits += 1
        settle_all(zip((write.done for write in batch), results, strict=True))

    def _write(self, batch: Sequence[_Write]) -> list[Any]:
        """Write a batch in one transaction; return what came of each."""
        events = [write for write in batch if write.row is not None]
        if events and not self.is_shared:
            with suppress(_OutOfStep), self.engine.begin() as connection:
                self._append_together(connection, events)
                return [write.row is not None or write.work(connection) for write in batch]
        with self.engine.begin() as connection:
            return [write.work(connection) for write in batch]

    def _append_together(self, connection: Connection, events: Sequence[_Write]) -> None:
        """Add events to the stories of as many tables, all or none."""
        values = [_values(write) for write in events]
        batch = {"batch": msgspec.json.encode(values).decode()}
        for statement in (TOGETHER, TOUCHED_TOGETHER):
            if connection.execute(statement, batch).rowcount != len(events):
                raise _OutOfStep
        self.written += len(events)

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

    def file(self, file: str) -> bytes | None:
        """Read a file that somebody brought."""
        rows = self._read(select(FILES.c.body).where(FILES.c.id == file))
        return rows[0].body.encode() if rows else None

    def listed(self, most: int) -> list[str]:
        """List the tables that wait for company, the newest first."""
        query = select(TABLES.c.id).where(TABLES.c.listed == 1, TABLES.c.over == 0)
        return [row.id for row in self._read(query.order_by(TABLES.c.made_at.desc()).limit(most))]

    def due(self, now: int, holder: str, most: int) -> list[str]:
        """List the tables that must be looked at and that no other process looks after."""
        mine = or_(LEASES.c.until.is_(None), LEASES.c.until < now, LEASES.c.holder == holder)
        found = TABLES.outerjoin(LEASES, LEASES.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).select_from(found).where(TABLES.c.due <= now, mine)
        return [row.id for row in self._read(query.order_by(TABLES.c.due).limit(most))]

    def lengths(self, since: int) -> dict[str, int]:
        """Count the events of the tables that were touched since a time."""
        query = select(TABLES.c.id, TABLES.c.length).where(TABLES.c.touched_at >= since)
        return {row.id: row.length for row in self._read(query)}

    def untouched_since(self, time: int, most: int) -> list[str]:
        """List tables that nobody has touched since a time."""
        query = select(TABLES.c.id).where(TABLES.c.touched_at < time)
        return [row.id for row in self._read(query.limit(most))]

    def _read(self, query: Any) -> Sequence[Any]:  # noqa: ANN401  (SQLAlchemy's rows)
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).all()
        except (DBAPIError, NoConnection) as error:
            raise Unavailable(words("service-unreadable")) from error


def _values(write: _Write) -> tuple[str | int | None, ...]:
    row = write.row
    assert row is not None
    return (write.table, row.place, row.at, row.command, row.body.decode(), write.due)


def _run(connection: Connection, statement: Any) -> None:  # noqa: ANN401  (any of SQLAlchemy's)
    connection.execute(statement)


def _call_out(connection: Connection, hint: Hint) -> None:
    call = sql("SELECT pg_notify(:channel, :hint)")
    connection.execute(call, {"channel": CHANNEL, "hint": written_down(hint)})


def _kind(error: Exception) -> str:
    """Name an error by its kind: its words may quote what was written."""
    return type(getattr(error, "orig", None) or error).__name__


def _is_away(error: Exception) -> bool:
    """Tell whether the database itself fails, so that it is no use to ask it for each write."""
    is_deadlock = getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK
    return isinstance(error, OperationalError) and not is_deadlock


def _in_words(error: Exception) -> Exception:
    """Say what went wrong without the database's own words, which quote what was written."""
    if isinstance(error, IntegrityError):
        return Behind(words("service-behind"))
    if isinstance(error, DBAPIError | NoConnection | OSError):
        return Unavailable(words("service-unavailable"))
    return error


def open_engine(url: str) -> Engine:
    """Open a database; SQLite writes ahead and syncs every commit."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if url.startswith("postgresql"):
        patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": PATIENCE * 1000}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    # The connection used last comes first: only it still knows the pages it has read.
    engine = create_engine(url, hide_parameters=True, pool_use_lifo=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401  (the driver's own)
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
