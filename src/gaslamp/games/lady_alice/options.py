"""The options of Lady Alice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from gaslamp.core.options import Options
from gaslamp.games.lady_alice.game_setup import MOST_ROUNDS


class LadyAliceOptions(Options, frozen=True, kw_only=True):
    """Seats, the deduction sheet (LA-05) and when an endless inquiry is called off (LA-44).

    The rulebook forbids notes, so people who play each other begin without the sheet.
    """

    with_people: ClassVar[Mapping[str, bool | int | str]] = {"notebook": False}

    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    notebook: bool = True
    round_limit: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = MOST_ROUNDS
