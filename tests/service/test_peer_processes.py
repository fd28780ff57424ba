"""Hints between processes on one database: useful when heard, harmless when missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import psycopg
import pytest
from sqlalchemy import text as sql

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import NotYourTurn
from gaslamp.core.text import Text
from gaslamp.service import commands, peer_processes, table_driver
from gaslamp.service.errors import Unavailable
from gaslamp.service.notifications import DeviceRevoked, SeatsPresent, TableWritten, decode, encode
from gaslamp.service.peer_processes import PeerProcesses
from gaslamp.service.settings import MoveClock, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import Watch, Window, hosting, plan
from tests.service.logged import logged
from tests.service.postgres import Postgres
from tests.waiting import let_tasks_run, until

X, DETECTIVES = as_seat(0), as_seat(1)


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


def is_even(one: TableRegistry, other: TableRegistry, table: str) -> bool:
    """Tell whether two processes know as many events of a table."""
    return one.tables[table].state.place == other.tables[table].state.place


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
            peers.handle(SeatsPresent("somebody", {"nowhere": (as_seat(0),)}))
            table = (await registry.create(plan())).table
            peers.handle(TableWritten(table, 1))
            peers.handle(SeatsPresent(registry.holder, {table: (X, DETECTIVES)}))
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


@asynccontextmanager
async def running(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))
        assert task.cancelled()  # it has not ended by itself


class Listening(PeerProcesses):
    """Says when it hears notifications: what is sent before is lost."""

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__(registry)
        self.is_listening = asyncio.Event()

    async def poll(self) -> None:
        self.is_listening.set()
        await super().poll()


@asynccontextmanager
async def listening(registry: TableRegistry) -> AsyncIterator[None]:
    peers = Listening(registry)
    async with running(peers.listen()):
        await peers.is_listening.wait()
        yield


def test_what_another_process_writes_is_shown_at_once(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            window = Window(DETECTIVES)
            (await other.find(table)).listen(window)
            async with listening(other):
                await one.tables[table].execute(X, first_action(one, table), "1")
                await until(lambda: window.frames[-1].turn == DETECTIVES)

    asyncio.run(story())


def test_a_process_listens_again_after_its_database_was_away(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, calls = psycopg.AsyncConnection.connect, count()

    async def broken_once(*args: Any, **options: Any) -> Any:  # noqa: ANN401  (as psycopg has it)
        if next(calls) == 0:
            raise psycopg.OperationalError("the database is away")
        return await connect(*args, **options)

    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            await other.find(table)
            async with running(PeerProcesses(other).listen()):
                await one.tables[table].execute(X, first_action(one, table), "1")
                await until(lambda: is_even(one, other, table))

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", broken_once)
    monkeypatch.setattr(peer_processes, "RETRY", 0)
    with logged() as lines:
        asyncio.run(story())
    assert len(lines.saying("no hints from other processes for now")) == 1
    assert next(calls) >= 2


def test_seats_at_another_process_are_present_and_a_new_process_learns_of_them(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other), listening(one):
            here = await one.find((await one.create(plan())).table)
            here.listen(Window(X))
            async with listening(other):
                elsewhere = await other.find(here.id)
                window = Window(DETECTIVES)
                elsewhere.listen(window)
                await until(lambda: elsewhere.here() == {X, DETECTIVES})
                await until(lambda: here.here() == {X, DETECTIVES})
                elsewhere.leave(window)
                await until(lambda: here.here() == {X})

    asyncio.run(story())


def test_a_device_that_is_revoked_loses_its_windows_at_every_process(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other), listening(other):
            table = await other.find((await one.create(plan())).table)
            windows = Window(X), Window(DETECTIVES)
            windows[0].key, windows[1].key = "revoked", "another"
            for window in windows:
                table.listen(window)
            one.store.notify(DeviceRevoked("revoked"))
            await until(lambda: windows[0].is_closed)
            assert not windows[1].is_closed

    asyncio.run(story())


def test_windows_show_their_keys_again_after_the_database_was_lost(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device may have been revoked by another process while nothing could be heard."""
    monkeypatch.setattr(peer_processes, "RETRY", 0.001)
    end = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    )

    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other), listening(other):
            table = await other.find((await one.create(plan())).table)
            window = Window(X)
            table.listen(window)
            assert not window.is_closed
            with one.store.engine.connect() as connection:
                assert connection.execute(sql(end)).all()
            await until(lambda: window.is_closed)

    asyncio.run(story())


def test_who_hears_nothing_looks_again_and_tells_again_who_is_here(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths, calls = Store.lengths, count()

    def unavailable_once(self: Store, since: int) -> dict[str, int]:
        if next(calls) == 0:
            raise Unavailable(Text("service-unavailable"))
        return lengths(self, since)

    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            (await other.find(table)).listen(Window(DETECTIVES))
            await one.tables[table].execute(X, first_action(one, table), "1")
            told: list[object] = []
            monkeypatch.setattr(other.store, "notify", told.append)
            async with running(PeerProcesses(other).poll_forever()):
                await until(lambda: is_even(one, other, table))
                expected = SeatsPresent(other.holder, {table: (DETECTIVES,)})
                await until(lambda: expected in told)

    monkeypatch.setattr(Store, "lengths", unavailable_once)
    monkeypatch.setattr(peer_processes, "POLL_INTERVAL", 0.001)
    asyncio.run(story())


def test_a_table_that_can_not_be_read_again_is_logged_and_stops_no_other(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable() -> None:
        raise Unavailable(Text("service-unavailable"))

    async def story() -> str:
        async with two_houses(kept, Watch()) as (one, other):
            bad, good = [(await one.create(plan())).table for _ in range(2)]
            for table in (bad, good):
                await other.find(table)
                await one.tables[table].execute(X, first_action(one, table), "1")
            monkeypatch.setattr(other.tables[bad], "catch_up", unreadable)
            peers = PeerProcesses(other)
            await peers.poll()
            await asyncio.gather(*peers.catching_up)
            assert not is_even(one, other, bad)
            assert is_even(one, other, good)
            return bad

    with logged() as lines:
        bad = asyncio.run(story())
    told = lines.saying("can't read what another process wrote")
    assert [line["table"] for line in told] == [bad]


def test_what_comes_while_a_table_is_busy_is_read_afterwards_if_it_is_still_new(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            table = (await one.create(plan())).table
            stale = await other.find(table)
            await one.tables[table].execute(X, first_action(one, table), "1")
            peers = PeerProcesses(other)
            async with stale.lock:
                await peers.poll()
                await let_tasks_run(3)
                assert not is_even(one, other, table)
                assert peers.catching_up
            await asyncio.gather(*peers.catching_up)
            assert is_even(one, other, table)

    asyncio.run(story())


def test_hints_are_read_as_they_were_written_and_nonsense_is_not() -> None:
    for hint in (
        TableWritten("table", 3),
        SeatsPresent("holder", {"table": (as_seat(0), as_seat(2))}),
    ):
        assert decode(encode(hint)) == hint
    assert decode("{") is None
    assert decode('{"type":"other"}') is None


def test_a_table_is_driven_by_one_process_until_its_lease_ends(kept: str) -> None:
    async def story() -> None:
        async with two_houses(kept, Watch()) as (one, other):
            pool = WorkerPool(1)
            drivers = TableDriver(one, pool), TableDriver(other, pool)
            table = (await one.create(plan(settings=TableSettings(clock=MoveClock(30))))).table
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
