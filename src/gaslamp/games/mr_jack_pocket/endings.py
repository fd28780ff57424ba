"""The endings of Mr. Jack Pocket."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Ending: TypeAlias = Literal["found", "seen", "caught", "late", "unseen", "escaped", "dawn"]

GOING_ON: Final = -1
# The Investigator's.
FOUND: Final = 0  # only one suspect is left (MP-24)
SEEN: Final = 1  # both goals are reached, and Jack is in sight (MP-25, MP-26)
CAUGHT: Final = 2  # Jack is seen in a chase (MP-26)
# Jack's.
LATE: Final = 3  # he has six hourglasses (MP-24)
UNSEEN: Final = 4  # both goals are reached on turn 8, and he is out of sight (MP-25)
ESCAPED: Final = 5  # nobody saw him in a chase until the end of turn 8 (MP-26)
DAWN: Final = 6  # nobody has reached a goal by the end of turn 8 (MP-27)

ENDINGS: Final[tuple[Ending, ...]] = names_by_number(Ending, __name__)


def is_jacks(ending: int) -> bool:
    """Tell whether Jack wins so."""
    return ending >= LATE
