"""Reads the facts of a game: the tables in its `data` folder."""

from __future__ import annotations

import csv
from importlib import resources


def read_data(game: str, name: str) -> list[list[str]]:
    """Read a table such as `lines.csv` of a game, row by row, without its heading."""
    source = resources.files(f"gaslamp.games.{game}").joinpath("data", name)
    return list(csv.reader(source.read_text(encoding="utf-8").splitlines()))[1:]
