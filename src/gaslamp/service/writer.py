"""The thread that writes: all waiting writes go into one transaction, confirmed by its commit.

Many tables share one sync of the disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy import text as sql

from gaslamp.service.database import error_kind, in_words, is_damaged, is_shared, is_unreachable
from gaslamp.service.metrics import Metrics
from gaslamp.service.write_results import WriteResult, resolve_all

LARGEST_BATCH = 200
POLL_INTERVAL = 1.0  # seconds between two checks of the thread

# Whole batches on SQLite, in one statement each: a thread that runs many small ones hands Python's
# lock back and forth with the event loop, which costs more than the statements themselves.
INSERT_BATCH = sql(
    "INSERT INTO events (table_id, place, at, command, body)"
    " SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(:batch)"
    " WHERE true ON CONFLICT DO NOTHING"
)
TOUCH_BATCH = sql(
    "UPDATE tables SET touched_at = value->>2, length = value->>1 + 1, due = value->>5"
    " FROM json_each(:batch) AS batch WHERE tables.id = value->>0"
)

EventRow: TypeAlias = tuple[str | int | None, ...]  # as `INSERT_BATCH` and `TOUCH_BATCH` take it
ResultT = TypeVar("ResultT")

log = logging.getLogger(__name__)


class _Write(msgspec.Struct):
    """A change that waits for its commit, and the result for its caller.

    One that is no more than an event can be written together with others.
    """

    table: str
    work: Callable[[Connection], Any]
    done: WriteResult[Any]
    events: int
    event: EventRow | None


class _BatchRejected(Exception):
    """A batch could not be written as a whole."""


class Writer:
    """Commits writes, and counts them for the metrics."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        """Begin to wait for writes."""
        self.engine = engine
        self.metrics = metrics
        self.is_alone = not is_shared(engine)
        self.events = 0
        self.commits = 0
        self.failures = 0  # commits that the database refused
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="gaslamp-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Count the writes that wait for a commit."""
        return self._waiting.qsize()

    async def watch(self) -> None:
        """Return when the thread that writes has ended."""
        while self._thread.is_alive():
            await asyncio.sleep(POLL_INTERVAL)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def submit(
        self,
        table: str,
        work: Callable[[Connection], ResultT],
        *,
        events: int = 0,
        event: EventRow | None = None,
    ) -> WriteResult[ResultT]:
        """Queue a change of a table that adds `events` events, unless it comes to nothing.

        A change that only adds an event gives that event as well.
        """
        done: WriteResult[ResultT] = WriteResult()
        self._waiting.put(_Write(table, work, done, events, event))
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
            batch.sort(key=_lock_order)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[_Write]) -> None:
        """Commit all together; where one fails, one by one."""
        began = time.perf_counter()
        try:
            results = self._write(batch)
        except Exception as error:  # noqa: BLE001  (any error is passed to the callers)
            self.failures += 1
            if is_damaged(error):
                self.metrics.damaged_reads.inc()
            log.warning("a commit failed", extra={"why": error_kind(error), "count": len(batch)})
            if len(batch) > 1 and not is_unreachable(error):
                for write in batch:
                    self._commit([write])
                return
            results = [in_words(error)] * len(batch)
        else:
            self.commits += 1
            self.metrics.commit_seconds.observe(time.perf_counter() - began)
            took_effect = (
                write for write, result in zip(batch, results, strict=True) if result is not False
            )
            self.events += sum(write.events for write in took_effect)
        resolve_all(zip((write.done for write in batch), results, strict=True))

    def _write(self, batch: Sequence[_Write]) -> list[Any]:
        """Write a batch in one transaction; return the result of each."""
        events = [write.event for write in batch if write.event is not None]
        if events and self.is_alone:
            with suppress(_BatchRejected), self.engine.begin() as connection:
                _append_batch(connection, events)
                return [write.event is not None or write.work(connection) for write in batch]
        with self.engine.begin() as connection:
            return [write.work(connection) for write in batch]


def _lock_order(write: _Write) -> tuple[str, bool]:
    """Order writes as every process does, so that no two wait for each other: a deadlock.

    An event locks its place at the table, then its table's row; other writes lock that row alone.
    """
    return write.table, write.event is None


def _append_batch(connection: Connection, events: Sequence[EventRow]) -> None:
    """Add events to several tables, all or none."""
    batch = {"batch": msgspec.json.encode(events).decode()}
    for statement in (INSERT_BATCH, TOUCH_BATCH):
        if connection.execute(statement, batch).rowcount != len(events):
            raise _BatchRejected
