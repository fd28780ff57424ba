"""How the others may be taken to play Mr. Jack Pocket: policies for the tests of beliefs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

Score: TypeAlias = Callable[[MrJackPocket, int], float]


class Preferring(Policy):
    """Shares by a score of each action, which must not be negative."""

    def __init__(self, score: Score) -> None:
        """Take the score."""
        self.score = score

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share in proportion to the scores."""
        assert isinstance(world, MrJackPocket)
        scores = [self.score(world, int(action)) for action in actions]
        return vec[float]([score / sum(scores) for score in scores])


def open_habit(world: MrJackPocket, action: int) -> float:
    """Prefer some actions to others, by what everybody sees."""
    return float(1 + (action * 7 + world.turn) % 5)


def hides(world: MrJackPocket, action: int) -> float:
    """Jack likes to be out of sight after his action; the Investigator has no such secret."""
    if world.seat != 0:
        return open_habit(world, action)
    after = world.clone()
    after.apply(action)
    return 1.0 if after.jack_is_visible() else 4.0


def counts_cards(world: MrJackPocket, action: int) -> float:
    """Jack thinks of his identity and of every card that he drew."""
    if world.seat != 0:
        return 1.0
    return float(1 + (3 * world.identity + 5 * world.jack_cards + 11 * action) % 4)


def never_first(world: MrJackPocket, action: int) -> float:
    """Jack as Madame never takes the first of several tokens; others take any."""
    is_madame = world.seat == 0 and world.identity == 8
    first = int(world.legal_actions()[0])
    return 0.0 if is_madame and action == first and len(world.legal_actions()) > 1 else 1.0
