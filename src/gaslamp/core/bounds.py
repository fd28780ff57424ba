"""Checks of numbers that are read from a text: refuse what would be looked up out of a table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def check_numbers(values: vec[i64], length: i64, least: i64, most: i64) -> None:
    """Refuse a list of another length, or with a number out of bounds; `ValueError`."""
    if len(values) != length:
        raise ValueError(f"{len(values)} numbers instead of {length}")
    for value in values:
        check_number(value, least, most)


def check_number(value: i64, least: i64, most: i64) -> None:
    """Refuse a number out of bounds; `ValueError`."""
    if not least <= value <= most:
        raise ValueError(f"{value} is not between {least} and {most}")
