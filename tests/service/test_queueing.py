"""What `make queueing` measures, without time: who is begun next while everything is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from benchmarks.service.queueing import Figures, measure, set_up_tables

from gaslamp.service import worker_pool
from gaslamp.service.work_queue import CLUB_BOTS, HINTS, NOTEBOOKS, QUICK_BOTS, Lane, QueueFull
from gaslamp.service.worker_pool import WorkerPool
from tests.service.serving import Server
from tests.waiting import let_tasks_run, until

CLUB_TABLES, HINT_REQUESTS = 50, 60
SECONDS = {"club": 0.3, "hint": 1.3, "novice": 0.01, "second novice": 0.01, "notebook": 0.05}


class Process:
    """A worker process that answers when the test says so."""

    begun: list[tuple[str, Future[Any]]]  # the jobs of all processes that are not answered yet

    def __init__(self, *_: object) -> None:
        self.pid = 0

    def start(self) -> Future[int]:
        started: Future[int] = Future()
        started.set_result(0)
        return started

    def call(self, _: object, job: str) -> Future[Any]:
        answer: Future[Any] = Future()
        answer.set_running_or_notify_cancel()
        self.begun.append((job, answer))
        return answer

    def end(self) -> None:
        pass


class Scene:
    """A pool of two workers and the quick one, with jobs named by their kind."""

    def __init__(self) -> None:
        self.pool = WorkerPool(2)
        self.pool.clock = lambda: self.time
        self.time = 0.0
        self.tasks: list[asyncio.Task[object]] = []
        self.refused = 0

    def ask(self, lane: Lane, owner: str, name: str) -> None:
        async def run() -> object:
            try:
                return await self.pool.run(lane, owner, str, name)
            except QueueFull:
                self.refused += 1
                return None

        self.tasks.append(asyncio.create_task(run()))

    async def settle(self, count: int) -> list[str]:
        """Wait until so many jobs are begun; name them."""
        await until(lambda: len(Process.begun) >= count)
        await let_tasks_run(20)
        return [name for name, _ in Process.begun]

    def answer(self, name: str) -> None:
        self.time += SECONDS[name]
        place = next(n for n, (begun, _) in enumerate(Process.begun) if begun == name)
        Process.begun.pop(place)[1].set_result(name)


def told(monkeypatch: pytest.MonkeyPatch, story: Callable[[Scene], Awaitable[None]]) -> None:
    monkeypatch.setattr(worker_pool, "WorkerProcess", Process)
    Process.begun = []

    async def whole() -> None:
        scene = Scene()
        for table in range(CLUB_TABLES):
            scene.ask(CLUB_BOTS, f"club {table}", "club")
        for table in range(HINT_REQUESTS):
            scene.ask(HINTS, f"hinted {table}", "hint")
        await scene.settle(2)
        await story(scene)
        await scene.pool.close()
        await asyncio.gather(*scene.tasks, return_exceptions=True)

    asyncio.run(whole())


def test_a_novice_is_begun_at_once_while_club_bots_and_hints_fill_all_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(scene: Scene) -> None:
        assert len(await scene.settle(2)) == 2
        scene.ask(QUICK_BOTS, "another table", "novice")
        assert "novice" in await scene.settle(3)

    told(monkeypatch, story)


def test_a_second_novice_is_the_next_that_any_worker_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(scene: Scene) -> None:
        scene.ask(QUICK_BOTS, "another table", "novice")
        scene.ask(QUICK_BOTS, "a third table", "second novice")
        begun = await scene.settle(3)
        scene.answer(next(name for name in begun if name != "novice"))
        assert "second novice" in await scene.settle(3)

    told(monkeypatch, story)


def test_hints_never_take_all_workers_and_those_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(scene: Scene) -> None:
        for _ in range(40):
            begun = await scene.settle(2)
            assert begun.count("hint") <= 1
            scene.answer(begun[0])
        assert scene.refused >= HINT_REQUESTS - HINTS.most_waiting - 2

    told(monkeypatch, story)


def test_a_notebook_is_begun_soon_though_bots_never_stop_asking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(scene: Scene) -> None:
        scene.ask(NOTEBOOKS, "another table", "notebook")
        for number in range(3):
            begun = await scene.settle(2)
            if "notebook" in begun:
                return
            scene.ask(CLUB_BOTS, f"new {number}", "club")
            scene.answer(begun[0])
        assert "notebook" in await scene.settle(2)

    told(monkeypatch, story)


def test_the_benchmark_runs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    tables = asyncio.run(set_up_tables(database, club=1, hints=1))
    server = Server(database)
    server.start()
    try:
        figures: Figures = asyncio.run(measure(server, tables, seconds=3.0))
    finally:
        server.kill()
    assert figures.moves
