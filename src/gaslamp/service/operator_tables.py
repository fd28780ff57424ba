"""The tables of a database for its operator: list, read, close and export them.

All of it works while servers use the database. Closing a table writes an event, as a server does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeAlias

from gaslamp.core.errors import GaslampError
from gaslamp.core.journal import Journal
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NoDatabase, NotNow
from gaslamp.service.fairness import write_proof
from gaslamp.service.fairness_proofs import proof_of
from gaslamp.service.live_table import LiveTable
from gaslamp.service.service_time import start_time
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState

POLL_INTERVAL = 2.0  # seconds between two looks for what an operator's program wrote
SQLITE = "sqlite:///"

Status: TypeAlias = Literal["waiting", "running", "over", "closed"]


@contextmanager
def opened_tables(url: str) -> Generator[TableRegistry, None, None]:
    """Open the tables of a database that a server may be using; nothing is made or upgraded."""
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
        raise NoDatabase(text("service-no-database", cause=url.removeprefix(SQLITE)))
    store = Store(url, as_it_is=True)
    try:
        now = start_time(store)
        yield TableRegistry(store, lambda: now)
    finally:
        store.close()


async def all_tables(
    registry: TableRegistry, most: int, *, over: bool = False, reported: bool = False
) -> list[LiveTable]:
    """List tables, those used last first; those that can't be read are left out."""
    store = registry.store
    ids = store.reported(most) if reported else store.tables(most, over=over)
    found: list[LiveTable] = []
    for id_ in ids:
        with suppress(GaslampError):
            found.append(await registry.find(id_))
    return found


async def close_table(registry: TableRegistry, id_: str) -> LiveTable:
    """Close a table: its game ends without a result. `NotNow` if it is over already."""
    table = await registry.find(id_)
    if not await table.add_event(lambda state: None if state.is_over else events.Closed()):
        raise NotNow(text("core-game-over"))
    await registry.close()
    await registry.store.mark_operator(registry.now())
    return table


async def exported_game(registry: TableRegistry, id_: str) -> Journal:
    """Give the journal of a finished game, with the proof of its draws, as players get it."""
    table = await registry.find(id_)
    state = table.state
    if not (state.is_over and state.started):
        raise NotNow(text("service-not-over"))
    write_proof(state.journal, proof_of(state))
    return state.journal


def status_of(state: TableState) -> Status:
    """Tell how far a table is."""
    if state.is_closed:
        return "closed"
    if state.is_over:
        return "over"
    return "running" if state.started else "waiting"


def shown_time(at: int) -> str:
    """Write a time of the service, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def follow_operator(registry: TableRegistry) -> None:
    """Read what an operator's program writes, where the server is alone with its database."""
    store = registry.store
    known = await asyncio.to_thread(store.operator_mark)
    while True:
        await asyncio.sleep(POLL_INTERVAL)
        with suppress(GaslampError):
            mark = await asyncio.to_thread(store.operator_mark)
            if mark == known:
                continue
            await read_missed(registry)
            known = mark


async def read_missed(registry: TableRegistry) -> None:
    """Read the events of tables in memory that another program wrote."""
    lengths = await asyncio.to_thread(registry.store.lengths, 0)
    for id_, table in list(registry.tables.items()):
        if table.state.place < lengths.get(id_, 0):
            await table.catch_up()
