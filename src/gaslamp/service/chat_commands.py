"""Commands about the chat: say something, mute another player, report one to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.table_command import TableCommand

if TYPE_CHECKING:
    from gaslamp.service.table_state import TableState

LONGEST_LINE = 500
MOST_LINES = 500  # of each seat: a common limit would reveal how much others whisper
MOST_REPORTS = 5  # of each seat
MOST_MUTINGS = 100  # changes of each seat


class Say(TableCommand, frozen=True, tag="say"):
    """Say something to one's side, or to all."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    to: events.Audience = "all"


class Mute(TableCommand, frozen=True, tag="mute"):
    """Stop reading what another seat writes, or read it again from now on."""

    seat: Annotated[Seat, Meta(ge=0, le=9)]
    muted: bool = True


class ReportPlayer(TableCommand, frozen=True, tag="report"):
    """Report another player to the operator; nobody at the table learns of it."""

    seat: Annotated[Seat, Meta(ge=0, le=9)]
    words: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


ChatCommand: TypeAlias = Say | Mute | ReportPlayer


def chat_event(state: TableState, seat: Seat, command: ChatCommand) -> events.TableEvent:
    """Check a command about the chat; return its event, or raise a refusal."""
    match command:
        case Say(words=words, to=to):
            return _say(state, seat, words, to)
        case Mute(seat=whom, muted=muted):
            _check_player(state, seat, whom)
            if state.conversation.is_muted(seat, whom) == muted:
                raise NotNow(text("service-muted-already"))
            if state.conversation.mutings.get(seat, 0) >= MOST_MUTINGS:
                raise NotNow(text("service-muted-enough"))
            return events.Muted(seat, whom, muted)
        case ReportPlayer(seat=whom, words=words):
            _check_player(state, seat, whom)
            made = (report for report, _ in state.reports if isinstance(report, events.Reported))
            if sum(report.seat == seat for report in made) >= MOST_REPORTS:
                raise NotNow(text("service-reported-enough"))
            return events.Reported(seat, whom, without_unprintable(words))


def _say(state: TableState, seat: Seat, words: str, to: events.Audience) -> events.TableEvent:
    if not state.plan.settings.chat:
        raise NotNow(text("service-no-chat"))
    if to == "side" and not state.started:  # players may still change sides
        raise NotNow(text("service-no-sides-yet"))
    shown = without_unprintable(words)
    if not shown:
        raise NotNow(text("service-nothing-said"))
    if sum(line.seat == seat for line in state.chat) >= MOST_LINES:
        raise NotNow(text("service-chat-full", most=MOST_LINES))
    return events.Said(seat, to, shown)


def without_unprintable(words: str) -> str:
    """Remove what can't be printed."""
    return "".join(sign for sign in words if sign.isprintable()).strip()


def _check_player(state: TableState, seat: Seat, whom: int) -> None:
    """Refuse what is not about another player."""
    is_there = whom < len(state.seat_holders) and bool(state.seat_holders[whom].token)
    if whom == seat or not is_there:
        raise NotNow(text("service-nobody-there"))
