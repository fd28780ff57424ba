"""Checks of a board: one id for each element, lines that lead somewhere, labels in words."""

from __future__ import annotations

import math

import msgspec

from gaslamp.core.board import Board, Element, Point
from gaslamp.core.testing.problem import demand
from gaslamp.core.testing.snapshot import GameUnderTest

ROOM = 0.01  # of the board's size: what rounding may put outside


def check_board(tested: GameUnderTest) -> None:
    """Check that every element has a name, an id and a label, and that the board is stable."""
    board = tested.board
    again = tested.game.board(tested.options)
    demand(msgspec.json.encode(board) == msgspec.json.encode(again), "board", "laid out anew")
    demand(len(tested.ids) == len(board.elements), "board", "an id is there twice")
    for element in board.elements:
        _check_element(tested, board, element)
    _check_places(board)
    for link in board.links:
        demand(set(link.ends) <= tested.ids, "board", f"{link} leads nowhere")
        for place in link.route:
            _check_place(board, place, str(link.ends))


def _check_element(tested: GameUnderTest, board: Board, element: Element) -> None:
    name, kind = element.name, element.kind
    demand(element.id == f"{kind}-{name}", "board", f"{element.id} is not {kind}-{name}")
    demand(kind.isidentifier(), "board", f"{kind!r} is no kind")
    demand(bool(name) and len(name.split()) == 1, "board", f"{name!r} is no name to type")
    tested.words.of(element.label, "board")
    for place in (*([element.place] if element.place else []), *element.outline):
        _check_place(board, place, element.id)
    demand(len(element.outline) != 1 and len(element.outline) != 2, "board", f"{element.id}")


def _check_place(board: Board, place: Point, what: str) -> None:
    for value, size in zip(place, (board.width, board.height), strict=True):
        inside = math.isfinite(value) and -ROOM * size <= value <= (1 + ROOM) * size
        demand(inside, "board", f"{what} lies outside, at {place}")


def _check_places(board: Board) -> None:
    """Check that two elements of one kind never lie on each other."""
    places: dict[tuple[str, Point], str] = {}
    for element in board.elements:
        if element.place is not None:
            before = places.setdefault((element.kind, element.place), element.id)
            demand(before == element.id, "board", f"{before} and {element.id} share a place")
