"""Results of database writes, handed from the writer's thread to the caller that waits."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

ResultT = TypeVar("ResultT")


class WriteResult(Generic[ResultT]):
    """A result that can be awaited on an event loop, or waited for by `result` in a thread."""

    def __init__(self) -> None:
        """Belong to the running event loop, if there is one."""
        self.loop = _loop_here()
        self.future: asyncio.Future[ResultT] | Future[ResultT] = (
            Future() if self.loop is None else self.loop.create_future()
        )

    def __await__(self) -> Generator[Any, None, ResultT]:
        """Wait on the event loop; cancelling the wait does not cancel the write."""
        assert isinstance(self.future, asyncio.Future)
        return asyncio.shield(self.future).__await__()

    def result(self) -> ResultT:
        """Wait in a thread."""
        return self.future.result()

    def resolve(self, outcome: ResultT | Exception) -> None:
        """Set the result, unless the caller is gone."""
        if self.future.done():
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
            self.future.exception()  # retrieved: not every caller awaits it
        else:
            self.future.set_result(outcome)


def resolve_all(answers: Iterable[tuple[WriteResult[Any], Any]]) -> None:
    """Set many results from another thread, waking each event loop only once."""
    by_loop: dict[asyncio.AbstractEventLoop | None, list[tuple[WriteResult[Any], Any]]] = {}
    for result, outcome in answers:
        by_loop.setdefault(result.loop, []).append((result, outcome))
    for loop, settled in by_loop.items():
        if loop is None:
            _settle(settled)
        else:
            with suppress(RuntimeError):  # the loop is closed, so there is no caller any more
                loop.call_soon_threadsafe(_settle, settled)


def _settle(answers: Iterable[tuple[WriteResult[Any], Any]]) -> None:
    for result, outcome in answers:
        result.resolve(outcome)


def _loop_here() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
