"""The readiness check: reads and writes the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.service.errors import Unavailable
from gaslamp.service.table_registry import TableRegistry

ANSWER_WITHIN = 5.0  # seconds
GOOD_FOR = 1.0  # seconds between two checks, however often it is requested


class Readiness:
    """Reads and writes the database on request, at most once a second."""

    def __init__(self, registry: TableRegistry, now: Callable[[], float] = time.monotonic) -> None:
        """Begin without a result."""
        self.registry = registry
        self.now = now
        self.lock = asyncio.Lock()
        self.checked_at: float | None = None
        self.problem: GaslampError | None = None

    async def answer(self, _: Request) -> Response:
        """Respond `ready`, or refuse with the error."""
        async with self.lock:
            if self.checked_at is None or self.now() - self.checked_at >= GOOD_FOR:
                self.problem = await self._check()
                self.checked_at = self.now()
        if self.problem is not None:
            raise self.problem
        return PlainTextResponse("ready")

    async def _check(self) -> GaslampError | None:
        store = self.registry.store
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await asyncio.to_thread(store.newest)
                await store.probe(self.registry.now())
        except GaslampError as error:
            return error
        except TimeoutError:
            return Unavailable(text("web-not-ready"))
        return None
