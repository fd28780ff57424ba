"""A search that values the actions of the player on turn, bounded by the positions it looks at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from gaslamp.core.belief import Belief


class ActionSearch(ABC):
    """Values actions by what the player on turn knows."""

    @abstractmethod
    def values(
        self, belief: Belief, actions: Sequence[int], nodes: int, margin: float = 0.0
    ) -> Sequence[float]:
        """Return the player's chance to win after each action, looking at about `nodes` positions.

        The best values are exact for the depth reached, and those that are worse by no more than
        the margin; the others are upper bounds.
        """
