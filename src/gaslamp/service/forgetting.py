"""A player who is deleted is forgotten at tables: the name there, and what was said in the chat.

The game itself stays: it belongs to the others too. What was stored before is written anew.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select, update

from gaslamp.core.codes import Seat, as_seat
from gaslamp.service import events
from gaslamp.service.errors import DatabaseDamaged, NoSuchTable, UnreadableTable
from gaslamp.service.player_data import Player
from gaslamp.service.schema import EVENTS, PLAYER_SEATS, TABLES
from gaslamp.service.settings import HumanSeat
from gaslamp.service.stored_formats import EVENT_FORMAT, TABLE_FORMAT

if TYPE_CHECKING:
    from gaslamp.service.table_registry import TableRegistry
    from gaslamp.service.table_state import TableState


async def forget_player(registry: TableRegistry, player: Player) -> None:
    """Delete a player, and everything that the player wrote at tables."""
    mine = select(PLAYER_SEATS).where(PLAYER_SEATS.c.player == player.id)
    for row in await registry.store.fetch(mine):
        with suppress(NoSuchTable, UnreadableTable, DatabaseDamaged):
            await _forget_at(registry, row.table_id, as_seat(row.seat))
    await registry.players.delete(player)


async def _forget_at(registry: TableRegistry, id_: str, seat: Seat) -> None:
    """Forget the player of a seat at a table, and where moves were taken back at those before."""
    while id_:
        table = await registry.find(id_)
        await table.catch_up()
        await table.add_event(lambda _: events.Forgotten(seat))
        id_ = table.created.went_back_from


def forgotten_rows(state: TableState, event: events.Forgotten) -> Callable[[Connection], None]:
    """Return what writes a table's stored events anew, without a seat's name and chat."""
    name, token = state.seat_holders[event.seat].name, state.seat_holders[event.seat].token
    lines = state.lines_of(event.seat)
    of_table = EVENTS.c.table_id == state.id

    def without(found: events.TableEvent, said: int) -> events.TableEvent:
        match found:
            case events.Joined() if found.token == token:
                return msgspec.structs.replace(found, name="")
            case events.Said() if said in lines:
                return msgspec.structs.replace(found, words="")
            case _:
                return found

    def write(connection: Connection) -> None:
        said = -1
        rows = select(EVENTS.c.place, EVENTS.c.body).where(of_table).order_by(EVENTS.c.place)
        for row in connection.execute(rows).all():
            before = EVENT_FORMAT.decode(row.body.encode())
            said += isinstance(before, events.Said | events.SpectatorSaid)
            after = without(before, said)
            if after != before:
                body = EVENT_FORMAT.encode(after).decode()
                same = of_table & (EVENTS.c.place == row.place)
                connection.execute(update(EVENTS).where(same).values(body=body))
        _forget_host(connection, state.id, name)

    return write


def _forget_host(connection: Connection, table: str, name: str) -> None:
    """Write a table's plan anew where it names its host."""
    here = TABLES.c.id == table
    body = connection.execute(select(TABLES.c.body).where(here)).scalar_one()
    created = TABLE_FORMAT.decode(body.encode())
    seats = tuple(
        HumanSeat() if isinstance(plan, HumanSeat) and plan.name == name else plan
        for plan in created.plan.seats
    )
    if seats != created.plan.seats:
        plan = msgspec.structs.replace(created.plan, seats=seats)
        written = TABLE_FORMAT.encode(msgspec.structs.replace(created, plan=plan)).decode()
        connection.execute(update(TABLES).where(here).values(body=written))
