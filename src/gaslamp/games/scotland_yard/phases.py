"""The phases of Scotland Yard."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Phase: TypeAlias = Literal[
    "dealing", "turn", "first", "second", "sighting", "offer", "taking", "chase", "ended"
]

DEALING: Final = 0
TURN: Final = 1  # Mister X's turn begins
FIRST: Final = 2  # the first half of a double move
SECOND: Final = 3  # the second half
SIGHTING: Final = 4  # the referee shows Mister X
OFFER: Final = 5  # show himself of his own will?
TAKING: Final = 6  # a ticket from each detective
CHASE: Final = 7  # the detectives move
ENDED: Final = 8

PHASES: Final[tuple[Phase, ...]] = names_by_number(Phase, __name__)
