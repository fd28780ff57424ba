"""The endings of Mr. Jack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Ending: TypeAlias = Literal["arrested", "mistaken", "escaped", "dawn"]

GOING_ON: Final = -1
ARRESTED: Final = 0  # the Investigator accuses Jack (MJ-33)
MISTAKEN: Final = 1  # he accuses another character (MJ-33)
ESCAPED: Final = 2  # Jack leaves Whitechapel (MJ-30)
DAWN: Final = 3  # the eighth turn is over (MJ-34)

ENDINGS: Final[tuple[Ending, ...]] = names_by_number(Ending, __name__)
