"""Lady Alice's table: the words of the rules as numbers, and what was agreed before the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.lady_alice.board import SIZE

COLOURS: Final = ("blue", "red", "yellow", "green", "white")  # a seat is known by its markers
MOST_SEATS: Final = 5
MOST_ROUNDS: Final = 100
NOBODY: Final = -1

VALUES: Final = 3  # a marker is worth 0, 1 or 2
OF_EACH: Final = 3  # markers of each value in a player's stock (LA-04)
MARKERS: Final = 9
NO_VALUE: Final = 3  # a value that the viewer does not know

PAIRS: Final = 10
NO_PAIR: Final = 10
FIRST_TWIN: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
SECOND_TWIN: Final = (1, 2, 3, 4, 2, 3, 4, 3, 4, 4)


def longest_game(seats: int, rounds: int) -> int:
    """Bound the actions of a game.

    A round has four picks and a verdict. A marker takes a clue, a value and a reveal at most. In a
    stretch of turns without a marker nobody passes twice; the stretch before a marker has a pass
    less than there are seats. Each seat accuses at most once: four picks and a verdict.
    """
    set_up = 1 + seats + 1
    markers = seats * MARKERS
    passes = rounds * seats + markers * (seats - 1)
    return set_up + 5 * rounds + 3 * markers + passes + 5 * seats


class Setup:
    """What is constant during a game, shared by all its states."""

    def __init__(self, seats: i64, round_limit: i64, *, notebook: bool, size: i64 = SIZE) -> None:
        """Take what was agreed before the game; a smaller desk has `size` clues in a category."""
        self.seats: Final = seats
        self.round_limit: Final = round_limit
        self.notebook: Final = notebook
        self.size: Final = size
        self.smiles_to_solve: Final[i64] = min(seats, 4)  # LA-13, LA-34, LA-39
