"""What is looked back at is made once, for all who wait, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest

from gaslamp.core.errors import JournalError
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps
from gaslamp.games.registry import find_game
from gaslamp.service import replay_archive as archives
from gaslamp.service.errors import NoSuchReplay, Unavailable
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.replay_pages import GameRecord, record_of
from gaslamp.service.service_time import wall_clock
from gaslamp.service.store import Store
from gaslamp.service.work_queue import REPLAYS, Lane
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import LONGEST_TASK, WorkerPool
from tests.waiting import let_tasks_run


class Worker:
    """Works at once, in this process, and counts; or breaks down."""

    def __init__(self) -> None:
        self.asked = 0
        self.broken = False
        self.takes = 0.0  # seconds, for every job

    async def run(
        self,
        lane: Lane,
        _: str,
        work: Callable[[Any], Any],
        asked: Any,  # noqa: ANN401
        *,
        seconds: float,
    ) -> object:
        assert lane is REPLAYS
        self.asked += 1
        await let_tasks_run()
        if self.broken:
            raise JobFailed("crashed")
        if self.takes > seconds:
            raise JobFailed("too-slow")
        return work(asked)


def record(length: int = 20) -> GameRecord:
    game = find_game("scotland_yard")
    journal = Journal(game, game.options())
    for _ in range(length):
        journal.replay(int(journal.state.legal_actions()[0]))
    return record_of(journal)


def told(story: Callable[[ReplayArchive, Worker], Awaitable[None]]) -> None:
    async def whole() -> None:
        worker = Worker()
        archive = ReplayArchive(cast("WorkerPool", worker), store)
        await story(archive, worker)
        await archive.close()

    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/gaslamp.sqlite")
        asyncio.run(whole())
        store.close()


def test_pages_are_made_once_for_everybody_who_waits() -> None:
    async def story(archive: ReplayArchive, worker: Worker) -> None:
        replay = archive.replay("one", record())
        first, again = await asyncio.gather(*(archive.page(replay, 1, 5) for _ in range(2)))
        assert first == again
        assert worker.asked == 1
        await archive.page(archive.replay("one", record()), 1, 20)
        assert worker.asked == 1

    told(story)


def test_a_single_request_is_answered_on_a_machine_that_is_busy_with_other_work() -> None:
    async def story(archive: ReplayArchive, worker: Worker) -> None:
        worker.takes = 6 * LONGEST_TASK
        await archive.page(archive.replay("one", record()), 1, 5)
        worker.takes = 60 * LONGEST_TASK
        with pytest.raises(Unavailable):
            await archive.page(archive.replay("two", record()), 0, 5)

    told(story)


def test_the_film_that_was_not_looked_at_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(archive: ReplayArchive, worker: Worker) -> None:
        for key in ("one", "two", "one"):
            await archive.page(archive.replay(key, record()), 1, 0)
        monkeypatch.setattr(archives, "MOST_BYTES", archive.replays["one"].size * 2)
        await archive.page(archive.replay("three", record()), 1, 0)
        assert list(archive.replays) == ["one", "three"]

    told(story)


def test_films_and_files_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_REPLAYS", 2)
    monkeypatch.setattr(archives, "MOST_UPLOADS", 1)
    game = find_game("scotland_yard")

    async def story(archive: ReplayArchive, _: Worker) -> None:
        for key in "abc":
            archive.replay(key, record())
        assert len(archive.replays) == 2
        first = await archive.upload(dumps(Journal(game, game.options())))
        second = await archive.upload(dumps(Journal(game, game.options(detectives=3))))
        assert (await archive.find(second)).steps == 0
        with pytest.raises(NoSuchReplay):
            await archive.find(first)
        with pytest.raises(JournalError):
            await archive.upload("nothing")

    told(story)


def test_a_file_is_found_through_every_process_until_it_is_too_old(database: str) -> None:
    game = find_game("scotland_yard")

    async def story() -> None:
        stores = Store(database), Store(database)
        here, there = (ReplayArchive(cast("WorkerPool", Worker()), store) for store in stores)
        ids = [await here.upload(dumps(Journal(game, game.options()))) for _ in range(2)]
        assert ids[0] == ids[1]
        assert (await there.find(ids[0])).record == (await here.find(ids[0])).record
        await stores[0].delete_files(wall_clock() + 1)
        afterwards = ReplayArchive(cast("WorkerPool", Worker()), stores[1])
        with pytest.raises(NoSuchReplay):
            await afterwards.find(ids[0])
        for store in stores:
            store.close()

    asyncio.run(story())


def test_a_file_read_by_other_rules_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("scotland_yard")

    async def story(archive: ReplayArchive, _: Worker) -> None:
        id_ = await archive.upload(dumps(Journal(game, game.options())))
        monkeypatch.setattr(type(game), "version", game.version + 1)
        with pytest.raises(NoSuchReplay):
            await archive.find(id_)

    told(story)


def test_who_comes_when_too_many_wait_is_asked_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(archives, "MOST_MAKING", 1)

    async def story(archive: ReplayArchive, _: Worker) -> None:
        films = [archive.replay(key, record()) for key in "ab"]
        asked = (archive.page(replay, 1, 0) for replay in films)
        first, second = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(first, bytes)
        assert isinstance(second, Unavailable)
        assert await archive.page(films[1], 1, 0)

    told(story)


def test_a_worker_that_breaks_down_is_no_secret_and_no_end() -> None:
    async def story(archive: ReplayArchive, worker: Worker) -> None:
        replay = archive.replay("one", record())
        worker.broken = True
        with pytest.raises(Unavailable):
            await archive.outline(replay)
        worker.broken = False
        assert len((await archive.outline(replay)).steps) == 20

    told(story)
