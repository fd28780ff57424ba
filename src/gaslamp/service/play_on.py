"""Playing on from a position of a recorded game: how the new table's game begins."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Action, Seat, as_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.play.imagined_history import imagine_history
from gaslamp.service.errors import NotNow
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.replay_pages import GameRecord, game_of, record_key
from gaslamp.service.settings import BotSeat, Help, HumanSeat, Name, TablePlan, TableSettings
from gaslamp.service.table_registry import TableRegistry


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to play on from a step of a recorded game, in one seat, against bots.

    The game goes on as it was, or as the seat knew it: then what was hidden from it is drawn anew
    from all that it could not exclude.
    """

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    as_known: bool = True
    bot: Annotated[str, Meta(max_length=40)]
    name: Name | None = None
    help: Help = "possible"


class OpeningRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for the actions with which a game begins that is played on."""

    record: GameRecord
    step: int
    seat: Seat
    as_known: bool
    draw: int  # decides what is drawn anew


def make_opening(request: OpeningRequest) -> tuple[Action, ...] | Text:
    """Make the actions that lead to a position, or say why it can't be played on.

    Inside a move the position is the one in which the move began.
    """
    game, options = game_of(request.record)
    journal = Journal(game, options, request.record.actions[: request.step])
    journal = journal.prefix(len(journal.actions) - journal.pending)
    if journal.state.seat == OVER:
        return text("service-play-on-over")
    if not request.as_known:
        return tuple(journal.actions)
    try:
        start, seen = game.start(options), journal.seen(request.seat)
        return tuple(imagine_history(start, request.seat, seen, Random(request.draw)))  # noqa: S311
    except GaslampError as error:
        return error.text


async def play_on(
    registry: TableRegistry, archive: ReplayArchive, record: GameRecord, asked: PlayOn
) -> TableKeys:
    """Create a table that begins in a position of a recorded game, with bots in the other seats."""
    game, options = game_of(record)
    seats = len(game.seats(options))
    if asked.step > len(record.actions) or asked.seat >= seats:
        raise NotNow(text("service-no-such-step", steps=len(record.actions)))
    request = OpeningRequest(
        record=record,
        step=asked.step,
        seat=as_seat(asked.seat),
        as_known=asked.as_known,
        draw=secrets.randbits(64),
    )
    key = f"play on {record_key(record)} {request.draw}"
    opening = await archive.made(key, make_opening, request)
    if isinstance(opening, Text):
        raise NotNow(opening)
    plan = TablePlan(
        game=record.game,
        options=record.options,
        seats=tuple(
            HumanSeat(asked.name) if seat == asked.seat else BotSeat(asked.bot)
            for seat in range(seats)
        ),
        settings=TableSettings(help=asked.help),
        contributes=True,
    )
    return await registry.create(plan, opening=opening)
