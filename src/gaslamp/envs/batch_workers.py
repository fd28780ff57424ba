"""The worker processes of a batch: each steps its own games into shared memory."""

from __future__ import annotations

import multiprocessing
import struct
import sys
from contextlib import suppress
from ctypes import Array, c_int64
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Protocol

import msgspec

from gaslamp.envs.arrays import Arrays
from gaslamp.envs.batch_shard import BatchShard, BatchSpec
from gaslamp.envs.stepping import NO_GAME

if sys.platform == "win32":
    from time import sleep

    def sched_yield() -> None:
        """Let another process run."""
        sleep(0)
else:
    from os import sched_yield

TIMEOUT_S = 5.0
ANSWER = struct.Struct("<q")  # the first game that refuses its action
READY = ANSWER.pack(NO_GAME)
AWAKE_S = 0.0002  # spins before sleeping: waking up takes about as long
LINE = 8  # numbers to a line of the cache


class WorkerLost(RuntimeError):
    """A worker process ended unexpectedly: what it was playing is lost."""


class WorkerConnection(Protocol):
    """What Python's pipes have in common, whichever the system has."""

    def send_bytes(self, buf: bytes, /) -> None:
        """Send a message."""

    def recv_bytes(self) -> bytes:
        """Wait for a message."""
        ...

    def close(self) -> None:
        """Close this end."""


class PipeEnd:
    """One end of a pipe, with a flag in shared memory that says a message is there."""

    def __init__(
        self, connection: WorkerConnection, signs: Array[c_int64], *, is_inner: bool
    ) -> None:
        """Take the pipe's end, and the two places for signs, one for each direction."""
        self.connection = connection
        self.signs = signs
        self.mine, self.theirs = (LINE, 0) if is_inner else (0, LINE)
        self.said = self.heard = 0

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.connection.send_bytes(message)
        self.said += 1
        self.signs[self.mine] = self.said

    def receive(self) -> bytes:
        """Wait for a message, spinning for a while first, because waking up is slow."""
        self.heard += 1
        until = perf_counter() + AWAKE_S
        while self.signs[self.theirs] < self.heard and perf_counter() < until:
            sched_yield()  # to another process
        return self.connection.recv_bytes()


class BatchWorkers:
    """The workers of a batch, this process among them, each with its share of the games.

    With `apart` this process steps no games itself, and can do other work between `begin` and
    `finish`.
    """

    def __init__(
        self, spec: BatchSpec, arrays: Arrays, seeds: list[int], *, apart: bool = False
    ) -> None:
        """Start the processes, and wait until all of them have set up their games."""
        games, count = spec.shape.games, len(seeds)
        firsts = [games * worker // count for worker in range(count)]
        shares = list(zip(firsts, [*firsts[1:], games], strict=True))
        elsewhere = 0 if apart else 1
        context = multiprocessing.get_context("spawn")  # a fork would copy a learner's threads
        self.ends: list[PipeEnd] = []
        self.workers: list[BaseProcess] = []
        for share, seed in zip(shares[elsewhere:], seeds[elsewhere:], strict=True):
            connection, inner = context.Pipe()
            signs = context.RawArray(c_int64, 2 * LINE)
            arguments = (PipeEnd(inner, signs, is_inner=True), spec, arrays.name, share, seed)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            inner.close()
            self.ends.append(PipeEnd(connection, signs, is_inner=False))
            self.workers.append(worker)
        self.own = None if apart else shard_of(spec, arrays, shares[0], seeds[0])
        self.finish()

    def run(self, command: bytes) -> int:
        """Run a command in every worker, and wait for all; return what `BatchShard.run` returns."""
        self.begin(command)
        refused = NO_GAME if self.own is None else self.own.run(command)
        others = self.finish()
        return others if refused == NO_GAME else refused

    def begin(self, command: bytes) -> None:
        """Let the other processes run a command."""
        try:
            for end in self.ends:
                end.send(command)
        except OSError as error:
            raise WorkerLost("a worker of the batch ended unexpectedly") from error

    def finish(self) -> int:
        """Wait for the other processes; return what `BatchShard.run` returns."""
        try:
            answers = [ANSWER.unpack(end.receive())[0] for end in self.ends]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker of the batch ended unexpectedly") from error
        return next((game for game in answers if game != NO_GAME), NO_GAME)

    def close(self) -> None:
        """End the workers."""
        del self.own  # it holds rows of the arrays
        for end in self.ends:
            end.connection.close()
        for worker in self.workers:
            worker.join(TIMEOUT_S)
            if worker.is_alive():
                worker.terminate()


def shard_of(spec: BatchSpec, arrays: Arrays, share: tuple[int, int], seed: int) -> BatchShard:
    """Start some games of a batch."""
    rows = arrays.rows(*share)
    return BatchShard(msgspec.structs.replace(spec, shape=rows.shape), rows, seed)


def work(end: PipeEnd, spec: BatchSpec, memory: str, share: tuple[int, int], seed: int) -> None:
    """Step some games until the batch is closed."""
    arrays = Arrays(spec.shape, name=memory)
    shard = shard_of(spec, arrays, share, seed)
    end.send(READY)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the batch was closed
        while True:
            refused = shard.run(end.receive())
            end.send(READY if refused == NO_GAME else ANSWER.pack(share[0] + refused))
    del shard  # it holds rows of the arrays
    arrays.close()
