"""The options of Scotland Yard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from gaslamp.core.errors import OptionsError
from gaslamp.core.options import Options
from gaslamp.core.text import text


class ScotlandYardOptions(Options, frozen=True, kw_only=True):
    """Seats, detectives and the two agreements of the rulebook."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    detectives: Annotated[int, Meta(ge=3, le=5)] | None = None
    counted_tickets: bool = False
    voluntary_reveal: bool = False

    @classmethod
    def choices_at(cls, seats: int) -> Mapping[str, tuple[bool | int | str, ...]]:
        """Leave a choice of detectives to tables for two: others share them evenly (SY-02)."""
        return {"detectives": ()} if seats > 2 else {}

    @property
    def pawns(self) -> int:
        """Count the detectives on the board (SY-02): 5 at a table for two unless agreed."""
        return self.detectives or self._usual_pawns()

    def _usual_pawns(self) -> int:
        match self.seats:
            case 2:
                return 5
            case 3:
                return 4
            case seats:
                return seats - 1

    def check(self) -> None:
        """Refuse a number of detectives that the seats can't share evenly (SY-02)."""
        if self.seats > 2 and self.pawns != self._usual_pawns():
            raise OptionsError(
                text(
                    "scotland-yard-seats-share",
                    seats=self.seats,
                    detectives=self.pawns,
                    needed=self._usual_pawns(),
                )
            )
