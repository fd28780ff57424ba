"""The endings of Scotland Yard."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Ending: TypeAlias = Literal["caught", "surrounded", "stranded", "away"]

GOING_ON: Final = -1
CAUGHT: Final = 0  # a detective enters Mister X's station (SY-20)
SURROUNDED: Final = 1  # Mister X can't move (SY-22)
STRANDED: Final = 2  # no detective can move any more (SY-21)
AWAY: Final = 3  # the last round is over (SY-21)

ENDINGS: Final[tuple[Ending, ...]] = names_by_number(Ending, __name__)
