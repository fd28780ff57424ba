"""Draws options at random, for any game: what its players could agree on."""

from __future__ import annotations

import functools
from typing import TypeVar

from librt.random import Random
from msgspec import inspect

from gaslamp.core.errors import OptionsError
from gaslamp.core.game import Game
from gaslamp.core.options import Options, OptionValue, options_from

MOST_DRAWS = 1000  # options that contradict each other more often than this never fit together

OptionsT = TypeVar("OptionsT", bound=Options)


def random_options(game: Game, rng: Random) -> Options:
    """Draw each option from all its values, again and again until they fit together."""
    options: Options = sample_options(game.options, rng)
    return options


def sample_options(kind: type[OptionsT], rng: Random) -> OptionsT:
    """Draw options of one kind; `TypeError` for an option whose values can't be listed."""
    refusal: OptionsError | None = None
    for _ in range(MOST_DRAWS):
        values = {
            field.name: _value(field.type, f"{kind.__name__}.{field.name}", rng)
            for field in _fields(kind)
            if field.name not in kind.older_rules
        }
        try:
            return options_from(kind, values)
        except OptionsError as error:
            refusal = error
    raise ValueError(f"no options of {kind.__name__} fit together: {refusal}")


@functools.cache
def _fields(kind: type[Options]) -> tuple[inspect.Field, ...]:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return described.fields


def _value(kind: inspect.Type, name: str, rng: Random) -> OptionValue:
    match kind:
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return rng.randrange(2) == 1
        case inspect.IntType():
            numbers = _numbers(kind, name)
            return numbers[rng.randrange(len(numbers))]
        case inspect.LiteralType(values=values):
            return values[rng.randrange(len(values))]
        case inspect.EnumType(cls=members):
            worded: list[OptionValue] = [member.value for member in members]
            return worded[rng.randrange(len(worded))]
        case inspect.UnionType(types=kinds):
            return _value(kinds[rng.randrange(len(kinds))], name, rng)
        case _:
            raise TypeError(f"{name} must be a bool, an int with bounds, a Literal or an Enum")


def _numbers(kind: inspect.IntType, name: str) -> range:
    """List the numbers within the bounds, whichever way each is written."""
    low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if low is None or high is None:
        raise TypeError(f"{name} needs bounds on both sides")
    step = kind.multiple_of or 1
    return range(-(-low // step) * step, high + 1, step)
