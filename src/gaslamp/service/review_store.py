"""Keeps reviews in the database, so that a review goes on where any process left it."""

from __future__ import annotations

import hashlib
import logging

import msgspec
from sqlalchemy import Connection, delete, select

from gaslamp.bots.review import Decision
from gaslamp.core.errors import NewerFormat
from gaslamp.core.stored_format import StoredFormat
from gaslamp.service.schema import REVIEWS
from gaslamp.service.store import Store

JUDGEMENT = 2  # raised when reviews are judged in another way: older ones are made anew
MOST_KEPT = 512  # reviews on one database; those that were not written for longest are deleted
KEPT_FOR = 90 * 24 * 3_600_000  # milliseconds

log = logging.getLogger(__name__)


class StoredSideReview(msgspec.Struct, frozen=True):
    """How far one side's review is: its pass, the step it goes on from, what was judged."""

    side: int
    round: int
    start: int
    decisions: tuple[Decision, ...]


class StoredReview(msgspec.Struct, frozen=True):
    """A review as far as it is."""

    sides: tuple[StoredSideReview, ...]


REVIEW_FORMAT: StoredFormat[StoredReview] = StoredFormat(StoredReview)


class ReviewStore:
    """Writes reviews to the database and reads them."""

    def __init__(self, store: Store) -> None:
        """Keep them in a service's database."""
        self.store = store

    async def read(self, key: str) -> StoredReview | None:
        """Read a review; None where there is none that this program can read."""
        query = select(REVIEWS.c.body).where(REVIEWS.c.id == row_id(key))
        rows = await self.store.fetch(query)
        if not rows:
            return None
        try:
            return REVIEW_FORMAT.decode(rows[0].body.encode())
        except (NewerFormat, msgspec.MsgspecError) as error:
            log.warning("a review can't be read and is made anew", exc_info=error)
            return None

    async def write(self, key: str, review: StoredReview, now: int) -> None:
        """Write a review; the oldest beyond a number, and those of long ago, are deleted."""
        values = {"kept_at": now, "body": REVIEW_FORMAT.encode(review).decode()}
        keeping = self.store.insert_into(REVIEWS).values(id=row_id(key), **values)
        again = keeping.on_conflict_do_update(index_elements=["id"], set_=values)
        newest = select(REVIEWS.c.id).order_by(REVIEWS.c.kept_at.desc()).limit(MOST_KEPT)
        surplus = delete(REVIEWS).where(REVIEWS.c.id.not_in(newest))
        old = delete(REVIEWS).where(REVIEWS.c.kept_at < now - KEPT_FOR)

        def work(connection: Connection) -> None:
            for statement in (again, surplus, old):
                connection.execute(statement)

        await self.store.submit(work)

    async def delete(self, before: int) -> None:
        """Delete the reviews that were last written before a time."""
        leaving = delete(REVIEWS).where(REVIEWS.c.kept_at < before)
        await self.store.submit(lambda connection: connection.execute(leaving))


def row_id(key: str) -> str:
    """Name a review's row by its game, its winners and the way of judging."""
    return hashlib.sha256(f"{JUDGEMENT} {key}".encode()).hexdigest()
