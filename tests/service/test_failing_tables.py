"""What can't be read is said, logged, counted and set aside, and everything else goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.text import Text
from gaslamp.core.translation import translate
from gaslamp.service import events, failing_tables
from gaslamp.service.errors import DatabaseDamaged, Unavailable, UnreadableTable
from gaslamp.service.failing_tables import FailingTables
from gaslamp.service.live_table import LiveTable
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.settings import HumanSeat, MoveClock, OpenSeat, TableSettings
from gaslamp.service.table_driver import MOST_DUE, TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import Watch, Window, hosting, plan
from tests.service.logged import logged
from tests.waiting import let_tasks_run, until

TIMED = plan(settings=TableSettings(clock=MoveClock(5)))
SOON = 120.0  # seconds, on a busy machine too

SPOILT = {
    "an event that can't follow": "UPDATE events"
    """ SET body = '{"type"\\:"acted","seat"\\:1,"action"\\:999999}'"""
    " WHERE table_id = :table AND place = 0",
    "an event of no kind": "UPDATE events SET body = '{}' WHERE table_id = :table AND place = 0",
    "no JSON": "UPDATE events SET body = '{' WHERE table_id = :table AND place = 0",
    "a table of no kind": "UPDATE tables SET body = '{}' WHERE id = :table",
    "a game that is not there": "UPDATE tables SET body = replace(body, 'scotland_yard', 'chess')"
    " WHERE id = :table",
}


@asynccontextmanager
async def driven(registry: TableRegistry) -> AsyncIterator[TableDriver]:
    pool = WorkerPool(1)
    driver = TableDriver(registry, pool)
    try:
        yield driver
    finally:
        await driver.close()
        await pool.close()


async def two_timed(database: str, spoil: str, bad: int = 1) -> tuple[list[str], str]:
    """Make tables whose flags fall, and spoil all but the last."""
    with hosting(database) as registry:
        spoilt = [(await registry.create(TIMED)).table for _ in range(bad)]
        good = (await registry.create(TIMED)).table
        with registry.store.engine.begin() as connection:
            for table in spoilt:
                connection.execute(sql(spoil), {"table": table})
    return spoilt, good


async def until_over(registry: TableRegistry, table: str) -> None:
    found = await registry.find(table)
    await until(lambda: found.state.is_over)


@pytest.mark.parametrize("kind", SPOILT)
def test_one_unreadable_story_stops_nobody_else(database: str, kind: str) -> None:
    async def story() -> None:
        (bad,), good = await two_timed(database, SPOILT[kind])
        watch = Watch()
        watch.wait(60)
        with hosting(database, watch) as registry:
            async with driven(registry) as driver:
                watching = asyncio.create_task(driver.watch())
                await until_over(registry, good)
                for _ in range(3):
                    await driver._start_due()
                assert not watching.done()
                watching.cancel()
            with pytest.raises(UnreadableTable) as refusal:
                await registry.find(bad)
            assert "Other games are not affected" in str(refusal.value)
            assert "Nothing is lost" not in str(refusal.value)
            metrics = registry.store.metrics.registry
            assert metrics.get_sample_value("gaslamp_unreadable_tables_total") == 1
        found = lines.saying("a table can't be read")
        assert [(line["table"], line["level"]) for line in found] == [(bad, "error")]

    with logged() as lines:
        asyncio.run(story())


def test_many_unreadable_stories_do_not_crowd_out_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
        bad, good = await two_timed(database, SPOILT["an event of no kind"], MOST_DUE + 5)
        watch = Watch()
        watch.wait(60)
        with hosting(database, watch) as registry:
            async with driven(registry) as driver:
                assert await driver._start_due() == MOST_DUE
                await driver._start_due()
                assert [table for table in bad if table not in registry.set_aside] == []
                assert set(await driver._due()) <= {good}  # until it is known on disk to be over
                await until_over(registry, good)

    asyncio.run(story())


def test_a_table_that_can_not_be_driven_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []

    async def fail(_: TableDriver, table: LiveTable) -> None:
        tries.append(table.id)
        raise ZeroDivisionError

    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            await registry.create(TIMED)
            watch.wait(60)
            async with driven(registry) as driver:
                monkeypatch.setattr(TableDriver, "_drive_once", fail)
                for _ in range(5):
                    await driver._start_due()
                    await asyncio.gather(*driver.driving.values(), return_exceptions=True)
                    await let_tasks_run()
                assert len(tries) == 1
                driver.set_aside.now = lambda: 10**9
                await driver._start_due()
                await asyncio.gather(*driver.driving.values(), return_exceptions=True)
                assert len(tries) == 2
            count = registry.store.metrics.registry.get_sample_value(
                "gaslamp_undriven_tables_total"
            )
            assert count == 2

    asyncio.run(story())


def test_an_error_while_a_table_is_taken_up_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def fail(_: TableRegistry, table: LiveTable) -> None:
        tried.append(table.id)
        raise ZeroDivisionError

    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            made = {(await registry.create(TIMED)).table for _ in range(3)}
            watch.wait(60)
            async with driven(registry) as driver:
                monkeypatch.setattr(TableRegistry, "start_if_full", fail)
                assert await driver._start_due() == 3
                assert set(tried) == made
                assert await driver._start_due() == 0

    asyncio.run(story())


def test_what_another_process_wrote_and_nobody_can_read_is_said_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan())).table)
            spoilt = "INSERT INTO events VALUES (:table, :place, 0, NULL, '{}')"
            with registry.store.engine.begin() as connection:
                connection.execute(sql(spoilt), {"table": table.id, "place": table.state.place})
            for _ in range(2):
                with pytest.raises(UnreadableTable):
                    await table.add_event(_nothing_new)
            assert table.id not in registry.tables
            count = registry.store.metrics.registry.get_sample_value(
                "gaslamp_unreadable_tables_total"
            )
            assert count == 1

    asyncio.run(story())


def _nothing_new(_: TableState) -> events.TableEvent:
    return events.Paused(as_seat(0))


def test_an_unreadable_table_in_the_lobby_hides_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        waiting = plan(
            "scotland_yard", HumanSeat("Ada"), OpenSeat(), settings=TableSettings(listed=True)
        )
        with hosting(tmp_path) as registry:
            bad, good = (
                (await registry.create(waiting)).table,
                (await registry.create(waiting)).table,
            )
            with registry.store.engine.begin() as connection:
                connection.execute(sql(SPOILT["an event of no kind"]), {"table": bad})
            registry.tables.clear()
            assert [table.id for table in await registry.lobby()] == [good]

    asyncio.run(story())


def test_a_table_is_tried_again_after_some_minutes() -> None:
    class Count:
        value = 0

        def inc(self) -> None:
            self.value += 1

    time, count = [0.0], Count()
    aside = FailingTables("failed", count, lambda: time[0])  # type: ignore[arg-type]  # counts alike
    aside.add("table", ValueError())
    aside.add("table", ValueError())
    assert (count.value, len(aside)) == (1, 1)
    time[0] = failing_tables.TRY_AGAIN - 1
    assert "table" in aside
    time[0] += 1
    assert "table" not in aside
    assert "other" not in aside


# A database that is damaged.


def damage(path: Path) -> None:
    """Overwrite the first page of every table and index but that of the schema's number."""
    roots = "SELECT rootpage FROM sqlite_master WHERE name NOT LIKE '%schema_version%'"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        broken = {page - 1 for (page,) in connection.execute(roots) if page > 1}
    connection.close()
    pages = path.read_bytes()
    whole = (pages[at : at + size] for at in range(0, len(pages), size))
    path.write_bytes(
        b"".join(b"\xff" * size if number in broken else page for number, page in enumerate(whole))
    )


def test_corrupt_pages_are_called_so_logged_and_counted(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(plan())
        damage(tmp_path / "gaslamp.sqlite")
        with hosting(tmp_path) as registry:
            with pytest.raises(DatabaseDamaged) as refusal:
                await registry.find(made.table)
            words = str(refusal.value)
            assert "damaged" in words
            assert "Nothing is lost" not in words
            assert "Trying again won’t help" in words
            assert "endommagée" in translate(refusal.value.text, "fr")
            with pytest.raises(DatabaseDamaged):
                await registry.store.probe(1)
            counted = registry.store.metrics.registry.get_sample_value(
                "gaslamp_database_damage_total"
            )
            assert counted is not None
            assert counted >= 2

    with logged() as lines:
        asyncio.run(story())
    assert [line["why"] for line in lines.saying("a read failed")] == ["DatabaseError"]
    assert [line["why"] for line in lines.saying("a commit failed")] == ["DatabaseError"]


def test_the_driver_goes_on_though_its_database_is_damaged(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            await registry.create(TIMED)
        damage(tmp_path / "gaslamp.sqlite")
        with hosting(tmp_path) as registry:
            async with driven(registry) as driver:
                watching = asyncio.create_task(driver.watch())
                await asyncio.wait((watching,), timeout=0.2)
                assert not watching.done()
                watching.cancel()

    asyncio.run(story())


def test_a_damaged_row_stops_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            bad, good = (await registry.create(TIMED)).table, (await registry.create(TIMED)).table
            registry.tables.clear()
            watch.wait(60)
            read = registry.store.rows

            def rows(table: str, since: int = 0) -> object:
                if table == bad:
                    raise DatabaseDamaged(Text("service-damaged"))
                return read(table, since)

            monkeypatch.setattr(registry.store, "rows", rows)
            async with driven(registry) as driver:
                assert await driver._start_due() == 2
                await until_over(registry, good)
                assert bad in registry.set_aside

    asyncio.run(story())


def test_a_database_that_is_away_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(plan())
            registry.tables.clear()
            locked = sqlite3.OperationalError("database is locked")

            def away(*_: object, **__: object) -> None:
                raise OperationalError("SELECT", None, locked)

            monkeypatch.setattr(registry.store.engine, "connect", away)
            with pytest.raises(Unavailable) as refusal:
                await registry.find(made.table)
            assert not isinstance(refusal.value, DatabaseDamaged)
            assert made.table not in registry.set_aside

    asyncio.run(story())


def test_a_file_that_can_not_be_read_is_said_in_words_and_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            await registry.store.add_file("brought", 1, b"{}", 10)
            pool = WorkerPool(1)
            archive = ReplayArchive(pool, registry.store)
            with pytest.raises(UnreadableTable):
                await archive.find("brought")
            await archive.close()
            await pool.close()
            count = registry.store.metrics.registry.get_sample_value(
                "gaslamp_unreadable_tables_total"
            )
            assert count == 1

    asyncio.run(story())
    assert "a file can't be read" in [record.msg for record in caplog.records]


def test_a_notebook_that_fails_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        with hosting(tmp_path) as registry:
            async with driven(registry) as driver:
                monkeypatch.setattr(driver, "_note", fail)
                table = await registry.find((await registry.create(TIMED)).table)
                table.listen(Window(ViewerId(0)))
                await asyncio.gather(*driver.noting.values(), return_exceptions=True)
                await let_tasks_run()
                assert table.id not in driver.set_aside

    asyncio.run(story())
    assert "a notebook failed" in [record.msg for record in caplog.records]
