"""Whitechapel: what is seen from each space around it, and what the cards are worth, as tables."""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.facts import facts

# Sides, for walls and for the spaces around the district.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OPEN: Final = 4  # no wall: the crossing under the grey suspect (MP-17)
WALLS: Final = 5  # the four sides and none

SPACES: Final = 12
STARTS: Final = (11, 3, 7)  # Holmes, Watson, Toby (MP-02)


class Board:
    """What the rules look up.

    Spaces are numbered clockwise from above the top left tile; cells row by row from there.
    """

    def __init__(self, hourglasses: list[int]) -> None:
        """Make the tables from the hourglasses on the nine alibi cards."""
        self.lines = vec[i64]()  # three cells for each space, nearest first
        self.seen = vec[i64]()  # the cells seen, by space and by the walls of its three cells
        for space in range(SPACES):
            for cell in line(space):
                self.lines = append(self.lines, cell)
            for walls in range(WALLS**3):
                self.seen = append(self.seen, look(space, walls))
        sets = range(1 << len(hourglasses))
        self.counts = vec[i64]([cards.bit_count() for cards in sets])
        self.hourglasses = vec[i64]([total(cards, hourglasses) for cards in sets])
        self.faced = vec[i64]([OPEN] * 9)  # the side on which a detective starts beside a cell
        for space in STARTS:
            self.faced[line(space)[0]] = space // 3


def line(space: int) -> list[int]:
    """List the three cells in front of a space (MP-16), nearest first."""
    side, place = divmod(space, 3)
    if side == NORTH:
        return [place, 3 + place, 6 + place]
    if side == EAST:
        return [3 * place + 2, 3 * place + 1, 3 * place]
    if side == SOUTH:
        return [8 - place, 5 - place, 2 - place]
    return [6 - 3 * place, 7 - 3 * place, 8 - 3 * place]


def look(space: int, walls: int) -> int:
    """Find the cells seen from a space: in by an open side, on by an open side (MP-16)."""
    near = space // 3
    far = (near + 2) % 4
    seen = 0
    for cell, wall in zip(line(space), (walls // 25, walls // 5 % 5, walls % 5), strict=True):
        if wall == near:
            break
        seen |= 1 << cell
        if wall == far:
            break
    return seen


def total(cards: int, hourglasses: list[int]) -> int:
    """Add up the hourglasses on a set of cards (MP-04)."""
    return sum(value for card, value in enumerate(hourglasses) if cards >> card & 1)


@functools.cache
def whitechapel() -> Board:
    """Make the tables, once."""
    return Board([int(row[2]) for row in facts("mr_jack_pocket", "suspects.csv")])
