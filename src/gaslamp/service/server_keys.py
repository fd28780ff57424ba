"""Keys that the server makes for itself, once, and keeps with its data."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select

from gaslamp.service.schema import SERVER_KEYS
from gaslamp.service.store import Store


def server_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """Read a key of the server, or make it; of several processes that start, one makes it."""
    query = select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == name)
    if not store.read(query):
        row = {"name": name, "body": make()}
        with store.engine.begin() as connection:
            connection.execute(store.insert_into(SERVER_KEYS).values(row).on_conflict_do_nothing())
    return str(store.read(query)[0].body)
