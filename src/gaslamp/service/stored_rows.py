"""Rows of the database as the store returns them."""

from __future__ import annotations

import msgspec


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
