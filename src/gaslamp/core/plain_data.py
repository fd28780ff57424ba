"""Type guards for structs that were written as builtins: dictionaries, lists and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard


def is_mapping(value: object) -> TypeGuard[dict[str, Any]]:
    """Tell whether a value is a struct or a dictionary, with strings as keys."""
    return isinstance(value, dict)


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Tell whether a value is a list or a tuple."""
    return isinstance(value, list | tuple)
