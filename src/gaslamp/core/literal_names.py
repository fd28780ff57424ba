"""Closed sets of names: the words of a `Literal`, numbered by the constants of a module."""

from __future__ import annotations

import sys
from typing import Any, get_args


def names_by_number(names: object, module: str) -> tuple[Any, ...]:
    """Order a `Literal`'s words by the constants that bear their names in upper case.

    This keeps the words of views and the numbers of the rules in step: a word without a number,
    or a gap between numbers, fails the import. `module` is the `__name__` of the one that asks.
    """
    words: tuple[str, ...] = get_args(names)
    constants = vars(sys.modules[module])
    numbers = {constants[word.upper().replace("-", "_")]: word for word in words}
    if sorted(numbers) != list(range(len(words))):
        raise ValueError(f"{module} does not number {', '.join(words)} from 0 on")
    return tuple(numbers[number] for number in range(len(words)))
