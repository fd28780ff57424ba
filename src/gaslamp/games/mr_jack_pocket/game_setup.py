"""Mr. Jack Pocket's table: the words of the rules as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.mr_jack_pocket.board import BoardTables

JACK: Final = 0
INVESTIGATOR: Final = 1

LAST_TURN: Final = 8
ACTIONS: Final = 4  # in a turn, one for each token
ENOUGH: Final = 6  # hourglasses for Jack (MP-23)
EVERYBODY: Final = 511  # the set of all nine suspects, or of their cards

# Sets of faces hold one bit for each face, and one more for the second Rotation.
ROTATION_TOO: Final = 7
SINGLE_FACES: Final = 127
ALL_FACES: Final = 255

# What a game has at most: nine tiles, the walls of those that no detective faces, an identity;
# for each turn a token chosen three times, four uses and a call; a toss of four on odd turns;
# and the alibi cards that Jack opens, of the four that come up.
SET_UP: Final = 9 + 6 + 1
IN_A_TURN: Final = 3 + ACTIONS + 1


class Setup:
    """What is constant during a game, shared by all its states.

    A small variant begins late in the night: an even number of turns is past, Jack has the time
    tokens of some of them, and some suspects are cleared.
    """

    def __init__(
        self, board: BoardTables, *, past: i64 = 0, jack_times: i64 = 0, cleared: i64 = 0
    ) -> None:
        """Take the tables, and what the turns that are past have left."""
        self.board = board
        self.past = past
        self.jack_times = jack_times
        self.cleared = cleared


def most_actions(turns: int) -> int:
    """Bound the length of a number of turns, with a chase."""
    return SET_UP + turns * IN_A_TURN + turns // 2 * ACTIONS + turns // 2


def starter(turn: i64) -> i64:
    """Give the seat that begins a turn: the Investigator odd ones, Jack even ones (MP-05)."""
    return INVESTIGATOR if turn % 2 == 1 else JACK


def mover(turn: i64, played: i64) -> i64:
    """Give the seat of an action: the starter has the first and last, the other two (MP-07)."""
    begins = starter(turn)
    return begins if played == 0 or played == 3 else JACK + INVESTIGATOR - begins  # noqa: PLR1714  (a tuple would be made each time)
