"""Whitechapel's board as it is drawn and clicked: circles, crossings, streets, blocks."""

from __future__ import annotations

import functools
from itertools import combinations

from gaslamp.core.board import Board, Element, ElementId, Link, Point, element
from gaslamp.core.data_files import read_data
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.games.whitechapel.crossing_names import crossing_name
from gaslamp.games.whitechapel.game_setup import TIMES
from gaslamp.games.whitechapel.streets import Streets, is_circle, number

WIDTH, HEIGHT = 1070.0, 846.0


def circle_id(circle: int) -> ElementId:
    """Give a circle's id: `circle-84`."""
    return f"circle-{circle}"


def crossing_id(crossing: int) -> ElementId:
    """Give a crossing's id: `crossing-x57`."""
    return f"crossing-x{crossing}"


def policeman_id(policeman: int) -> ElementId:
    """Give a policeman's id: `policeman-blue`."""
    return f"policeman-{COLOURS[policeman]}"


def column_id(column: int) -> ElementId:
    """Give the id of a column of the track: `column-IV`."""
    return f"column-{TIMES[column]}"


def place_id(place: str) -> ElementId:
    """Give the id of a place as the facts write it, `c12` or `x34`."""
    return circle_id(number(place)) if is_circle(place) else crossing_id(number(place))


@functools.cache
def board_of(streets: Streets) -> Board:
    """Lay out the streets, and what lies beside them: the policemen and the track."""
    places = _places()
    elements = (
        *(_circle(circle, streets, places) for circle in streets.circles),
        *(_crossing(crossing, streets, places) for crossing in streets.crossings),
        *_blocks(streets, places),
        *(element("policeman", colour, text(f"whitechapel-{colour}")) for colour in COLOURS),
        *(element("column", time, text("whitechapel-column", time=time)) for time in TIMES),
    )
    return Board(WIDTH, HEIGHT, elements, _links(streets, places))


def _places() -> dict[str, Point]:
    """Read where everything is drawn: near its printed place, with room around it."""
    return {place: (float(x), float(y)) for place, x, y in read_data("whitechapel", "places.csv")}


def _circle(circle: int, streets: Streets, places: dict[str, Point]) -> Element:
    return element(
        "circle",
        str(circle),
        text("whitechapel-circle", circle=circle),
        places[f"c{circle}"],
        traits=["red"] if circle in streets.red else [],
    )


def _crossing(crossing: int, streets: Streets, places: dict[str, Point]) -> Element:
    return element(
        "crossing",
        f"x{crossing}",
        crossing_name(crossing),
        places[f"x{crossing}"],
        traits=["yellow"] if crossing in streets.yellow else [],
    )


def _blocks(streets: Streets, places: dict[str, Point]) -> list[Element]:
    """Outline the blocks whose corners are all on the board."""
    found: list[Element] = []
    for block, written in read_data("whitechapel", "corners.csv"):
        corners = written.split()
        if all(corner in streets.next or corner.startswith("j") for corner in corners):
            outline = [places[corner] for corner in corners]
            label = text("whitechapel-block", block=block)
            found.append(element("block", block, label, outline=outline))
    return found


def _links(streets: Streets, places: dict[str, Point]) -> tuple[Link, ...]:
    """Join the places; where three streets meet without a crossing, the lines bend there."""
    joints: dict[frozenset[str], Point] = {}
    for joint, _, _, *arms in read_data("whitechapel", "joints.csv"):
        joints |= {frozenset(pair): places[joint] for pair in combinations(arms, 2)}
    pairs = sorted({tuple(sorted((a, b))) for a, near in streets.next.items() for b in near})
    return tuple(
        Link("street", (place_id(a), place_id(b)), (joints[frozenset((a, b))],))
        if frozenset((a, b)) in joints
        else Link("street", (place_id(a), place_id(b)))
        for a, b in pairs
    )


def policeman_name(id_: ElementId) -> Text:
    """Name a policeman by his id."""
    return text(f"whitechapel-{id_.removeprefix('policeman-')}")
