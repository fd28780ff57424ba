"""The phases of Mr. Jack Pocket."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Phase: TypeAlias = Literal[
    "laying",
    "facing",
    "dealing",
    "tossing",
    "choosing",
    "aiming",
    "drawing",
    "calling",
    "showing",
    "ended",
]

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

PHASES: Final[tuple[Phase, ...]] = names_by_number(Phase, __name__)
