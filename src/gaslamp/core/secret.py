"""Declared secrets: what a game hides from whom."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import msgspec

PublicView: TypeAlias = Any
"""A spectator's view: who may know something, and when, is itself no secret."""

ANYTHING = "*"  # a word of an action, the same in what is seen
UNSEEN = "?"  # a word that is hidden


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """An action that is hidden from some viewers.

    In these phases an action written as `action` is seen as `seen_as` by all but those who know it.
    A `*` is any word: the first `*` of `seen_as` is the first of `action`, and so on.
    An action that matches no secret is public.
    """

    phases: tuple[str, ...]
    seen_as: str
    known_to: Callable[[PublicView], Collection[int]]
    rules: tuple[str, ...]
    action: str = ""  # filled in from the notation where a table of actions declares it
    when: Callable[[PublicView], bool] | None = None


def nobody(view: PublicView) -> tuple[int, ...]:
    """Return no seat: not even the actor knows it."""
    return ()
