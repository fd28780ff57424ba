"""A start on a database with open games: the first move is served while bots catch up."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.service.cold import fill, start

from gaslamp.service.store import Store


def test_the_first_move_is_served_after_a_start_with_open_games(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    table, token = asyncio.run(fill(database, 30))[0]
    store = Store(database)
    before = len(store.rows(table))
    figures = asyncio.run(start(database, 30, table, token))
    assert figures.answers <= figures.frame <= figures.move
    assert len(store.rows(table)) == before + 1
    store.close()
