"""Holmes's desk: thirty-two clues in four categories of eight (LA-01)."""

from __future__ import annotations

import functools
from typing import Final

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.data_files import read_data

CATEGORIES: Final = 4
SIZE: Final = 8  # clues in a category
CLUES: Final = 32
NO_CLUE: Final = 32  # a clue that the viewer does not know
EVERY_CLUE: Final = 0xFFFFFFFF  # as a set

CATEGORY_NAMES: Final = ("suspect", "place", "time", "object")


def category_mask(category: i64) -> i64:
    """Mark the clues of a category."""
    return (bit(SIZE) - 1) << (category * SIZE)


@functools.cache
def clue_names() -> tuple[str, ...]:
    """Name the clues, in the desk's order, as people type them."""
    return tuple([name for _, name, _ in read_data("lady_alice", "clues.csv")])


@functools.cache
def other_names() -> dict[str, str]:
    """Give the clues that can be typed in another way, in French for one, by that way."""
    return {also: name for _, name, also in read_data("lady_alice", "clues.csv") if also}
