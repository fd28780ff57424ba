"""Taking back a move that others have seen: the game goes on at a new table, from before it.

Its draws are made anew from a seed of its own, so nobody knows a draw beforehand. The old table is
never opened: what was hidden there is hidden still.
"""

from __future__ import annotations

import msgspec

from gaslamp.core.codes import all_seats
from gaslamp.service import events
from gaslamp.service.live_table import LiveTable
from gaslamp.service.new_tables import seated_again
from gaslamp.service.offers import is_going_back, last_move_of
from gaslamp.service.table_registry import TableRegistry


async def go_back(registry: TableRegistry, table: LiveTable) -> None:
    """Make the new table, once all agree: the same seats, with the time that was left to each."""
    old = table.state
    if old.proposal is None or not is_going_back(old):
        return
    length = last_move_of(old.journal, old.proposal.agreed[0]) or 0
    seats, joined = seated_again(old, all_seats(len(old.seat_holders)))
    owners = await registry.players.results.owners_of(table.id)
    made = await registry.store_new(
        msgspec.structs.replace(old.plan, seats=seats),
        joined,
        before=(table.id, table.created),
        opening=tuple(old.journal.actions[:length]),
        clocks=old.clocks.kept(),
    )
    await table.add_event(
        lambda state: events.WentBack(made.table) if is_going_back(state) else None
    )
    if table.state.went_back == made.table:
        registry.home.seats_taken(*owners.values())
    else:
        await registry.drop(made.table)
