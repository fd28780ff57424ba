"""The results of a measurement as JSON, for the page in the browser and for other programs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gaslamp.arena.balance import BalanceMatch, BalanceRow, Variant
from gaslamp.arena.estimates import Estimate
from gaslamp.arena.roles import side_names
from gaslamp.core.game import Game
from gaslamp.core.text import Text

DIGITS = 3  # of a rate


class ChangedOption(msgspec.Struct, frozen=True):
    """An option that a variant changes: its name, and the value as it is written."""

    name: Text
    value: str


class MeasuredVariant(msgspec.Struct, frozen=True):
    """A variant: what it changes, the sides in the order of the rows' estimates, and the rows.

    The first row has all games, the others those of each group. `played` is the day of the last
    game: bots that have changed since then may play otherwise.
    """

    changed: tuple[ChangedOption, ...]
    played: str
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
            match.day(),
            tuple(side_names(game, variant.options)),
            tuple(_rounded(row) for row in match.rows()),
        )
        for variant, match in measured
    ]
    return BalanceResults(
        game.name, bot, seed, tuple(one for one in variants if one.rows[0].games > 0)
    )


def written(results: BalanceResults) -> bytes:
    """Write results as JSON."""
    return msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n"


def _rounded(row: BalanceRow) -> BalanceRow:
    """Round a row's rates and length to what can be told from some hundred games."""
    sides = tuple(
        Estimate(round(one.rate, DIGITS), round(one.low, DIGITS), round(one.high, DIGITS))
        for one in row.sides
    )
    return msgspec.structs.replace(row, sides=sides, length=round(row.length, DIGITS))
