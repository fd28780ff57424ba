"""What a league is, and how it is shown."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.options import OptionValue
from gaslamp.core.stored_format import StoredFormat
from gaslamp.service.settings import GameClock, Help, MoveClock, TableSettings

System: TypeAlias = Literal["round-robin", "swiss"]
LeagueState: TypeAlias = Literal["open", "running", "over"]
Settled: TypeAlias = Literal["played", "late", "left", "closed", "unfinished", "bye"]

HOUR = 3_600_000  # milliseconds
SLOW = 3600  # seconds for a move, from which on players need not be there together
MOST_PLAYERS: dict[System, int] = {"round-robin": 16, "swiss": 32}


class LeaguePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A league to be made: the game and how it is played, who meets whom, how long rounds last.

    Each pair plays two games in a round, one on each side. `rounds` is for the Swiss system.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, OptionValue] = {}
    clock: MoveClock | GameClock
    help: Help = "possible"
    rated: bool = False
    system: System = "round-robin"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    hours: Annotated[int, Meta(ge=1, le=1440)] = 168

    @property
    def settings(self) -> TableSettings:
        """Give the settings of its tables."""
        is_slow = isinstance(self.clock, MoveClock) and self.clock.seconds >= SLOW
        return TableSettings(
            help=self.help,
            clock=self.clock,
            hints=False,
            rated=self.rated,
            starts_present=not is_slow,
        )


LEAGUE_FORMAT: StoredFormat[LeaguePlan] = StoredFormat(LeaguePlan)


class Member(msgspec.Struct, frozen=True):
    """A player of a league; `player` is empty once the player was deleted."""

    number: int
    player: str
    name: str
    has_left: bool


class LeagueGame(msgspec.Struct, frozen=True):
    """A game of a league: who was to play the first side and the second, and what it was worth.

    A bye is a game without a second player and without a table.
    """

    round: int
    place: int
    first: int
    second: int
    table: str
    ends: int  # when its round does
    points: tuple[float, float] | None = None
    how: Settled | None = None


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings: equal places are shared. `tie_break` decides equal points."""

    number: int
    name: str
    has_left: bool
    place: int
    points: float
    tie_break: float
    wins: int
    played: int


class LeagueShown(msgspec.Struct, frozen=True, kw_only=True):
    """A league as its players and holders of its link see it.

    `me` is the viewer's number, if any; tables are named for their own players, and for all once
    their games are decided. `ends` is when the round ends, `now` the server's time.
    """

    id: str
    plan: LeaguePlan
    state: LeagueState
    round: int
    rounds: int
    ends: int | None
    now: int
    organiser: str
    me: int | None
    is_mine: bool
    standings: tuple[Standing, ...]
    games: tuple[LeagueGame, ...]


class LeagueLine(msgspec.Struct, frozen=True):
    """A league in a player's list."""

    id: str
    name: str
    game: str
    state: LeagueState


class LeagueMade(msgspec.Struct, frozen=True):
    """A new league, or a new link to it: its holder may look at it and join."""

    league: str
    invitation: str
