"""Deletes games that were not used for a long time, if the operator asks for it."""

from __future__ import annotations

import asyncio
import logging

from gaslamp.service.errors import Unavailable
from gaslamp.service.review_store import ReviewStore
from gaslamp.service.table_registry import TableRegistry

INTERVAL = 3600.0  # seconds
DAY = 86_400_000  # milliseconds
BATCH = 200  # tables that are deleted in one go

log = logging.getLogger(__name__)


async def delete_expired(registry: TableRegistry, days: int) -> None:
    """Delete expired games now and every hour."""
    while True:
        try:
            if count := await delete_untouched(registry, registry.now() - days * DAY):
                log.info("old games deleted", extra={"count": count})
        except Unavailable:
            log.warning("old games could not be deleted just now")
        await asyncio.sleep(INTERVAL)


async def delete_untouched(registry: TableRegistry, before: int) -> int:
    """Delete tables last used before a time and without connections; return how many.

    Files that were uploaded and reviews that were written before it are deleted too.
    """
    gone = 0
    looked_at = {id_ for id_, table in registry.tables.items() if table.listeners}
    while found := await asyncio.to_thread(
        registry.store.untouched_since, before, BATCH + len(looked_at)
    ):
        leaving = [id_ for id_ in found if id_ not in looked_at]
        for id_ in leaving:
            registry.tables.pop(id_, None)
            gone += await registry.store.delete(id_, before)
        if not leaving:
            break
    await registry.store.delete_files(before)
    await ReviewStore(registry.store).delete(before)
    return gone
