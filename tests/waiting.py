"""Waiting in tests: until something holds, for other tasks, and on a clock that needs no time.

No other module of the tests sleeps, apart from those that `test_waiting` names with a reason.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from asyncio import sleep  # by its name: a test may put another into the module
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

PATIENCE: Final = 120.0  # seconds, for a machine with much else to do
PAUSE: Final = 0.01  # seconds between two looks

Result = TypeVar("Result")


def wait_until(
    look: Callable[[], Result],
    seconds: float = PATIENCE,
    *,
    pause: float = PAUSE,
    now: Callable[[], float] = time.monotonic,
    rest: Callable[[float], None] = time.sleep,
) -> Result:
    """Look again and again until there is something true to return; `TimeoutError` if never."""
    deadline = now() + seconds
    while not (found := look()):
        if now() >= deadline:
            raise TimeoutError(f"still {found!r} after {seconds:g} s")
        rest(pause)
    return found


async def until(look: Callable[[], Result], seconds: float = PATIENCE) -> Result:
    """Look again and again, while other tasks run; `TimeoutError` if nothing true comes."""
    async with asyncio.timeout(seconds):
        while not (found := look()):
            await sleep(PAUSE)
    return found


async def let_tasks_run(turns: int = 1) -> None:
    """Let every task that is ready run, so many times."""
    for _ in range(turns):
        await sleep(0)


async def pass_time(seconds: float) -> None:
    """Let time pass on a clock that needs none: see `run_without_waiting`."""
    assert isinstance(asyncio.get_running_loop(), TimelessLoop)
    await sleep(seconds)


class TimelessLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer when nothing else is to be done."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.now = 0.0
        super().__init__(TimelessSelector(self))

    def time(self) -> float:
        """Tell how many seconds were passed."""
        return self.now


class TimelessSelector(selectors.DefaultSelector):
    """Passes the time it should wait for at once."""

    def __init__(self, loop: TimelessLoop) -> None:
        """Move the clock of a loop."""
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Give what is ready; if nothing is, move the clock on, or wait if no timer runs."""
        if timeout is None:
            return super().select()
        ready = super().select(0)
        if not ready:
            self.loop.now += max(timeout, 0)
        return ready


def run_without_waiting(story: Coroutine[Any, Any, Result]) -> Result:
    """Run a story in which timers fire at once, in their order; threads would be overtaken."""
    with asyncio.Runner(loop_factory=TimelessLoop) as runner:
        return runner.run(story)
