"""Lady Alice's board: Holmes's desk with its clues."""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

from gaslamp.core.board import Board, Element, ElementId, Point, element, name_of
from gaslamp.core.text import Text, text
from gaslamp.games.lady_alice.board import CATEGORIES, CATEGORY_NAMES, SIZE, clue_names

Child: TypeAlias = Literal["child-blue", "child-red", "child-yellow", "child-green", "child-white"]
"""A player: one of the children of Baker Street, by the colour of the markers."""
CHILDREN: tuple[Child, ...] = (
    "child-blue",
    "child-red",
    "child-yellow",
    "child-green",
    "child-white",
)
Panel: TypeAlias = Literal["panel-suspects", "panel-places", "panel-times", "panel-objects"]
"""A category: a photograph, a map, a diary and a sketch book on the desk."""
PANELS: tuple[Panel, ...] = ("panel-suspects", "panel-places", "panel-times", "panel-objects")
Value: TypeAlias = Literal["value-0", "value-1", "value-2"]
"""What a marker is worth."""
VALUES: tuple[Value, ...] = ("value-0", "value-1", "value-2")

WIDTH, HEIGHT = 1036.0, 900.0
LEFT, TOP = 30.0, 32.0  # of the first panel
PANEL_WIDTH, PANEL_HEIGHT, PANEL_GAP = 238.0, 596.0, 9.3
HEADING = 20.0  # from a panel's top to the middle of its heading
ZONES = 40.0  # from a panel's top to its first zones
MARGIN = 6.0  # from a panel's side to its zones
ZONE_WIDTH, ZONE_HEIGHT = 113.0, 137.0
ABREAST = 2  # zones in a row of a panel


def clue_id(clue: int) -> ElementId:
    """Give a clue's id."""
    return f"clue-{clue_names()[clue]}"


def clue_number(id_: ElementId) -> int:
    """Give the clue of an id."""
    return clue_names().index(name_of(id_))


def seat_of(child: Child) -> int:
    """Give a player's seat."""
    return CHILDREN.index(child)


def clue_name(id_: ElementId) -> Text:
    """Name a clue as the desk does: `compass`."""
    return text(f"lady-alice-{id_}", form="name")


def the_clue(id_: ElementId) -> Text:
    """Name a clue in a sentence: `the compass`."""
    return text(f"lady-alice-{id_}", form="the")


def child_name(child: Child) -> Text:
    """Name a player by the colour of the markers."""
    return text(f"lady-alice-{name_of(child)}")


@functools.cache
def board_of(seats: int) -> Board:
    """Lay out the desk, and beside it the players and the values of their markers."""
    children = [element("child", name_of(id_), child_name(id_)) for id_ in CHILDREN[:seats]]
    values = [
        element("value", name_of(id_), text("lady-alice-worth", value=int(name_of(id_))))
        for id_ in VALUES
    ]
    panels = [_panel(category) for category in range(CATEGORIES)]
    clues = [_clue(clue) for clue in range(CATEGORIES * SIZE)]
    return Board(WIDTH, HEIGHT, (*panels, *clues, *values, *children))


def _panel_left(category: int) -> float:
    return LEFT + category * (PANEL_WIDTH + PANEL_GAP)


def _panel(category: int) -> Element:
    """Place a panel where its heading is."""
    left = _panel_left(category)
    id_ = PANELS[category]
    return element(
        "panel",
        name_of(id_),
        text(f"lady-alice-{id_}"),
        (left + PANEL_WIDTH / 2, TOP + HEADING),
        outline=_box(left, TOP, PANEL_WIDTH, PANEL_HEIGHT),
    )


def _clue(clue: int) -> Element:
    """Place a clue in the middle of its zone; its trait is its category."""
    category, place = divmod(clue, SIZE)
    row, column = divmod(place, ABREAST)
    left = _panel_left(category) + MARGIN + column * ZONE_WIDTH
    top = TOP + ZONES + row * ZONE_HEIGHT
    return element(
        "clue",
        clue_names()[clue],
        clue_name(clue_id(clue)),
        (left + ZONE_WIDTH / 2, top + ZONE_HEIGHT / 2),
        outline=_box(left, top, ZONE_WIDTH, ZONE_HEIGHT),
        traits=[CATEGORY_NAMES[category]],
    )


def _box(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    right, bottom = left + width, top + height
    return (left, top), (right, top), (right, bottom), (left, bottom)
