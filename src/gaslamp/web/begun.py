"""Work that most often is done at once: it begins where it is asked for, without a task."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def begun(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do work until it has to wait; give the task that goes on with it, or nothing if it is done.

    Python 3.12 can start its tasks like this by itself.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_gone_on_with(work, awaited))


@types.coroutine
def _gone_on_with(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:  # noqa: ANN401  (whatever it waits for)
    """Hand on what the work waits for, and back what comes of it."""
    while True:
        given: Any = None
        failed: BaseException | None = None
        try:
            given = yield awaited
        except BaseException as error:  # noqa: BLE001  (a cancellation too is the work's own)
            failed = error
        try:
            awaited = work.send(given) if failed is None else work.throw(failed)
        except StopIteration:
            return
