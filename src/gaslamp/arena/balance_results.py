"""The results of a measurement as JSON, for the page in the browser and for other programs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gaslamp.arena.balance import BalanceMatch, BalanceRow, Variant
from gaslamp.arena.roles import side_names
from gaslamp.core.game import Game
from gaslamp.core.text import Text


class ChangedOption(msgspec.Struct, frozen=True):
    """An option that a variant changes: its name, and the value as it is written."""

    name: Text
    value: str


class MeasuredVariant(msgspec.Struct, frozen=True):
    """A variant: what it changes, the sides in the order of the rows' estimates, and the rows.

    The first row has all games, the others those of each group.
    """

    changed: tuple[ChangedOption, ...]
    sides: tuple[Text, ...]
    rows: tuple[BalanceRow, ...]


class BalanceResults(msgspec.Struct, frozen=True):
    """What was measured of a game: by which bot, from which seed, and what came of it."""

    game: str
    bot: str
    seed: int
    variants: tuple[MeasuredVariant, ...]


def results_of(
    game: Game, bot: str, seed: int, measured: Iterable[tuple[Variant, BalanceMatch]]
) -> BalanceResults:
    """Sum up the variants of which a game was played."""
    variants = [
        MeasuredVariant(
            tuple(
                ChangedOption(game.option_name(name), value)
                for name, value in variant.differences.items()
            ),
            tuple(side_names(game, variant.options)),
            tuple(match.rows()),
        )
        for variant, match in measured
    ]
    return BalanceResults(
        game.name, bot, seed, tuple(one for one in variants if one.rows[0].games > 0)
    )


def written(results: BalanceResults) -> bytes:
    """Write results as JSON, rates to a thousandth."""
    plain = msgspec.to_builtins(results)
    return msgspec.json.format(msgspec.json.encode(_rounded(plain)), indent=2) + b"\n"


def _rounded(value: object) -> object:
    match value:
        case float():
            return round(value, 3)
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [_rounded(one) for one in value]
        case _:
            return value
