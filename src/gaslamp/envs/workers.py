"""The worker processes of a batch: each steps its own games into memory that all share."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

import msgspec

from gaslamp.envs.arrays import Arrays

if TYPE_CHECKING:
    from gaslamp.envs.batch import Table

PATIENCE_S = 5.0


class WorkerLost(RuntimeError):
    """A worker process ended by itself: what it was playing is lost."""


class Team:
    """Worker processes with their shares of a batch's games."""

    def __init__(self, table: Table, arrays: Arrays, seeds: list[int]) -> None:
        """Start a worker for each seed, and wait until all have set their tables."""
        games, count = table.shape.games, len(seeds)
        self.firsts = [games * worker // count for worker in range(count)]
        ends = [*self.firsts[1:], games]
        context = multiprocessing.get_context("spawn")  # a fork would copy a learner's threads
        self.doors: list[Connection] = []
        self.workers: list[BaseProcess] = []
        for first, end, seed in zip(self.firsts, ends, seeds, strict=True):
            door, inner = context.Pipe()
            arguments = (inner, table, arrays.name, (first, end), seed)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            inner.close()
            self.doors.append(door)
            self.workers.append(worker)
        self._hear()

    def tell(self, command: str) -> int:
        """Let every worker do something; return the first game that refused, or -1."""
        try:
            for door in self.doors:
                door.send(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        return self._hear()

    def _hear(self) -> int:
        """Wait for all; the first refusal counts."""
        try:
            heard = [door.recv() for door in self.doors]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        for first, refused in zip(self.firsts, heard, strict=True):
            if refused >= 0:
                return int(first + refused)
        return -1

    def close(self) -> None:
        """Send everybody home."""
        for door in self.doors:
            door.close()
        for worker in self.workers:
            worker.join(PATIENCE_S)
            if worker.is_alive():
                worker.terminate()


def work(door: Connection, table: Table, memory: str, games: tuple[int, int], seed: int) -> None:
    """Step some games until the batch is closed."""
    from gaslamp.envs.batch import Part, do  # which imports this module

    first, end = games
    arrays = Arrays(table.shape, name=memory)
    shape = msgspec.structs.replace(table.shape, games=end - first)
    part = Part(msgspec.structs.replace(table, shape=shape), arrays.rows(first, end), seed)
    door.send(-1)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            door.send(do(part, door.recv()))
    del part  # it holds rows of the arrays
    arrays.close()
