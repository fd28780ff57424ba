"""Maps a part of a board to the columns and rows of a canvas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.board import Board, Point


class Viewport(NamedTuple):
    """A rectangle of the board, scaled to columns and rows."""

    left: float
    top: float
    wide: float
    high: float
    columns: int
    rows: int

    def cell(self, place: Point) -> Point:
        """Give the column and the row of a place."""
        return (place[0] - self.left) * self.wide, (place[1] - self.top) * self.high

    def contains(self, place: Point) -> bool:
        """Tell whether a place is visible."""
        column, row = self.cell(place)
        return 0.0 <= column <= self.columns and 0.0 <= row < self.rows


def whole_board(board: Board, columns: int, rows: int) -> Viewport:
    """Show all of a board."""
    return Viewport(0.0, 0.0, columns / board.width, rows / board.height, columns, rows)


def centred_on(board: Board, middle: Point, scale: Viewport, columns: int, rows: int) -> Viewport:
    """Show the surroundings of a place, at the scale of another viewport, within the board."""
    left = _start(middle[0], columns / scale.wide, board.width)
    top = _start(middle[1], rows / scale.high, board.height)
    return Viewport(left, top, scale.wide, scale.high, columns, rows)


def _start(middle: float, length: float, end: float) -> float:
    return max(0.0, min(middle - length / 2, end - length))


def fitted_to(places: Iterable[Point], columns: int, rows: int, margin: float) -> Viewport:
    """Show some places as large as there is room, with a margin around them."""
    across, down = zip(*places, strict=True)
    left, right = min(across) - margin, max(across) + margin
    top, bottom = min(down) - margin, max(down) + margin
    return Viewport(left, top, columns / (right - left), rows / (bottom - top), columns, rows)
