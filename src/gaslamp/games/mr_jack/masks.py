"""Small sets as bit masks: characters, streets, exits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TOP: Final = 1 << 61  # shifted down: compiled, a literal 1 has 32 bits and can't be shifted up


def bit(number: i64) -> i64:
    """Give the mask with one bit."""
    return TOP >> (61 - number)


def count(mask: i64) -> i64:
    """Count the bits of a mask."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def add_each_of(actions: vec[i64], mask: i64, code: i64) -> vec[i64]:
    """Add a code plus the number of each bit of a mask, in ascending order."""
    while mask:
        if mask & 1:
            actions = append(actions, code)
        mask >>= 1
        code += 1
    return actions


def each_of(mask: i64, code: i64) -> vec[i64]:
    """List a code plus the number of each bit of a mask."""
    return add_each_of(vec[i64](capacity=8), mask, code)
