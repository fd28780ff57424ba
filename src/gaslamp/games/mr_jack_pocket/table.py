"""Mr. Jack Pocket's table: the words of the rules as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack_pocket.actions import (
    ALIBI,
    EXCHANGE,
    HOLMES,
    JOKER,
    PAIRS,
    ROTATION,
    TOBY,
    WATSON,
)

JACK: Final = 0
INVESTIGATOR: Final = 1
NO_WINNER: Final = -1

# What is being decided.
LAYING: Final = 0  # which tile lies on the next cell
FACING: Final = 1  # where its wall is
DEALING: Final = 2  # Jack's identity
TOSSING: Final = 3  # the face of the next token
CHOOSING: Final = 4  # a token
AIMING: Final = 5  # what to do with it
DRAWING: Final = 6  # an alibi card
CALLING: Final = 7  # the call for witnesses
SHOWING: Final = 8  # Jack's alibi cards, as a chase begins
ENDED: Final = 9

LAST_TURN: Final = 8
ENOUGH: Final = 6  # hourglasses for Jack (MP-23)
EVERYBODY: Final = 511  # the set of all nine suspects, or of their cards

# Sets of faces hold one bit for each face, and one more for the second Rotation.
ROTATION_TOO: Final = 7
ALL_FACES: Final = 255

# The tokens' two faces (MP-29), the lower one first.
TOKENS: Final = ((HOLMES, ALIBI), (WATSON, TOBY), (ROTATION, EXCHANGE), (JOKER, ROTATION))
LOW_FACES: Final = vec[i64]([low for low, _ in TOKENS])
HIGH_FACES: Final = vec[i64]([high for _, high in TOKENS])

# The two cells of each pair of tiles to exchange.
FIRST_CELLS: Final = vec[i64]([first for first, _ in PAIRS])
SECOND_CELLS: Final = vec[i64]([second for _, second in PAIRS])


def starter(turn: i64) -> i64:
    """The Investigator begins odd turns, Jack even ones (MP-05)."""
    return INVESTIGATOR if turn % 2 == 1 else JACK


def mover(turn: i64, played: i64) -> i64:
    """The one who begins plays the first and the last action, the other two between (MP-07)."""
    begins = starter(turn)
    return begins if played in (0, 3) else JACK + INVESTIGATOR - begins
