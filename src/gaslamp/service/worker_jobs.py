"""What a worker of the pool is given to do, and how it can fail."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from gaslamp.play.worker_process import WorkerProcess
from gaslamp.service.work_queue import Lane

Failure: TypeAlias = Literal["crashed", "too-slow"]


class JobFailed(Exception):
    """A job failed as often as it may be tried; `why` says how it failed last."""

    def __init__(self, why: Failure) -> None:
        """Say whether it crashed or was too slow."""
        super().__init__(why)
        self.why: Failure = why


class JobDropped(Exception):
    """A job was dropped before it was begun, because its result was of no use any more."""


class Job(msgspec.Struct, eq=False):
    """A function to call in a worker, for an owner who takes turns with others of its lane."""

    lane: Lane
    kind: str  # for the metrics: a bot's level, or the lane
    owner: str
    work: Callable[[Any], Any]
    task: Any
    seconds: float
    is_wanted: Callable[[], bool]
    result: asyncio.Future[Any]
    failures: int = 0
    losses: int = 0

    def still_wanted(self) -> bool:
        """Tell whether the result is still of use; where it is not, say so to the caller."""
        if self.result.done():
            return False
        if not self.is_wanted():
            self.result.set_exception(JobDropped())
            return False
        return True


class Worker:
    """A place for a process; the process is replaced when it hangs or dies."""

    def __init__(self, name: str, lanes: frozenset[Lane], nice: int) -> None:
        """Take jobs of some lanes, once started."""
        self.name = name
        self.lanes = lanes
        self.nice = nice
        self.process: WorkerProcess | None = None
        self.running: asyncio.Task[None] | None = None
        self.inbox: asyncio.Queue[Job] = asyncio.Queue(1)
        self.own_jobs: deque[Job] = deque()  # that no other worker can do

    def drop_own_jobs(self) -> None:
        """Drop the jobs that were for a process which has ended."""
        while self.own_jobs:
            self.own_jobs.popleft().result.cancel()


def retrieve_error(answer: asyncio.Future[Any]) -> None:
    """Keep asyncio from reporting what nobody waits for any more."""
    if not answer.cancelled():
        answer.exception()
