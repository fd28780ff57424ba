"""The worker processes of a batch: each steps its own games into memory that all share."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from gaslamp.envs.arrays import Arrays
from gaslamp.envs.part import Part, Table

PATIENCE_S = 5.0
DONE = b"done"


class WorkerLost(RuntimeError):
    """A worker process ended by itself: what it was playing is lost."""


class Team:
    """Worker processes with their shares of a batch's games."""

    def __init__(self, table: Table, arrays: Arrays, seeds: list[int]) -> None:
        """Start a worker for each seed, and wait until all have set their tables."""
        games, count = table.shape.games, len(seeds)
        firsts = [games * worker // count for worker in range(count)]
        ends = [*firsts[1:], games]
        context = multiprocessing.get_context("spawn")  # a fork would copy a learner's threads
        self.doors: list[Connection] = []
        self.workers: list[BaseProcess] = []
        for first, end, seed in zip(firsts, ends, seeds, strict=True):
            door, inner = context.Pipe()
            arguments = (inner, table, arrays.name, (first, end), seed)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            inner.close()
            self.doors.append(door)
            self.workers.append(worker)
        self._hear()

    def tell(self, command: bytes) -> None:
        """Let every worker do something, and wait for all."""
        try:
            for door in self.doors:
                door.send_bytes(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        self._hear()

    def _hear(self) -> None:
        try:
            for door in self.doors:
                door.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended by itself") from error

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
    first, end = games
    arrays = Arrays(table.shape, name=memory)
    shape = msgspec.structs.replace(table.shape, games=end - first)
    part = Part(msgspec.structs.replace(table, shape=shape), arrays.rows(first, end), seed)
    door.send_bytes(DONE)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            part.tell(door.recv_bytes())
            door.send_bytes(DONE)
    del part  # it holds rows of the arrays
    arrays.close()
