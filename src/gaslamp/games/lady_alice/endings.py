"""The endings of Lady Alice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Ending: TypeAlias = Literal["suspicion", "accusation", "last-one-in", "round-limit"]

GOING_ON: Final = -1
SUSPICION: Final = 0  # a suspicion solved the case (LA-13)
ACCUSATION: Final = 1  # an accusation did (LA-22)
LAST_ONE_IN: Final = 2  # all the others have accused wrongly (LA-23)
ROUND_LIMIT: Final = 3  # the last round is over (LA-44)

ENDINGS: Final[tuple[Ending, ...]] = names_by_number(Ending, __name__)
