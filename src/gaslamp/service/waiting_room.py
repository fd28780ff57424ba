"""Before the start: players change seats, the host fills seats with bots or closes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from gaslamp.bots.registry import find_bot
from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.seat_holders import SeatHolder
from gaslamp.service.table_command import TableCommand

if TYPE_CHECKING:
    from gaslamp.service.table_state import TableState

SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=9)]


class CloseTable(TableCommand, frozen=True, tag="close-table"):
    """Close the table before its game has started; for the host."""


class FillSeats(TableCommand, frozen=True, tag="fill-seats"):
    """Seat bots of a level at one free seat, or at all of them; for the host."""

    level: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class FreeSeat(TableCommand, frozen=True, tag="free-seat"):
    """Leave your seat; the host may free any other seat."""

    seat: SeatNumber


class TakeSeat(TableCommand, frozen=True, tag="take-seat"):
    """Move to a free seat or that of a bot, or ask another player to exchange seats."""

    seat: SeatNumber


class AcceptSwap(TableCommand, frozen=True, tag="accept-swap"):
    """Agree to exchange seats."""


class DeclineSwap(TableCommand, frozen=True, tag="decline-swap"):
    """Keep the seat, or withdraw your own request."""


SeatingCommand: TypeAlias = CloseTable | FillSeats | FreeSeat | TakeSeat | AcceptSwap | DeclineSwap
SeatingEvent: TypeAlias = (
    events.BotsSeated
    | events.SeatFreed
    | events.SeatsSwapped
    | events.SwapOffered
    | events.SwapDeclined
)


def seating_event(state: TableState, seat: Seat, command: SeatingCommand) -> events.TableEvent:
    """Check a command that changes the seats; return its event, or raise a refusal."""
    if state.is_over:
        raise NotNow(text("service-table-closed" if state.is_closed else "core-game-over"))
    if state.started or state.contributions.closed:
        raise NotNow(text("service-started"))
    match command:
        case CloseTable():
            _check_host(state, seat)
            return events.Closed(seat)
        case FillSeats(level=level, seat=asked):
            _check_host(state, seat)
            return _fill(state, level, asked)
        case FreeSeat(seat=other):
            return _free(state, seat, other)
        case TakeSeat(seat=to):
            return _take(state, seat, to)
        case AcceptSwap() | DeclineSwap():
            return _answer(state, seat, is_accepted=isinstance(command, AcceptSwap))


def _check_host(state: TableState, seat: Seat) -> None:
    if not state.seat_holders[seat].is_host:
        raise NotNow(text("service-only-host"))


def _check_seat(state: TableState, seat: Seat) -> None:
    if seat >= len(state.seat_holders):
        raise NotNow(text("service-nobody-there"))


def _fill(state: TableState, level: str, asked: Seat | None) -> events.TableEvent:
    free = state.wait_for()
    seats = tuple(seat for seat in free if asked in (None, seat))
    if not seats:
        raise NotNow(text("service-seat-taken"))
    find_bot(level)
    return events.BotsSeated(seats, level)


def _free(state: TableState, seat: Seat, other: Seat) -> events.TableEvent:
    _check_seat(state, other)
    holder = state.seat_holders[other]
    if other != seat:
        _check_host(state, seat)
    if holder.kind == "open":
        raise NotNow(text("service-nobody-there"))
    if holder.is_host:
        raise NotNow(text("service-host-closes"))
    return events.SeatFreed(other)


def _take(state: TableState, seat: Seat, to: Seat) -> events.TableEvent:
    _check_seat(state, to)
    if to == seat:
        raise NotNow(text("service-seat-yours"))
    _check_uncommitted(state)
    if state.seat_holders[to].kind == "human":
        if state.swap == (seat, to):
            raise NotNow(text("service-swap-asked"))
        if state.swap == (to, seat):  # both want the same
            return events.SeatsSwapped(seat, to)
        return events.SwapOffered(seat, to)
    return events.SeatsSwapped(seat, to)


def _check_uncommitted(state: TableState) -> None:
    """Refuse once a player has committed to a number: the number is bound to the seat."""
    if any(state.contributions.digests):
        raise NotNow(text("service-started"))


def _answer(state: TableState, seat: Seat, *, is_accepted: bool) -> events.TableEvent:
    if state.swap is None or seat not in state.swap:
        raise NotNow(text("service-no-swap"))
    asker, asked = state.swap
    if not is_accepted:
        return events.SwapDeclined(seat)
    if seat != asked:
        raise NotNow(text("service-no-swap"))
    _check_uncommitted(state)
    return events.SeatsSwapped(asked, asker)


def apply_seating(state: TableState, event: SeatingEvent, at: int) -> None:
    """Change the seats of a table that has not started yet."""
    match event:
        case events.SwapOffered(seat=seat, to=to):
            state.swap = (seat, to)
            return
        case events.SwapDeclined():
            pass
        case events.BotsSeated(seats=seats, level=level):
            for seat in seats:
                state.seat_holders[seat] = SeatHolder("bot", level=level)
            state.contributions.since = at
        case events.SeatFreed(seat=seat):
            _free_seat(state, seat)
        case events.SeatsSwapped(seat=seat, to=to):
            _swap_seats(state, seat, to)
    state.swap = None


def _free_seat(state: TableState, seat: Seat) -> None:
    """Free a seat, and forget what its player did there."""
    state.seat_holders[seat] = SeatHolder("open")
    state.contributions.forget(seat)
    state.conversation.forget(seat)
    state.commands = {key: acted for key, acted in state.commands.items() if key[0] != seat}


def _swap_seats(state: TableState, one: Seat, other: Seat) -> None:
    """Exchange the holders of two seats."""
    holders = state.seat_holders
    holders[one], holders[other] = holders[other], holders[one]
    state.contributions.swap(one, other)
    state.conversation.swap(one, other)
