"""A part of a board on a sheet: which column and row each place gets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.board import Board, Place


class Window(NamedTuple):
    """What lies from a corner of the board on, so many columns and rows for each of its units."""

    left: float
    top: float
    wide: float
    high: float
    columns: int
    rows: int

    def cell(self, place: Place) -> Place:
        """Give the column and the row of a place."""
        return (place[0] - self.left) * self.wide, (place[1] - self.top) * self.high

    def has(self, place: Place) -> bool:
        """Tell whether a place lies in the window."""
        column, row = self.cell(place)
        return 0.0 <= column <= self.columns and 0.0 <= row < self.rows


def whole(board: Board, columns: int, rows: int) -> Window:
    """Show all of a board."""
    return Window(0.0, 0.0, columns / board.width, rows / board.height, columns, rows)


def around(board: Board, middle: Place, scale: Window, columns: int, rows: int) -> Window:
    """Show what lies around a place, at another window's scale, without going over the edge."""
    left = _start(middle[0], columns / scale.wide, board.width)
    top = _start(middle[1], rows / scale.high, board.height)
    return Window(left, top, scale.wide, scale.high, columns, rows)


def _start(middle: float, length: float, end: float) -> float:
    return max(0.0, min(middle - length / 2, end - length))


def fitting(places: Iterable[Place], columns: int, rows: int, margin: float) -> Window:
    """Show some places as large as there is room, with a margin around them."""
    across, down = zip(*places, strict=True)
    left, right = min(across) - margin, max(across) + margin
    top, bottom = min(down) - margin, max(down) + margin
    return Window(left, top, columns / (right - left), rows / (bottom - top), columns, rows)
