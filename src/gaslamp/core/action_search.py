"""Searches that value the actions of the player on turn, bounded by the positions they look at."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.state import State

HAIR: Final = 1e-9  # keeps the window open for actions that are as good as the best
UNLIMITED: Final = 1 << 60  # positions: more than any search looks at

StateT = TypeVar("StateT", bound=State)


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


class SearchTree(Protocol[StateT]):
    """The positions that can follow, as a game's alpha-beta search goes through them.

    Both players are taken to want the same number as high or as low as they can: one side's chance
    to win, averaged over what the searching player can't exclude.
    """

    nodes: i64
    """Positions looked at since the search began."""
    limit: i64
    """So many are to be looked at."""

    def start_from(self, belief: Belief) -> StateT:
        """Take what the player on turn knows; return a position that is possible."""
        ...

    def deepest(self, world: StateT) -> int:
        """Count the steps from a position to where the search ends anyway."""
        ...

    def after(self, world: StateT, action: int, depth: int, low: float, high: float) -> float:
        """Search `depth` more steps after an action; exact between `low` and `high`.

        Once the limit is reached, any number.
        """
        ...


class AlphaBetaSearch(ActionSearch, Generic[StateT]):
    """Searches one step deeper after the other; the first step whatever the limit."""

    def __init__(self, tree: SearchTree[StateT], low_seat: int) -> None:
        """Search a tree whose number `low_seat` wants low, and the other seat high."""
        self.tree = tree
        self.low_seat = low_seat
        self.depth = 0  # steps of the deepest search that was completed

    def values(
        self, belief: Belief, actions: Sequence[int], nodes: int, margin: float = 0.0
    ) -> Sequence[float]:
        """Return the player's chance to win after each action, at the depth that was completed."""
        tree = self.tree
        world = tree.start_from(belief)
        wants_low = world.seat == self.low_seat
        tree.nodes = 0
        tree.limit = UNLIMITED
        found = self._search(world, actions, 1, margin)
        tree.limit = nodes
        self.depth = 1
        while self.depth < tree.deepest(world) and tree.nodes < nodes:
            order = sorted(range(len(actions)), key=found.__getitem__)
            if not wants_low:
                order.reverse()
            deeper = self._search(world, [actions[at] for at in order], self.depth + 1, margin)
            if tree.nodes >= nodes:
                break
            for place, value in zip(order, deeper, strict=True):
                found[place] = value
            self.depth += 1
        return [1.0 - value for value in found] if wants_low else found

    def _search(
        self, world: StateT, actions: Sequence[int], depth: int, margin: float
    ) -> list[float]:
        """Search each action to a depth; those that are refuted get a bound."""
        found: list[float] = []
        low, high = -math.inf, math.inf
        wants_low = world.seat == self.low_seat
        for action in actions:
            value = self.tree.after(world, action, depth - 1, low, high)
            found.append(value)
            if wants_low:
                high = min(high, value + margin + HAIR)
            else:
                low = max(low, value - margin - HAIR)
        return found
