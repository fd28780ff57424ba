"""The interface of a player that is a program: it gets sights and returns actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gaslamp.core.codes import Action, Sight


class AutomaticPlayer(Protocol):
    """A player at one seat, who gets that seat's sights only."""

    def see(self, sight: Sight, turn: int) -> None:
        """Get one sight, and who is on turn after it."""

    def choose(self, actions: Sequence[Action]) -> int:
        """Pick one of the legal actions."""
        ...
