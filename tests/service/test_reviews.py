"""Reviews are computed while they are asked for, resumed, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal
from gaslamp.games.registry import find_game
from gaslamp.service import review_pages, review_store, reviews
from gaslamp.service.replay_pages import GameRecord, record_of
from gaslamp.service.review_pages import ReviewRequest, review_stretch
from gaslamp.service.review_store import REVIEW_FORMAT, ReviewStore, StoredReview, row_id
from gaslamp.service.reviews import ReviewArchive
from gaslamp.service.schema import REVIEWS as ROWS
from gaslamp.service.store import Store
from gaslamp.service.work_queue import REVIEWS, Lane
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import WorkerPool
from tests.waiting import let_tasks_run


class Worker:
    """Works at once, in this process; or breaks down."""

    def __init__(self) -> None:
        self.starts: list[tuple[int, int, int]] = []
        self.breaks_at: int | None = None

    async def run(
        self,
        lane: Lane,
        _: str,
        work: Callable[[Any], Any],
        asked: Any,  # noqa: ANN401
        *,
        seconds: float,
    ) -> object:
        assert lane is REVIEWS
        self.starts.append((asked.side, asked.nodes, asked.start))
        await let_tasks_run()
        if self.breaks_at is not None and len(self.starts) > self.breaks_at:
            raise JobFailed("crashed")
        return work(asked)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PASSES", (4, 8))
    monkeypatch.setattr(review_pages, "JOB_SECONDS", 0.0)  # one decision in each job


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[ReviewStore]:
    store = Store(f"sqlite:///{tmp_path}/gaslamp.sqlite")
    yield ReviewStore(store)
    store.close()


def record(length: int = 16) -> GameRecord:
    """Begin a game of Mr. Jack Pocket."""
    game = find_game("mr_jack_pocket")
    journal = Journal(game, game.options())
    for number in range(length + 20):
        legal = journal.state.legal_actions()
        journal.replay(int(legal[number % len(legal)]))
    return record_of(journal)


async def finished(archive: ReviewArchive, game: GameRecord) -> reviews.Review:
    review = await archive.ask(game, (as_seat(0),))
    running = next(iter(archive.reviews.values())).task
    assert running is not None
    await running
    return await archive.ask(game, (as_seat(0),)) if review.progress < 1 else review


def test_a_review_fills_while_it_is_asked_for_and_is_kept(shelf: ReviewStore) -> None:
    async def story() -> None:
        worker = Worker()
        archive = ReviewArchive(cast("WorkerPool", worker), shelf)
        first = await archive.ask(record(), (as_seat(0),))
        assert first.progress == 0.0
        assert all(side.decisions == () for side in first.sides)
        review = await finished(archive, record())
        assert review.progress == 1.0
        assert [side.result for side in review.sides] == [1.0, 0.0]
        for side in review.sides:
            assert len(side.changes) == len(side.decisions) > 1
            total = sum(change.own + change.others + change.luck for change in side.changes)
            assert side.result is not None
            assert total == pytest.approx(side.result - side.decisions[0].best.chance, abs=0.01)
        jobs = len(worker.starts)
        assert await archive.ask(record(), (as_seat(0),)) == review
        assert len(worker.starts) == jobs
        passes = [nodes for _, nodes, _ in worker.starts]
        assert passes == sorted(passes)  # everything quickly first
        await archive.close()

    asyncio.run(story())


def test_work_stops_when_nobody_asks_and_goes_on_where_it_stopped(shelf: ReviewStore) -> None:
    async def story() -> None:
        worker, now = Worker(), [0.0]
        archive = ReviewArchive(cast("WorkerPool", worker), shelf, lambda: now[0])
        await archive.ask(record(), (as_seat(0),))
        running = next(iter(archive.reviews.values()))
        while len(worker.starts) < 3:
            await let_tasks_run()
        now[0] = reviews.WORKS_ON_FOR + 1
        assert running.task is not None
        await running.task
        stopped = len(worker.starts)
        assert 0 < (await archive.ask(record(), (as_seat(0),))).progress < 1
        await running.task
        again = worker.starts[stopped]
        assert again[2] > 0  # not from the beginning
        assert (await archive.ask(record(), (as_seat(0),))).progress == 1.0
        assert len(set(worker.starts)) == len(worker.starts)  # nothing was judged twice
        await archive.close()

    asyncio.run(story())


def test_a_job_that_fails_is_tried_again_at_the_next_request(shelf: ReviewStore) -> None:
    async def story() -> None:
        worker = Worker()
        worker.breaks_at = 2
        archive = ReviewArchive(cast("WorkerPool", worker), shelf)
        assert (await finished(archive, record())).progress < 1
        worker.breaks_at = None
        assert (await finished(archive, record())).progress == 1.0
        await archive.close()

    asyncio.run(story())


def test_only_so_many_reviews_run_and_are_kept(
    shelf: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_RUNNING", 1)
    monkeypatch.setattr(reviews, "MOST_REVIEWS", 2)

    async def story() -> None:
        archive = ReviewArchive(cast("WorkerPool", Worker()), shelf)
        for winner in range(3):
            await archive.ask(record(), (as_seat(winner),))
        tasks = [review.task for review in archive.reviews.values()]
        assert len(tasks) == 2
        assert sum(task is not None for task in tasks) <= 1
        await archive.close()

    asyncio.run(story())


def test_a_worker_that_does_not_know_a_review_goes_on_with_it_all_the_same() -> None:
    game = record()
    asked = ReviewRequest(key="a", record=game, side=1, start=0, nodes=4)
    first = review_stretch(asked)
    assert first.resume_at is not None
    known = review_stretch(
        ReviewRequest(key="a", record=game, side=1, start=first.resume_at, nodes=4)
    )
    new = review_stretch(
        ReviewRequest(key="b", record=game, side=1, start=first.resume_at, nodes=4)
    )
    assert [one.step for one in known.decisions] == [one.step for one in new.decisions]


def test_another_process_goes_on_where_one_stopped_and_has_what_is_finished(
    shelf: ReviewStore,
) -> None:
    async def story() -> None:
        first, worker = Worker(), Worker()
        first.breaks_at = 6
        there = ReviewArchive(cast("WorkerPool", first), shelf)
        begun = (await finished(there, record())).progress
        assert 0 < begun < 1
        await there.close()
        here = ReviewArchive(cast("WorkerPool", worker), shelf)
        assert (await here.ask(record(), (as_seat(0),))).progress >= begun
        review = await finished(here, record())
        assert review.progress == 1.0
        assert not set(worker.starts) & set(first.starts[:6])  # nothing was judged twice
        await here.close()
        idle = Worker()
        later = ReviewArchive(cast("WorkerPool", idle), shelf)
        assert await later.ask(record(), (as_seat(0),)) == review
        assert idle.starts == []
        await later.close()

    asyncio.run(story())


def test_a_kept_review_that_can_not_be_read_is_made_anew(shelf: ReviewStore) -> None:
    async def story() -> None:
        for body in ("{}", REVIEW_FORMAT.encode(StoredReview(())).decode().replace("1", "9", 1)):
            values = {"id": row_id("game"), "kept_at": 1, "body": body}
            with shelf.store.engine.begin() as connection:
                connection.execute(ROWS.delete())
                connection.execute(ROWS.insert(), values)
            assert await shelf.read("game") is None

    asyncio.run(story())


def test_the_oldest_reviews_are_deleted_first(
    shelf: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_store, "MOST_KEPT", 2)

    async def story() -> None:
        for now, key in enumerate("abc"):
            await shelf.write(key, StoredReview(()), now)
        assert await shelf.read("a") is None
        assert await shelf.read("c") == StoredReview(())
        await shelf.delete(2)
        assert [await shelf.read(key) is None for key in "bc"] == [True, False]
        await shelf.write("d", StoredReview(()), review_store.KEPT_FOR + 10)
        assert [await shelf.read(key) for key in "bc"] == [None, None]

    asyncio.run(story())
