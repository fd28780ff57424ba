"""Databases that released versions wrote are opened, upgraded and played on; newer ones refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import inspect as inspected
from sqlalchemy import text as sql

from gaslamp.core import journal_file
from gaslamp.games.registry import find_game
from gaslamp.service import commands, replay_pages
from gaslamp.service.database import open_engine
from gaslamp.service.errors import NoDatabase, NoSuchReplay, NoSuchTable, UnreadableTable
from gaslamp.service.rematches import create_rematch
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.schema_upgrades import NEWEST, STEPS, prepare_schema
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import TABLE_FORMAT, read_replay
from gaslamp.service.table_registry import JoinRequest
from gaslamp.service.worker_pool import WorkerPool
from tests.formats.files import RELEASES, load_database, tables_of
from tests.service.hosting import Watch, hosting, plan
from tests.service.test_replay_archive import Worker

MOVES = 6


@pytest.fixture(params=RELEASES, ids=lambda release: release.name)
def release(request: pytest.FixtureRequest, database: str) -> Path:
    """Fill the database with what a release wrote, for each release in turn."""
    load_database(request.param, database)
    folder: Path = request.param
    return folder


def looks(url: str) -> dict[str, Any]:
    """Describe every table: its columns, its key, its indexes."""
    engine = open_engine(url)
    found = inspected(engine)
    described = {
        table: (
            {
                (column["name"], str(column["type"]), column["nullable"])
                for column in found.get_columns(table)
            },
            tuple(found.get_pk_constraint(table)["constrained_columns"]),
            {(index["name"], tuple(index["column_names"])) for index in found.get_indexes(table)},
        )
        for table in found.get_table_names()
    }
    engine.dispose()
    return described


def number(url: str) -> list[tuple[int, int]]:
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(sql("SELECT id, number FROM schema_version")).all()
    engine.dispose()
    return [(row.id, row.number) for row in rows]


def execute(url: str, *statements: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


def test_an_upgraded_database_has_the_tables_of_a_new_one(
    release: Path, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database.startswith("postgresql"):
        fresh = request.getfixturevalue("postgres").new_database()
    else:
        fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    for url in (database, fresh):
        Store(url).close()
    assert looks(database) == looks(fresh)
    assert number(database) == number(fresh) == [(1, NEWEST)]


def test_a_database_is_upgraded_once_by_several_who_start_together(
    release: Path, database: str
) -> None:
    with ThreadPoolExecutor(4) as starting:
        for store in list(starting.map(Store, [database] * 4)):
            store.close()
    assert number(database) == [(1, NEWEST)]


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    release: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = looks(database)
    broken = (("CREATE TABLE more (id INTEGER)", "INSERT INTO missing VALUES (1)"),)
    monkeypatch.setattr("gaslamp.service.schema_upgrades.STEPS", (*STEPS, *broken))
    with pytest.raises(NoDatabase):
        Store(database)
    assert looks(database) == before


def test_a_database_of_a_newer_schema_is_refused_in_words(database: str) -> None:
    Store(database).close()
    execute(database, "UPDATE schema_version SET number = number + 1")
    with pytest.raises(NoDatabase, match=rf"number {NEWEST + 1}.* up to {NEWEST}"):
        Store(database)
    assert number(database) == [(1, NEWEST + 1)]


def test_preparing_twice_changes_nothing(database: str) -> None:
    engine = open_engine(database)
    prepare_schema(engine)
    before = looks(database)
    prepare_schema(engine)
    engine.dispose()
    assert looks(database) == before
    assert number(database) == [(1, NEWEST)]


def test_every_game_of_a_release_is_as_it_was_and_goes_on(release: Path, database: str) -> None:
    tables = tables_of(release)
    unfinished = [name for name in tables if (release / f"{name}.gaslamp").exists()]

    async def story() -> None:
        watch = Watch()
        watch.wait(600)
        with hosting(database, watch) as registry:
            for name in unfinished:
                table = await registry.find(tables[name]["id"])
                written = (release / f"{name}.gaslamp").read_text()
                known = journal_file.loads(written, find_game)
                assert table.state.journal.actions == known.actions
                assert table.state.journal.state.text() == known.state.text()
                for _ in range(MOVES):
                    if (seat := table.state.on_turn) is None:
                        break
                    action = int(table.state.journal.state.legal_actions()[0])
                    await table.execute(seat, commands.Act(action), f"later-{table.state.place}")
        with hosting(database, watch) as again:
            for name in unfinished:
                table = await again.find(tables[name]["id"])
                if name not in ("finished", "resigned"):
                    assert table.state.place == len(again.store.rows(table.id))
                    assert table.state.moves > 0
                outline = replay_pages.outline(replay_pages.record_of(table.state.journal))
                assert len(outline.steps) == len(table.state.journal.actions)

    asyncio.run(story())


def test_seats_are_held_and_taken_after_an_upgrade(release: Path, database: str) -> None:
    tables = tables_of(release)

    async def story() -> None:
        with hosting(database) as registry:
            for seat, token in tables["whitechapel_three"]["seats"].items():
                _, found = await registry.seat_of(tables["whitechapel_three"]["id"], token)
                assert found == int(seat)
            guest = JoinRequest(invitation=tables["open"]["invitation"], name="Bob")
            seat, _ = await registry.join(tables["open"]["id"], guest)
            assert seat == 1
            assert (await registry.find(tables["open"]["id"])).state.started

    asyncio.run(story())


def test_a_rematch_of_an_old_game_follows_the_rules_of_today(release: Path, database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            old = tables_of(release)["resigned"]["id"]
            state = (await registry.find(await create_rematch(registry, old))).state
            assert state.created.version == state.game.version
            assert "plain_patrols" not in state.plan.options

    asyncio.run(story())


def test_replays_that_a_release_kept_are_shown(release: Path, database: str) -> None:
    async def story() -> None:
        store = Store(database)
        archive = ReplayArchive(cast("WorkerPool", Worker()), store)
        for name, kept in tables_of(release).items():
            if name.startswith("replay "):
                replay = await archive.find(kept["id"])
                assert (await archive.outline(replay)).steps
        store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "change",
    [
        """UPDATE tables SET body = replace(body, '"format":3,', '"format":99,')""",
        """UPDATE tables SET body = replace(body, '"version":2', '"version":99')""",
    ],
)
def test_a_table_of_a_newer_version_is_refused_in_words(database: str, change: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = (await registry.create(plan("mr_jack"))).table
        execute(database, change)
        with hosting(database) as again:
            with pytest.raises(NoSuchTable, match="another version"):
                await again.find(table)
            assert len(again.set_aside) == 0

    asyncio.run(story())


def test_an_event_of_a_newer_format_is_refused_in_words(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = (await registry.create(plan("mr_jack"))).table
        newer = """'{"format":99,"type":"applauded"}'"""
        execute(database, f"UPDATE events SET body = {newer} WHERE place = 2")  # noqa: S608
        with hosting(database) as again, pytest.raises(UnreadableTable, match="newer version"):
            await again.find(table)

    asyncio.run(story())


def test_a_replay_of_a_newer_format_is_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
        archive = ReplayArchive(cast("WorkerPool", Worker()), store)
        await store.add_file("a" * 16, 1, b'{"format":99,"version":2,"record":{}}', 9)
        with pytest.raises(NoSuchReplay, match="another version"):
            await archive.find("a" * 16)
        store.close()

    asyncio.run(story())


def test_a_table_without_a_recipe_has_the_first() -> None:
    body = (
        b'{"plan":{"game":"mr_jack","seats":[]},"version":2,"seed":"","invitation":"",'
        b'"spectating":""}'
    )
    assert TABLE_FORMAT.decode(body).recipe == 1
    again = TABLE_FORMAT.encode(TABLE_FORMAT.decode(body))
    assert again.startswith(b'{"format":3,')
    assert TABLE_FORMAT.decode(again) == TABLE_FORMAT.decode(body)


def test_a_replay_by_older_rules_is_read_for_those_of_today() -> None:
    body = b'{"version":2,"record":{"game":"whitechapel","options":{"seats":"3"},"actions":[]}}'
    assert read_replay(body).options["plain_patrols"] is True
