"""A player's games, read from the rows of the database."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from gaslamp.core.codes import Seat
from gaslamp.service.player_data import Fate, Opponent, PlayedGame, Player, ResultWords
from gaslamp.service.schema import PLAYER_SEATS, TABLES
from gaslamp.service.store import Store
from gaslamp.service.table_state import CLOSED

MOST_RUNNING = 60


async def running_seats(store: Store, player: Player) -> list[tuple[str, Seat]]:
    """List the tables whose games go on with the player's seats, those taken last first."""
    query = (
        select(PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat)
        .join(TABLES, TABLES.c.id == PLAYER_SEATS.c.table_id)
        .where(PLAYER_SEATS.c.player == player.id, TABLES.c.over == 0)
        .order_by(PLAYER_SEATS.c.taken_at.desc(), PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat)
        .limit(MOST_RUNNING)
    )
    rows = await asyncio.to_thread(store.read, query)
    return [(row.table_id, row.seat) for row in rows]


def played_game(row: Any, table: list[Any]) -> PlayedGame:  # noqa: ANN401  (SQLAlchemy's rows)
    """Put a result together with those of the other seats."""
    others = tuple(
        Opponent(other.name, other.level, other.side, bool(other.won))
        for other in sorted(table, key=lambda other: int(other.seat))
        if other.seat != row.seat
    )
    is_drawn = not any(one.won for one in table)
    words = msgspec.json.decode(row.body, type=ResultWords)
    fate: Fate = "drawn" if is_drawn else "won" if row.won else "lost"
    if row.ending == CLOSED:
        fate = "closed"
    return PlayedGame(
        row.table_id,
        row.seat,
        row.game,
        row.ended_at,
        fate,
        side=row.side,
        score=row.score,
        ending=row.ending,
        seat_name=words.seat,
        told=words.told,
        opponents=others,
        kept=bool(row.kept),
    )
