"""Where jobs are played: in this process, in several of this machine, or on a cluster of Ray."""

from __future__ import annotations

import functools
import logging
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeAlias

from gaslamp.arena.bot_process import BOT_TIMEOUT, BotProcess
from gaslamp.arena.game_runner import check_entry, play_game
from gaslamp.arena.match import GameResult, MatchJob, Terms
from gaslamp.bots.bot_spec import is_external
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

PlayedGames: TypeAlias = Generator[GameResult, None, None]


class JobRunner(Protocol):
    """Plays jobs, and yields games as they end, in any order."""

    def __call__(self, terms: Terms, jobs: Iterator[MatchJob], /) -> PlayedGames:
        """Play the jobs; the next one is taken only when a worker is free."""
        ...


class NoCluster(GaslampError):
    """Ray is not installed, or can't be reached."""


def check_entries(terms: Terms, bots: Iterable[str], patience: float = BOT_TIMEOUT) -> None:
    """Refuse bots that can't play before the first game, with a time limit."""
    with BotProcess(patience) as bot_process:
        for bot in bots:
            if is_external(bot):
                bot_process.check(terms, bot)
            else:
                check_entry(terms, bot)


def run_here(terms: Terms, jobs: Iterator[MatchJob], patience: float = BOT_TIMEOUT) -> PlayedGames:
    """Play one game after the other; with a bot from outside, in another process."""
    with BotProcess(patience) as bot_process:
        for job in jobs:
            brought = any(map(is_external, job.holders))
            yield bot_process.play(terms, job) if brought else play_game(terms, job)


def run_in_processes(
    count: int, terms: Terms, jobs: Iterator[MatchJob], patience: float = BOT_TIMEOUT
) -> PlayedGames:
    """Play in several processes; all end when the caller stops early.

    A thread waits for each of the processes.
    """
    besides = [BotProcess(patience) for _ in range(count)]
    free = besides.copy()
    busy: dict[Future[GameResult], BotProcess] = {}
    threads = ThreadPoolExecutor(count)
    try:
        while True:
            for job in islice(jobs, len(free)):
                bot_process = free.pop()
                busy[threads.submit(bot_process.play, terms, job)] = bot_process
            if not busy:
                break
            ended, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in ended:
                free.append(busy.pop(future))
                yield future.result()
    finally:
        for bot_process in besides:  # Ctrl-C may have found one that is neither free nor busy
            bot_process.close()
        threads.shutdown()


def run_on_ray(address: str, terms: Terms, jobs: Iterator[MatchJob]) -> PlayedGames:
    """Play on all machines of a Ray cluster, a game for each of its processors at a time."""
    ray = _connected(address)
    remote = ray.remote(play_game)
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
        import ray  # pyright: ignore[reportMissingImports]  # it is an extra
    except ImportError:
        raise NoCluster(text("arena-no-ray")) from None
    cluster: Any = ray
    try:
        cluster.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(
            text("arena-no-cluster", address=address, reason=str(error).partition("\n")[0])
        ) from None
    return cluster


def runner(jobs: int, cluster: str | None, patience: float = BOT_TIMEOUT) -> JobRunner:
    """Choose where to play; on a cluster bots have no time limit."""
    if cluster is not None:
        return functools.partial(run_on_ray, cluster)
    if jobs == 1:
        return functools.partial(run_here, patience=patience)
    return functools.partial(run_in_processes, jobs, patience=patience)
