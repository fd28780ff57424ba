"""A view without secrets: the views of all viewers merged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

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
    match known, other:
        case None, _:
            return other
        case dict(), dict():
            return {name: _filled(part, other.get(name)) for name, part in known.items()}
        case (list() | tuple(), list() | tuple()) if len(known) == len(other):
            return [_filled(*pair) for pair in zip(known, other, strict=True)]
    return known
