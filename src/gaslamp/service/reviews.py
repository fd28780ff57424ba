"""Reviews of finished games, computed step by step while they are looked at.

A first pass judges every decision quickly, so that the turning points are known soon; a second one
thinks longer. Work goes on while a review is asked for, and stops some seconds after the last
request; the next request resumes it, in any process, for reviews are stored in the database.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from gaslamp.bots.review import Decision
from gaslamp.bots.review_luck import Change, Side, share_of_win, split_changes
from gaslamp.bots.shown_chances import MEASURED_WITH, correction_of
from gaslamp.core.codes import Seat, as_seat
from gaslamp.service import review_pages
from gaslamp.service.errors import Unavailable
from gaslamp.service.replay_pages import GameRecord, game_of, record_key
from gaslamp.service.review_pages import ReviewRequest
from gaslamp.service.review_store import ReviewStore, StoredReview, StoredSideReview
from gaslamp.service.service_time import wall_clock
from gaslamp.service.work_queue import REVIEWS, QueueFull
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import LONGEST_WORK, WorkerPool

PASSES = (80, MEASURED_WITH)  # simulations for a decision, first quickly, then with more care
MOST_REVIEWS = 64
MOST_RUNNING = 4  # reviews at work at the same time; others wait for the next request
STORED_EVERY = 0.1  # part of a review after which it is written
WORKS_ON_FOR = 20.0  # seconds after the last request until work stops


ReviewKey: TypeAlias = tuple[str, tuple[Seat, ...] | None]
"""The content of a game, and who won it: a resignation is no action."""


class ReviewedSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side's decisions, and what moved its chance up to each and on."""

    side: int
    seats: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    changes: tuple[Change, ...]
    result: float | None
    calibrated: bool  # whether the chances may be shown as numbers


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A review as far as it is; `progress` is 1 when it is finished."""

    game: str
    progress: float
    sides: tuple[ReviewedSide, ...]


class SideProgress:
    """How far one side's review is."""

    def __init__(
        self, side: int, seats: tuple[Seat, ...], winners: tuple[Seat, ...] | None
    ) -> None:
        """Begin before the first pass."""
        self.side, self.seats = side, seats
        self.result = None if winners is None else share_of_win(seats, winners)
        self.round = 0  # which of the passes comes next
        self.start = 0  # the step it goes on from
        self.decisions: dict[int, Decision] = {}  # by step

    @property
    def is_done(self) -> bool:
        """Tell whether all passes are through."""
        return self.round >= len(PASSES)

    def stored(self) -> StoredSideReview:
        """Return what is to be stored."""
        ordered = self.judged_side().decisions
        return StoredSideReview(self.side, self.round, self.start, ordered)

    def resume_from(self, stored: StoredSideReview) -> None:
        """Continue from what the database has."""
        self.round, self.start = stored.round, stored.start
        self.decisions = {decision.step: decision for decision in stored.decisions}

    def judged_side(self) -> Side:
        """Return the decisions as they were judged last, in order."""
        ordered = tuple(self.decisions[step] for step in sorted(self.decisions))
        return Side(self.seats, ordered, self.result)


class RunningReview:
    """A review on its way."""

    def __init__(self, record: GameRecord, winners: tuple[Seat, ...] | None) -> None:
        """Begin with nothing judged; `winners` are the seats that won, None without an end."""
        self.record = record
        self.winners = winners
        self.key = record_key(record)
        game, options = game_of(record)
        sides = game.sides(options)
        self.measured = {side for side in sides if correction_of(game, options, side) is not None}
        self.sides = [
            SideProgress(
                side, tuple(as_seat(seat) for seat, its in enumerate(sides) if its == side), winners
            )
            for side in sorted(set(sides))
        ]
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        self.kept_progress = 0.0  # of what the database has

    @property
    def progress(self) -> float:
        """Return the part of all work that is done."""
        steps = max(1, len(self.record.actions))
        done = sum(
            sum(PASSES[: side.round])
            + (0 if side.is_done else PASSES[side.round] * side.start / steps)
            for side in self.sides
        )
        return round(done / (sum(PASSES) * len(self.sides)), 3)

    def resume_from(self, stored: StoredReview) -> None:
        """Continue from what the database has."""
        found = {side.side: side for side in stored.sides}
        for side in self.sides:
            if side.side in found:
                side.resume_from(found[side.side])
        self.kept_progress = self.progress

    def shown(self) -> Review:
        """Return what is known so far."""
        judged = [side.judged_side() for side in self.sides]
        return Review(
            game=self.record.game,
            progress=self.progress,
            sides=tuple(
                ReviewedSide(
                    side=side.side,
                    seats=side.seats,
                    decisions=judged[place].decisions,
                    changes=tuple(split_changes(judged, place)),
                    result=side.result,
                    calibrated=side.side in self.measured and side.is_done,
                )
                for place, side in enumerate(self.sides)
            ),
        )


class ReviewArchive:
    """Reviews, the least recently asked for dropped first."""

    def __init__(
        self,
        pool: WorkerPool,
        store: ReviewStore,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        """Compute reviews in a pool and keep them in a database."""
        self.pool = pool
        self.store = store
        self.clock = clock
        self.now = now
        self.reviews: OrderedDict[ReviewKey, RunningReview] = OrderedDict()

    async def ask(self, record: GameRecord, winners: tuple[Seat, ...] | None) -> Review:
        """Return a game's review as far as it is, and go on with it."""
        key = (record_key(record), winners)
        if key not in self.reviews:
            found = RunningReview(record, winners)
            stored = await self.store.read(str(key))
            if stored is not None:
                found.resume_from(stored)
            self.reviews.setdefault(key, found)
        self.reviews.move_to_end(key)
        review = self.reviews[key]
        review.asked = self.clock()
        self._start(review)
        while len(self.reviews) > MOST_REVIEWS:
            dropped = self.reviews.popitem(last=False)[1]
            if dropped.task is not None:
                dropped.task.cancel()
        return review.shown()

    def _start(self, review: RunningReview) -> None:
        running = sum(
            other.task is not None and not other.task.done() for other in self.reviews.values()
        )
        is_running = review.task is not None and not review.task.done()
        if not is_running and running < MOST_RUNNING and review.progress < 1:
            review.task = asyncio.create_task(self._run(review))

    async def _run(self, review: RunningReview) -> None:
        try:
            await self._work(review)
        finally:
            await self._store(review)

    async def _store(self, review: RunningReview) -> None:
        """Write what was judged since it was written last."""
        if review.progress <= review.kept_progress:
            return
        review.kept_progress = review.progress
        stored = StoredReview(tuple(side.stored() for side in review.sides))
        try:
            await self.store.write(str((review.key, review.winners)), stored, self.now())
        except Unavailable:
            review.kept_progress = 0.0  # the next stop tries again

    async def _work(self, review: RunningReview) -> None:
        """Judge a stretch of each side in turn, as long as the review is asked for."""
        try:
            for passes in range(len(PASSES)):
                while open_ := [side for side in review.sides if side.round == passes]:
                    for side in open_:
                        if self.clock() - review.asked > WORKS_ON_FOR:
                            return
                        await self._stretch(review, side)
                    if review.progress - review.kept_progress > STORED_EVERY:
                        await self._store(review)
                await self._store(review)
        except (JobFailed, QueueFull):
            return  # the next request tries again

    async def _stretch(self, review: RunningReview, side: SideProgress) -> None:
        request = ReviewRequest(
            key=review.key,
            record=review.record,
            side=side.side,
            start=side.start,
            nodes=PASSES[side.round],
        )
        work, key = review_pages.review_stretch, review.key
        batch = await self.pool.run(REVIEWS, key, work, request, seconds=LONGEST_WORK)
        for decision in batch.decisions:
            side.decisions[decision.step] = decision
        if batch.resume_at is None:
            side.round, side.start = side.round + 1, 0
        else:
            side.start = batch.resume_at

    async def close(self) -> None:
        """Stop all work."""
        tasks = [review.task for review in self.reviews.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
