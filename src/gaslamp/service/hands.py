"""Worker processes that think for the tables, off the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Literal, TypeAlias, TypeVar

from gaslamp.service import thinking

LONGEST_THOUGHT = 10.0  # seconds; whoever takes longer is stopped

Failure: TypeAlias = Literal["crashed", "too-slow"]
TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


class ThoughtFailed(Exception):
    """A worker crashed or took too long; `why` says which."""

    def __init__(self, why: Failure) -> None:
        """Say whether it crashed or was too slow."""
        super().__init__(why)
        self.why: Failure = why


class Hands:
    """A pool of worker processes; one that hangs or dies is replaced with the whole pool."""

    def __init__(self, workers: int) -> None:
        """Hire so many workers, when the first thought is asked for."""
        self.workers = workers
        self.pool = self._hire()
        self.free = asyncio.Semaphore(workers)  # waiting for a worker is not thinking

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_leave_with_the_house)

    async def choose(self, task: thinking.ChoiceTask) -> int:
        """Ask a bot for its move."""
        return await self.think(thinking.choose, task)

    async def notebook(self, task: thinking.NotebookTask) -> bytes:
        """Ask for a viewer's notebook."""
        return await self.think(thinking.notebook, task)

    async def hints(self, task: thinking.HintTask) -> bytes:
        """Ask what the best bot would do in a seat's place."""
        return await self.think(thinking.hint, task)

    async def think(self, work: Callable[[TaskT], ResultT], task: TaskT) -> ResultT:
        """Have the next free worker do something, for no longer than a thought may take."""
        async with self.free:
            return await self._think(work, task)

    async def _think(self, work: Callable[[TaskT], ResultT], task: TaskT) -> ResultT:
        pool = self.pool
        try:
            thought = asyncio.wrap_future(pool.submit(work, task))
            return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except TimeoutError:
            self._replace(pool)
            raise ThoughtFailed("too-slow") from None
        except BrokenProcessPool:
            self._replace(pool)
            raise ThoughtFailed("crashed") from None
        except Exception as error:
            raise ThoughtFailed("crashed") from error

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Send the workers away, the one that hangs too, and hire others."""
        if pool is not self.pool:
            return
        self.pool = self._hire()
        for process in list((pool._processes or {}).values()):  # the executor can't stop one
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Send everybody home."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def _leave_with_the_house() -> None:
    """End this worker when its server ends, even by a kill: it would wait for work for ever."""
    house = multiprocessing.parent_process()
    assert house is not None

    def watch() -> None:
        house.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
