"""Claims: tests of whether the reason of a refusal is true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from gaslamp.core.text import Text


class RefusedAction(NamedTuple):
    """An action that was refused with a reason, in the true state.

    `args` are the arguments of the reason's message: what it names.
    """

    state: Any
    action: int
    args: Mapping[str, str | int | Text]


Claim: TypeAlias = Callable[[RefusedAction], bool]
"""Tells whether a reason is true; unlike the refusal itself, it gets the true state.

A reason that names what is not there is not true: a claim may fail with an `AssertionError`, a
`LookupError` or a `ValueError` then.
"""
