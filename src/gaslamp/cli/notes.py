"""A notebook as text, whatever the game wrote into it."""

from __future__ import annotations

from typing import Any

import msgspec

from gaslamp.core.game import AnyGame, Notebook
from gaslamp.core.text import text
from gaslamp.core.words import keys, say

WIDTH = 76
GAP = 3


def notebook_lines(game: AnyGame, notebook: Notebook, language: str) -> list[str]:
    """Write each field under its heading; possibilities come with the likeliest first."""
    fields: dict[str, Any] = msgspec.to_builtins(notebook)
    lines: list[str] = []
    for name, value in fields.items():
        lines += _entry(_heading(game, name, language), value, language)
    return lines


def _heading(game: AnyGame, field: str, language: str) -> str:
    """Take the game's own words for a field, or else the field's name."""
    key = f"{game.name}-notebook-{field}".replace("_", "-")
    return say(text(key), language) if key in keys(language) else field.replace("_", " ")


def _entry(heading: str, value: object, language: str) -> list[str]:
    match value:
        case dict() if value and all(isinstance(share, float) for share in value.values()):
            return [f"{heading} ({len(value)}):", *_shares(value, language)]
        case dict() if value:
            inner = [_entry(str(name), part, language) for name, part in value.items()]
            return [f"{heading}:", *(f"  {line}" for lines in inner for line in lines)]
        case list() | tuple() if value:
            return [f"{heading}: {', '.join(str(part) for part in value)}"]
        case None | [] | {} | ():
            return [f"{heading}: –"]
    return [f"{heading}: {value}"]


def _shares(shares: dict[object, float], language: str) -> list[str]:
    """Lay out names and percentages in columns, read line by line."""
    likeliest = sorted(shares, key=lambda name: -shares[name])
    width = max(len(str(name)) for name in shares)
    cells = [f"{name!s:>{width}} {_percent(shares[name], language)}" for name in likeliest]
    span = max(len(cell) for cell in cells) + GAP
    row = max(1, WIDTH // span)
    return [
        "  " + "".join(f"{cell:<{span}}" for cell in cells[first : first + row]).rstrip()
        for first in range(0, len(cells), row)
    ]


def _percent(share: float, language: str) -> str:
    whole, tenths = divmod(round(share * 1000), 10)
    if share > 0 and whole == tenths == 0:
        return say(text("cli-percent-tiny"), language)
    return say(text("cli-percent", whole=f"{whole:>3}", tenths=tenths), language)
