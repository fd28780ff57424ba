"""Deletes the games that nobody has touched for a long time, where the operator wants that."""

from __future__ import annotations

import asyncio
import logging

from gaslamp.service.errors import Unavailable
from gaslamp.service.house import House

EVERY = 3600.0  # seconds
DAY = 86_400_000  # milliseconds
AT_ONCE = 200

log = logging.getLogger(__name__)


async def keep_for(house: House, days: int) -> None:
    """Sweep now and every hour."""
    while True:
        try:
            if count := await sweep(house, house.now() - days * DAY):
                log.info("old games deleted", extra={"count": count})
        except Unavailable:
            log.warning("old games could not be deleted just now")
        await asyncio.sleep(EVERY)


async def sweep(house: House, before: int) -> int:
    """Delete the tables last touched before a time that nobody looks at; return how many.

    Files that were brought before it go too.
    """
    gone = 0
    looked_at = {id_ for id_, table in house.tables.items() if table.listeners}
    while found := await asyncio.to_thread(
        house.store.untouched_since, before, AT_ONCE + len(looked_at)
    ):
        leaving = [id_ for id_ in found if id_ not in looked_at]
        for id_ in leaving:
            house.tables.pop(id_, None)
            gone += await house.store.forget(id_, before)
        if not leaving:
            break
    await house.store.forget_files(before)
    return gone
