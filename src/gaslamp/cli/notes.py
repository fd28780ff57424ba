"""A notebook as text, whatever the game wrote into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from gaslamp.core.game import AnyGame, Notebook
from gaslamp.core.text import Text, text
from gaslamp.core.words import keys, say

WIDTH = 76
GAP = 3


def notebook_lines(game: AnyGame, notebook: Notebook, language: str) -> list[str]:
    """Write each field under its heading; possibilities come with the likeliest first."""
    writer = _Writer(game, language)
    lines: list[str] = []
    for field, value in msgspec.structs.asdict(notebook).items():
        heading = say(game.notebook_text(field), language)
        if isinstance(value, dict) and any(isinstance(part, Text) for part in value.values()):
            lines += writer.reasons(heading, value)
        else:
            lines += writer.entry(heading, msgspec.to_builtins(value))
    return lines


class _Writer:
    """Writes values of any shape, with the game's own words where it has them."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language

    def _named(self, name: object) -> str:
        """Take the game's words for a name, or else the name itself."""
        key = f"{self.game.name}-{name}".replace("_", "-")
        return say(text(key), self.language) if key in keys(self.language) else str(name)

    def entry(self, heading: str, value: object) -> list[str]:
        """Write one value under its heading."""
        match value:
            case dict() if value and all(isinstance(share, float) for share in value.values()):
                return [self._headed(f"{heading} ({len(value)})"), *self._shares(value)]
            case dict() if value:
                inner = [self.entry(self._named(name), part) for name, part in value.items()]
                return [self._headed(heading), *(f"  {line}" for lines in inner for line in lines)]
            case [dict(), *_] | (dict(), *_):
                return [self._headed(heading), *(f"  {line}" for line in self._records(value))]
            case list() | tuple() if value:
                return [self._headed(heading, ", ".join(self._named(part) for part in value))]
            case None | [] | {} | ():
                return [self._headed(heading, "–")]
        return [self._headed(heading, str(value))]

    def reasons(self, heading: str, reasons: dict[object, Text]) -> list[str]:
        """Write each message once, with the names it is said of."""
        named: dict[str, list[str]] = {}
        for name, reason in reasons.items():
            named.setdefault(say(reason, self.language), []).append(self._named(name))
        said = [self._headed(words, ", ".join(names)) for words, names in named.items()]
        return [self._headed(heading), *(f"  {line}" for line in said)]

    def _records(self, records: Sequence[Any]) -> list[str]:
        """Write one record a line, what belongs together beneath each other."""
        rows = [[self._named(cell) for cell in _cells(record)] for record in records]
        widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
        return [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]

    def _headed(self, heading: str, value: str = "") -> str:
        return f"{say(text('cli-heading', heading=heading), self.language)} {value}".rstrip()

    def _shares(self, shares: dict[object, float]) -> list[str]:
        """Lay out names and percentages in columns, read line by line."""
        likeliest = sorted(shares, key=lambda name: -shares[name])
        names = [self._named(name) for name in likeliest]
        width = max(len(name) for name in names)
        cells = [
            f"{name:>{width}} {self._percent(shares[code])}"
            for name, code in zip(names, likeliest, strict=True)
        ]
        span = max(len(cell) for cell in cells) + GAP
        row = max(1, WIDTH // span)
        return [
            "  " + "".join(f"{cell:<{span}}" for cell in cells[first : first + row]).rstrip()
            for first in range(0, len(cells), row)
        ]

    def _percent(self, share: float) -> str:
        whole, tenths = divmod(round(share * 1000), 10)
        if share > 0 and whole == tenths == 0:
            return say(text("cli-percent-tiny"), self.language)
        return say(text("cli-percent", whole=f"{whole:>3}", tenths=tenths), self.language)


def _cells(record: dict[str, Any]) -> Iterator[object]:
    for value in record.values():
        parts = value if isinstance(value, list | tuple) else (value,)
        yield from ("–" if part is None else part for part in parts)
