"""Scotland Yard's table: the words of the rules as numbers, and what was agreed before the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gaslamp.games.scotland_yard.actions import STEP
from gaslamp.games.scotland_yard.board import Board

MISTER_X: Final = 0  # his seat, his pawn and his side; the detectives' pawns are 1, 2, ...
DETECTIVES: Final = 1  # their side

# What is being decided.
DEALING: Final = 0
TURN: Final = 1  # Mister X's turn begins
FIRST: Final = 2  # the first half of a double move
SECOND: Final = 3  # the second half
SIGHTING: Final = 4  # the referee shows Mister X
OFFER: Final = 5  # show himself of his own will?
TAKING: Final = 6  # a ticket from each detective
CHASE: Final = 7  # the detectives move
ENDED: Final = 8

ROUNDS: Final = 22
WINDOWS: Final = 24
CARD: Final = 4  # the double cards' place in a stock, after the four tickets
STOCK: Final = 5  # places in a stock


def is_sighting_move(move: i64) -> bool:
    """After these moves Mister X shows himself (SY-15)."""
    return move in (3, 8, 13, 18)


def is_open(stock: vec[i64], purse: i64, guarded: vec[u8], ride: i64) -> bool:
    """A ticket for the ride (SY-07, SY-11, SY-12) and no detective at its end (SY-08)."""
    return stock[purse + ride // STEP] > 0 and guarded[ride % STEP] == 0


class Setup:
    """What stays the same all game long, shared by all its states."""

    def __init__(
        self, board: Board, seats: i64, detectives: i64, *, counted: bool, voluntary: bool
    ) -> None:
        """Take the board and what was agreed before the game."""
        self.board = board
        self.seats = seats
        self.detectives = detectives
        self.counted = counted
        self.voluntary = voluntary
