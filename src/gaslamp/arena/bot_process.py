"""Runs bots in a process that can be killed: a bot that never answers loses, or is refused.

Which bot is being asked, and since when, is kept in memory that both processes share.
"""

from __future__ import annotations

import multiprocessing
import threading
from concurrent.futures import wait
from time import monotonic
from typing import Any

from gaslamp.arena.game_runner import NOBODY, check_entry, not_seated, play_game
from gaslamp.arena.match import Fault, GameResult, MatchJob, Terms, ThinkingTime
from gaslamp.bots.bot_spec import is_external
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.play.worker_process import LOST, WorkerProcess

BOT_TIMEOUT = 60.0  # seconds for one answer, with the sights before it
POLL_INTERVAL = 0.2  # seconds between two checks of the time
NO_THOUGHT = ThinkingTime((), 0.0)


class BotProcessLost(GaslampError):
    """A bot's process ended unexpectedly."""


class BotRequest:
    """Which role's bot is being asked, and since when; shared between the two processes."""

    def __init__(self, memory: Any) -> None:  # noqa: ANN401  (an array that processes share)
        """Take two numbers that both processes can reach."""
        self.memory = memory

    def mark(self, role: int) -> None:
        """Note which role is being asked, or that none is."""
        self.memory[1] = monotonic()  # the same clock in all processes
        self.memory[0] = float(role)

    @property
    def role(self) -> int:
        """Return the role that is being asked."""
        return int(self.memory[0])

    def waits(self) -> float:
        """Return the seconds since the bot was asked."""
        return monotonic() - float(self.memory[1]) if self.role != NOBODY else 0.0


class BotProcess:
    """A process that plays one game after the other; started with the first game."""

    def __init__(self, timeout: float = BOT_TIMEOUT) -> None:
        """Allow an external bot this many seconds for each answer."""
        self.timeout = timeout
        self.asked = BotRequest(multiprocessing.RawArray("d", 2))
        self.is_closed = False
        self.changing = threading.Lock()  # the process may be killed by another thread
        self.process: WorkerProcess | None = None

    def __enter__(self) -> BotProcess:
        """Play until the end of the block."""
        return self

    def __exit__(self, *problem: object) -> None:
        """End the process."""
        self.kill()

    def start(self) -> WorkerProcess:
        """Start the process, unless it is running or was closed."""
        with self.changing:
            if self.is_closed:
                raise BotProcessLost(text("arena-worker-lost"))
            if self.process is None:
                self.asked.mark(NOBODY)
                self.process = WorkerProcess(_take_notes_in, self.asked.memory)
                self.process.start()
            return self.process

    def close(self) -> None:
        """End the process for good; no further game is started."""
        self.is_closed = True
        self.kill()

    def kill(self) -> None:
        """Kill the process."""
        with self.changing:
            if self.process is not None:
                self.process.end()
                self.process = None

    def play(self, terms: Terms, job: MatchJob) -> GameResult:
        """Play a game in the process; a bot that does not answer, or ends the process, loses."""
        try:
            call = self.start().call(_play, (terms, job))
            while not call.done():
                wait([call], POLL_INTERVAL)
                if self.asked.waits() > self.timeout and self.is_watched(job):
                    return self.forfeit(job, f"no answer in {self.timeout:g} seconds")
            return call.result()
        except LOST:
            if self.is_closed or not self.is_watched(job):
                raise BotProcessLost(text("arena-worker-lost")) from None
            return self.forfeit(job, "the process ended while it was asked")

    def check(self, terms: Terms, written: str) -> None:
        """Create the bot for every seat once; refuse one that fails or takes too long."""
        try:
            call = self.start().call(_refusal, (terms, written))
            while not call.done():
                wait([call], POLL_INTERVAL)
                if self.asked.waits() > self.timeout:
                    self.kill()
                    raise not_seated(written, f"no answer in {self.timeout:g} seconds")
            refusal = call.result()
        except LOST:
            self.kill()
            raise not_seated(written, "the process ended while it was asked") from None
        if refusal is not None:
            raise refusal

    def is_watched(self, job: MatchJob) -> bool:
        """Tell whether the bot that is being asked is from outside."""
        role = self.asked.role
        return role != NOBODY and is_external(job.holders[role])

    def forfeit(self, job: MatchJob, what: str) -> GameResult:
        """Give the game to the other role, and kill the process."""
        fault = Fault(self.asked.role, what)
        self.kill()
        return GameResult(
            job=job,
            share=float(fault.role),
            ending="",
            thinking=(NO_THOUGHT, NO_THOUGHT),
            actions=(),
            fault=fault,
        )


_notes: list[BotRequest] = []  # in the other process, where it writes who is being asked


def _take_notes_in(memory: Any) -> None:  # noqa: ANN401  (as above)
    _notes.append(BotRequest(memory))


def _play(asked_for: tuple[Terms, MatchJob]) -> GameResult:
    """Play a game in the other process."""
    terms, job = asked_for
    return play_game(terms, job, _notes[0].mark)


def _refusal(asked_for: tuple[Terms, str]) -> GaslampError | None:
    """Return why a bot can't play; nothing if it can."""
    terms, written = asked_for
    asked = _notes[0]
    asked.mark(0)  # whichever role it will have
    try:
        check_entry(terms, written)
    except GaslampError as refusal:
        return refusal
    finally:
        asked.mark(NOBODY)
    return None
