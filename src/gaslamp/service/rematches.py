"""Rematches: offered by a seat, agreed to by all players, then created."""

from __future__ import annotations

import msgspec

from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.new_tables import seated_again
from gaslamp.service.seat_holders import seats_of_rematch
from gaslamp.service.table_plans import options_of_today
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState


async def offer_rematch(
    registry: TableRegistry, id_: str, seat: Seat, *, keeps_sides: bool = False
) -> str:
    """Offer a rematch for a seat, or agree to one; once all players do, return its table."""

    def offer(state: TableState) -> events.TableEvent | None:
        has_agreed = seat in state.rematching and state.rematch_keeps_sides == keeps_sides
        return None if state.rematch or has_agreed else events.RematchOffered(seat, keeps_sides)

    table = await registry.find(id_)
    if not table.state.is_over:
        raise NotNow(text("service-not-over"))
    await table.add_event(offer)
    state = table.state
    if state.rematch or not state.people() <= set(state.rematching):
        return state.rematch
    return await create_rematch(registry, id_)


async def decline_rematch(registry: TableRegistry, id_: str, seat: Seat) -> None:
    """Decline the rematch that was offered, or withdraw the seat's own offer."""
    table = await registry.find(id_)
    await table.add_event(lambda state: events.RematchDeclined(seat) if state.rematching else None)


async def create_rematch(registry: TableRegistry, id_: str) -> str:
    """Create a rematch with the seats rotated by one, or with the same seats if that is agreed.

    Tokens hold their new seats, and the spectators' link leads to the new table too.
    """
    table = await registry.find(id_)
    if not table.state.is_over:
        raise NotNow(text("service-not-over"))
    if table.state.rematch:
        return table.state.rematch
    old = table.state
    around = seats_of_rematch(len(old.seat_holders), keeps_sides=old.rematch_keeps_sides)
    seats, joined = seated_again(old, around)
    options = options_of_today(old.game, old.plan.options)
    plan = msgspec.structs.replace(old.plan, seats=seats, options=options)
    owners = await registry.players.results.owners_of(id_)
    made = await registry.store_new(
        plan,
        joined,
        before=(table.id, table.created),
        owners={
            as_seat(seat): owners[before] for seat, before in enumerate(around) if before in owners
        },
    )
    registry.home.seats_taken(*owners.values())
    await table.add_event(lambda state: None if state.rematch else events.Rematched(made.table))
    if table.state.rematch != made.table:
        await registry.drop(made.table)
    return table.state.rematch
