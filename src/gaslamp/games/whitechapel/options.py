"""The options of Letters from Whitechapel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from gaslamp.core.errors import OptionsError
from gaslamp.core.options import Options
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.actions import COLOURS, POLICEMEN
from gaslamp.games.whitechapel.game_setup import VARIANTS, Variant

PoliceSeat = Annotated[int, Meta(ge=1, le=5)] | None


class WhitechapelOptions(Options, frozen=True, kw_only=True):
    """Seats, whose each policeman is, and the variants; each can be had alone or with others."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    blue: PoliceSeat = None
    brown: PoliceSeat = None
    green: PoliceSeat = None
    red: PoliceSeat = None
    yellow: PoliceSeat = None
    time_of_crime: bool = False
    engaged_police: bool = False
    sprint: bool = False
    double_clue: bool = False
    fresh_traces: bool = False
    preserved_scenes: bool = False
    hard: bool = False
    harder_first_night: bool = False
    harder_second_night: bool = False
    plain_patrols: bool = False  # no patrol token says which policeman it is

    instead: ClassVar[Mapping[str, str]] = {
        "double_clue": "fresh_traces",  # LW-41
        "fresh_traces": "double_clue",
    }
    older_rules: ClassVar[frozenset[str]] = frozenset({"plain_patrols"})

    @classmethod
    def of_before(cls, values: Mapping[str, object]) -> Mapping[str, object]:
        """Read `very_hard`, which was all three of the options for a harder game."""
        if "very_hard" not in values:
            return values
        kept = {name: value for name, value in values.items() if name != "very_hard"}
        if values["very_hard"] not in (True, "true"):
            return kept
        return kept | dict.fromkeys(("hard", "harder_first_night", "harder_second_night"), True)

    @classmethod
    def choices_at(cls, seats: int) -> Mapping[str, tuple[bool | int | str, ...]]:
        """Let policemen be shared out among the police players that there are (LW-04)."""
        players = tuple(range(1, seats)) if seats > 2 else ()
        return dict.fromkeys(COLOURS, players)

    @property
    def owners(self) -> list[int]:
        """Give the police seat of each policeman (LW-04): shared evenly unless agreed."""
        even = [1 + policeman * (self.seats - 1) // POLICEMEN for policeman in range(POLICEMEN)]
        agreed = (self.blue, self.brown, self.green, self.red, self.yellow)
        return [own or usual for own, usual in zip(agreed, even, strict=True)]

    @property
    def variants(self) -> list[Variant]:
        """List the variants that are on."""
        return [name for name in VARIANTS if getattr(self, name)]

    def check(self) -> None:
        """Refuse variants that replace each other (LW-41) and seats without a policeman."""
        for replaced, by in self.instead.items():
            if getattr(self, replaced) and getattr(self, by):
                raise OptionsError(
                    text("whitechapel-replaced", option=_name(by), other=_name(replaced))
                )
        for colour, owner in zip(COLOURS, self.owners, strict=True):
            if owner >= self.seats:
                name = text(f"whitechapel-draw-{colour}")
                raise OptionsError(
                    text("whitechapel-no-such-seat", colour=name, seat=owner, seats=self.seats)
                )
        for seat in range(1, self.seats):
            if seat not in self.owners:
                raise OptionsError(text("whitechapel-idle-seat", seat=seat))


def _name(variant: str) -> Text:
    """Name a variant as every page names it."""
    return text(f"whitechapel-option-{variant}-name".replace("_", "-"))
