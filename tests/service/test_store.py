"""What a database keeps, on SQLite and on PostgreSQL, and how an older one becomes a new one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy import text as sql

from gaslamp.service.errors import NoSuchTable
from gaslamp.service.schema import METADATA
from gaslamp.service.store import Store
from gaslamp.service.stored_rows import StoredEvent, StoredTable
from tests.service.hosting import Watch, hosting, plan
from tests.service.postgres import Postgres

NOW = 1_800_000_000_000
SOON = 120.0  # seconds, on a busy machine too


def row(place: int, at: int = NOW) -> StoredEvent:
    return StoredEvent(place, at, f"0 {place}", b'{"type":"started"}')


@pytest.fixture
def store(database: str) -> Store:
    return Store(database)


def kept(store: Store, name: str = "table") -> str:
    store.add_table(StoredTable(name, NOW, b"{}"), [row(0)], listed=True).result()
    return name


@contextmanager
def one_batch(store: Store) -> Iterator[None]:
    """Let the writer take everything that is asked for here in one batch."""
    begun, gathered = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        assert gathered.wait(SOON)

    held = store.writer.submit("", hold)
    assert begun.wait(SOON)
    try:
        yield
    finally:
        gathered.set()
        held.result()


def test_an_event_is_written_once_at_its_place(store: Store) -> None:
    table = kept(store)
    assert store.append(table, row(1)).result() is True
    assert store.append(table, row(1, NOW + 1)).result() is False
    assert [found.at for found in store.rows(table)] == [NOW, NOW]
    assert store.lengths(NOW) == {table: 2}
    store.close()


def test_one_that_comes_too_late_does_not_spoil_the_batch(store: Store) -> None:
    tables = [kept(store, f"table-{number}") for number in range(20)]
    late = [store.append(table, row(0)) for table in tables]
    written = [store.append(table, row(1)) for table in tables]
    assert not any(future.result() for future in late)
    assert all(future.result() for future in written)
    assert store.writer.failures == 0
    store.close()


def test_many_events_are_written_together_each_at_its_table(store: Store) -> None:
    tables = [kept(store, f"table-{number}") for number in range(20)]
    written = [
        store.append(table, row(1, NOW + number), due=number or None)
        for number, table in enumerate(tables)
    ]
    assert all(result.result() for result in written)
    for number, table in enumerate(tables):
        assert store.rows(table) == [row(0), row(1, NOW + number)]
    assert store.lengths(NOW) == dict.fromkeys(tables, 2)
    assert store.due(NOW, "me", 30) == tables[1:]
    assert store.writer.events == 40
    store.close()


def test_one_table_may_have_several_events_in_a_batch(store: Store) -> None:
    table = kept(store)
    written = [store.append(table, row(place)) for place in range(1, 9)]
    assert all(result.result() for result in written)
    assert store.lengths(NOW) == {table: 9}
    assert store.writer.failures == 0
    store.close()


def test_one_write_that_fails_does_not_spoil_its_batch(store: Store) -> None:
    first, deleted, last = (kept(store, name) for name in ("a", "b", "c"))
    store.delete(deleted).result()
    commits = store.writer.commits
    with one_batch(store):
        written = [store.append(table, row(1)) for table in (first, deleted, last)]
    assert (written[0].result(), written[2].result()) == (True, True)
    with pytest.raises(NoSuchTable):
        written[1].result()
    assert store.lengths(NOW) == {first: 2, last: 2}
    assert store.writer.commits == commits + 3  # what held the batch back, and each of two alone
    store.close()


def test_events_of_a_table_are_written_in_the_order_in_which_they_were_asked_for(
    store: Store,
) -> None:
    table = kept(store)
    bodies = [b'{"type":"%d"}' % (9 - place) for place in range(8)]
    with one_batch(store):
        for place, body in enumerate(bodies, start=1):
            store.append(table, StoredEvent(place, NOW + place, None, body), due=place)
    assert store.append(table, row(1)).result() is False
    assert [found.body for found in store.rows(table, 1)] == bodies
    assert store.lengths(NOW + 8) == {table: 9}
    assert store.due(7, "me", 10) == []
    assert store.due(8, "me", 10) == [table]
    store.close()


def test_a_story_is_read_in_the_order_of_its_places(store: Store) -> None:
    if not store.is_shared:  # SQLite gives rows backwards where no order is asked for

        @event.listens_for(store.engine, "begin")
        def _(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA reverse_unordered_selects=ON")

    table = kept(store)
    for place in (3, 1, 2):
        assert store.append(table, row(place)).result()
    assert [found.place for found in store.rows(table)] == [0, 1, 2, 3]
    assert [found.place for found in store.rows(table, since=2)] == [2, 3]
    store.close()


def test_the_batches_of_two_processes_never_wait_for_each_other(postgres: Postgres) -> None:
    store = Store(postgres.new_database())
    table = kept(store)
    with store.engine.connect() as other:  # another process, in the midst of its own event
        body = {"table": table, "body": row(1).body.decode()}
        adding = "INSERT INTO events (table_id, place, at, body) VALUES (:table, 1, 0, :body)"
        other.execute(sql(adding), body)
        with one_batch(store):
            noted = store.postpone(table, 1, NOW + 5)
            late = store.append(table, row(1))
        until_waiting(store)
        other.execute(sql("UPDATE tables SET length = 2 WHERE id = :table"), {"table": table})
        other.commit()
    assert late.result() is False
    noted.result()
    assert store.writer.failures == 0
    store.close()


def until_waiting(store: Store) -> None:
    """Wait until a transaction waits for another one."""
    asking = sql("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        with store.engine.connect() as connection:
            if connection.execute(asking).scalar_one():
                return
    raise AssertionError("nothing waits")


def test_a_body_is_kept_to_the_letter(store: Store) -> None:
    body = '{"words":"\\"Où ?\\" \\\\ \\u0007 𝄞"}'.encode()
    table = kept(store)
    assert store.append(table, StoredEvent(1, NOW, None, body)).result()
    assert store.rows(table)[1] == StoredEvent(1, NOW, None, body)
    store.close()


def test_a_deleted_table_takes_no_more_events(store: Store) -> None:
    table = kept(store)
    store.delete(table).result()
    with pytest.raises(NoSuchTable):
        store.append(table, row(1)).result()
    assert store.rows(table) == []
    store.close()


def test_a_table_is_due_when_it_says_so_unless_something_has_happened_since(store: Store) -> None:
    table = kept(store)
    store.append(table, row(1), due=NOW).result()
    assert store.due(NOW, "me", 10) == [table]
    store.postpone(table, 1, None).result()  # of an older story
    assert store.due(NOW, "me", 10) == [table]
    store.postpone(table, 2, NOW + 5).result()
    assert store.due(NOW, "me", 10) == []
    assert store.due(NOW + 5, "me", 10) == [table]
    store.close()


def test_a_lease_is_held_by_one_until_it_ends_or_is_given_up(store: Store) -> None:
    table = kept(store)
    store.append(table, row(1), due=NOW).result()
    assert store.take_lease(table, "me", NOW, NOW + 10).result()
    assert not store.take_lease(table, "you", NOW + 10, NOW + 20).result()
    assert store.due(NOW + 1, "you", 10) == []
    assert store.due(NOW + 1, "me", 10) == [table]
    assert store.take_lease(table, "you", NOW + 11, NOW + 20).result()
    store.release("you").result()
    assert store.take_lease(table, "me", NOW + 12, NOW + 20).result()
    store.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = (await registry.create(plan())).table
            length = registry.tables[table].state.place
            with registry.store.engine.begin() as connection:
                for later in METADATA.tables.keys() - {"tables", "events", "leases"}:
                    connection.execute(sql(f"DROP TABLE {later}"))
                connection.execute(sql("DROP INDEX tables_due"))
                for column in ("length", "due"):
                    connection.execute(sql(f"ALTER TABLE tables DROP COLUMN {column}"))
        watch = Watch()
        with hosting(database, watch) as again:
            assert again.store.lengths(0) == {table: length}
            assert again.store.due(watch(), again.holder, 10) == [table]
            assert (await again.find(table)).state.started

    asyncio.run(story())


def test_every_commit_is_synced_to_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.execute(sql("PRAGMA synchronous")).scalar_one() >= 2  # FULL
        assert connection.execute(sql("PRAGMA journal_mode")).scalar_one() == "wal"
    store.close()
