"""A bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.bots.bot import Bot
from gaslamp.core.codes import Sight
from gaslamp.core.random_source import as_random


class RandomBot(Bot):
    """Plays any legal action, each equally likely, whatever it has seen."""

    def __init__(self, source: object) -> None:
        """Take a random source of its own, so that its choices affect no other draw."""
        self.rng = as_random(source)

    def see(self, sight: Sight, turn: int) -> None:
        """Ignore the sight."""

    def choose(self, actions: Sequence[int]) -> int:
        """Pick any action."""
        return actions[self.rng.randrange(len(actions))]
