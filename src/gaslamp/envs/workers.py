"""The workers of a batch: each steps its own games into memory that all share."""

from __future__ import annotations

import multiprocessing
import struct
from contextlib import suppress
from ctypes import Array, c_int64
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from os import sched_yield
from time import perf_counter

import msgspec

from gaslamp.envs.arrays import Arrays
from gaslamp.envs.part import Part, Table
from gaslamp.envs.stepping import NO_GAME

PATIENCE_S = 5.0
ANSWER = struct.Struct("<q")  # the first game that refuses its action
READY = ANSWER.pack(NO_GAME)
AWAKE_S = 0.0002  # so long one waits awake for the next message: to be woken takes about as long
LINE = 8  # numbers to a line of the cache


class WorkerLost(RuntimeError):
    """A worker process ended by itself: what it was playing is lost."""


class End:
    """One end of a line: a pipe, and a sign in shared memory that there is something in it."""

    def __init__(self, door: Connection, signs: Array[c_int64], *, is_inner: bool) -> None:
        """Take the pipe's end, and the two places for signs, one for each direction."""
        self.door = door
        self.signs = signs
        self.mine, self.theirs = (LINE, 0) if is_inner else (0, LINE)
        self.said = self.heard = 0

    def say(self, message: bytes) -> None:
        """Send a message."""
        self.door.send_bytes(message)
        self.said += 1
        self.signs[self.mine] = self.said

    def hear(self) -> bytes:
        """Wait for a message, awake for a while: whoever sleeps is woken late."""
        self.heard += 1
        until = perf_counter() + AWAKE_S
        while self.signs[self.theirs] < self.heard and perf_counter() < until:
            sched_yield()  # to somebody who has work to do
        return self.door.recv_bytes()


class Team:
    """Workers with their shares of a batch's games: this process, and others beside it."""

    def __init__(self, table: Table, arrays: Arrays, seeds: list[int]) -> None:
        """Start all but the first in processes of their own, and wait until all tables are set."""
        games, count = table.shape.games, len(seeds)
        firsts = [games * worker // count for worker in range(count)]
        shares = list(zip(firsts, [*firsts[1:], games], strict=True))
        context = multiprocessing.get_context("spawn")  # a fork would copy a learner's threads
        self.ends: list[End] = []
        self.workers: list[BaseProcess] = []
        for share, seed in zip(shares[1:], seeds[1:], strict=True):
            door, inner = context.Pipe()
            signs = context.RawArray(c_int64, 2 * LINE)
            arguments = (End(inner, signs, is_inner=True), table, arrays.name, share, seed)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            inner.close()
            self.ends.append(End(door, signs, is_inner=False))
            self.workers.append(worker)
        self.own = part_of(table, arrays, shares[0], seeds[0])
        self._hear()

    def tell(self, command: bytes) -> int:
        """Let every worker do something, and wait for all; give what `Part.tell` gives."""
        try:
            for end in self.ends:
                end.say(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        refused = self.own.tell(command)
        others = self._hear()
        return others if refused == NO_GAME else refused

    def _hear(self) -> int:
        try:
            answers = [ANSWER.unpack(end.hear())[0] for end in self.ends]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended by itself") from error
        return next((game for game in answers if game != NO_GAME), NO_GAME)

    def close(self) -> None:
        """Send everybody home."""
        del self.own  # it holds rows of the arrays
        for end in self.ends:
            end.door.close()
        for worker in self.workers:
            worker.join(PATIENCE_S)
            if worker.is_alive():
                worker.terminate()


def part_of(table: Table, arrays: Arrays, share: tuple[int, int], seed: int) -> Part:
    """Set the tables of some games of a batch."""
    rows = arrays.rows(*share)
    return Part(msgspec.structs.replace(table, shape=rows.shape), rows, seed)


def work(end: End, table: Table, memory: str, share: tuple[int, int], seed: int) -> None:
    """Step some games until the batch is closed."""
    arrays = Arrays(table.shape, name=memory)
    part = part_of(table, arrays, share, seed)
    end.say(READY)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            refused = part.tell(end.hear())
            end.say(READY if refused == NO_GAME else ANSWER.pack(share[0] + refused))
    del part  # it holds rows of the arrays
    arrays.close()
