"""The thirty-two clues on Holmes's desk: four categories of eight (LA-01)."""

from __future__ import annotations

import functools
from typing import Final

from mypy_extensions import i64

from gaslamp.core.facts import facts

CATEGORIES: Final = 4
SIZE: Final = 8  # clues in a category
CLUES: Final = 32
NO_CLUE: Final = 32  # a clue that the viewer does not know

CATEGORY_NAMES: Final = ("suspect", "place", "time", "object")


def bit(number: i64) -> i64:
    """Mark one clue or seat; a set of them is a number with a bit for each."""
    return _shifted(1, number)


def _shifted(clues: i64, places: i64) -> i64:
    """Shift a variable: mypyc makes a literal a C int, and that ends at 31 bits."""
    return clues << places


def category_mask(category: i64) -> i64:
    """Mark the clues of a category."""
    return (bit(SIZE) - 1) << (category * SIZE)


def count(clues: i64) -> i64:
    """Count the clues of a set."""
    pairs = clues - ((clues >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def listed(clues: i64) -> list[int]:
    """List the clues of a set in the desk's order."""
    return [clue for clue in range(CLUES) if clues >> clue & 1]


@functools.cache
def clue_names() -> tuple[str, ...]:
    """Name the clues, in the desk's order, as people type them."""
    return tuple([name for _, name in facts("lady_alice", "clues.csv")])
