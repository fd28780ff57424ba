"""The worker processes of a batch: each steps its own games into memory that all share."""

from __future__ import annotations

import multiprocessing
import struct
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from gaslamp.envs.arrays import Arrays
from gaslamp.envs.part import Part, Table
from gaslamp.envs.stepping import NO_GAME

PATIENCE_S = 5.0
ANSWER = struct.Struct("<q")  # the first game that refuses its action
READY = ANSWER.pack(NO_GAME)


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

    def tell(self, command: bytes) -> int:
        """Let every worker do something, and wait for all; give what `Part.tell` gives."""
        try:
            for door in self.doors:
                door.send_bytes(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        return self._hear()

    def _hear(self) -> int:
        try:
            answers = [ANSWER.unpack(door.recv_bytes())[0] for door in self.doors]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        return next((game for game in answers if game != NO_GAME), NO_GAME)

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
    door.send_bytes(READY)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            refused = part.tell(door.recv_bytes())
            door.send_bytes(READY if refused == NO_GAME else ANSWER.pack(first + refused))
    del part  # it holds rows of the arrays
    arrays.close()
