"""Hints between processes on one database: useful when heard, harmless when missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gaslamp.core.errors import NotYourTurn
from gaslamp.service import commands, table_driver
from gaslamp.service.notifications import SeatsPresent, TableWritten, decode, encode
from gaslamp.service.peer_processes import PeerProcesses
from gaslamp.service.settings import MoveClock, Settings
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import Watch, Window, hosting, plan
from tests.service.postgres import Postgres

X, DETECTIVES = 0, 1


@pytest.fixture
def kept(postgres: Postgres) -> str:
    return postgres.new_database()


@asynccontextmanager
async def two_houses(kept: str, watch: Watch) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    with hosting(kept, watch) as one, hosting(kept, watch) as other:
        yield one, other


def first_action(registry: TableRegistry, table: str) -> commands.Act:
    state = registry.tables[table].state.journal.state
    return commands.Act(int(state.legal_actions()[0]))


def test_what_was_missed_is_found_at_the_next_round(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            window = Window(DETECTIVES)
            stale = await other.find(table)
            stale.listen(window)
            await one.tables[table].execute(X, first_action(one, table), "1")
            assert window.frames[-1].turn == X
            peers = PeerProcesses(other)
            await peers.poll()
            await asyncio.gather(*peers.catching_up)
            assert window.frames[-1].turn == DETECTIVES

    asyncio.run(story())


def test_a_house_that_missed_a_move_refuses_by_the_table_as_it_stands(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            stale = await other.find(table)
            await one.tables[table].execute(X, first_action(one, table), "1")
            with pytest.raises(NotYourTurn):
                await stale.execute(X, first_action(other, table), "2")
            assert stale.state.place == one.tables[table].state.place

    asyncio.run(story())


def test_a_hint_from_nowhere_or_about_nothing_changes_nothing(kept: str) -> None:
    async def story() -> None:
        with hosting(kept) as registry:
            peers = PeerProcesses(registry)
            peers.handle(TableWritten("nowhere", 7))
            peers.handle(SeatsPresent("somebody", {"nowhere": (0,)}))
            table = (await registry.create(plan())).table
            peers.handle(TableWritten(table, 1))
            peers.handle(SeatsPresent(registry.holder, {table: (0, 1)}))
            assert registry.tables[table].here() == set()
            assert not peers.catching_up

    asyncio.run(story())


def test_a_word_on_windows_elsewhere_does_not_hold_for_ever(kept: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(kept, watch) as registry:
            table = await registry.find((await registry.create(plan())).table)
            PeerProcesses(registry).handle(SeatsPresent("somebody", {table.id: (X,)}))
            watch.wait(50)
            assert table.here() == {X}
            watch.wait(60)
            assert table.here() == set()
            assert table.presence.gone_since(X) is not None

    asyncio.run(story())


def test_hints_are_read_as_they_were_written_and_nonsense_is_not() -> None:
    for hint in (TableWritten("table", 3), SeatsPresent("holder", {"table": (0, 2)})):
        assert decode(encode(hint)) == hint
    assert decode("{") is None
    assert decode('{"type":"other"}') is None


def test_a_table_is_driven_by_one_process_until_its_lease_ends(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            pool = WorkerPool(1)
            drivers = TableDriver(one, pool), TableDriver(other, pool)
            table = (await one.create(plan(settings=Settings(clock=MoveClock(30))))).table
            assert await drivers[0]._holds_lease(table)
            assert not await drivers[1]._holds_lease(table)
            assert other.store.due(other.now(), other.holder, 10) == []
            one.now.wait(table_driver.LEASE / 1000 + 1)  # type: ignore[attr-defined]
            assert other.store.due(other.now(), other.holder, 10) == [table]
            assert await drivers[1]._holds_lease(table)
            assert not await drivers[0]._holds_lease(table)
            for each in drivers:
                await each.close()
            await pool.close()

    asyncio.run(story())
