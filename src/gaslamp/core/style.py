"""A style: a manner of playing one role of a game, to measure bots by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.policy import Policy


class Style(ABC):
    """Weighs the actions of one role's seats by what the seat knows, without looking ahead.

    A style is made for one seat; it plays well in its own way, and quickly.
    """

    role: ClassVar[int]  # 0 for the first side of the game, 1 for the second
    mixes: ClassVar[bool] = False  # whether it draws by weight, or takes what weighs most

    def __init__(self, heuristics: Heuristics) -> None:
        """Take what it looks at."""
        self.heuristics = heuristics

    def policy(self, seat: int) -> Policy | None:
        """Return what it assumes of the others; none to infer nothing from what they do."""
        return self.heuristics.policy(seat)

    @abstractmethod
    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh the actions of the seat on turn."""

    def prior(self, belief: Belief, seat: int, actions: Sequence[int], rng: Random) -> list[float]:
        """Give the heuristics' own weights."""
        world = belief.sample_world(rng)
        self.heuristics.start_from(belief, seat)
        self.heuristics.begin_simulation(world)
        return [float(weight) for weight in self.heuristics.prior(world, vec[i64](actions))]


Styles: TypeAlias = Mapping[str, Callable[[], Style]]
"""By name, what makes a style for a seat."""
