"""The workers of a batch: each steps its own games into memory that all share."""

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
    """Workers with their shares of a batch's games: this process, and others beside it."""

    def __init__(self, table: Table, arrays: Arrays, seeds: list[int]) -> None:
        """Start all but the first in processes of their own, and wait until all tables are set."""
        games, count = table.shape.games, len(seeds)
        firsts = [games * worker // count for worker in range(count)]
        shares = list(zip(firsts, [*firsts[1:], games], strict=True))
        context = multiprocessing.get_context("spawn")  # a fork would copy a learner's threads
        self.doors: list[Connection] = []
        self.workers: list[BaseProcess] = []
        for share, seed in zip(shares[1:], seeds[1:], strict=True):
            door, inner = context.Pipe()
            arguments = (inner, table, arrays.name, share, seed)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            inner.close()
            self.doors.append(door)
            self.workers.append(worker)
        self.own = part_of(table, arrays, shares[0], seeds[0])
        self._hear()

    def tell(self, command: bytes) -> int:
        """Let every worker do something, and wait for all; give what `Part.tell` gives."""
        try:
            for door in self.doors:
                door.send_bytes(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        refused = self.own.tell(command)
        others = self._hear()
        return others if refused == NO_GAME else refused

    def _hear(self) -> int:
        try:
            answers = [ANSWER.unpack(door.recv_bytes())[0] for door in self.doors]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        return next((game for game in answers if game != NO_GAME), NO_GAME)

    def close(self) -> None:
        """Send everybody home."""
        del self.own  # it holds rows of the arrays
        for door in self.doors:
            door.close()
        for worker in self.workers:
            worker.join(PATIENCE_S)
            if worker.is_alive():
                worker.terminate()


def part_of(table: Table, arrays: Arrays, share: tuple[int, int], seed: int) -> Part:
    """Set the tables of some games of a batch."""
    rows = arrays.rows(*share)
    return Part(msgspec.structs.replace(table, shape=rows.shape), rows, seed)


def work(door: Connection, table: Table, memory: str, share: tuple[int, int], seed: int) -> None:
    """Step some games until the batch is closed."""
    arrays = Arrays(table.shape, name=memory)
    part = part_of(table, arrays, share, seed)
    door.send_bytes(READY)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            refused = part.tell(door.recv_bytes())
            door.send_bytes(READY if refused == NO_GAME else ANSWER.pack(share[0] + refused))
    del part  # it holds rows of the arrays
    arrays.close()
