"""Hints on request: one at a time for a table, a few at a time for an address.

A second request while a hint of the same position is being computed gets that hint.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeAlias

from gaslamp.core.codes import Seat
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_driver import hint_task
from gaslamp.service.work_queue import QueueFull
from gaslamp.service.worker_pool import WorkerPool

MOST_AT_ONCE = 4  # requests of one address that wait for a hint
RETRY_AFTER = 5  # seconds that a caller who is refused should wait

Position: TypeAlias = tuple[int, ...]
"""The actions that led to it."""


class TooManyHints(Exception):
    """An address, or all together, have the maximum number of hints waiting."""


class HintRequests:
    """Hints that callers wait for."""

    def __init__(self, pool: WorkerPool) -> None:
        """Compute hints in a pool."""
        self.pool = pool
        self.waiting: Counter[str] = Counter()  # requests, by address
        self.asked: dict[str, tuple[Position, asyncio.Task[bytes]]] = {}  # the last, by table
        self.callers: Counter[asyncio.Task[bytes]] = Counter()

    async def ask(self, table: LiveTable, seat: Seat, address: str) -> bytes:
        """Return the best choices of a seat on turn as JSON; a cancelled caller withdraws.

        Raise `TooManyHints`, and what `WorkerPool.hints` raises.
        """
        if self.waiting[address] >= MOST_AT_ONCE:
            raise TooManyHints
        self.waiting[address] += 1
        try:
            return await self._join(table, seat)
        except QueueFull:
            raise TooManyHints from None
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def _join(self, table: LiveTable, seat: Seat) -> bytes:
        position = tuple(table.state.journal.actions)
        known, task = self.asked.get(table.id, (None, None))
        if task is None or known != position or task.done():
            task = asyncio.create_task(self._hint(table, seat, position))
            self.asked[table.id] = (position, task)
        self.callers[task] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._leave(table.id, task)

    def _leave(self, table: str, task: asyncio.Task[bytes]) -> None:
        """Withdraw a request; cancel the hint with the last one."""
        self.callers[task] -= 1
        if self.callers[task]:
            return
        del self.callers[task]
        task.cancel()
        if self.asked.get(table, (None, None))[1] is task:
            del self.asked[table]

    async def _hint(self, table: LiveTable, seat: Seat, position: Position) -> bytes:
        def is_wanted() -> bool:
            state = table.state
            return state.on_turn == seat and tuple(state.journal.actions) == position

        return await self.pool.hints(hint_task(table.state, seat), is_wanted)
