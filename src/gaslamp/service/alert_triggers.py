"""What triggers alerts to the players of a table: nothing but what everybody there knows."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from gaslamp.core.codes import Seat, all_seats
from gaslamp.service.settings import Clock, GameClock, MoveClock
from gaslamp.service.table_state import TableState

Reason: TypeAlias = Literal["turn", "deadline", "invitation", "rematch", "over"]
REASONS: tuple[Reason, ...] = get_args(Reason)

DAY = 86_400  # seconds; games with clocks this long are slow
HOUR = 3_600_000  # milliseconds
ABSENT_FOR = 60_000  # milliseconds of absence before an alert is sent


class AlertTrigger(msgspec.Struct, frozen=True):
    """Why to alert a seat; `position` distinguishes it from the same reason at another time."""

    seat: Seat
    reason: Reason
    position: int
    due: int


def is_slow(clock: Clock) -> bool:
    """Tell whether players have days to move, so that nobody waits at the table."""
    return isinstance(clock, MoveClock | GameClock) and clock.seconds >= DAY


def triggers(state: TableState) -> list[AlertTrigger]:
    """List what seats are to be alerted of: a running clock, offers and the end.

    None of it depends on hidden information, nor on half-made moves: these stop no clock.
    """
    if state.is_closed:
        return []
    if state.is_over:
        return [*_offered(state), *_ended(state)]
    return _on_turn(state)


def _on_turn(state: TableState) -> list[AlertTrigger]:
    clocks, seat = state.clocks, state.clocks.running
    expires = clocks.expires_at()
    if seat is None or expires is None or not is_slow(clocks.clock) or seat not in state.people():
        return []
    began = clocks.since
    found = [AlertTrigger(seat, "turn", began, began + ABSENT_FOR)]
    left = expires - began
    if left > 2 * HOUR:  # with less, the alert of the turn is near enough
        found.append(AlertTrigger(seat, "deadline", began, expires - max(left // 4, HOUR)))
    return found


def _offered(state: TableState) -> list[AlertTrigger]:
    if not state.rematching or state.rematch:
        return []
    at = state.rematch_offered_at
    asked = sorted(state.people() - set(state.rematching))
    return [AlertTrigger(seat, "rematch", at, at + ABSENT_FOR) for seat in asked]


def _ended(state: TableState) -> list[AlertTrigger]:
    at = state.ended_at
    holders = zip(all_seats(len(state.seat_holders)), state.seat_holders, strict=True)
    return [
        AlertTrigger(seat, "over", at, at + ABSENT_FOR) for seat, holder in holders if holder.token
    ]
