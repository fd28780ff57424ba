"""Reviews are computed while they are asked for, resumed, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal
from gaslamp.games.registry import find_game
from gaslamp.service import review_pages, reviews
from gaslamp.service.replay_pages import GameRecord, record_of
from gaslamp.service.review_pages import ReviewRequest, review_stretch
from gaslamp.service.reviews import ReviewArchive
from gaslamp.service.work_queue import REVIEWS, Lane
from gaslamp.service.worker_jobs import ThoughtFailed
from gaslamp.service.worker_pool import WorkerPool
from tests.waiting import let_tasks_run


class Worker:
    """Works at once, in this process; or breaks down."""

    def __init__(self) -> None:
        self.starts: list[tuple[int, int, int]] = []
        self.breaks_at: int | None = None

    async def run(self, lane: Lane, _: str, work: Callable[[Any], Any], asked: Any) -> Any:  # noqa: ANN401
        assert lane is REVIEWS
        self.starts.append((asked.side, asked.nodes, asked.start))
        await let_tasks_run()
        if self.breaks_at is not None and len(self.starts) > self.breaks_at:
            raise ThoughtFailed("crashed")
        return work(asked)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PASSES", (4, 8))
    monkeypatch.setattr(review_pages, "STRETCH", 0.0)  # one decision in each job


def record(length: int = 16) -> GameRecord:
    """Begin a game of Mr. Jack Pocket."""
    game = find_game("mr_jack_pocket")
    journal = Journal(game, game.options())
    for number in range(length + 20):
        legal = journal.state.legal_actions()
        journal.replay(int(legal[number % len(legal)]))
    return record_of(journal)


async def finished(archive: ReviewArchive, game: GameRecord) -> reviews.Review:
    review = archive.ask(game, (as_seat(0),))
    running = next(iter(archive.reviews.values())).task
    assert running is not None
    await running
    return archive.ask(game, (as_seat(0),)) if review.progress < 1 else review


def test_a_review_fills_while_it_is_asked_for_and_is_kept() -> None:
    async def story() -> None:
        worker = Worker()
        archive = ReviewArchive(cast("WorkerPool", worker))
        first = archive.ask(record(), (as_seat(0),))
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
        assert archive.ask(record(), (as_seat(0),)) == review
        assert len(worker.starts) == jobs
        passes = [nodes for _, nodes, _ in worker.starts]
        assert passes == sorted(passes)  # everything quickly first
        await archive.close()

    asyncio.run(story())


def test_work_stops_when_nobody_asks_and_goes_on_where_it_stopped() -> None:
    async def story() -> None:
        worker, now = Worker(), [0.0]
        archive = ReviewArchive(cast("WorkerPool", worker), lambda: now[0])
        archive.ask(record(), (as_seat(0),))
        running = next(iter(archive.reviews.values()))
        while len(worker.starts) < 3:
            await let_tasks_run()
        now[0] = reviews.PATIENCE + 1
        assert running.task is not None
        await running.task
        stopped = len(worker.starts)
        assert 0 < archive.ask(record(), (as_seat(0),)).progress < 1
        await running.task
        again = worker.starts[stopped]
        assert again[2] > 0  # not from the beginning
        assert archive.ask(record(), (as_seat(0),)).progress == 1.0
        assert len(set(worker.starts)) == len(worker.starts)  # nothing was judged twice
        await archive.close()

    asyncio.run(story())


def test_a_job_that_fails_is_tried_again_at_the_next_request() -> None:
    async def story() -> None:
        worker = Worker()
        worker.breaks_at = 2
        archive = ReviewArchive(cast("WorkerPool", worker))
        assert (await finished(archive, record())).progress < 1
        worker.breaks_at = None
        assert (await finished(archive, record())).progress == 1.0
        await archive.close()

    asyncio.run(story())


def test_only_so_many_reviews_run_and_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_RUNNING", 1)
    monkeypatch.setattr(reviews, "MOST_REVIEWS", 2)

    async def story() -> None:
        archive = ReviewArchive(cast("WorkerPool", Worker()))
        for winner in range(3):
            archive.ask(record(), (as_seat(winner),))
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
