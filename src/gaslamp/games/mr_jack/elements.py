"""Mr. Jack's board: hexes, lamp places, exits, people and cards.

Everything has one name. A lamp place is the hex on which its lamp stands, so the hex b2 is
`lamp-b2` and there is no `hex-b2`; nobody ever walks there. A manhole is a street like any other
(MJ-12), so it stays `hex-c2` with a trait. An exit is drawn as a hex of its own outside the
district, beside the one street that it touches.
"""

from __future__ import annotations

import functools
import math

from gaslamp.core.board import Board, Element, ElementId, Link, Point, element, name_of
from gaslamp.core.text import Text, text
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, HEXES, LAMP, STREET, Hex, neighbours

RADIUS = 47.0  # of a hex, from its middle to a corner
HALF_HEIGHT = RADIUS * math.sqrt(3) / 2
COLUMNS, ROWS = 13, 17  # rows count half a hex each
WIDTH = (COLUMNS - 1) * 1.5 * RADIUS + 2 * RADIUS
HEIGHT = (ROWS + 1) * HALF_HEIGHT
BEYOND = {"n": -2, "s": 2}  # rows from the street at an exit to the exit


def hex_id(name: str) -> ElementId:
    """Give a hex's id."""
    return f"hex-{name}"


def lamp_id(name: str) -> ElementId:
    """Give a lamp place's id."""
    return f"lamp-{name}"


def exit_id(name: str) -> ElementId:
    """Give an exit's id."""
    return f"exit-{name}"


def character_id(name: str) -> ElementId:
    """Give a character's id."""
    return f"character-{name}"


def card_id(name: str) -> ElementId:
    """Give a character card's id."""
    return f"card-{name}"


def lantern_id(direction: str) -> ElementId:
    """Give the id of one of the lantern's directions."""
    return f"lantern-{direction}"


def character_name(id_: ElementId) -> Text:
    """Name a character, given by its pawn or its card."""
    return text(f"mr-jack-{name_of(id_)}")


def exit_name(id_: ElementId) -> Text:
    """Name an exit's corner of the district."""
    return text(f"mr-jack-exit-{name_of(id_)}")


def direction_name(id_: ElementId) -> Text:
    """Name a direction of the lantern."""
    return text(f"mr-jack-direction-{name_of(id_)}")


@functools.cache
def board_of(board: str) -> Board:
    """Lay out Whitechapel, and the people and cards beside it."""
    ways_out = [_exit(hex_) for hex_ in HEXES if hex_.leads_out]
    elements = [
        *(_hex(hex_, board) for hex_ in HEXES),
        *sorted(ways_out, key=lambda way_out: EXITS.index(way_out.name)),
        *(element("character", name, text(f"mr-jack-{name}")) for name in codes.CHARACTERS),
        *(element("card", name, _label("card", name)) for name in codes.CHARACTERS),
        *(element("lantern", name, _lantern_label(name)) for name in DIRECTIONS),
    ]
    return Board(WIDTH, HEIGHT, tuple(elements), (*_streets(), *_ways_out()))


def _label(kind: str, name: str) -> Text:
    return text(f"mr-jack-element-{kind}", who=text(f"mr-jack-{name}"))


def _hex(hex_: Hex, board: str) -> Element:
    """Put a hex where it lies; its traits say what is on it."""
    kind = "lamp" if hex_.kind == LAMP else "hex"
    traits = ["lamp-place" if hex_.kind == LAMP else hex_.kind]
    traits += ["manhole"] if hex_.has_manhole(board) else []
    label = text(f"mr-jack-element-{traits[-1]}", hex=hex_.name)
    middle = _middle(hex_.column, hex_.row)
    return element(kind, hex_.name, label, middle, outline=_outline(middle), traits=traits)


def _exit(hex_: Hex) -> Element:
    """Put an exit beyond the street that it touches, to the north or the south."""
    name = hex_.leads_out
    middle = _middle(hex_.column, hex_.row + BEYOND[name[0]])
    label = text("mr-jack-element-exit", exit=text(f"mr-jack-exit-{name}"))
    return element("exit", name, label, middle, outline=_outline(middle))


def _lantern_label(direction: str) -> Text:
    return text("mr-jack-element-lantern", direction=text(f"mr-jack-direction-{direction}"))


def _middle(column: int, row: int) -> Point:
    return RADIUS + column * 1.5 * RADIUS, (row + 1) * HALF_HEIGHT


def _outline(middle: Point) -> list[Point]:
    x, y = middle
    corners = [math.pi / 3 * corner for corner in range(6)]
    return [(x + RADIUS * math.cos(turn), y + RADIUS * math.sin(turn)) for turn in corners]


def _streets() -> list[Link]:
    """Join the streets that touch."""
    return [
        Link("street", (hex_id(hex_.name), hex_id(other.name)))
        for hex_ in HEXES
        for other in neighbours(hex_)
        if hex_.kind == other.kind == STREET and hex_.name < other.name
    ]


def _ways_out() -> list[Link]:
    return [
        Link("exit", (hex_id(hex_.name), exit_id(hex_.leads_out)))
        for hex_ in HEXES
        if hex_.leads_out
    ]
