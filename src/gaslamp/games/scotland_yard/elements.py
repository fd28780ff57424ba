"""Scotland Yard's board: stations, lines, pawns and scenery."""

from __future__ import annotations

import functools

from gaslamp.core.board import Board, Element, ElementId, Link, Point, element
from gaslamp.core.data_files import read_data
from gaslamp.core.text import Text, text
from gaslamp.games.scotland_yard.board import Board as Streets

GAME = "scotland_yard"
WIDTH, HEIGHT = 1070.0, 846.0
MISTER_X = "pawn-x"


def station_id(station: int) -> ElementId:
    """Give a station's id."""
    return f"station-{station}"


def pawn_id(pawn: int) -> ElementId:
    """Give a pawn's id: Mister X's is `pawn-x`."""
    return f"pawn-{pawn}" if pawn else MISTER_X


def pawn_name(id_: ElementId) -> Text:
    """Name a pawn."""
    if id_ == MISTER_X:
        return text("scotland-yard-mister-x")
    return text("scotland-yard-detective", number=int(id_.removeprefix("pawn-")))


@functools.cache
def board_of(streets: Streets, detectives: int) -> Board:
    """Lay out London or a part of it, the pawns beside it, the river and the parks under it."""
    pawns = [
        element("pawn", id_.removeprefix("pawn-"), pawn_name(id_))
        for id_ in map(pawn_id, range(detectives + 1))
    ]
    return Board(WIDTH, HEIGHT, (*_stations(streets), *pawns, *_scenery()), _links(streets))


def _stations(streets: Streets) -> list[Element]:
    """Put each station near its printed place, clear of the others; traits name its transports."""
    return [
        element(
            "station",
            station,
            text("scotland-yard-station", station=int(station)),
            (float(x), float(y)),
            traits=_traits(streets, int(station)),
        )
        for station, x, y in read_data(GAME, "places.csv")
        if streets.neighbours(int(station))
    ]


def _traits(streets: Streets, station: int) -> list[str]:
    transports = sorted({kind for _, kind in streets.neighbours(station)})
    return [*transports, "start"] if station in streets.starts else transports


def _links(streets: Streets) -> tuple[Link, ...]:
    """Lead each line past the stations where it does not stop; most can go straight."""
    routes = {
        (int(a), int(b), kind): _points(points)
        for a, b, kind, points in read_data(GAME, "routes.csv")
    }
    return tuple(
        Link(kind, (station_id(a), station_id(b)), routes.get((a, b, kind), ()))
        for a, b, kind in streets.lines
    )


def _scenery() -> list[Element]:
    return [
        element(
            kind,
            name,
            text(f"scotland-yard-{kind}-{name}"),
            (float(x), float(y)),
            outline=_points(outline),
        )
        for kind, name, x, y, outline in read_data(GAME, "scenery.csv")
    ]


def _points(written: str) -> tuple[Point, ...]:
    """Read `x y x y ...`."""
    numbers = [float(word) for word in written.split()]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))
