"""What comes of a write, brought from the thread that writes to whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

ResultT = TypeVar("ResultT")


class Answer(Generic[ResultT]):
    """Awaited where an event loop runs, waited for by `result` where none does."""

    def __init__(self) -> None:
        """Ask on behalf of the event loop that runs here, if one does."""
        self.loop = _loop_here()
        self.future: asyncio.Future[ResultT] | Future[ResultT] = (
            Future() if self.loop is None else self.loop.create_future()
        )

    def __await__(self) -> Generator[Any, None, ResultT]:
        """Wait on the event loop that asked; whoever stops waiting takes nothing back."""
        assert isinstance(self.future, asyncio.Future)
        return asyncio.shield(self.future).__await__()

    def result(self) -> ResultT:
        """Wait in a thread."""
        return self.future.result()

    def settle(self, outcome: ResultT | Exception) -> None:
        """Give the answer, unless whoever asked is gone."""
        if self.future.done():
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
            self.future.exception()  # heard: not everybody who asks cares
        else:
            self.future.set_result(outcome)


def settle_all(answers: Iterable[tuple[Answer[Any], Any]]) -> None:
    """Give many answers from another thread, waking each event loop only once."""
    by_loop: dict[asyncio.AbstractEventLoop | None, list[tuple[Answer[Any], Any]]] = {}
    for answer, outcome in answers:
        by_loop.setdefault(answer.loop, []).append((answer, outcome))
    for loop, settled in by_loop.items():
        if loop is None:
            _settle(settled)
        else:
            with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                loop.call_soon_threadsafe(_settle, settled)


def _settle(answers: Iterable[tuple[Answer[Any], Any]]) -> None:
    for answer, outcome in answers:
        answer.settle(outcome)


def _loop_here() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
