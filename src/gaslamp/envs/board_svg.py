"""A board as an SVG picture: its elements and lines, and what a view points at."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import msgspec

from gaslamp.core.board import Board, Element, ElementId, Point
from gaslamp.core.view import View

WIDTH = 900
NIGHT, LINE, DOT, LIGHT, INK = "#14181f", "#3d4653", "#697586", "#f5c56b", "#e8e3d8"


def board_svg(board: Board, view: View) -> str:
    """Draw every element that has a place; what the view names is lit, and says why."""
    scale = WIDTH / (board.width or 1.0)
    places = {each.id: each.place for each in board.elements if each.place is not None}
    lit: dict[ElementId, list[str]] = {}
    for field, named in pointed_at(msgspec.to_builtins(view), ""):
        if named in places and field not in lit.setdefault(named, []):
            lit[named].append(field)
    drawn = [_link(places, ends, scale) for ends in {link.ends for link in board.links}]
    drawn += [_element(each, lit.get(each.id, []), scale) for each in board.elements]
    height = board.height * scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 {WIDTH + 60} {height + 60:.0f}">'
        f'<rect x="-30" y="-30" width="100%" height="100%" fill="{NIGHT}"/>'
        f"{''.join(sorted(drawn))}</svg>"
    )


def pointed_at(value: object, field: str) -> Iterator[tuple[str, ElementId]]:
    """Find the texts of a view, each with the name of its field; most are no elements."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from pointed_at(name, field)
            yield from pointed_at(inner, str(name))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from pointed_at(inner, field)


def _link(places: dict[ElementId, Point], ends: tuple[ElementId, ElementId], scale: float) -> str:
    if ends[0] not in places or ends[1] not in places:
        return ""
    (x1, y1), (x2, y2) = ((x * scale, y * scale) for x, y in (places[ends[0]], places[ends[1]]))
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{LINE}"/>'


def _element(element: Element, fields: list[str], scale: float) -> str:
    if element.place is None:
        return ""
    x, y = (at * scale for at in element.place)
    title = escape(" ".join([element.id, *fields]))
    dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{9 if fields else 4}" '
    dot += f'fill="{LIGHT if fields else DOT}"><title>{title}</title></circle>'
    if not fields:
        return f"<g>{dot}</g>"
    words = escape(f"{element.name}: {', '.join(fields)}")
    return f'<g>{dot}<text x="{x + 11:.1f}" y="{y + 4:.1f}" fill="{INK}">{words}</text></g>'
