"""The order in which workers take jobs: fair shares among lanes, round robin among owners.

A lane is a kind of work. Among lanes that have jobs waiting, the one that has used the least of the
workers' time for its share is next; a lane that was empty gets no credit for that. Within a lane
owners (tables, recorded games, learners) take turns. No time is read and no process started here.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable
from typing import Generic, TypeVar

import msgspec

JobT = TypeVar("JobT")


class Lane(msgspec.Struct, frozen=True):
    """A kind of work, and its share of the workers under full load."""

    name: str
    share: float  # of the workers' time
    expected: float  # seconds that a job takes
    most_waiting: int
    quick: bool = False  # the worker that is reserved for quick jobs takes it too
    limited: bool = False  # all limited lanes together occupy at most half of the workers


QUICK_BOTS = Lane("quick bots", 0.25, 0.02, 5_000, quick=True)
CLUB_BOTS = Lane("club bots", 0.25, 0.3, 5_000)
MASTER_BOTS = Lane("master bots", 0.18, 1.3, 5_000)
NOTEBOOKS = Lane("notebooks", 0.15, 0.05, 5_000)
HINTS = Lane("hints", 0.07, 1.3, 16, limited=True)
REPLAYS = Lane("replays", 0.05, 0.5, 64, limited=True)
REVIEWS = Lane("reviews", 0.02, 1.5, 64, limited=True)
LESSONS = Lane("lessons", 0.03, 0.05, 256, quick=True)

LANES = (QUICK_BOTS, CLUB_BOTS, MASTER_BOTS, NOTEBOOKS, HINTS, REPLAYS, REVIEWS, LESSONS)


class QueueFull(Exception):
    """The maximum number of jobs of this kind wait; try again later."""


class WorkQueue(Generic[JobT]):
    """Jobs that wait for a worker."""

    def __init__(self, lanes: Iterable[Lane] = LANES) -> None:
        """Begin with nothing waiting, and no lane having used more than another."""
        self.lanes = tuple(lanes)
        self._waiting: dict[Lane, OrderedDict[str, deque[JobT]]] = {
            lane: OrderedDict() for lane in self.lanes
        }
        self._counts = dict.fromkeys(self.lanes, 0)
        self._used = dict.fromkeys(self.lanes, 0.0)  # seconds, divided by the lane's share
        self._level = 0.0  # what the lane that was served last had used

    def add(self, lane: Lane, owner: str, job: JobT) -> None:
        """Append a job to its owner's queue; raise `QueueFull` where too many wait."""
        if self._counts[lane] >= lane.most_waiting:
            raise QueueFull(lane.name)
        self._jobs_of(lane, owner).append(job)

    def add_first(self, lane: Lane, owner: str, job: JobT) -> None:
        """Put back a job that was taken, at the front."""
        self._jobs_of(lane, owner).appendleft(job)
        self._waiting[lane].move_to_end(owner, last=False)

    def _jobs_of(self, lane: Lane, owner: str) -> deque[JobT]:
        if not self._counts[lane]:
            self._used[lane] = max(self._used[lane], self._level)
        self._counts[lane] += 1
        return self._waiting[lane].setdefault(owner, deque())

    def discard(self, lane: Lane, owner: str, job: JobT) -> None:
        """Drop a job, if it still waits."""
        jobs = self._waiting[lane].get(owner, ())
        if job in jobs:
            self._waiting[lane][owner].remove(job)
            self._removed(lane, owner)

    def _removed(self, lane: Lane, owner: str) -> None:
        self._counts[lane] -= 1
        if not self._waiting[lane][owner]:
            del self._waiting[lane][owner]

    def take(
        self, lanes: Collection[Lane], is_wanted: Callable[[JobT], bool]
    ) -> tuple[Lane, JobT] | None:
        """Take the next job of these lanes; jobs that are not wanted any more are dropped."""
        while ready := [lane for lane in self.lanes if lane in lanes and self._counts[lane]]:
            lane = min(ready, key=self._used.__getitem__)
            owner = next(iter(self._waiting[lane]))
            job = self._waiting[lane][owner].popleft()
            self._waiting[lane].move_to_end(owner)
            self._removed(lane, owner)
            if is_wanted(job):
                self._level = self._used[lane]
                self.charge(lane, lane.expected)
                return lane, job
        return None

    def charge(self, lane: Lane, seconds: float) -> None:
        """Count workers' time against a lane; taking a job counts what it is expected to take."""
        self._used[lane] += seconds / lane.share

    def waiting(self, lane: Lane) -> int:
        """Count the jobs of a lane that wait."""
        return self._counts[lane]

    def __len__(self) -> int:
        return sum(self._counts.values())


def lane_of_level(seconds: float | None) -> Lane:
    """Choose a bot's lane by the seconds that its level thinks about a move, if it thinks."""
    if seconds is None or seconds <= 0.1:
        return QUICK_BOTS
    return CLUB_BOTS if seconds <= 1.0 else MASTER_BOTS
