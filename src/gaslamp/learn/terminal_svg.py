"""A drawing for the terminal as an SVG picture, for pages that have no terminal."""

from __future__ import annotations

import re
from typing import Final

from gaslamp.core import svg
from gaslamp.core.svg import Svg
from gaslamp.core.terminal_art import TextStyle, split_by_style, without_styles

ACROSS, DOWN, LETTER = 9.0, 19.0, 15  # of a sign, and the size of its letter
MARGIN = 16.0
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
NIGHT, MIST = "#0f1826", "#dfe7f2"
COLOURS: Final[dict[TextStyle, str]] = {
    "bold": "#ffffff",
    "dim": "#7d8ca3",
    "red": "#f0958d",
    "green": "#7fc8a0",
    "yellow": "#ffd98a",
    "blue": "#8fbce0",
    "magenta": "#d9a6d6",
    "cyan": "#7fd0d0",
    "bold red": "#ff8f85",
    "bold cyan": "#9be7e7",
}
WORD = re.compile(r"\S+")


def terminal_svg(drawing: str, title: str) -> str:
    """Draw signs in their columns and rows, each word in its own place and colour."""
    lines = drawing.split("\n")
    width = max(len(without_styles(line)) for line in lines) * ACROSS + 2 * MARGIN
    height = len(lines) * DOWN + 2 * MARGIN
    words = [word for row, line in enumerate(lines) for word in _row(line, row)]
    box = (0.0, 0.0, width, height)
    return svg.document(
        box, title, words, paper=NIGHT, round_corners=6, font_family=FONT, font_size=LETTER
    )


def _row(line: str, row: int) -> list[Svg]:
    y, column, drawn = MARGIN + (row + 0.75) * DOWN, 0, list[Svg]()
    for piece, style in split_by_style(line):
        for word in WORD.finditer(piece):
            x = MARGIN + (column + word.start()) * ACROSS
            drawn.append(_word(word.group(), style, x, y))
        column += len(piece)
    return drawn


def _word(word: str, style: TextStyle | None, x: float, y: float) -> Svg:
    weight = "bold" if style and style.startswith("bold") else None
    return svg.text(x, y, word, fill=COLOURS[style] if style else MIST, font_weight=weight)
