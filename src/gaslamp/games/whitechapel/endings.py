"""The endings of Letters from Whitechapel."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Ending: TypeAlias = Literal["home", "arrested", "no-way-out", "out-of-time"]

GOING_ON: Final = -1
HOME: Final = 0  # Jack announces his hideout in the fourth night (LW-28)
ARRESTED: Final = 1  # a policeman arrests him where he is (LW-20)
NO_WAY_OUT: Final = 2  # Jack has no move of any kind (LW-29)
OUT_OF_TIME: Final = 3  # the track is full and he is not home (LW-29)

ENDINGS: Final[tuple[Ending, ...]] = names_by_number(Ending, __name__)
