"""Whitechapel: what is seen from each space around it, and what the cards are worth, as tables."""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.data_files import read_data
from gaslamp.games.mr_jack_pocket import actions as codes

# Sides, for walls and for the spaces around the district.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OPEN: Final = 4  # no wall: the crossing under the grey suspect (MP-17)
WALLS: Final = 5  # the four sides and none
LINE: Final = 125  # the ways in which the walls of three tiles can stand

SPACES: Final = 12  # numbered as the hours on a clock: 12 is above the middle column
STARTS: Final = (10, 2, 6)  # Holmes, Watson, Toby (MP-02)
CELLS: Final = 9
SETS: Final = 512  # of cells, of suspects or of their cards

# The tokens' two faces (MP-29), the lower one first.
TOKENS: Final = (
    (codes.HOLMES, codes.ALIBI),
    (codes.WATSON, codes.TOBY),
    (codes.ROTATION, codes.EXCHANGE),
    (codes.JOKER, codes.ROTATION),
)


class BoardTables:
    """What the rules look up: cells are numbered row by row, spaces as the hours on a clock."""

    def __init__(self, hourglasses: list[int]) -> None:
        """Make the tables from the hourglasses on the nine alibi cards."""
        self.lines = vec[i64]([0, 0, 0])  # three cells for each space, nearest first
        self.seen = vec[i64]([0] * LINE)  # the cells seen, by space and by its three walls
        for space in range(1, SPACES + 1):
            for cell in line(space):
                self.lines = append(self.lines, cell)
            for walls in range(LINE):
                self.seen = append(self.seen, look(space, walls))
        self.counts = vec[i64]([members.bit_count() for members in range(SETS)])
        self.members = vec[u8]()  # nine places for each set: its members, lowest first
        for members in range(SETS):
            for place in listed(members):
                self.members = append(self.members, u8(place))
        self.hourglasses = vec[i64]([total(cards, hourglasses) for cards in range(SETS)])
        self.faced = vec[i64]([OPEN] * CELLS)  # the side on which a detective starts beside a cell
        for space in STARTS:
            self.faced[line(space)[0]] = side_of(space)
        self.tosses = vec[i64]([codes.TOSS + face for faces in TOKENS for face in faces])
        self.exchanges = vec[i64](list(range(codes.SWAP, codes.DRAW)))  # any two tiles (MP-12)
        self.first_cells = vec[i64]([first for first, _ in codes.PAIRS])  # of each exchange
        self.second_cells = vec[i64]([second for _, second in codes.PAIRS])

    def member(self, members: i64, number: i64) -> i64:
        """Give a member of a set, counted from the lowest."""
        return i64(self.members[CELLS * members + number])


def side_of(space: int) -> int:
    """Give the side of the district on which a space lies: 11, 12 and 1 are in the north."""
    return (space + 1) // 3 % 4


def line(space: int) -> list[int]:
    """List the three cells in front of a space (MP-16), nearest first."""
    side, place = side_of(space), (space + 1) % 3
    if side == NORTH:
        return [place, 3 + place, 6 + place]
    if side == EAST:
        return [3 * place + 2, 3 * place + 1, 3 * place]
    if side == SOUTH:
        return [8 - place, 5 - place, 2 - place]
    return [6 - 3 * place, 7 - 3 * place, 8 - 3 * place]


def look(space: int, walls: int) -> int:
    """Find the cells seen from a space: in by an open side, on by an open side (MP-16)."""
    near = side_of(space)
    far = (near + 2) % 4
    seen = 0
    for cell, wall in zip(line(space), (walls // 25, walls // 5 % 5, walls % 5), strict=True):
        if wall == near:
            break
        seen |= 1 << cell
        if wall == far:
            break
    return seen


def listed(members: int) -> list[int]:
    """List the members of a set, and zeros up to nine."""
    found = [place for place in range(CELLS) if members >> place & 1]
    return found + [0] * (CELLS - len(found))


def total(cards: int, hourglasses: list[int]) -> int:
    """Add up the hourglasses on a set of cards (MP-04)."""
    return sum(value for card, value in enumerate(hourglasses) if cards >> card & 1)


@functools.cache
def whitechapel() -> BoardTables:
    """Make the tables, once."""
    return BoardTables([int(row[2]) for row in read_data("mr_jack_pocket", "suspects.csv")])
