"""What a bot is: a player that knows a game only from its own seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence


class Bot(ABC):
    """A player at one seat.

    It is told every sight of its seat as it happens, and is asked for an action when its seat is
    on turn. It is handed no state, so what it does can depend on nothing that its seat can't know.
    """

    @abstractmethod
    def see(self, sight: int, turn: int) -> None:
        """Take in one sight, and who is on turn after it."""

    @abstractmethod
    def choose(self, actions: Sequence[int]) -> int:
        """Pick one of the legal actions."""

    def close(self) -> None:  # noqa: B027  (few bots hold anything)
        """Release what the bot holds: its game is over, and every sight of it was seen."""


def close_bot(bot: object) -> None:
    """Close a bot; one from outside need not have `close`."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
