"""The board of a game: elements with one id each, and links between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from gaslamp.core.text import Text

ElementId: TypeAlias = str
"""An element's kind and name: `station-92`. The same in the board, in views and in choices."""
Point: TypeAlias = tuple[float, float]
"""Across and down, in the board's own units."""


class Element(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that can be pointed at: a station, a hex, a card, a marker.

    Its name is what people type and what the board shows. An element beside the board, such as
    a card, has no place.
    """

    id: ElementId
    kind: str
    name: str
    label: Text
    place: Point | None = None
    outline: tuple[Point, ...] = ()
    traits: tuple[str, ...] = ()


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line between two elements, of a kind such as `taxi`; `route` bends it."""

    kind: str
    ends: tuple[ElementId, ElementId]
    route: tuple[Point, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """Every element and every line of a game, once per table: the only source of geometry."""

    width: float
    height: float
    elements: tuple[Element, ...]
    links: tuple[Link, ...] = ()

    def ids(self) -> frozenset[ElementId]:
        """Collect the ids of all elements."""
        return frozenset(element.id for element in self.elements)

    def of_kind(self, kind: str) -> tuple[Element, ...]:
        """List the elements of a kind, in the board's order."""
        return tuple(element for element in self.elements if element.kind == kind)


def element(  # noqa: PLR0913  (the last four have defaults)
    kind: str,
    name: str,
    label: Text,
    place: Point | None = None,
    *,
    outline: Iterable[Point] = (),
    traits: Iterable[str] = (),
) -> Element:
    """Make an element; its id is made of its kind and its name."""
    return Element(f"{kind}-{name}", kind, name, label, place, tuple(outline), tuple(traits))


def name_of(id_: ElementId) -> str:
    """Give an element's name: the 92 of `station-92`."""
    return id_.partition("-")[2]
