"""What the players of a table can be called for now, from what everybody at the table knows."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from gaslamp.core.codes import Seat, all_seats
from gaslamp.service.settings import Clock, GameClock, MoveClock
from gaslamp.service.table_state import TableState

Reason: TypeAlias = Literal["turn", "deadline", "rematch", "over"]
REASONS: tuple[Reason, ...] = get_args(Reason)

DAY = 86_400  # seconds: a clock with so many is one of a slow game
HOUR = 3_600_000  # milliseconds
ABSENT_FOR = 60_000  # milliseconds without the player at the table, before anything is sent


class Fact(msgspec.Struct, frozen=True):
    """A reason to call a seat: `position` tells it from the same reason at another time."""

    seat: Seat
    reason: Reason
    position: int
    due: int


def is_slow(clock: Clock) -> bool:
    """Tell whether players have days to move, so that nobody waits at the table."""
    return isinstance(clock, MoveClock | GameClock) and clock.seconds >= DAY


def facts(state: TableState) -> list[Fact]:
    """List what seats can be called for: only whose clock runs, offers and the end count.

    None of it depends on hidden information, nor on half-made moves: these stop no clock.
    """
    if state.is_closed:
        return []
    if state.is_over:
        return [*_offered(state), *_ended(state)]
    return _on_turn(state)


def _on_turn(state: TableState) -> list[Fact]:
    clocks, seat = state.clocks, state.clocks.running
    expires = clocks.expires_at()
    if seat is None or expires is None or not is_slow(clocks.clock) or seat not in state.people():
        return []
    began = clocks.since
    found = [Fact(seat, "turn", began, began + ABSENT_FOR)]
    left = expires - began
    if left > 2 * HOUR:  # with less, the call to the turn is near enough
        found.append(Fact(seat, "deadline", began, expires - max(left // 4, HOUR)))
    return found


def _offered(state: TableState) -> list[Fact]:
    if not state.rematching or state.rematch:
        return []
    at = state.rematch_offered_at
    asked = sorted(state.people() - set(state.rematching))
    return [Fact(seat, "rematch", at, at + ABSENT_FOR) for seat in asked]


def _ended(state: TableState) -> list[Fact]:
    at = state.ended_at
    holders = zip(all_seats(len(state.seat_holders)), state.seat_holders, strict=True)
    return [Fact(seat, "over", at, at + ABSENT_FOR) for seat, holder in holders if holder.token]
