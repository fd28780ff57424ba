"""A process that carries out one call at a time and can be killed at any moment.

The service's worker pool and the arena both run bots in such processes, so it is in the
highest package that both may import. Each is a pebble pool of one process: pebble moves calls,
results and exceptions, and detects a process that died; no two processes share a channel, so
killing one never affects another.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

ArgumentT = TypeVar("ArgumentT")
ResultT = TypeVar("ResultT")


class ProcessLost(Exception):
    """The process has died or was killed; it takes no more calls."""


LOST = (ProcessLost, ProcessExpired, BrokenProcessPool)
"""The exceptions of a call whose process died or was ended."""


class WorkerProcess:
    """One process, started by `start`, ended by `end`, and never used again after that."""

    def __init__(self, prepare: Callable[..., None], *arguments: Any) -> None:  # noqa: ANN401
        """Set the function that the process calls first, with its arguments."""
        spawn: Any = multiprocessing.get_context("spawn")  # pebble names another type
        self._pool = ProcessPool(
            1, initializer=_prepare, initargs=(prepare, arguments), context=spawn
        )
        self._pid: Future[int] | None = None
        self._last: Future[Any] | None = None
        self._changing = threading.Lock()  # it may be ended by another thread than it is used by
        self._is_ended = False

    def start(self) -> Future[int]:
        """Start the process; the future returns its id once everything is imported."""
        with self._changing:
            if self._is_ended:
                raise ProcessLost
            with _sigint_blocked():
                self._pid = self._pool.schedule(os.getpid)
            return self._pid

    def call(
        self, function: Callable[[ArgumentT], ResultT], argument: ArgumentT
    ) -> Future[ResultT]:
        """Call a function in the process, after the last call has returned.

        `running()` of the future tells that it has begun. The future fails with one of `LOST` where
        the process dies or is ended. Cancelling it ends the process.
        """
        try:
            called = self._pool.schedule(function, args=(argument,))
        except RuntimeError:
            raise ProcessLost from None
        self._last = called
        return called

    def end(self) -> None:
        """Kill the process, whatever it is doing, and wait until it is gone.

        Pebble would ask it to end first, to which a process that is stopped or busy in compiled
        code reacts only seconds later, so it is killed.
        """
        with self._changing:
            self._is_ended = True
            self._pool.stop()
            for process in multiprocessing.active_children():
                if process.pid == self.pid:
                    process.kill()
            self._pool.join()
            if self._last is not None and not self._last.done():
                self._last.set_exception(ProcessLost())  # pebble leaves it open

    @property
    def pid(self) -> int | None:
        """Return the process's id, once it is ready."""
        if self._pid is None or not self._pid.done() or self._pid.cancelled():
            return None
        return self._pid.result() if self._pid.exception() is None else None


@contextmanager
def _sigint_blocked() -> Generator[None]:
    """Block SIGINT in a process that is started here, even while it is loading."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would unblock the signal as it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare(prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*arguments)


def _end_with_parent() -> None:
    """End this process when its parent ends, even by a kill: it would wait for calls for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
