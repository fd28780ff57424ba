"""Positions made to measure: a state's text with some of its fields changed, read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gaslamp.core.state import State

StateT = TypeVar("StateT", bound=State)


def with_fields(state: StateT, **fields: bool | int | str | Sequence[int]) -> StateT:
    """Change named fields of a position: `with_fields(state, round=3, stations=[74, 92])`."""
    words = dict(word.split("=", 1) for word in state.text().split())
    assert fields.keys() <= words.keys(), f"no such field: {fields.keys() - words.keys()}"
    words |= {name: _written(value) for name, value in fields.items()}
    assert state.origin is not None
    changed = state.origin.restore(" ".join(f"{name}={value}" for name, value in words.items()))
    assert isinstance(changed, type(state))
    return changed


def _written(value: bool | int | str | Sequence[int]) -> str:
    """Write a field as a position's text has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return str(value)
    return ",".join(str(number) for number in value) or "-"
