"""The interface of a bot: a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from gaslamp.core.codes import Action, Sight


class Bot(ABC):
    """A player at one seat.

    `see` is called with every sight of its seat, `choose` when its seat is on turn. A bot never
    gets a state, so it can't depend on what its seat may not know.
    """

    @abstractmethod
    def see(self, sight: Sight, turn: int) -> None:
        """Update with one sight, and who is on turn after it."""

    @abstractmethod
    def choose(self, actions: Sequence[Action]) -> int:
        """Pick one of the legal actions."""

    def close(self) -> None:  # noqa: B027  (few bots hold anything)
        """Free resources: the game is over, and every sight of it was passed to `see`."""


def close_bot(bot: object) -> None:
    """Close a bot; one from outside need not have `close`."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
