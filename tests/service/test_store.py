"""What a database keeps, on SQLite and on PostgreSQL, and how an older one becomes a new one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from gaslamp.service.errors import NoSuchTable
from gaslamp.service.store import Store, StoredEvent, StoredTable
from tests.service.hosting import Watch, hosting, plan

NOW = 1_800_000_000_000


def row(place: int, at: int = NOW) -> StoredEvent:
    return StoredEvent(place, at, f"0 {place}", b'{"type":"started"}')


@pytest.fixture
def store(database: str) -> Store:
    return Store(database)


def kept(store: Store, name: str = "table") -> str:
    store.add_table(StoredTable(name, NOW, b"{}"), [row(0)], listed=True).result()
    return name


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
                connection.execute(sql("DROP TABLE schema_version"))
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
