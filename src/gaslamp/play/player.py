"""What sits at a seat and is no person: it gets sights and gives actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Player(Protocol):
    """Somebody at one seat, who knows a game only from there."""

    def see(self, sight: int, turn: int) -> None:
        """Take in one sight, and who is on turn after it."""

    def choose(self, actions: Sequence[int]) -> int:
        """Pick one of the legal actions."""
        ...
