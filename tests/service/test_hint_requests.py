"""Hints: one for a table at a time, a few for an address, none for a position that is past."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.service import bot_tasks, commands
from gaslamp.service.hint_requests import MOST_AT_ONCE, HintRequests, TooManyHints
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.work_queue import HINTS, QueueFull
from gaslamp.service.worker_jobs import JobDropped
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import hosting, plan
from tests.waiting import let_tasks_run

X = as_seat(0)


class Asked:
    """A pool that works hints out when the test says so."""

    def __init__(self) -> None:
        self.tasks: list[bot_tasks.HintTask] = []
        self.is_wanted: list[Callable[[], bool]] = []
        self.withdrawn = 0
        self.go_on = asyncio.Event()
        self.is_full = False

    async def hints(self, task: bot_tasks.HintTask, is_wanted: Callable[[], bool]) -> bytes:
        if self.is_full:
            raise QueueFull(HINTS.name)
        self.tasks.append(task)
        self.is_wanted.append(is_wanted)
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.withdrawn += 1
            raise
        if not is_wanted():
            raise JobDropped
        return f"hint {len(self.tasks)}".encode()


async def settled() -> None:
    await let_tasks_run(10)


def told(
    folder: Path, story: Callable[[TableRegistry, Asked, HintRequests], Awaitable[None]]
) -> None:
    async def whole() -> None:
        with hosting(folder) as registry:
            pool = Asked()
            requests = HintRequests(cast("WorkerPool", pool))
            await story(registry, pool, requests)
            await settled()
            assert not requests.waiting
            assert not requests.asked
            assert not requests.callers

    asyncio.run(whole())


async def table_of(registry: TableRegistry) -> LiveTable:
    return await registry.find((await registry.create(plan())).table)


def test_who_asks_again_gets_the_hint_that_is_being_worked_out(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        table = await table_of(registry)
        both = [asyncio.create_task(requests.ask(table, X, name)) for name in ("a", "b")]
        await settled()
        pool.go_on.set()
        assert await asyncio.gather(*both) == [b"hint 1", b"hint 1"]
        assert await requests.ask(table, X, "a") == b"hint 2"

    told(tmp_path, story)


def test_an_address_waits_for_a_few_hints_only(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        tables = [await table_of(registry) for _ in range(MOST_AT_ONCE + 1)]
        asked = [asyncio.create_task(requests.ask(table, X, "a")) for table in tables[:-1]]
        await settled()
        with pytest.raises(TooManyHints):
            await requests.ask(tables[-1], X, "a")
        another = asyncio.create_task(requests.ask(tables[-1], X, "b"))
        pool.go_on.set()
        await asyncio.gather(*asked, another)
        assert await requests.ask(tables[-1], X, "a")

    told(tmp_path, story)


def test_too_many_of_all_addresses_are_refused_alike(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        pool.is_full = True
        with pytest.raises(TooManyHints):
            await requests.ask(await table_of(registry), X, "a")

    told(tmp_path, story)


def test_a_hint_is_withdrawn_when_the_last_who_waits_has_left(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        table = await table_of(registry)
        first, second = (asyncio.create_task(requests.ask(table, X, name)) for name in "ab")
        await settled()
        first.cancel()
        await settled()
        assert pool.withdrawn == 0
        second.cancel()
        await settled()
        assert pool.withdrawn == 1

    told(tmp_path, story)


def test_a_hint_for_a_position_that_is_past_is_not_wanted(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        table = await table_of(registry)
        asked = asyncio.create_task(requests.ask(table, X, "a"))
        await settled()
        await table.execute(X, commands.Say("Wait!", "all"), "0")
        assert pool.is_wanted[0]()
        action = int(table.state.journal.state.legal_actions()[0])
        await table.execute(X, commands.Act(action), "1")
        assert not pool.is_wanted[0]()
        pool.go_on.set()
        with pytest.raises(JobDropped):
            await asked

    told(tmp_path, story)


def test_a_new_position_gets_a_hint_of_its_own(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, pool: Asked, requests: HintRequests) -> None:
        table = await table_of(registry)
        first = asyncio.create_task(requests.ask(table, X, "a"))
        await settled()
        await table.execute(X, commands.Act(table.state.game.parse("double")), "1")
        second = asyncio.create_task(requests.ask(table, X, "a"))
        await settled()
        assert len(pool.tasks) == 2
        assert pool.tasks[0].actions != pool.tasks[1].actions
        pool.go_on.set()
        with pytest.raises(JobDropped):
            await first
        assert await second == b"hint 2"

    told(tmp_path, story)
