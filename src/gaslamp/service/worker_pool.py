"""The service's worker pool: processes that compute bots, notebooks and replays.

`WorkQueue` decides the order of jobs. A worker that hangs or dies is killed alone and its job is
given to another; the time limit of a job does not include waiting for a worker. One more worker
than asked for is reserved for quick jobs, so that a novice's move never waits for searches to end.
Workers run at a lower priority than the server, so that moves are acknowledged under full load.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from gaslamp.bots.characters import find_level
from gaslamp.bots.registry import BOTS
from gaslamp.play.worker_process import LOST, ProcessLost, WorkerProcess
from gaslamp.service import bot_tasks
from gaslamp.service.metrics import Metrics
from gaslamp.service.work_queue import (
    HINTS,
    LANES,
    NOTEBOOKS,
    QUICK_BOTS,
    Lane,
    WorkQueue,
    lane_of_level,
)
from gaslamp.service.worker_jobs import (
    Failure,
    Job,
    JobFailed,
    Worker,
    retrieve_error,
)

LONGEST_TASK = 10.0  # seconds that a worker may take for a bot's choice or a notebook
LONGEST_WORK = 120.0  # seconds for what no move waits for: replays, reviews, lessons, puzzles
FOR_EACH_SIGHT = 0.2  # more seconds: a worker that does not know a table replays all sights
LONGEST_PICKUP = 20.0  # seconds until a worker that is ready has begun; then it is stopped or gone
LONGEST_START = 180.0  # seconds until a new worker has imported everything
START_AGAIN = 1.0  # seconds, after one could not be started
TRIES = 2  # of a job that hung or failed
TRIES_LOST = 3  # of a job whose worker died or did not begin
LEAST_WORKERS = 2
MOST_REMEMBERED = 10_000  # tables, with the worker that knows each best
NICE, NICE_QUICK = 10, 5  # how much lower than the server's a worker's priority is

TaskT = TypeVar("TaskT")
ThinkT = TypeVar("ThinkT", bound=bot_tasks.Task)
ResultT = TypeVar("ResultT")

log = logging.getLogger(__name__)


class _TookTooLong(Exception):
    """A job took more time in its worker than it may."""


def _always() -> bool:
    return True


def default_workers() -> int:
    """Return the default number of workers: one for each available core, at least two."""
    available = getattr(os, "sched_getaffinity", None)  # not on macOS and Windows
    return max(LEAST_WORKERS, len(available(0)) if available else os.cpu_count() or 1)


class WorkerPool:
    """Carries out jobs in worker processes, started as they are needed."""

    def __init__(
        self,
        workers: int | None = None,
        modules: Sequence[str] = (),
        games: Sequence[str] = (),
        metrics: Metrics | None = None,
    ) -> None:
        """Use `workers` processes, by default one for each core, and one for quick jobs.

        Each worker imports the modules, and the games from outside, before its first job.
        """
        self.metrics = metrics or Metrics()
        self.size = workers or default_workers()
        self.modules = tuple(modules)
        self.games = tuple(games)
        self.clock: Callable[[], float] = time.monotonic  # for the shares
        self.is_closed = False
        quick = frozenset(lane for lane in LANES if lane.quick)
        self.reserved = Worker("quick", quick, NICE_QUICK)
        general = [Worker(str(n), frozenset(LANES), NICE) for n in range(self.size)]
        self.workers = [self.reserved, *general]
        self.idle: list[Worker] = []
        self.busy: dict[Worker, Job] = {}
        self.queue: WorkQueue[Job] = WorkQueue()
        self.known_by: OrderedDict[str, Worker] = OrderedDict()  # by owner, the last one used
        self.bots_in: OrderedDict[str, set[Worker]] = OrderedDict()  # by table
        self.ending: set[asyncio.Task[None]] = set()

    # Jobs.

    async def choose(
        self, task: bot_tasks.ChoiceTask, is_wanted: Callable[[], bool] = _always
    ) -> int:
        """Return a bot's choice; the job is queued in the lane of its level."""
        level = find_level(task.level)
        lane = lane_of_level(level.seconds if level else None)
        return await self._think(lane, bot_tasks.choose, task, is_wanted)

    async def notebook(
        self, task: bot_tasks.NotebookTask, is_wanted: Callable[[], bool] = _always
    ) -> bytes:
        """Return a viewer's notebook as JSON."""
        return await self._think(NOTEBOOKS, bot_tasks.notebook, task, is_wanted)

    async def hints(
        self, task: bot_tasks.HintTask, is_wanted: Callable[[], bool] = _always
    ) -> bytes:
        """Return the best choices of a seat as JSON, by the best bot."""
        return await self._think(HINTS, bot_tasks.hint, task, is_wanted)

    def end_game(self, ended: bot_tasks.EndedGame) -> list[asyncio.Future[None]]:
        """Have every bot of a game that is over see its last sights and be closed.

        Each worker that has thought for the table does that when it is idle next; nothing need
        wait for it. A bot whose worker has died is gone already.
        """
        results: list[asyncio.Future[None]] = []
        for worker in self.bots_in.pop(ended.table, ()):
            result: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            result.add_done_callback(retrieve_error)
            job = Job(
                QUICK_BOTS,
                "ended games",
                "",
                bot_tasks.end_game,
                ended,
                LONGEST_TASK,
                _always,
                result,
            )
            job.failures, job.losses = TRIES, TRIES_LOST  # it is tried once
            worker.own_jobs.append(job)
            results.append(result)
        self._dispatch()
        return results

    async def _think(
        self,
        lane: Lane,
        work: Callable[[ThinkT], ResultT],
        task: ThinkT,
        is_wanted: Callable[[], bool],
    ) -> ResultT:
        seconds = LONGEST_TASK + FOR_EACH_SIGHT * len(task.sights)
        return await self.run(lane, task.table, work, task, seconds=seconds, is_wanted=is_wanted)

    async def run(  # noqa: PLR0913  (what to do, for whom, and how long)
        self,
        lane: Lane,
        owner: str,
        work: Callable[[TaskT], ResultT],
        task: TaskT,
        *,
        seconds: float = LONGEST_TASK,
        is_wanted: Callable[[], bool] = _always,
    ) -> ResultT:
        """Call a function in a worker, with a limit in seconds once it has begun.

        Raise `QueueFull` where too many jobs wait, `JobDropped` where the result was no longer
        wanted when the job's turn came, `JobFailed` where it failed. A caller that is cancelled
        withdraws its job, unless it has begun.
        """
        if self.is_closed:
            raise JobFailed("crashed")
        result = asyncio.get_running_loop().create_future()
        job = Job(lane, _kind(lane, task), owner, work, task, seconds, is_wanted, result)
        self.queue.add(lane, owner, job)
        self._dispatch()
        try:
            found: ResultT = await result
        finally:
            self.queue.discard(lane, owner, job)
        return found

    async def close(self) -> None:
        """End all workers; their jobs fail."""
        self.is_closed = True
        while found := self.queue.take(LANES, lambda job: not job.result.done()):
            found[1].result.set_exception(JobFailed("crashed"))
        tasks = [worker.running for worker in self.workers if worker.running is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self.ending, return_exceptions=True)

    # Workers.

    def _dispatch(self) -> None:
        """Give jobs to idle workers, and start workers where jobs are left."""
        for worker in [worker for worker in self.idle if worker.own_jobs]:
            job = worker.own_jobs.popleft()
            self.queue.charge(job.lane, job.lane.expected)
            self._give(worker, job)
        while (lanes := self._open_lanes()) and (found := self.queue.take(lanes, Job.still_wanted)):
            job = found[1]
            worker = self._best_for(job)
            if job.work is bot_tasks.choose:
                self._remember_bot(job.owner, worker)
            self._give(worker, job)
        self._start_some()

    def _give(self, worker: Worker, job: Job) -> None:
        self.idle.remove(worker)
        self.busy[worker] = job
        worker.inbox.put_nowait(job)

    def _remember_bot(self, table: str, worker: Worker) -> None:
        """Note that a worker has a bot of a table, for the end of the game."""
        self.bots_in.setdefault(table, set()).add(worker)
        self.bots_in.move_to_end(table)
        while len(self.bots_in) > MOST_REMEMBERED:
            self.bots_in.popitem(last=False)

    def _open_lanes(self) -> set[Lane]:
        """List the lanes that a worker is idle for."""
        lanes = {lane for worker in self.idle for lane in worker.lanes}
        limited = sum(job.lane.limited for job in self.busy.values())
        if limited >= max(1, self.size // 2):
            lanes = {lane for lane in lanes if not lane.limited}
        return lanes

    def _best_for(self, job: Job) -> Worker:
        """Choose the worker that has the owner cached; for quick jobs the reserved one."""
        able = [worker for worker in self.idle if job.lane in worker.lanes]
        known = self.known_by.pop(job.owner, None)
        best = known if known in able else min(able, key=lambda worker: len(worker.lanes))
        self.known_by[job.owner] = best
        while len(self.known_by) > MOST_REMEMBERED:
            self.known_by.popitem(last=False)
        return best

    def _start_some(self) -> None:
        """Start as many workers as jobs wait, and the one for quick jobs with the first of them."""
        starting = sum(worker.running is not None for worker in self.workers)
        starting -= len(self.idle) + len(self.busy)
        for worker in self.workers:
            if starting >= len(self.queue) + 1:
                return
            if worker.running is None and len(self.queue):
                worker.running = asyncio.create_task(self._work(worker))
                starting += 1

    async def _work(self, worker: Worker) -> None:
        """Run a worker's jobs until cancelled, replacing its process where needed."""
        try:
            while True:
                process = await self._started(worker)
                try:
                    await self._use(worker, process)
                finally:
                    self._end_soon(process)
                    worker.drop_own_jobs()
        finally:
            self._abandon(worker)

    async def _started(self, worker: Worker) -> WorkerProcess:
        """Start a process, retrying until it has imported everything."""
        while True:
            process = WorkerProcess(bot_tasks.prepare_worker, worker.nice, self.modules, self.games)
            try:
                ready = asyncio.wrap_future(await asyncio.to_thread(process.start))
                await asyncio.wait_for(ready, LONGEST_START)
            except (OSError, TimeoutError, *LOST):
                log.exception("a worker could not be started", extra={"why": worker.name})
            except asyncio.CancelledError:
                self._end_soon(process)
                raise
            else:
                worker.process = process
                return process
            self._end_soon(process)
            await asyncio.sleep(START_AGAIN)

    async def _use(self, worker: Worker, process: WorkerProcess) -> None:
        """Run one job after the other, as long as the process lives and answers."""
        lives = True
        while lives:
            self.idle.append(worker)
            self._dispatch()
            job = await worker.inbox.get()
            lives = await self._carry_out(job, process)
            del self.busy[worker]
        self._dispatch()  # its job may be another's now

    async def _carry_out(self, job: Job, process: WorkerProcess) -> bool:
        """Run a job and set its result, or retry it; tell whether the process is still usable."""
        began = self.clock()
        try:
            found = await self._answer(job, process)
        except LOST as error:
            job.losses += 1
            self._try_again(job, "crashed", error, is_last=job.losses >= TRIES_LOST)
            return False
        except _TookTooLong as error:
            job.failures += 1
            self._try_again(job, "too-slow", error, is_last=job.failures >= TRIES)
            return False
        except Exception as error:  # noqa: BLE001  (whatever a bot raises)
            job.failures += 1
            self._try_again(job, "crashed", error, is_last=job.failures >= TRIES)
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            seconds = self.clock() - began
            self.queue.charge(job.lane, seconds - job.lane.expected)
            self.metrics.thought_seconds.labels(job.kind).observe(seconds)
        return True

    async def _answer(self, job: Job, process: WorkerProcess) -> Any:  # noqa: ANN401
        call = process.call(job.work, job.task)
        answer = asyncio.wrap_future(call)
        answer.add_done_callback(retrieve_error)
        await asyncio.wait([answer], timeout=min(LONGEST_PICKUP, job.seconds))
        if not answer.done() and not call.running():
            raise ProcessLost  # stopped, or killed while it waited
        await asyncio.wait([answer], timeout=max(0.0, job.seconds - LONGEST_PICKUP))
        if not answer.done():
            raise _TookTooLong
        error = answer.exception()
        if error is not None and not isinstance(error, Exception):
            raise ProcessLost from error  # SystemExit would end this process instead
        return answer.result()

    def _try_again(self, job: Job, why: Failure, error: Exception, *, is_last: bool) -> None:
        """Let another worker try, unless this was the last try."""
        told = {"why": f"{job.lane.name}, {why}", "count": job.failures + job.losses}
        log.warning("a job failed in a worker", extra=told, exc_info=error)
        self.metrics.failed_thoughts.labels(job.kind, why).inc()
        self.known_by.pop(job.owner, None)
        if job.result.done():
            return
        if is_last:
            job.result.set_exception(JobFailed(why))
        else:
            self.queue.add_first(job.lane, job.owner, job)

    def _abandon(self, worker: Worker) -> None:
        """Take a worker out, when the pool is closed."""
        worker.running = None
        if worker in self.idle:
            self.idle.remove(worker)
        job = self.busy.pop(worker, None)
        if job is not None and not job.result.done():
            job.result.set_exception(JobFailed("crashed"))

    def _end_soon(self, process: WorkerProcess) -> None:
        """End a process without waiting for its end, which may take seconds."""

        async def end() -> None:
            with suppress(OSError, RuntimeError):
                await asyncio.to_thread(process.end)

        task = asyncio.create_task(end())
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)


def _kind(lane: Lane, task: object) -> str:
    """Name a kind of job for the metrics: a bot's level, or else its lane."""
    if isinstance(task, bot_tasks.ChoiceTask) and task.level.lower() in BOTS:
        return task.level.lower()
    return lane.name
