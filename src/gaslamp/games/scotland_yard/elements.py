"""Scotland Yard's board: stations, lines, pawns and scenery."""

from __future__ import annotations

import functools

from gaslamp.core.board import Board, Element, ElementId, Link, Point, element
from gaslamp.core.data_files import read_data
from gaslamp.core.text import Text, text
from gaslamp.games.scotland_yard.board import BoardTables

GAME = "scotland_yard"
WIDTH, HEIGHT = 1070.0, 846.0
MISTER_X = "pawn-x"


@functools.lru_cache(maxsize=1024)
def station_id(station: int) -> ElementId:
    """Give a station's id."""
    return f"station-{station}"


@functools.lru_cache(maxsize=64)
def pawn_id(pawn: int) -> ElementId:
    """Give a pawn's id: Mister X's is `pawn-x`."""
    return f"pawn-{pawn}" if pawn else MISTER_X


def pawn_name(id_: ElementId) -> Text:
    """Name a pawn."""
    if id_ == MISTER_X:
        return text("scotland-yard-mister-x")
    return text("scotland-yard-detective", number=int(id_.removeprefix("pawn-")))


@functools.cache
def board_of(streets: BoardTables, detectives: int) -> Board:
    """Lay out London or a part of it, the pawns beside it, the river and the parks under it."""
    pawns = [
        element("pawn", id_.removeprefix("pawn-"), pawn_name(id_))
        for id_ in map(pawn_id, range(detectives + 1))
    ]
    scenery = _scenery() if streets.places is None else []
    return Board(WIDTH, HEIGHT, (*_stations(streets), *pawns, *scenery), _links(streets))


def _stations(streets: BoardTables) -> list[Element]:
    """Lay out the stations; traits name the transports of each."""
    return [
        element(
            "station",
            str(station),
            text("scotland-yard-station", station=station),
            place,
            traits=_traits(streets, station),
        )
        for station, place in _places(streets)
        if streets.neighbours(station)
    ]


def _places(streets: BoardTables) -> list[tuple[int, Point]]:
    """Place London's stations near where they are printed, clear of each other."""
    if streets.places is not None:
        return list(streets.places.items())
    return [(int(row[0]), (float(row[1]), float(row[2]))) for row in read_data(GAME, "places.csv")]


def _traits(streets: BoardTables, station: int) -> list[str]:
    transports = sorted({kind for _, kind in streets.neighbours(station)})
    return [*transports, "start"] if station in streets.starts else transports


def _links(streets: BoardTables) -> tuple[Link, ...]:
    """Lead London's lines past the stations where they do not stop; most can go straight."""
    rows = read_data(GAME, "routes.csv") if streets.places is None else []
    routes = {(int(a), int(b), kind): _points(points) for a, b, kind, points in rows}
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
