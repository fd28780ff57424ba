"""A game's options as they are typed: `--detectives 4`, `--voluntary-reveal`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gaslamp.arena.game_entry import enter_game
from gaslamp.cli.errors import UsageError
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options, allowed_values, defaults_with, options_from
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game, is_from_outside

TABLE_OPTIONS = ("seat", "against", "seed", "unsaved", "lang")  # what `play` takes for every game
OPTION_HANG = 6  # columns before what an option means


def agreed(
    game: Game,
    values: Mapping[str, str],
    also: Sequence[str] = TABLE_OPTIONS,
    people: int = 1,
) -> Options:
    """Build a game's options; an unknown one is refused with all that the command takes."""
    written = {name.replace("-", "_"): value for name, value in values.items()}
    known = list(allowed_values(game.options))
    for name in written:
        if name not in known:
            allowed = ", ".join(_flag(option) for option in (*also, *known))
            raise UsageError(text("cli-unknown-option", option=_flag(name), allowed=allowed))
    options: Options = options_from(
        game.options, {**defaults_with(game.options, people), **written}
    )
    return options


def flags_with(game: Game, values: Mapping[str, str], people: int) -> list[str]:
    """List the defaults that depend on the number of people and are unusual, as they are typed."""
    written = {name.replace("-", "_") for name in values}
    return [
        f"{_flag(name)} {_typed(value)}"
        for name, value in defaults_with(game.options, people).items()
        if name not in written
    ]


def spell_out_flags(arguments: list[str]) -> list[str]:
    """Add the value true to flags of the named game."""
    game = named_game(arguments)
    if game is None:
        return arguments
    flags = {_flag(field.name) for field in msgspec.structs.fields(game.options) if _is_flag(field)}
    spelled: list[str] = []
    for word, after in zip(arguments, [*arguments[1:], "--"], strict=True):
        spelled.append(word)
        if word.replace("_", "-") in flags and after.startswith("--"):
            spelled.append("true")
    return spelled


def named_game(arguments: list[str]) -> Game | None:
    """Find the game that a command line names, if it names one."""
    if arguments[:1] in (["play"], ["arena"], ["balance"]) and any(
        map(is_from_outside, arguments[1:2])
    ):
        return _outside_game(arguments[1])
    names = [word.lower().replace("-", "_") for word in arguments]
    return next((find_game(name) for name in names if name in GAMES), None)


def _outside_game(name: str) -> Game | None:
    try:
        return enter_game(name)
    except GaslampError:
        return None  # the command itself says why


def option_lines(game: Game, language: str) -> list[str]:
    """List the options: how they are typed, what they take, and what they mean."""
    defaults = game.options()
    lines: list[str] = []
    for name, allowed in allowed_values(game.options).items():
        usual = getattr(defaults, name)
        values = translate(allowed, language)
        if usual is not None:
            values = translate(text("cli-usually", values=values, usual=_typed(usual)), language)
        if name in game.options.with_people:
            unusual = _typed(game.options.with_people[name])
            values = translate(text("cli-with-people", values=values, usual=unusual), language)
        title = translate(game.option_name(name), language)
        lines.append(f"  {_flag(name)}  {title} ({values})")
        lines.append(" " * OPTION_HANG + translate(game.option_text(name), language))
    return lines


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_flag(field: msgspec.structs.FieldInfo) -> bool:
    return field.type is bool
