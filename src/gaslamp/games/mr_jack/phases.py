"""The phases of Mr. Jack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Phase: TypeAlias = Literal[
    "identity",
    "dealing",
    "choosing",
    "playing",
    "whistling",
    "turning",
    "drawing",
    "calling",
    "ended",
]

IDENTITY: Final = 0  # Jack draws his own alibi card
DEALING: Final = 1  # four character cards are turned face up
CHOOSING: Final = 2  # a player chooses a card
PLAYING: Final = 3  # its character moves, or uses its power
WHISTLING: Final = 4  # Goodley's whistle has points left
TURNING: Final = 5  # Watson's lantern is turned
DRAWING: Final = 6  # Holmes looks at an alibi card
CALLING: Final = 7  # the call for witnesses
ENDED: Final = 8

PHASES: Final[tuple[Phase, ...]] = names_by_number(Phase, __name__)
