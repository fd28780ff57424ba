"""The players that seats belong to, when players change seats before the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, insert, update

from gaslamp.service import events
from gaslamp.service.schema import PLAYER_SEATS

OwnerRow: TypeAlias = dict[str, Any]
DatabaseChange: TypeAlias = Callable[[Connection], None]
NOWHERE = -1  # the seat of a row while two are exchanged


def owners_change(
    table: str, event: events.TableEvent, owner: OwnerRow | None = None
) -> DatabaseChange | None:
    """Return what has to be written with an event so that seats belong to the right players.

    `owner` is the row of a player whose the seat is to be from the start.
    """
    at_table = PLAYER_SEATS.c.table_id == table

    def swap(connection: Connection, one: int, other: int) -> None:
        for before, after in ((one, NOWHERE), (other, one), (NOWHERE, other)):
            seat = at_table & (PLAYER_SEATS.c.seat == before)
            connection.execute(update(PLAYER_SEATS).where(seat).values(seat=after))

    match event:
        case events.SeatsSwapped(seat=one, to=other):
            return lambda connection: swap(connection, one, other)
        case events.SeatFreed(seat=seat):
            freed = delete(PLAYER_SEATS).where(at_table & (PLAYER_SEATS.c.seat == seat))

            def free(connection: Connection) -> None:
                connection.execute(freed)

            return free
        case events.Joined() if owner is not None:

            def sit_down(connection: Connection) -> None:
                connection.execute(insert(PLAYER_SEATS), owner)

            return sit_down
        case _:
            return None
