"""A process beside, which can be ended: a bot that never answers loses or is refused.

Who is being asked, and since when, stands in memory that both processes share.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import parent_process
from time import monotonic
from typing import Any

from gaslamp.arena.match import Fault, Job, Played, Terms, Thinking
from gaslamp.arena.playing import NOBODY, check_entry, not_seated, play
from gaslamp.bots.entry import is_brought
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

PATIENCE = 60.0  # seconds for one answer, with the sights before it
GLANCE = 0.2  # seconds between two looks at the clock
NO_THOUGHT = Thinking((), 0.0)


class WorkerLost(GaslampError):
    """A process that played was ended by somebody else."""


class Asked:
    """Which role is being asked, and since when: written in one process, read in the other."""

    def __init__(self, memory: Any) -> None:  # noqa: ANN401  (an array that processes share)
        """Take two numbers that both processes can reach."""
        self.memory = memory

    def note(self, role: int) -> None:
        """Note that a role is being asked, or that nobody is."""
        self.memory[1] = monotonic()  # the same clock in all processes
        self.memory[0] = float(role)

    @property
    def role(self) -> int:
        """Say who is being asked."""
        return int(self.memory[0])

    def waits(self) -> float:
        """Say for how many seconds there has been no answer."""
        return monotonic() - float(self.memory[1]) if self.role != NOBODY else 0.0


class Beside:
    """A process that plays one game after the other; begun when the first is asked for."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """Wait so many seconds for each answer of a bot that somebody brought."""
        self.patience = patience
        self.asked = Asked(multiprocessing.RawArray("d", 2))
        self.has_left = False
        self.changing = threading.Lock()  # who ends the process may be another thread
        self.process: Any = None
        self.line: Connection | None = None

    def __enter__(self) -> Beside:
        """Play until the end of the block."""
        return self

    def __exit__(self, *problem: object) -> None:
        """Leave no process behind."""
        self.end()

    def begin(self) -> Connection:
        """Begin the process, unless it waits for a game already or nobody needs it any more."""
        with self.changing:
            if self.has_left:
                raise WorkerLost(text("arena-worker-lost"))
            if self.line is None:
                self.line = self._started()
            return self.line

    def _started(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        self.asked.note(NOBODY)
        self.process = spawn.Process(target=_serve, args=(theirs, self.asked.memory), daemon=True)
        with _deaf():
            self.process.start()
        theirs.close()
        return ours

    def leave(self) -> None:
        """End the process for good: a game that is about to begin does not."""
        self.has_left = True
        self.end()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        with self.changing:
            if self.line is not None:
                self.process.kill()
                self.process.join()
                self.line.close()
                self.line = None

    def play(self, terms: Terms, job: Job) -> Played:
        """Play a game there; who does not answer, or ends the process, loses it."""
        line = self.begin()
        try:
            line.send((terms, job))
            while not line.poll(GLANCE):
                if self.asked.waits() > self.patience and self.is_watched(job):
                    return self.lose(job, f"no answer in {self.patience:g} seconds")
            played: Played = line.recv()
        except (EOFError, ConnectionError):
            if not self.is_watched(job):
                raise WorkerLost(text("arena-worker-lost")) from None
            return self.lose(job, "the process ended while it was asked")
        return played

    def check(self, terms: Terms, written: str) -> None:
        """Let a bot take every seat there once; refuse one that can't, or not in time."""
        line = self.begin()
        try:
            line.send((terms, written))
            while not line.poll(GLANCE):
                if self.asked.waits() > self.patience:
                    raise not_seated(written, f"no answer in {self.patience:g} seconds")
            refusal: GaslampError | None = line.recv()
        except (EOFError, ConnectionError):
            raise not_seated(written, "the process ended while it was asked") from None
        if refusal is not None:
            raise refusal

    def is_watched(self, job: Job) -> bool:
        """Tell whether the bot that is being asked is one that somebody brought."""
        role = self.asked.role
        return role != NOBODY and is_brought(job.holders[role])

    def lose(self, job: Job, what: str) -> Played:
        """Give the game to the other role, and begin the next one in a new process."""
        fault = Fault(self.asked.role, what)
        self.end()
        return Played(
            job=job,
            share=float(fault.role),
            ending="",
            thinking=(NO_THOUGHT, NO_THOUGHT),
            actions=(),
            fault=fault,
        )


@contextmanager
def _deaf() -> Iterator[None]:
    """Let a process that begins now hear no Ctrl-C, not even while it is still loading."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would open the ears again as it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(line: Connection, memory: Any) -> None:  # noqa: ANN401  (as above)
    """Play what is asked for, until nobody asks any more; Ctrl-C is for who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # also where it could not begin deaf
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    asked = Asked(memory)
    while True:
        try:
            terms, work = line.recv()
        except EOFError:
            return
        is_trial = isinstance(work, str)
        line.send(_refusal(terms, work, asked) if is_trial else play(terms, work, asked.note))


def _refusal(terms: Terms, written: str, asked: Asked) -> GaslampError | None:
    """Say why a bot can't play; nothing if it can."""
    asked.note(0)  # whichever role it will have
    try:
        check_entry(terms, written)
    except GaslampError as refusal:
        return refusal
    finally:
        asked.note(NOBODY)
    return None


def _leave_with_parent() -> None:
    """Do not outlive who asks, even if a bot hangs."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
