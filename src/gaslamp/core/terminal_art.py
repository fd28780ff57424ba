"""Terminal art: sizes, styles, a canvas to write on, columns, percentages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from gaslamp.core.translation import Phrases

TextStyle: TypeAlias = Literal[
    "bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "bold red", "bold cyan"
]
"""Styles of words; left out where a terminal has no colours."""

STYLES: Final[tuple[TextStyle, ...]] = get_args(TextStyle)
FIRST_STYLE_CODE: Final = 0xE000  # characters of the private use area
STYLE_END: Final = chr(FIRST_STYLE_CODE + len(STYLES))  # ends what a style's mark begins
STYLE_CODES: Final[dict[TextStyle, str]] = {
    style: chr(FIRST_STYLE_CODE + number) for number, style in enumerate(STYLES)
}
ANY_STYLE_CODE: Final = re.compile(f"[{chr(FIRST_STYLE_CODE)}-{STYLE_END}]")


class TerminalSize(NamedTuple):
    """The size available for a drawing, and whether it may have colours."""

    columns: int = 79
    rows: int = 22
    colour: bool = False


DEFAULT_SIZE: Final = TerminalSize()
"""The smallest terminal that people still use, less a line to type in and a line to spare."""


def with_style(words: str, style: TextStyle | None) -> str:
    """Mark words with a style."""
    return f"{STYLE_CODES[style]}{words}{STYLE_END}" if style and words else words


def without_styles(drawing: str) -> str:
    """Take the styles out of a drawing."""
    return ANY_STYLE_CODE.sub("", drawing)


def split_by_style(drawing: str) -> Iterator[tuple[str, TextStyle | None]]:
    """Cut a drawing into pieces of one style each."""
    styles: dict[str, TextStyle] = {mark: style for style, mark in STYLE_CODES.items()}
    style: TextStyle | None = None
    start = 0
    for mark in ANY_STYLE_CODE.finditer(drawing):
        if start < mark.start():
            yield drawing[start : mark.start()], style
        style, start = styles.get(mark.group()), mark.end()
    if start < len(drawing):
        yield drawing[start:], style


def join_lines(lines: Iterable[str], size: TerminalSize) -> str:
    """Put a drawing together, without its styles where there are no colours."""
    return "\n".join((line if size.colour else without_styles(line)).rstrip() for line in lines)


def pad(words: str, columns: int) -> str:
    """Fill words up to a width; their styles take no room."""
    return words + " " * (columns - len(without_styles(words)))


def side_by_side(left: list[str], right: list[str], columns: int) -> list[str]:
    """Lay one drawing beside another, which begins at a column."""
    rows = max(len(left), len(right))
    wide = [*left, *[""] * (rows - len(left))]
    narrow = [*right, *[""] * (rows - len(right))]
    return [f"{pad(one, columns)}{other}".rstrip() for one, other in zip(wide, narrow, strict=True)]


def align_columns(rows: Iterable[Iterable[str]], gap: int = 2) -> list[str]:
    """Write cells in columns, each as wide as its widest cell."""
    table = [list(row) for row in rows]
    widths = [
        max(len(without_styles(cell)) for cell in column) for column in zip(*table, strict=True)
    ]
    return [
        (" " * gap).join(pad(cell, width) for cell, width in zip(row, widths, strict=True))
        for row in (map(str, row) for row in table)
    ]


def percent(share: float, language: str) -> str:
    """Write a probability in tenths of a percent: the same one everywhere, and none as nothing."""
    words = Phrases("core", language)
    whole, tenths = divmod(round(share * 1000), 10)
    if share > 0.0 and whole == tenths == 0:
        return words("percent-tiny")
    return words("percent", whole=whole, tenths=tenths)


class Label(NamedTuple):
    """Words that belong to a place on a sheet, as near to it as there is room."""

    column: float
    row: float
    words: str
    style: TextStyle | None = None


class Canvas:
    """A grid of characters to write on."""

    def __init__(self, columns: int, rows: int) -> None:
        """Begin without a message."""
        self.columns = columns
        self.cells = [[" "] * columns for _ in range(rows)]

    def write(self, row: int, column: int, words: str, style: TextStyle | None = None) -> None:
        """Write words from a place on; what does not fit is cut off."""
        if 0 <= row < len(self.cells):
            for place, sign in enumerate(words, start=column):
                if 0 <= place < self.columns:
                    self.cells[row][place] = with_style(sign, style) if sign != " " else sign

    def write_labels(self, labels: Iterable[Label]) -> None:
        """Write labels side by side in their rows, a space apart where that can be."""
        rows: dict[int, list[Label]] = {}
        for label in labels:
            rows.setdefault(min(int(label.row), len(self.cells) - 1), []).append(label)
        for row, found in rows.items():
            found.sort(key=lambda label: label.column)
            for label, column in zip(found, self._columns(found), strict=True):
                self.write(row, column, label.words, label.style)

    def write_near(self, label: Label, reach: int) -> bool:
        """Write a label where nothing is yet, at most `reach` columns from its place.

        Tells whether there was room.
        """
        row, middle = min(int(label.row), len(self.cells) - 1), round(label.column)
        for column in sorted(
            range(middle - reach, middle + reach + 1), key=lambda c: abs(c - middle)
        ):
            end = column + len(label.words)
            if column >= 0 and end <= self.columns and self._is_empty(row, column - 1, end + 1):
                self.write(row, column, label.words, label.style)
                return True
        return False

    def _is_empty(self, row: int, start: int, end: int) -> bool:
        return all(cell == " " for cell in self.cells[row][max(0, start) : end])

    def _columns(self, row: list[Label]) -> list[int]:
        """Push labels to the right as far as they must be, then back from the edge."""
        gap = 1 if sum(len(label.words) + 1 for label in row) <= self.columns + 1 else 0
        columns: list[int] = []
        free = 0
        for label in row:
            columns.append(max(free, round(label.column)))
            free = columns[-1] + len(label.words) + gap
        end = self.columns + gap
        for place in reversed(range(len(row))):
            columns[place] = max(0, min(columns[place], end - len(row[place].words) - gap))
            end = columns[place]
        return columns

    def lines(self) -> list[str]:
        """Return the canvas line by line."""
        return ["".join(row).rstrip() for row in self.cells]
