"""A process beside, which can be ended: a bot that never answers loses or is refused.

Who is being asked, and since when, stands in memory that both processes share.
"""

from __future__ import annotations

import multiprocessing
import threading
from concurrent.futures import wait
from time import monotonic
from typing import Any

from gaslamp.arena.match import Fault, Job, Played, Terms, Thinking
from gaslamp.arena.playing import NOBODY, check_entry, not_seated, play
from gaslamp.bots.entry import is_brought
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.play.worker_process import LOST, WorkerProcess

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
        self.process: WorkerProcess | None = None

    def __enter__(self) -> Beside:
        """Play until the end of the block."""
        return self

    def __exit__(self, *problem: object) -> None:
        """Leave no process behind."""
        self.end()

    def begin(self) -> WorkerProcess:
        """Begin the process, unless it waits for a game already or nobody needs it any more."""
        with self.changing:
            if self.has_left:
                raise WorkerLost(text("arena-worker-lost"))
            if self.process is None:
                self.asked.note(NOBODY)
                self.process = WorkerProcess(_take_notes_in, self.asked.memory)
                self.process.start()
            return self.process

    def leave(self) -> None:
        """End the process for good: a game that is about to begin does not."""
        self.has_left = True
        self.end()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        with self.changing:
            if self.process is not None:
                self.process.end()
                self.process = None

    def play(self, terms: Terms, job: Job) -> Played:
        """Play a game there; who does not answer, or ends the process, loses it."""
        try:
            call = self.begin().call(_play, (terms, job))
            while not call.done():
                wait([call], GLANCE)
                if self.asked.waits() > self.patience and self.is_watched(job):
                    return self.lose(job, f"no answer in {self.patience:g} seconds")
            return call.result()
        except LOST:
            if self.has_left or not self.is_watched(job):
                raise WorkerLost(text("arena-worker-lost")) from None
            return self.lose(job, "the process ended while it was asked")

    def check(self, terms: Terms, written: str) -> None:
        """Let a bot take every seat there once; refuse one that can't, or not in time."""
        try:
            call = self.begin().call(_refusal, (terms, written))
            while not call.done():
                wait([call], GLANCE)
                if self.asked.waits() > self.patience:
                    self.end()
                    raise not_seated(written, f"no answer in {self.patience:g} seconds")
            refusal = call.result()
        except LOST:
            self.end()
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


_notes: list[Asked] = []  # in the process beside, where it writes who is being asked


def _take_notes_in(memory: Any) -> None:  # noqa: ANN401  (as above)
    _notes.append(Asked(memory))


def _play(asked_for: tuple[Terms, Job]) -> Played:
    """Play a game in the process beside."""
    terms, job = asked_for
    return play(terms, job, _notes[0].note)


def _refusal(asked_for: tuple[Terms, str]) -> GaslampError | None:
    """Say why a bot can't play; nothing if it can."""
    terms, written = asked_for
    asked = _notes[0]
    asked.note(0)  # whichever role it will have
    try:
        check_entry(terms, written)
    except GaslampError as refusal:
        return refusal
    finally:
        asked.note(NOBODY)
    return None
