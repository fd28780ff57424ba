"""A player's running games, read from the rows of the database."""

from __future__ import annotations

from sqlalchemy import select

from gaslamp.core.codes import Seat
from gaslamp.service.player_data import Player
from gaslamp.service.schema import PLAYER_SEATS, TABLES
from gaslamp.service.store import Store

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
    rows = await store.fetch(query)
    return [(row.table_id, row.seat) for row in rows]
