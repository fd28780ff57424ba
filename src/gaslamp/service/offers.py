"""What the people at a table agree to: draws, pauses, bots for seats, going back, rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.service import events

if TYPE_CHECKING:
    from gaslamp.core.journal import Journal
    from gaslamp.service.table_state import TableState

DAY = 86_400_000  # milliseconds
DRAWN = "drawn"  # how a game ends by agreement


class Proposal(msgspec.Struct, frozen=True):
    """What a seat proposes, and the seats that agree, that one first."""

    what: events.ProposedChange
    agreed: tuple[Seat, ...]


def last_move_of(journal: Journal, seat: Seat) -> int | None:
    """Count the actions before a seat's last whole move in which it had a choice; None without."""
    state = journal.game.start(journal.options)
    begin, found, before = 0, None, None
    for number, action in enumerate(journal.actions[: len(journal.actions) - journal.pending]):
        actor = int(state.seat)
        if actor == seat:
            if before != seat or state.begins_move():
                begin = number
            if not state.forced():
                found = begin
        before = actor
        state.apply(action)
    return found


def apply_offer(state: TableState, event: events.TableEvent) -> None:
    """Note an offer or an answer; with the last agreement it takes effect."""
    match event:
        case events.DrawOffered() | events.DrawAccepted() | events.DrawDeclined():
            _apply_draw(state, event)
        case events.PauseOffered(seat=seat) | events.PauseAccepted(seat=seat):
            state.pausing.append(seat)
            if isinstance(event, events.PauseOffered):
                state.vacation = event.days
            if state.people() <= set(state.pausing):
                _pause(state, state.pausing[0])
        case events.PauseDeclined():
            state.pausing.clear()
        case events.Paused(seat=seat):
            _pause(state, seat)
        case events.Resumed():
            state.paused_by = state.paused_until = None
        case _:
            _apply_proposal(state, event)


def _apply_draw(
    state: TableState, event: events.DrawOffered | events.DrawAccepted | events.DrawDeclined
) -> None:
    if isinstance(event, events.DrawDeclined):
        state.offered.clear()
        return
    state.offered.add(event.seat)
    if state.people() <= state.offered:
        state.end(DRAWN, None)


def _pause(state: TableState, seat: Seat) -> None:
    state.paused_by = seat
    state.paused_until = state.at + state.vacation * DAY if state.vacation else None
    state.pausing.clear()
    state.vacation = 0


def _apply_proposal(state: TableState, event: events.TableEvent) -> None:
    match event:
        case events.Proposed(seat=seat, what=what):
            state.proposal = Proposal(what, (seat,))
        case events.ProposalAccepted(seat=seat) if state.proposal is not None:
            agreed = (*state.proposal.agreed, seat)
            state.proposal = msgspec.structs.replace(state.proposal, agreed=agreed)
        case events.WentBack(table=table):
            state.went_back = table
        case events.ProposalDeclined():
            state.proposal = None
        case _:
            return
    proposal = state.proposal
    if proposal is None or not state.people() <= set(proposal.agreed) or state.went_back:
        return
    asker = proposal.agreed[0]
    if proposal.what == "stand-in":
        state.proposal = None
        state.replace(asker, state.plan.settings.stand_in, "agreed")
    else:
        state.paused_by = asker  # nothing happens here any more: the game goes on at a new table


def end_offers(state: TableState) -> None:
    """Cancel offers: a move was made, or a player who was asked is gone."""
    state.offered.clear()
    state.pausing.clear()
    state.proposal = None


def is_going_back(state: TableState) -> bool:
    """Tell whether all agreed to go back, and the new table is still to be made."""
    proposal = state.proposal
    is_agreed = proposal is not None and state.people() <= set(proposal.agreed)
    return is_agreed and state.paused and not state.went_back


def apply_rematch(
    state: TableState,
    event: events.RematchOffered | events.RematchDeclined | events.Rematched,
) -> None:
    """Note which seats agree to a rematch, or its table."""
    if isinstance(event, events.RematchOffered):
        if event.keeps_sides != state.rematch_keeps_sides:
            state.rematching.clear()
        state.rematch_keeps_sides = event.keeps_sides
        state.rematch_offered_at = state.rematch_offered_at if state.rematching else state.at
        state.rematching.append(event.seat)
        return
    state.rematching.clear()
    if isinstance(event, events.Rematched):
        state.rematch = event.table
