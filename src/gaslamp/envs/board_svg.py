"""A board as an SVG picture: its elements and lines, and what a view points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from gaslamp.core import svg
from gaslamp.core.board import Board, Element, ElementId, Point
from gaslamp.core.svg import Svg
from gaslamp.core.view import View

WIDTH, MARGIN = 900, 30
NIGHT, LINE, DOT, LIGHT, INK = "#14181f", "#3d4653", "#697586", "#f5c56b", "#e8e3d8"


def board_svg(board: Board, view: View) -> str:
    """Draw every element that has a place; those in the view are lit, with the field's name."""
    scale = WIDTH / (board.width or 1.0)
    places = {each.id: each.place for each in board.elements if each.place is not None}
    lit: dict[ElementId, list[str]] = {}
    for field, named in pointed_at(msgspec.to_builtins(view), ""):
        if named in places and field not in lit.setdefault(named, []):
            lit[named].append(field)
    links = sorted({link.ends for link in board.links if set(link.ends) <= set(places)})
    drawn = [_link(places, ends, scale) for ends in links]
    for each in board.elements:
        drawn += _element(each, lit.get(each.id, []), scale)
    box = (-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, board.height * scale + 2 * MARGIN)
    return svg.document(box, str(view.__struct_config__.tag), drawn, paper=NIGHT)


def pointed_at(value: object, field: str) -> Iterator[tuple[str, ElementId]]:
    """Find the texts of a view, each with the name of its field; most are no elements."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, dict):
        for name, inner in cast("dict[object, object]", value).items():
            yield from pointed_at(name, field)
            yield from pointed_at(inner, str(name))
    elif isinstance(value, list | tuple):
        for inner in cast("Sequence[object]", value):
            yield from pointed_at(inner, field)


def _link(places: dict[ElementId, Point], ends: tuple[ElementId, ElementId], scale: float) -> Svg:
    (x1, y1), (x2, y2) = ((x * scale, y * scale) for x, y in (places[ends[0]], places[ends[1]]))
    return svg.line(x1, y1, x2, y2, stroke=LINE)


def _element(element: Element, fields: list[str], scale: float) -> list[Svg]:
    if element.place is None:
        return []
    x, y = (at * scale for at in element.place)
    title = " ".join([element.id, *fields])
    if not fields:
        return [svg.circle(x, y, 4, title, fill=DOT)]
    words = f"{element.name}: {', '.join(fields)}"
    return [svg.circle(x, y, 9, title, fill=LIGHT), svg.text(x + 11, y + 4, words, fill=INK)]
