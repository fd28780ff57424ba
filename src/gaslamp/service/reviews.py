"""Reviews of finished games, computed step by step while somebody looks at them.

A first pass judges every decision quickly, so that the turning points are known soon; a second one
thinks longer. Work goes on while a review is asked for, and stops some seconds after the last
request; the next request resumes it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from gaslamp.bots.review import Change, Decision, Side, share_of_win, split_changes
from gaslamp.bots.shown_chances import correction_of
from gaslamp.core.codes import Seat, as_seat
from gaslamp.service import review_pages
from gaslamp.service.replay_pages import GameRecord, game_of, record_key
from gaslamp.service.review_pages import ReviewRequest
from gaslamp.service.work_queue import REVIEWS, QueueFull
from gaslamp.service.worker_jobs import ThoughtFailed
from gaslamp.service.worker_pool import WorkerPool

PASSES = (80, 700)  # simulations for a decision, first quickly, then with more care
MOST_REVIEWS = 64
MOST_RUNNING = 4  # reviews at work at the same time; others wait for the next request
PATIENCE = 20.0  # seconds after the last request until work stops


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

    def judged_side(self) -> Side:
        """Return the decisions as they were judged last, in order."""
        ordered = tuple(self.decisions[step] for step in sorted(self.decisions))
        return Side(self.seats, ordered, self.result)


class RunningReview:
    """A review on its way."""

    def __init__(self, record: GameRecord, winners: tuple[Seat, ...] | None) -> None:
        """Begin with nothing judged; `winners` are the seats that won, None without an end."""
        self.record = record
        self.key = record_key(record)
        game, options = game_of(record)
        sides = game.sides(options)
        self.sides = [
            SideProgress(
                side, tuple(as_seat(seat) for seat, its in enumerate(sides) if its == side), winners
            )
            for side in sorted(set(sides))
        ]
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None

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
                    calibrated=correction_of(self.record.game, side.side) is not None,
                )
                for place, side in enumerate(self.sides)
            ),
        )


class ReviewArchive:
    """Reviews, the least recently asked for dropped first."""

    def __init__(self, pool: WorkerPool, clock: Callable[[], float] = time.monotonic) -> None:
        """Compute reviews in a pool."""
        self.pool = pool
        self.clock = clock
        self.reviews: OrderedDict[ReviewKey, RunningReview] = OrderedDict()

    def ask(self, record: GameRecord, winners: tuple[Seat, ...] | None) -> Review:
        """Return a game's review as far as it is, and go on with it."""
        key = (record_key(record), winners)
        review = self.reviews.pop(key, None) or RunningReview(record, winners)
        self.reviews[key] = review
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
            review.task = asyncio.create_task(self._work(review))

    async def _work(self, review: RunningReview) -> None:
        """Judge a stretch of each side in turn, as long as the review is asked for."""
        try:
            for passes in range(len(PASSES)):
                while open_ := [side for side in review.sides if side.round == passes]:
                    for side in open_:
                        if self.clock() - review.asked > PATIENCE:
                            return
                        await self._stretch(review, side)
        except (ThoughtFailed, QueueFull):
            return  # the next request tries again

    async def _stretch(self, review: RunningReview, side: SideProgress) -> None:
        request = ReviewRequest(
            key=review.key,
            record=review.record,
            side=side.side,
            start=side.start,
            nodes=PASSES[side.round],
        )
        batch = await self.pool.run(REVIEWS, review.key, review_pages.review_stretch, request)
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
