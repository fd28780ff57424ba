"""The players that seats belong to: when they change seats, and when one mutes another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update

from gaslamp.service import events
from gaslamp.service.forgetting import forgotten_rows
from gaslamp.service.schema import LEAGUE_GAMES, LEAGUES, PLAYER_MUTES, PLAYER_SEATS
from gaslamp.service.table_state import TableState

OwnerRow: TypeAlias = dict[str, Any]
DatabaseChange: TypeAlias = Callable[[Connection], None]
NOWHERE = -1  # the seat of a row while two are exchanged


def owners_change(
    state: TableState, event: events.TableEvent, owner: OwnerRow | None = None
) -> DatabaseChange | None:
    """Return what has to be written of players with an event at a table.

    `owner` is the row of a player whose the seat is to be from the start.
    """
    at_table = PLAYER_SEATS.c.table_id == state.id

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
        case events.WentBack(table=table):
            return lambda connection: _move_seats(connection, state.id, table)
        case events.Forgotten():
            return forgotten_rows(state, event)
        case events.Muted():
            return _mute(state, event)
        case events.Joined() if owner is not None:

            def sit_down(connection: Connection) -> None:
                connection.execute(insert(PLAYER_SEATS), owner)

            return sit_down
        case _:
            return None


def _move_seats(connection: Connection, before: str, after: str) -> None:
    """Let the seats of a table belong to the same players at another; a league's game is there."""
    league = select(LEAGUE_GAMES.c.league).where(LEAGUE_GAMES.c.table_id == before)
    changed = update(LEAGUES).where(LEAGUES.c.id.in_(league))
    connection.execute(changed.values(version=LEAGUES.c.version + 1))
    for moved in (LEAGUE_GAMES, PLAYER_SEATS):
        connection.execute(update(moved).where(moved.c.table_id == before).values(table_id=after))


def _mute(state: TableState, event: events.Muted) -> DatabaseChange:
    """Note that the player of a seat takes no invitations of another's, or takes them again."""
    both = PLAYER_SEATS.c.seat.in_((event.seat, event.whom))
    seats = select(PLAYER_SEATS).where(PLAYER_SEATS.c.table_id == state.id, both)
    name = state.seat_holders[event.whom].name

    def write(connection: Connection) -> None:
        owners = {row.seat: row.player for row in connection.execute(seats)}
        if len(owners) < 2:
            return  # not both are known as players
        row = {"player": owners[event.seat], "other": owners[event.whom]}
        same = (PLAYER_MUTES.c.player == row["player"]) & (PLAYER_MUTES.c.other == row["other"])
        connection.execute(delete(PLAYER_MUTES).where(same))
        if event.muted:
            connection.execute(insert(PLAYER_MUTES), row | {"name": name})

    return write
