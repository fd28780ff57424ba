"""What a seat may ask of its table, and the event that comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.fold import Fold

LONGEST_LINE = 500


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, tagged by its name."""


class Act(_Asked, frozen=True, tag="act"):
    """Carry out an action, by its code."""

    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Play(_Asked, frozen=True, tag="play"):
    """Carry out an action, as people type it."""

    line: Annotated[str, Meta(max_length=200)]


class Undo(_Asked, frozen=True, tag="undo"):
    """Take back the move that was begun."""


class Resign(_Asked, frozen=True, tag="resign"):
    """Give the game up."""


class OfferDraw(_Asked, frozen=True, tag="offer-draw"):
    """Offer to call it a draw."""


class AcceptDraw(_Asked, frozen=True, tag="accept-draw"):
    """Agree to the draw that was offered."""


class DeclineDraw(_Asked, frozen=True, tag="decline-draw"):
    """Play on."""


class Say(_Asked, frozen=True, tag="say"):
    """Say something to one's side, or to all."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    to: events.Audience = "all"


class Pause(_Asked, frozen=True, tag="pause"):
    """Let the clocks stand still."""


class Resume(_Asked, frozen=True, tag="resume"):
    """Let the clocks run again."""


class Abandon(_Asked, frozen=True, tag="abandon"):
    """Let a bot play on at another seat whose player has left."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Reclaim(_Asked, frozen=True, tag="reclaim"):
    """Come back to one's own seat, which a bot has been playing."""


Command: TypeAlias = (
    Act
    | Play
    | Undo
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | Say
    | Pause
    | Resume
    | Abandon
    | Reclaim
)


class Situation(msgspec.Struct, frozen=True):
    """What the story does not hold: the level of a stand-in, and who is away, if that is asked."""

    stand_in: str
    away: Callable[[], frozenset[int]]


def event_for(fold: Fold, seat: int, command: Command, now: Situation) -> events.Event:
    """Check a command against the table as it stands; give the event, or raise a refusal."""
    match command:
        case Say(words=words, to=to):
            return _say(fold, seat, words, to)
        case Reclaim():
            return _reclaim(fold, seat)
        case _:
            _check_running(fold)
    match command:
        case Act() | Play() | Undo():
            return _move(fold, seat, command)
        case Abandon(seat=other):
            return _abandon(fold, seat, other, now)
        case Pause() | Resume():
            return _pause(fold, seat, pause=isinstance(command, Pause))
        case _:
            return _settle(fold, seat, command)


def _check_running(fold: Fold) -> None:
    if fold.is_over:
        raise NotNow(text("core-game-over"))
    if not fold.started:
        raise NotNow(text("service-not-started"))


def _move(fold: Fold, seat: int, command: Act | Play | Undo) -> events.Event:
    if fold.paused:
        raise NotNow(text("service-paused"))
    if isinstance(command, Undo):
        if fold.journal.state.seat != seat or not fold.journal.pending:
            raise NothingToUndo(text("core-nothing-to-undo"))
        return events.Undone(seat)
    action = command.action if isinstance(command, Act) else fold.game.parse(command.line)
    fold.journal.check(seat, action)
    return events.Acted(seat, action)


def _say(fold: Fold, seat: int, words: str, to: events.Audience) -> events.Event:
    if not fold.plan.settings.chat:
        raise NotNow(text("service-no-chat"))
    shown = "".join(sign for sign in words if sign.isprintable()).strip()
    if not shown:
        raise NotNow(text("service-nothing-said"))
    return events.Said(seat, to, shown)


def _reclaim(fold: Fold, seat: int) -> events.Event:
    if not fold.sittings[seat].stands_in:
        raise NotNow(text("service-not-replaced"))
    return events.Reclaimed(seat)


def _abandon(fold: Fold, seat: int, other: int, now: Situation) -> events.Event:
    """Only for a person who is away, never for oneself or a bot."""
    seated = other < len(fold.sittings) and other != seat and fold.sittings[other].kind == "human"
    if not seated or other not in now.away():
        raise NotNow(text("service-not-away"))
    return events.Replaced(other, now.stand_in, "abandoned")


def _pause(fold: Fold, seat: int, *, pause: bool) -> events.Event:
    if fold.paused == pause:
        raise NotNow(text("service-paused" if pause else "service-not-paused"))
    return events.Paused(seat) if pause else events.Resumed(seat)


def _settle(fold: Fold, seat: int, command: Command) -> events.Event:
    """Giving up and draws make sense between two sides; among more, a bot can play on."""
    if len(set(fold.sides)) != 2:
        raise NotNow(text("service-not-two-sides"))
    match command:
        case Resign():
            return events.Resigned(seat)
        case OfferDraw():
            _check_somebody_can_accept(fold, seat)
            return events.DrawOffered(seat)
    if not fold.offered - {seat}:
        raise NotNow(text("service-no-offer"))
    return (
        events.DrawAccepted(seat) if isinstance(command, AcceptDraw) else events.DrawDeclined(seat)
    )


def _check_somebody_can_accept(fold: Fold, seat: int) -> None:
    """A draw is agreed between people of both sides; bots play on."""
    others = (s for s, side in enumerate(fold.sides) if side != fold.sides[seat])
    if not any(fold.sittings[other].kind == "human" for other in others):
        raise NotNow(text("service-no-draw-with-bots"))
