"""Scenarios of Scotland Yard: another map, start cards, tickets, sightings or number of rounds.

A scenario is read from a TOML file, and checked while it is read; docs/scenarios.md has an example.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text, messages_of, text
from gaslamp.games.scotland_yard.actions import STATIONS
from gaslamp.games.scotland_yard.board import BoardTables, Line, Place
from gaslamp.games.scotland_yard.elements import HEIGHT, WIDTH
from gaslamp.games.scotland_yard.game_setup import (
    BLACK_BY_DETECTIVES,
    DETECTIVE_STOCK,
    MISTER_X_STOCK,
    ROUNDS,
    SIGHTINGS,
    Equipment,
)

FEWEST_STARTS: Final = 6  # for Mister X and five detectives
MOST_WINDOWS: Final = 60  # of a travel log
MOST_TICKETS: Final = 99  # of one kind, for one pawn
MARGIN: Final = 60.0  # around the stations on the board
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")

_say = messages_of("scotland-yard-scenario")

Count = Annotated[int, Meta(ge=0, le=MOST_TICKETS)]
Station = Annotated[int, Meta(ge=1, le=STATIONS)]
StationPair = tuple[Station, Station]


class ScenarioError(GaslampError):
    """A scenario that can't be played; the message names the file, the field and the reason."""

    def __init__(self, file: str, field: str, reason: Text) -> None:
        """Say what is wrong where; file and field can be empty."""
        where = ": ".join(part for part in (file, field) if part) or "scenario"
        super().__init__(text("scotland-yard-scenario-wrong", where=where, reason=reason))
        self.field = field
        self.reason = reason


class MisterXTickets(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mister X's tickets and double cards; without a number, a black ticket for each detective."""

    taxi: Count = MISTER_X_STOCK[0]
    bus: Count = MISTER_X_STOCK[1]
    underground: Count = MISTER_X_STOCK[2]
    black: Count | None = None
    double: Count = MISTER_X_STOCK[4]


class DetectiveTickets(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tickets of each detective."""

    taxi: Count = DETECTIVE_STOCK[0]
    bus: Count = DETECTIVE_STOCK[1]
    underground: Count = DETECTIVE_STOCK[2]


class Tickets(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each role begins with; what is not named is as in the classic game."""

    mister_x: MisterXTickets = MisterXTickets()
    detective: DetectiveTickets = DetectiveTickets()


class Lines(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pairs of stations that a transport connects, in both directions."""

    taxi: tuple[StationPair, ...] = ()
    bus: tuple[StationPair, ...] = ()
    underground: tuple[StationPair, ...] = ()
    ferry: tuple[StationPair, ...] = ()


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A map with its stations, lines and start cards, and the tickets, sightings and rounds.

    `name` is the game's name in files and on the command line. `stations` gives each station's
    place in any unit, x to the right and y downwards; the board is scaled to fit.
    """

    name: str
    title: str = ""
    stations: dict[Station, tuple[float, float]]
    lines: Lines
    starts: tuple[Station, ...]
    rounds: Annotated[int, Meta(ge=1, le=MOST_WINDOWS)] = ROUNDS
    sightings: tuple[Annotated[int, Meta(ge=1, le=MOST_WINDOWS)], ...] = SIGHTINGS
    tickets: Tickets = Tickets()

    def __post_init__(self) -> None:
        """Refuse what can't be played."""
        for field, reason in _problems(self):
            raise ScenarioError("", field, reason)
        if not self.title:
            msgspec.structs.force_setattr(self, "title", self.name.replace("_", " ").capitalize())

    @classmethod
    def from_file(cls, path: str | Path) -> Scenario:
        """Read a scenario from a TOML file; `ScenarioError` names what is wrong with it."""
        path = Path(path)
        try:
            return cls.from_toml(path.read_text(encoding="utf-8"), path.name)
        except (OSError, UnicodeDecodeError) as error:
            reason = _say("unreadable", reason=str(error))
            raise ScenarioError(str(path), "", reason) from None

    @classmethod
    def from_toml(cls, source: str, file: str = "") -> Scenario:
        """Read a scenario from the text of a TOML file, whose name is used in errors."""
        try:
            return msgspec.convert(tomllib.loads(source), cls, strict=False)
        except tomllib.TOMLDecodeError as error:
            reason = _say("no-toml", reason=str(error))  # names line and column
            raise ScenarioError(file, "", reason) from None
        except msgspec.ValidationError as error:
            expected, _, place = str(error).partition(" - at ")
            field = place.strip("`").removeprefix("$").removeprefix(".")
            raise ScenarioError(file, field, _say("field", reason=expected)) from None
        except ScenarioError as error:
            raise ScenarioError(file, error.field, error.reason) from None

    def streets(self) -> BoardTables:
        """Make the map's tables."""
        return BoardTables(list(self.all_lines()), sorted(self.starts), _scaled(self.stations))

    def all_lines(self) -> Iterator[Line]:
        """List every line: two stations and their transport."""
        for transport in Lines.__struct_fields__:
            for start, end in getattr(self.lines, transport):
                yield start, end, transport

    def equipment(self) -> Equipment:
        """Give the rounds, the sightings and the tickets as the rules use them."""
        mister_x, detective = self.tickets.mister_x, self.tickets.detective
        black = BLACK_BY_DETECTIVES if mister_x.black is None else mister_x.black
        return Equipment(
            self.rounds,
            self.sightings,
            (mister_x.taxi, mister_x.bus, mister_x.underground, black, mister_x.double),
            (detective.taxi, detective.bus, detective.underground, 0, 0),
        )


def _problems(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """List what can't be played: the field, and the reason."""
    if not NAME.fullmatch(scenario.name):
        yield "name", _say("bad-name", name=scenario.name)
    yield from _line_problems(scenario)
    yield from _start_problems(scenario)
    windows = scenario.rounds + scenario.tickets.mister_x.double
    if windows > MOST_WINDOWS:
        yield "rounds", _say("too-many-windows", windows=windows, most=MOST_WINDOWS)
    for number, move in enumerate(scenario.sightings):
        if move > windows:
            yield f"sightings[{number}]", _say("late-sighting", move=move, last=windows)


def _line_problems(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """Check that lines connect two different stations, and all stations with each other."""
    for transport in Lines.__struct_fields__:
        for number, pair in enumerate(getattr(scenario.lines, transport)):
            field = f"lines.{transport}[{number}]"
            for station in pair:
                if station not in scenario.stations:
                    yield field, _say("no-station", station=station)
            if pair[0] == pair[1]:
                yield field, _say("loop", station=pair[0])
    unreached = sorted(set(scenario.stations) - _reached(scenario))
    if unreached:
        start = min(scenario.stations)
        yield "lines", _say("unreached", station=unreached[0], start=start)


def _reached(scenario: Scenario) -> set[int]:
    """Find the stations that lines connect with the first one."""
    reached: set[int] = set()
    waiting = [min(scenario.stations)] if scenario.stations else []
    while waiting:
        station = waiting.pop()
        if station not in reached:
            reached.add(station)
            for start, end, _ in scenario.all_lines():
                waiting += [end] if start == station else [start] if end == station else []
    return reached


def _start_problems(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """Check that there are enough start cards, all different, for stations of the map."""
    for number, station in enumerate(scenario.starts):
        if station not in scenario.stations:
            yield f"starts[{number}]", _say("no-station", station=station)
        if station in scenario.starts[:number]:
            yield f"starts[{number}]", _say("start-twice", station=station)
    if len(scenario.starts) < FEWEST_STARTS:
        yield "starts", _say("few-starts", count=len(scenario.starts), fewest=FEWEST_STARTS)


def _scaled(stations: Mapping[int, tuple[float, float]]) -> dict[int, Place]:
    """Scale and move places so that they fill the board."""
    xs, ys = ([place[axis] for place in stations.values()] for axis in (0, 1))
    wide, high = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    scale = min(wide / ((max(xs) - min(xs)) or 1.0), high / ((max(ys) - min(ys)) or 1.0))
    left = (WIDTH - scale * (max(xs) - min(xs))) / 2
    top = (HEIGHT - scale * (max(ys) - min(ys))) / 2
    return {
        station: (left + scale * (x - min(xs)), top + scale * (y - min(ys)))
        for station, (x, y) in stations.items()
    }
