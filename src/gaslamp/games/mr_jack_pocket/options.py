"""The options of Mr. Jack Pocket."""

from __future__ import annotations

from gaslamp.core.options import Options


class MrJackPocketOptions(Options, frozen=True, kw_only=True):
    """Nothing: the game has two seats and one way to play it."""
