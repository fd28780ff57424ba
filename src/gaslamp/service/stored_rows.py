"""Rows of the database as the store returns them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert

from gaslamp.service.schema import EVENTS, TABLES


class StoredEvent(msgspec.Struct, frozen=True):
    """One event as it is stored: when, by which command, and its body."""

    place: int
    at: int
    command: str | None
    body: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored, without its events."""

    id: str
    made_at: int
    body: bytes


def write_table(
    connection: Connection, stored: StoredTable, rows: Sequence[StoredEvent], *, listed: bool
) -> None:
    """Write a new table with its first events, as part of a transaction."""
    values = {
        "id": stored.id,
        "made_at": stored.made_at,
        "touched_at": stored.made_at,
        "listed": int(listed),
        "over": 0,
        "body": stored.body.decode(),
        "length": len(rows),
        "due": stored.made_at,
    }
    connection.execute(insert(TABLES), values)
    for row in rows:
        event = {"table_id": stored.id, **msgspec.structs.asdict(row), "body": row.body.decode()}
        connection.execute(insert(EVENTS), event)
