"""Finds seats by number or name."""

from __future__ import annotations

from functools import reduce

from gaslamp.cli.errors import UnknownSeat
from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.play.shorthand import stands_for

ALL = "all"  # all seats at one screen
SPECTATING = "spectator"  # a spectator


def find_seat(game: Game, options: Options, written: str, also: str) -> Seat:
    """Find a seat by its number, counted from 1, or by its name in any language.

    `also` is added to the refusal: what else may be given.
    """
    names = game.seats(options)
    meant = _by_number(names, written) or _by_name(names, written)
    if len(meant) != 1:
        raise UnknownSeat(
            text("cli-unknown-seat", seat=written, allowed=seat_list(game, options), also=also)
        )
    return meant.pop()


def _by_number(names: tuple[Text, ...], written: str) -> set[Seat]:
    return {as_seat(seat) for seat in range(len(names)) if written.strip() == str(seat + 1)}


def _by_name(names: tuple[Text, ...], written: str) -> set[Seat]:
    return {
        as_seat(seat)
        for seat, name in enumerate(names)
        for language in LANGUAGES
        if not written.strip().isdecimal() and stands_for(written, translate(name, language))
    }


def seat_list(game: Game, options: Options) -> Text:
    """List the seats as people choose them: `1 Mister X, 2 the detectives`."""
    return listed(
        [
            text("cli-numbered", number=number, name=name)
            for number, name in enumerate(game.seats(options), start=1)
        ]
    )


def listed(texts: list[Text]) -> Text:
    """Make one message of several."""
    return reduce(lambda left, right: text("cli-list", left=left, right=right), texts)
