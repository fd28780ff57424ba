"""Commands of a seat to its table, and the event that each results in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Action, Seat, ViewerId, is_seat
from gaslamp.core.errors import NothingToUndo
from gaslamp.core.text import text
from gaslamp.play.move_parser import Actions, read_move
from gaslamp.play.planned_actions import (
    Foreseen,
    actions_until_revelation,
    foresee,
    parse_plan,
    with_implied,
)
from gaslamp.play.typed_words import every_language
from gaslamp.service import events
from gaslamp.service.chat_commands import MOST_LINES as MOST_LINES
from gaslamp.service.chat_commands import ChatCommand, chat_event
from gaslamp.service.chat_commands import Mute as Mute
from gaslamp.service.chat_commands import ReportPlayer as ReportPlayer
from gaslamp.service.chat_commands import Say as Say
from gaslamp.service.contributions import Commit, Reveal, contribution_for
from gaslamp.service.errors import NotConfirmed, NotNow
from gaslamp.service.offer_commands import AcceptDraw as AcceptDraw
from gaslamp.service.offer_commands import AcceptPause as AcceptPause
from gaslamp.service.offer_commands import AcceptProposal as AcceptProposal
from gaslamp.service.offer_commands import DeclineDraw as DeclineDraw
from gaslamp.service.offer_commands import DeclinePause as DeclinePause
from gaslamp.service.offer_commands import DeclineProposal as DeclineProposal
from gaslamp.service.offer_commands import OfferDraw as OfferDraw
from gaslamp.service.offer_commands import Pause as Pause
from gaslamp.service.offer_commands import ProposalCommand as ProposalCommand
from gaslamp.service.offer_commands import Propose as Propose
from gaslamp.service.offer_commands import Resign as Resign
from gaslamp.service.offer_commands import ending_event, pause_event, proposal_event
from gaslamp.service.offers import DAY, is_going_back
from gaslamp.service.settings import NoClock
from gaslamp.service.spectator_chat import ReportSpectator, SpectatorSays, spectator_event
from gaslamp.service.table_command import TableCommand
from gaslamp.service.table_state import TableState
from gaslamp.service.waiting_room import (
    AcceptSwap,
    CloseTable,
    DeclineSwap,
    FillSeats,
    FreeSeat,
    SeatingCommand,
    TakeSeat,
    seating_event,
)

MOST_PLANNED = 60  # actions of one command
MINUTE = 60_000  # milliseconds


class Act(TableCommand, frozen=True, tag="act"):
    """Carry out an action, by its code."""

    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Play(TableCommand, frozen=True, tag="play"):
    """Carry out an action or a whole move, as people type it.

    Without `confirmed`, a line with a consequence is refused with the question whether it is meant.
    """

    line: Annotated[str, Meta(max_length=200)]
    confirmed: bool = True


class PlannedActions(TableCommand, frozen=True, tag="plan"):
    """Carry out several actions in a row, until one tells the seat something or its turn passes.

    Each line is one action, written as in `choices`.
    """

    actions: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(min_length=1, max_length=MOST_PLANNED),
    ]


class Undo(TableCommand, frozen=True, tag="undo"):
    """Take back the move that was begun."""


class Resume(TableCommand, frozen=True, tag="resume"):
    """End the pause."""


class Abandon(TableCommand, frozen=True, tag="abandon"):
    """Hand the seat of an absent player to a bot; it must be confirmed."""

    seat: Annotated[Seat, Meta(ge=0, le=9)]
    confirmed: bool = False


class Reclaim(TableCommand, frozen=True, tag="reclaim"):
    """Take back a seat that a bot has been playing."""


Command: TypeAlias = (
    Act
    | Play
    | PlannedActions
    | Undo
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | ChatCommand
    | Pause
    | AcceptPause
    | DeclinePause
    | Resume
    | Abandon
    | Reclaim
    | ProposalCommand
    | Commit
    | Reveal
    | SeatingCommand
    | SpectatorSays
    | ReportSpectator
)


class CommandContext(msgspec.Struct, frozen=True):
    """What the events do not hold: the time, and since when an absent seat is gone."""

    now: int
    gone_since: Callable[[Seat], int | None]


def event_for(
    state: TableState, seat: ViewerId, command: Command, now: CommandContext
) -> events.TableEvent:
    """Check a command against the state of the table; return its event, or raise a refusal."""
    if isinstance(command, SpectatorSays | ReportSpectator):
        if is_seat(seat):
            raise NotNow(text("service-only-spectators"))
        return spectator_event(state, command, now.now)
    if not is_seat(seat):
        raise NotNow(text("web-only-watching"))
    match command:
        case Say() | Mute() | ReportPlayer():
            return chat_event(state, seat, command)
        case Reclaim():
            return _reclaim(state, seat, now)
        case Commit() | Reveal():
            return contribution_for(state, seat, command)
        case CloseTable() | FillSeats() | FreeSeat() | TakeSeat() | AcceptSwap() | DeclineSwap():
            return seating_event(state, seat, command)
        case _:
            _check_running(state)
            _check_not_replaced(state, seat)
            return _in_play(state, seat, command, now)


def _in_play(
    state: TableState, seat: Seat, command: Command, now: CommandContext
) -> events.TableEvent:
    """Make the event of a command that needs a running game."""
    match command:
        case Act() | Play() | PlannedActions() | Undo():
            return _move(state, seat, command)
        case Propose() | AcceptProposal() | DeclineProposal():
            return proposal_event(state, seat, command)
        case Abandon():
            return _abandon(state, seat, command, now)
        case Pause() | AcceptPause() | DeclinePause():
            return pause_event(state, seat, command)
        case Resume():
            return _resume(state, seat, now)
        case _:
            return ending_event(state, seat, command)


def _check_running(state: TableState) -> None:
    if state.is_over:
        raise NotNow(text("core-game-over"))
    if not state.started:
        raise NotNow(text("service-not-started"))
    if state.went_back:
        raise NotNow(text("service-went-back"))


def _move(
    state: TableState, seat: Seat, command: Act | Play | PlannedActions | Undo
) -> events.TableEvent:
    if state.paused:
        raise NotNow(text("service-paused"))
    if isinstance(command, Undo):
        if state.journal.state.seat != seat or not state.journal.pending:
            raise NothingToUndo(text("core-nothing-to-undo"))
        return events.Undone(seat)
    first, *then = with_implied(state.journal, seat, _actions(state, seat, command))
    return events.Acted(seat, first, tuple(then))


def _actions(state: TableState, seat: Seat, command: Act | Play | PlannedActions) -> Actions:
    """Read the actions of a command, the first of which is legal."""
    journal = state.journal
    match command:
        case Play(line=line, confirmed=confirmed):
            actions = read_move(journal, seat, line, every_language(state.game))
            if not confirmed:
                _check_free(state, seat, actions)
            return actions
        case PlannedActions(actions=lines):
            journal.check_turn(seat)
            return actions_until_revelation(journal, seat, parse_plan(state.game, lines))
        case Act(action=action):
            journal.check(seat, action)
            return (Action(action),)


def choices_after(state: TableState, seat: Seat, plans: Sequence[Sequence[str]]) -> list[Foreseen]:
    """List what a seat on turn could do after each of some plans, without making them."""
    _check_running(state)
    if state.paused:
        raise NotNow(text("service-paused"))
    state.journal.check_turn(seat)
    parsed = [parse_plan(state.game, plan) for plan in plans]
    return [foresee(state.journal, seat, plan) for plan in parsed]


def _check_free(state: TableState, seat: Seat, actions: Sequence[Action]) -> None:
    """Refuse a move with a consequence, with its question and its warning."""
    after = state.journal.state.clone()
    for action in actions:
        choice = state.game.choice(state.game.view(after, seat), Action(action))
        if choice.consequence and choice.question and choice.warning:
            raise NotConfirmed(
                text("service-confirm-move", question=choice.question, warning=choice.warning)
            )
        after.apply(action)


def _check_not_replaced(state: TableState, seat: Seat) -> None:
    """Refuse a player whose seat a bot plays: the seat must be taken back first."""
    if state.seat_holders[seat].stands_in:
        raise NotNow(text("service-replaced"))


def _reclaim(state: TableState, seat: Seat, now: CommandContext) -> events.TableEvent:
    """Return a seat to its player, except in a move for which the player's time ran out."""
    if not state.seat_holders[seat].stands_in:
        raise NotNow(text("service-not-replaced"))
    if time_is_up(state, seat, now.now):
        raise NotNow(text("service-time-is-up"))
    return events.Reclaimed(seat)


def time_is_up(state: TableState, seat: Seat, now: int) -> bool:
    """Tell whether a seat is on turn and its clock has run out."""
    falls = state.clocks.expires_at()
    return state.clocks.running == seat and falls is not None and falls <= now


def _abandon(
    state: TableState, seat: Seat, command: Abandon, now: CommandContext
) -> events.TableEvent:
    """Hand over a seat for which the game has waited long enough; needs a confirmation."""
    other = command.seat
    if other not in state.people() - {seat}:
        raise NotNow(text("service-no-player"))
    if state.paused:
        raise NotNow(text("service-paused"))
    if state.on_turn != other:
        raise NotNow(text("service-not-waiting"))
    _check_given_up(state, other, now)
    if not command.confirmed:
        raise NotNow(text("service-confirm"))
    return events.Replaced(other, state.plan.settings.stand_in, "abandoned")


def _check_given_up(state: TableState, seat: Seat, now: CommandContext) -> None:
    """Refuse unless the time has run out or, without clocks, the player was absent long enough."""
    if not isinstance(state.plan.settings.clock, NoClock):
        if len(set(state.sides)) == 2 or not time_is_up(state, seat, now.now):
            raise NotNow(text("service-clock-decides"))
    elif left := _grace_left(state, seat, now):
        minutes = state.plan.settings.stand_in_after
        raise NotNow(text("service-not-away", minutes=minutes, left=-(-left // MINUTE)))


def _grace_left(state: TableState, seat: Seat, now: CommandContext) -> int:
    """Return how long the others still have to wait for a seat that is present or just left.

    Absence counts from when the game began to wait for that seat, or was paused.
    """
    grace = state.plan.settings.stand_in_after * MINUTE
    gone = now.gone_since(seat)
    if gone is None:
        return grace
    return max(0, max(gone, state.clocks.since) + grace - now.now)


def _resume(state: TableState, seat: Seat, now: CommandContext) -> events.TableEvent:
    """Resume, unless that would run the clock of a player who is still away."""
    if not state.paused:
        raise NotNow(text("service-not-paused"))
    if is_going_back(state):
        raise NotNow(text("service-went-back"))
    until = state.paused_until
    if until is not None and now.now < until and seat != state.paused_by:
        days = -(-(until - now.now) // DAY)
        raise NotNow(text("service-on-vacation", days=days))
    waiting = state.people() & {state.on_turn} - {seat}
    for other in waiting:
        if now.gone_since(other) is not None and _grace_left(state, other, now):
            minutes = state.plan.settings.stand_in_after
            raise NotNow(text("service-not-back", minutes=minutes))
    return events.Resumed(seat)
