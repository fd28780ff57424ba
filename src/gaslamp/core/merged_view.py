"""A view without secrets: the views of all viewers merged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gaslamp.core.plain_data import is_mapping, is_sequence
from gaslamp.core.view import View


def merge_views(views: Sequence[View]) -> Any:  # noqa: ANN401  (the builtins of any game's view)
    """Merge views of one position, as builtins: what one lacks is taken from another.

    A view holds `None` for what its viewer may not know; these fields of the first view are filled
    in from the others. Only for games that are over.
    """
    first, *others = (msgspec.to_builtins(view) for view in views)
    for other in others:
        first = _filled(first, other)
    return first


def _filled(known: Any, other: Any) -> Any:  # noqa: ANN401  (any part of a view)
    if known is None:
        return other
    if is_mapping(known) and is_mapping(other):
        return _filled_fields(known, other)
    if is_sequence(known) and is_sequence(other):
        return _filled_entries(known, other)
    return known


def _filled_fields(known: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {name: _filled(part, other.get(name)) for name, part in known.items()}


def _filled_entries(known: Sequence[Any], other: Sequence[Any]) -> Sequence[Any]:
    if len(known) != len(other):
        return known
    return [_filled(*pair) for pair in zip(known, other, strict=True)]
