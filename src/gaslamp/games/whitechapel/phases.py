"""The phases of Letters from Whitechapel."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Phase: TypeAlias = Literal[
    "hiding",
    "tokens",
    "marking",
    "drawing",
    "patrols",
    "faces",
    "women-up",
    "murder",
    "second",
    "order",
    "calling",
    "leading",
    "turning",
    "turned",
    "unveiling",
    "escape",
    "coaching",
    "announce",
    "naming",
    "moving",
    "acting",
    "answer",
    "ended",
]

HIDING: Final = 0  # Jack chooses his hideout
TOKENS: Final = 1  # Jack places the women tokens
MARKING: Final = 2  # Jack says which are marked
DRAWING: Final = 3  # chance draws the head of the investigation
PATROLS: Final = 4  # the head places patrol tokens on yellow crossings
FACES: Final = 5  # the head says which are policemen
WOMEN_UP: Final = 6  # the referee turns up the women tokens
MURDER: Final = 7  # Jack kills or waits
SECOND: Final = 8  # Jack's second victim of the double event
ORDER: Final = 9  # which of the two came first
CALLING: Final = 10  # the head names the next woman, or patrol, to move
LEADING: Final = 11  # the head moves it
TURNING: Final = 12  # Jack chooses a patrol token
TURNED: Final = 13  # the referee turns it up
UNVEILING: Final = 14  # the referee turns up the other patrol tokens
ESCAPE: Final = 15  # Jack moves
COACHING: Final = 16  # Jack's coach goes on to its second circle
ANNOUNCE: Final = 17  # Jack says that he is home, or nothing
NAMING: Final = 18  # the head names the next policeman
MOVING: Final = 19  # his owner moves him
ACTING: Final = 20  # his owner arrests or asks
ANSWER: Final = 21  # the referee answers
ENDED: Final = 22

PHASES: Final[tuple[Phase, ...]] = names_by_number(Phase, __name__)
