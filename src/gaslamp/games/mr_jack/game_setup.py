"""Mr. Jack's table: the words of the rules as numbers, and how the pieces start (MJ-02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.data_files import read_data
from gaslamp.games.mr_jack.actions import (
    BERT,
    CHARACTERS,
    EIGHT,
    GOODLEY,
    LESTRADE,
    SMITH,
    STEALTHY,
)
from gaslamp.games.mr_jack.board import BoardTables
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS

JACK: Final = 0
INVESTIGATOR: Final = 1

TURNS: Final = 8
CARDS_A_TURN: Final = 4
ALL_CARDS: Final = 255
ALL_LAMPS: Final = 255
ALL_EXITS: Final = 15
ALL_DIRECTIONS: Final = 63
NOBODY: Final = -1
NOWHERE: Final = -1

UNLIT: Final = 0  # no lamp on a lamp place; lamps 1 to 4 are numbered
LAST_NUMBER: Final = 4
UNNUMBERED: Final = 5  # the two lamps that never go out
WHISTLE_POINTS: Final = 3


def points_of(character: i64) -> i64:
    """Give the most hexes of a move: three, for Miss Stealthy four (MJ-08)."""
    return 4 if character == STEALTHY else 3


def is_handy(character: i64) -> bool:
    """Tell whether a power is used before or after the move (MJ-18, MJ-19, MJ-21, MJ-25)."""
    return character in (SMITH, LESTRADE, GOODLEY, BERT)


def player_of(turn: i64, played: i64) -> i64:
    """Tell whose card is next: the first and last are one player's, the middle two the other's.

    The Investigator begins the odd turns, Jack the even ones (MJ-06).
    """
    outer = played in (0, CARDS_A_TURN - 1)
    return INVESTIGATOR if outer == (turn % 2 == 1) else JACK


class Setup:
    """What is constant during a game: the board, and how the table stood at first.

    A small variant begins late in the night: in an odd turn, when all cards are shuffled, with the
    numbered lamps of the turns before out and some characters cleared.
    """

    def __init__(self, board: BoardTables, *, turn: i64 = 1, cleared: i64 = 0) -> None:
        """Read where the pieces start on this board."""
        self.board = board
        self.turn = turn
        self.cleared = cleared
        self.places = vec[i64]([0] * EIGHT)  # by character
        self.lamps = vec[i64]([UNLIT] * EIGHT)  # by lamp place
        self.covers: i64 = 0
        self.barricades: i64 = 0
        self.lantern: i64 = 0
        for row in read_data("mr_jack", "setup.csv"):
            self._put(row[0], row[1], row[2] if board.name == "first" else row[3])

    def _put(self, piece: str, name: str, where: str) -> None:
        if piece == "character":
            self.places[CHARACTERS.index(name)] = STREETS.index(where)
        elif piece == "lamp":
            number = int(name) if name.isdecimal() else UNNUMBERED
            is_out = number < min(self.turn, UNNUMBERED)
            self.lamps[LAMP_PLACES.index(where)] = UNLIT if is_out else number
        elif piece == "cover":
            self.covers |= bit(MANHOLES.index(where))
        elif piece == "barricade":
            self.barricades |= bit(EXITS.index(where))
        else:
            self.lantern = DIRECTIONS.index(where)
