"""What a game keeps from whom: a table that a reader can check against the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import msgspec

PublicView: TypeAlias = Any
"""A spectator's view: who may know something, and when, is itself no secret."""

ANYTHING = "*"  # a word of an action, the same in what is seen
UNSEEN = "?"  # a word that is kept back


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """An action that not everybody sees whole.

    In these phases an action written as `action` looks like `seen_as` to everybody but those who
    know it. A `*` is any word: the first `*` of `seen_as` is the first of `action`, and so on.
    What no secret names is seen whole by everybody.
    """

    phases: tuple[str, ...]
    seen_as: str
    known_to: Callable[[PublicView], Collection[int]]
    rules: tuple[str, ...]
    action: str = ""  # filled in from the notation where a table of actions declares it
    when: Callable[[PublicView], bool] | None = None


def nobody(view: PublicView) -> tuple[int, ...]:
    """Not even the one who acts knows it."""
    return ()
