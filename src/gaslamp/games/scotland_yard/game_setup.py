"""Scotland Yard's table: the words of the rules as numbers, and what was agreed before the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.scotland_yard.board import Board

MISTER_X: Final = 0  # his seat, his pawn and his side; the detectives' pawns are 1, 2, ...

ROUNDS: Final = 22
WINDOWS: Final = 24
SIGHTINGS: Final = 4  # in a game
CARDS: Final = 2  # double cards in a game
CARD: Final = 4  # their place in a stock, after the four tickets
STOCK: Final = 5  # places in a stock


def is_sighting_move(move: i64) -> bool:
    """After these moves Mister X shows himself (SY-15)."""
    return move in (3, 8, 13, 18)


class Setup:
    """What is constant during a game, shared by all its states."""

    def __init__(  # noqa: PLR0913  (what was agreed has names)
        self,
        board: Board,
        seats: i64,
        detectives: i64,
        *,
        counted: bool,
        voluntary: bool,
        rounds: i64 = ROUNDS,
    ) -> None:
        """Take the board and what was agreed before the game."""
        self.board: Final = board
        self.seats: Final = seats
        self.detectives: Final = detectives
        self.counted: Final = counted
        self.voluntary: Final = voluntary
        self.rounds: Final = rounds  # fewer in a small variant
        self.owners: Final = owners_of(seats, detectives)


def owners_of(seats: i64, detectives: i64) -> vec[i64]:
    """Give each pawn the seat that runs it (SY-02)."""
    owners = vec[i64]([MISTER_X])
    for pawn in range(detectives):
        owners = append(owners, 1 + pawn * (seats - 1) // detectives)
    return owners
