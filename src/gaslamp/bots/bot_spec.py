"""Bots as they are entered in a match: `club`, `master@0.1`, `club:nodes=200`, `module:callable`.

Only for a person's own command line: a module that is named is imported.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import cast

import msgspec

from gaslamp.bots.bot import Bot
from gaslamp.bots.registry import MakeBot, find_arena_bot
from gaslamp.core.errors import GaslampError
from gaslamp.core.importing import import_named
from gaslamp.core.text import text

BUDGET = "budget"  # the setting behind `@`: a fraction of the usual thinking time


class InvalidBotSpec(GaslampError):
    """A bot that can't be entered as it is written."""


class BotSpec(msgspec.Struct, frozen=True):
    """A bot's name and the settings it is to play with."""

    name: str
    settings: dict[str, int | float]


def parse_bot_spec(written: str) -> BotSpec:
    """Take a bot's name and settings apart: `NAME[:SETTING=NUMBER,...][@FRACTION]`."""
    before, at, fraction = written.partition("@")
    name, settings = before, {}
    head, colon, tail = before.rpartition(":")
    if colon and "=" in tail:
        name = head
        settings = dict(_setting(part, written) for part in tail.split(","))
    if at:
        settings[BUDGET] = _fraction(fraction, written)
    return BotSpec(name, settings)


def is_external(written: str) -> bool:
    """Tell whether a bot is from outside, as `module:callable`."""
    return ":" in parse_bot_spec(written).name


def _setting(part: str, written: str) -> tuple[str, int | float]:
    name, _, value = part.partition("=")
    number = _number(value, written)
    if not name.isidentifier():
        raise InvalidBotSpec(text("bots-bad-entry", bot=written))
    return name, number


def _fraction(value: str, written: str) -> float:
    fraction = float(_number(value, written))
    if not 0 < fraction <= 100:
        raise InvalidBotSpec(text("bots-bad-entry", bot=written))
    return fraction


def _number(value: str, written: str) -> int | float:
    try:
        return int(value) if value.isdecimal() else float(value)
    except ValueError:
        raise InvalidBotSpec(text("bots-bad-entry", bot=written)) from None


@functools.cache
def make_from_spec(written: str) -> MakeBot:
    """Find the bot and bind its settings; raise an error for settings that it does not take."""
    spec = parse_bot_spec(written)
    make = _imported(spec.name, written) if is_external(written) else find_arena_bot(spec.name)
    for setting in spec.settings:
        if not _takes(make, setting):
            raise InvalidBotSpec(text("bots-no-setting", bot=spec.name, setting=setting))
    return functools.partial(cast(Callable[..., Bot], make), **spec.settings)


def _imported(name: str, written: str) -> MakeBot:
    try:
        made = import_named(name)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise InvalidBotSpec(text("bots-not-imported", bot=written, reason=reason)) from error
    if not callable(made):
        raise InvalidBotSpec(text("bots-not-imported", bot=written, reason=repr(made)))
    return cast(MakeBot, made)


def _takes(make: MakeBot, setting: str) -> bool:
    taken = inspect.signature(make).parameters
    return setting in taken or any(p.kind is p.VAR_KEYWORD for p in taken.values())
