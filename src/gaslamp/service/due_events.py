"""Events that are due at a time: a flag falls, a vacation ends."""

from __future__ import annotations

from gaslamp.core.codes import Seat
from gaslamp.service import events
from gaslamp.service.table_state import TableState


def flag_event(state: TableState, seat: Seat, now: int) -> events.TableEvent | None:
    """Make the event of a fallen flag: between two sides a loss, among more a stand-in bot."""
    falls = state.clocks.expires_at()
    if state.on_turn != seat or falls is None or falls > now:
        return None
    if len(set(state.sides)) == 2:
        return events.Flagged(seat)
    return events.Replaced(seat, state.plan.settings.stand_in, "abandoned")


def resume_event(state: TableState, now: int) -> events.TableEvent | None:
    """Make the event that ends a vacation, once its days are over."""
    if state.paused_by is None or state.paused_until is None or state.paused_until > now:
        return None
    return events.Resumed(state.paused_by)
