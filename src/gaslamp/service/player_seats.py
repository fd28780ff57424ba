"""The players that seats belong to, when players change seats before the start."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, update

from gaslamp.service import events
from gaslamp.service.schema import PLAYER_SEATS

NOWHERE = -1  # the seat of a row while two are exchanged


def owners_change(table: str, event: events.TableEvent) -> Callable[[Connection], None] | None:
    """Return what has to be written with an event so that seats belong to the right players."""
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
        case _:
            return None
