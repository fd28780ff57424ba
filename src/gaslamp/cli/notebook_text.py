"""A notebook of any game as text: in short, or complete."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

import msgspec

from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import SPECTATOR
from gaslamp.core.terminal_art import percent
from gaslamp.core.text import Text, text
from gaslamp.core.translation import keys, translate
from gaslamp.core.view import Notebook
from gaslamp.play.typed_words import TypedWords

WIDTH = 76
GAP, INDENT = 3, 2
SHORT = 10  # letters
FEW = 3  # records that short notes tell: the last ones
MORE = "…"

Builtins: TypeAlias = dict[Any, Any] | list[Any] | tuple[Any, ...] | str | float | None
"""What is left of a notebook's field when its structs are taken apart."""


def notebook_lines(  # noqa: PLR0913  (the last three have defaults)
    game: Game,
    options: Options,
    notebook: Notebook,
    language: str,
    *,
    viewer: int = SPECTATOR,
    width: int = WIDTH,
    in_short: bool = False,
) -> list[str]:
    """Write each field under its heading; possibilities come with the likeliest first.

    What the viewer can deduce and what the others can deduce about it have separate headings.
    Fields that are unset are left out.
    """
    writer = (_Summary if in_short else _Writer)(game, options, language, width)
    about = game.about_viewer(viewer)
    fields = [
        field
        for field in notebook.__struct_fields__
        if field != "exact" and getattr(notebook, field) is not msgspec.UNSET
    ]
    lines = [] if notebook.exact else [translate(text("cli-not-exact"), language)]
    for key, part in (
        ("cli-notes-own", [field for field in fields if field not in about]),
        ("cli-notes-about-you", [field for field in fields if field in about]),
    ):
        told = [line for field in part for line in writer.field(field, notebook)]
        if told and about:
            lines.append(translate(text(key), language))
        lines += told
    return lines or [translate(text("cli-notes-none"), language)]


class _Writer:
    """Writes values of any shape, with the game's own words where it has them."""

    def __init__(self, game: Game, options: Options, language: str, width: int) -> None:
        self.game = game
        self.language = language
        self.width = width
        self.typed = TypedWords(game, language)
        self.elements = {element.id: element for element in game.board(options).elements}

    def field(self, field: str, notebook: Notebook) -> list[str]:
        """Write a field of a notebook."""
        value: object = getattr(notebook, field)
        heading = translate(self.game.notebook_text(field), self.language)
        if isinstance(value, dict):
            reasons = cast("dict[object, Any]", value)
            if any(isinstance(part, Text) for part in reasons.values()):
                return self.reasons(heading, reasons)
        return self.entry(heading, msgspec.to_builtins(value))

    def entry(self, heading: str, value: Builtins) -> list[str]:
        """Write one value under its heading."""
        match value:
            case dict() if value and all(isinstance(share, float) for share in value.values()):
                possible = {name: share for name, share in value.items() if share > 0.0}
                counted = f"{heading} ({len(possible)})"
                return self.shares(counted, possible) if possible else [self.headed(heading, "–")]
            case dict() if value:
                inner = [self.entry(self.named(name), part) for name, part in value.items()]
                return [self.headed(heading), *(f"  {line}" for lines in inner for line in lines)]
            case [dict(), *_] | (dict(), *_):
                return [self.headed(heading), *(f"  {line}" for line in self.records(value))]
            case list() | tuple() if value:
                return self.names(heading, [self.named(part) for part in value])
            case None | [] | {} | ():
                return [self.headed(heading, "–")]
            case _:
                return [self.headed(heading, str(value))]

    def named(self, name: object) -> str:
        """Take a place's short name, the game's words for a name, or else the name itself."""
        element = self.elements.get(str(name))
        if element is not None:
            numbered = any(sign.isdecimal() for sign in element.name)
            return element.name if numbered else translate(element.label, self.language)
        key = f"{self.game.name}-{name}".replace("_", "-")
        return translate(text(key), self.language) if key in keys(self.language) else str(name)

    def headed(self, heading: str, value: str = "") -> str:
        """Put a heading before a value."""
        return f"{translate(text('cli-heading', heading=heading), self.language)} {value}".rstrip()

    def names(self, heading: str, names: list[str]) -> list[str]:
        """Write names one behind the other."""
        return [self.headed(heading, ", ".join(names))]

    def reasons(self, heading: str, reasons: Mapping[object, Text]) -> list[str]:
        """Write each message once, with the names it is said of."""
        named: dict[str, list[str]] = {}
        for name, reason in reasons.items():
            named.setdefault(translate(reason, self.language), []).append(self.named(name))
        said = [self.headed(words, ", ".join(names)) for words, names in named.items()]
        return [self.headed(heading), *(f"  {line}" for line in said)]

    def records(self, records: Sequence[Any]) -> list[str]:
        """Write one record a line, what belongs together beneath each other."""
        rows = [[self.named(cell) for cell in _cells(record)] for record in records]
        widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
        return [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]

    def shares(self, heading: str, shares: Mapping[object, float]) -> list[str]:
        """Lay out names and percentages in columns, read line by line."""
        cells = self._cells(shares)
        span = max(len(cell) for cell in cells) + GAP
        row = max(1, self.width // span)
        return [
            self.headed(heading),
            *(
                "  " + "".join(f"{cell:<{span}}" for cell in cells[first : first + row]).rstrip()
                for first in range(0, len(cells), row)
            ),
        ]

    def _cells(self, shares: Mapping[object, float]) -> list[str]:
        likeliest = _likeliest(shares)
        names = [self.named(name) for name in likeliest]
        figures = [percent(shares[name], self.language) for name in likeliest]
        width, room = (max(len(word) for word in column) for column in (names, figures))
        return [
            f"{name:>{width}} {figure:>{room}}" for name, figure in zip(names, figures, strict=True)
        ]


class _Summary(_Writer):
    """Writes a line for each field: the likeliest possibilities, and that there are more.

    Empty fields are left out.
    """

    def field(self, field: str, notebook: Notebook) -> list[str]:
        """Write a field; leave out an empty one."""
        value = getattr(notebook, field)
        is_empty = value is None or (isinstance(value, dict | list | tuple) and not value)
        return [] if is_empty else super().field(field, notebook)

    def named(self, name: object) -> str:
        """Take the name that is typed where the words for it are long."""
        element, words = self.elements.get(str(name)), super().named(name)
        return words if element is None or len(words) <= SHORT else self.typed.write(element.name)

    def names(self, heading: str, names: list[str]) -> list[str]:
        """Write as many names as a line has room for."""
        return [self._cut(self.headed(heading), names)]

    def reasons(self, heading: str, reasons: Mapping[object, Text]) -> list[str]:
        """Write how many there are."""
        return [self.headed(f"{heading} ({len(reasons)})", MORE)]

    def records(self, records: Sequence[Any]) -> list[str]:
        """Write the last few records."""
        return [*[MORE] * (len(records) > FEW), *super().records(records[-FEW:])]

    def shares(self, heading: str, shares: Mapping[object, float]) -> list[str]:
        """Write the likeliest; if all are equal, one figure."""
        figures = [percent(share, self.language) for share in shares.values()]
        likeliest = _likeliest(shares)
        if len(set(figures)) == 1 and len(figures) > 1:
            each = translate(text("cli-each", share=figures[0]), self.language)
            return [self._cut(self.headed(heading, each), [self.named(name) for name in likeliest])]
        told = [f"{self.named(n)} {percent(shares[n], self.language)}" for n in likeliest]
        return [self._cut(self.headed(heading), told)]

    def _cut(self, start: str, parts: list[str]) -> str:
        line = start
        for number, part in enumerate(parts):
            is_last = number + 1 == len(parts)
            longer = f"{line} {part}" if is_last else f"{line} {part},"
            if len(longer if is_last else f"{longer} {MORE}") > self.width - INDENT:
                return f"{line} {MORE}"
            line = longer
        return line


def is_cut(lines: Sequence[str]) -> bool:
    """Tell whether short notes leave something out."""
    return any(line.endswith(MORE) for line in lines)


def _likeliest(shares: Mapping[object, float]) -> list[object]:
    return sorted(shares, key=lambda name: -shares[name])


def _cells(record: dict[str, Any]) -> Iterator[object]:
    for value in record.values():
        parts = cast("Sequence[object]", value) if isinstance(value, list | tuple) else (value,)
        yield from ("–" if part is None else part for part in parts)
