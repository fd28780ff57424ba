"""Commands about offers to the others: draws, pauses, proposals; and giving the game up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.offers import last_move_of
from gaslamp.service.settings import NoClock
from gaslamp.service.table_command import TableCommand

if TYPE_CHECKING:
    from gaslamp.service.table_state import TableState

MOST_VACATION = 60  # days
MOST_TIMES_BACK = 20  # in one game: each makes a table


class Resign(TableCommand, frozen=True, tag="resign"):
    """Give the game up."""


class OfferDraw(TableCommand, frozen=True, tag="offer-draw"):
    """Offer to call it a draw."""


class AcceptDraw(TableCommand, frozen=True, tag="accept-draw"):
    """Agree to the draw that was offered."""


class DeclineDraw(TableCommand, frozen=True, tag="decline-draw"):
    """Play on."""


class Pause(TableCommand, frozen=True, tag="pause"):
    """Ask for a pause; where only bots play besides, the game is paused at once.

    With `days` it is a vacation: the game resumes automatically after these days. Before that only
    the player who asked for it may resume.
    """

    days: Annotated[int, Meta(ge=0, le=MOST_VACATION)] = 0


class AcceptPause(TableCommand, frozen=True, tag="accept-pause"):
    """Agree to the pause that was asked for."""


class DeclinePause(TableCommand, frozen=True, tag="decline-pause"):
    """Play on without a pause."""


class Propose(TableCommand, frozen=True, tag="propose"):
    """Propose that a bot plays on for this seat, or that all go back before its last move."""

    what: events.ProposedChange


class AcceptProposal(TableCommand, frozen=True, tag="accept-proposal"):
    """Agree to what was proposed."""


class DeclineProposal(TableCommand, frozen=True, tag="decline-proposal"):
    """Decline a proposal, or withdraw your own."""


ProposalCommand: TypeAlias = Propose | AcceptProposal | DeclineProposal


def proposal_event(state: TableState, seat: Seat, command: ProposalCommand) -> events.TableEvent:
    """Check a command about a proposal; return its event, or raise a refusal."""
    if state.paused:
        raise NotNow(text("service-paused"))
    proposal = state.proposal
    match command:
        case Propose(what=what):
            if proposal is not None:
                raise NotNow(text("service-proposed"))
            _check_proposal(state, seat, what)
            return events.Proposed(seat, what)
        case AcceptProposal():
            if proposal is None or seat in proposal.agreed:
                raise NotNow(text("service-no-proposal"))
            return events.ProposalAccepted(seat)
        case DeclineProposal():
            if proposal is None:
                raise NotNow(text("service-no-proposal"))
            return events.ProposalDeclined(seat)


def _check_proposal(state: TableState, seat: Seat, what: events.ProposedChange) -> None:
    if state.plan.settings.rated:
        raise NotNow(text("service-rated-stays"))
    if what == "stand-in" and state.people() == {seat}:
        raise NotNow(text("service-stand-in-alone"))
    if what == "take-back" and state.created.times_back >= MOST_TIMES_BACK:
        raise NotNow(text("service-took-back-enough"))
    if what == "take-back" and last_move_of(state.journal, seat) is None:
        raise NotNow(text("service-no-move-yet"))


def pause_event(
    state: TableState, seat: Seat, command: Pause | AcceptPause | DeclinePause
) -> events.TableEvent:
    """Record a request for a pause or an agreement; all people at the table have to agree."""
    if state.paused:
        raise NotNow(text("service-paused"))
    if isinstance(command, Pause):
        if state.pausing:
            raise NotNow(text("service-pause-asked"))
        if command.days and isinstance(state.plan.settings.clock, NoClock):
            raise NotNow(text("service-no-vacation"))
        alone = state.people() == {seat} and not command.days
        return events.Paused(seat) if alone else events.PauseOffered(seat, command.days)
    if not state.pausing or seat in state.pausing:
        raise NotNow(text("service-no-pause-asked"))
    is_accepted = isinstance(command, AcceptPause)
    return events.PauseAccepted(seat) if is_accepted else events.PauseDeclined(seat)


def ending_event(state: TableState, seat: Seat, command: object) -> events.TableEvent:
    """Resign or agree on a draw, between two sides only; among more, a bot can take over."""
    if len(set(state.sides)) != 2:
        raise NotNow(text("service-not-two-sides"))
    match command:
        case Resign():
            return events.Resigned(seat)
        case OfferDraw():
            if seat in state.offered:
                raise NotNow(text("service-draw-offered"))
            _check_somebody_can_accept(state, seat)
            return events.DrawOffered(seat)
        case _:
            return _answer_draw(state, seat, command)


def _answer_draw(state: TableState, seat: Seat, command: object) -> events.TableEvent:
    """Accept or decline a draw that another seat has offered."""
    if not state.offered - {seat}:
        raise NotNow(text("service-no-offer"))
    return (
        events.DrawAccepted(seat) if isinstance(command, AcceptDraw) else events.DrawDeclined(seat)
    )


def _check_somebody_can_accept(state: TableState, seat: Seat) -> None:
    """Refuse a draw offer where no person of the other side can accept it."""
    others = (s for s, side in enumerate(state.sides) if side != state.sides[seat])
    if not any(state.seat_holders[other].kind == "human" for other in others):
        raise NotNow(text("service-no-draw-with-bots"))
