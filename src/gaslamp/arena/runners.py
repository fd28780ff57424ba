"""Where jobs are played: in this process, in several of this machine, or on a cluster of Ray."""

from __future__ import annotations

import functools
import logging
import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeAlias

from gaslamp.arena.match import Job, Played, Terms
from gaslamp.arena.playing import play
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

Games: TypeAlias = Generator[Played, None, None]


class Runner(Protocol):
    """Carries out jobs, here or elsewhere, and gives games back as they end, in any order."""

    def __call__(self, terms: Terms, jobs: Iterator[Job], /) -> Games:
        """Play the jobs; the next one is taken only when somebody is free to play it."""
        ...


class WorkerLost(GaslampError):
    """A process that played was ended by somebody else, or by its bot."""


class NoCluster(GaslampError):
    """Ray is not installed, or can't be reached."""


def run_here(terms: Terms, jobs: Iterator[Job]) -> Games:
    """Play one game after the other."""
    for job in jobs:
        yield play(terms, job)


def run_in_processes(count: int, terms: Terms, jobs: Iterator[Job]) -> Games:
    """Play in several processes; whoever stops early leaves none of them behind."""
    before = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=spawn, initializer=_ignore_ctrl_c)
    running: set[Future[Played]] = set()
    try:
        while True:
            taken = islice(jobs, count - len(running))
            running |= {pool.submit(play, terms, job) for job in taken}
            if not running:
                break
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
    except BrokenProcessPool:
        raise WorkerLost(text("arena-worker-lost")) from None
    finally:
        if running:
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that hands out the jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_ray(address: str, terms: Terms, jobs: Iterator[Job]) -> Games:
    """Play on all machines of a Ray cluster, a game for each of its processors at a time."""
    ray = _connected(address)
    remote = ray.remote(play)
    processors = int(ray.cluster_resources().get("CPU", 1))
    running: list[Any] = []
    try:
        while True:
            running += [
                remote.remote(terms, job) for job in islice(jobs, processors - len(running))
            ]
            if not running:
                break
            ended, running = ray.wait(running)
            yield from ray.get(ended)
    finally:
        for game in running:
            ray.cancel(game, force=True)
        ray.shutdown()


def _connected(address: str) -> Any:  # noqa: ANN401  (a module that may not be there)
    try:
        import ray
    except ImportError:
        raise NoCluster(text("arena-no-ray")) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(
            text("arena-no-cluster", address=address, reason=str(error).partition("\n")[0])
        ) from None
    return ray


def runner(jobs: int, cluster: str | None) -> Runner:
    """Choose where to play."""
    if cluster is not None:
        return functools.partial(run_on_ray, cluster)
    if jobs == 1:
        return run_here
    return functools.partial(run_in_processes, jobs)
