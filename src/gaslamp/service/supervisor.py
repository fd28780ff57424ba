"""Background tasks that must run for as long as the service does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Supervisor:
    """Runs tasks, and reports the first that ends before it is stopped.

    A service without its bots, clocks or writer would look healthy: it must end, so that the
    operator or systemd can start it again.
    """

    def __init__(self, on_failure: Callable[[str], None]) -> None:
        """Call `on_failure` with the name of a task that ended."""
        self.on_failure = on_failure
        self.tasks: dict[asyncio.Task[None], str] = {}
        self.is_closing = False

    def start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.create_task(work, name=name)
        self.tasks[task] = name
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        name = self.tasks.pop(task)
        error = None if task.cancelled() else task.exception()
        if self.is_closing:
            return
        log.critical("a background task ended", extra={"task": name}, exc_info=error)
        self.on_failure(name)

    async def close(self) -> None:
        """Stop all tasks."""
        self.is_closing = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
