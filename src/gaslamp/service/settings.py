"""What is agreed when a table is made, besides the game's own options."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.options import OptionValue

Help: TypeAlias = Literal["off", "possible", "weights"]
"""What the notebook shows everybody at the table: nothing, what is possible, how likely it is."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]


class HumanSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="human"):
    """A seat for the maker of the table, taken at once."""

    name: Name | None = None


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """A seat for the first player who follows the invitation."""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bot"):
    """A seat for a bot of a level."""

    level: Annotated[str, Meta(max_length=40)] = "random"


SeatPlan: TypeAlias = HumanSeat | OpenSeat | BotSeat


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """No clock."""


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """So many seconds for each move; days for a game by correspondence.

    What a move takes longer is charged to a reserve of seconds, once for the whole game.
    """

    seconds: Annotated[int, Meta(ge=5, le=2_592_000)]
    reserve: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class GameClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="game"):
    """So many seconds for all turns of a seat, and some more when its turn passes on."""

    seconds: Annotated[int, Meta(ge=10, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock: TypeAlias = NoClock | MoveClock | GameClock


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is run. It is fixed when the table is made and shown to everybody at it.

    `stand_in` is the level of the bot that plays on for an absent player. Without clocks the
    others may hand the seat to it once the game has waited `stand_in_after` minutes for a player
    who is away; with clocks only a time that has run out does that. With `starts_present` the game
    starts, and the first clock runs, once every player is there. `hints` says whether players may
    ask what the strongest bot would do. Unless it is given, they may where one person plays against
    bots alone; tables of before do not say it, and allow hints with the full notebook. The result
    of a `rated` game changes the ratings of its players; it has a clock and no hints.
    """

    help: Help = "weights"
    clock: Clock = NoClock()
    spectators: bool = True
    watch_seats_after: bool = True
    chat: bool = True
    spectators_read_chat: bool = False
    listed: bool = False
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    stand_in: Annotated[str, Meta(max_length=40)] = "club"
    stand_in_after: Annotated[int, Meta(ge=1, le=43_200)] = 10
    starts_present: bool = False
    hints: bool | None = None
    rated: bool = False

    @property
    def allows_hints(self) -> bool:
        """Tell whether players may ask for hints."""
        return self.help == "weights" if self.hints is None else self.hints


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made: the game, its options, its seats and settings."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, OptionValue] = {}
    seats: tuple[SeatPlan, ...]
    settings: TableSettings = TableSettings()
    nonce: Nonce = ""  # of older clients and tables: not used for new ones
    contributes: bool = False
