"""How the others may be taken to play Mr. Jack: policies for the tests of beliefs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.games.mr_jack.actions import ESCAPE, STAY
from gaslamp.games.mr_jack.game_setup import JACK
from gaslamp.games.mr_jack.rules.state import MrJack

Score: TypeAlias = Callable[[MrJack, int], float]


class Preferring(Policy):
    """Shares by a score of each action, which must not be negative."""

    def __init__(self, score: Score) -> None:
        """Take the score."""
        self.score = score

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share in proportion to the scores."""
        assert isinstance(world, MrJack)
        scores = [self.score(world, int(action)) for action in actions]
        return vec[float]([score / sum(scores) for score in scores])


def open_habit(world: MrJack, action: int) -> float:
    """Prefer some actions to others, by what everybody sees."""
    return float(1 + (action * 7 + world.turn) % 5)


def thinks_of_himself(world: MrJack, action: int) -> float:
    """Jack thinks of who he is; the Investigator has no such secret."""
    if world.seat != JACK:
        return open_habit(world, action)
    return float(1 + (3 * world.jack + 11 * action) % 4)


def counts_cards(world: MrJack, action: int) -> float:
    """Each thinks of the alibi cards that it drew, and Jack of who he is as well."""
    own = 5 * world.hands[world.seat] + (3 * world.jack if world.seat == JACK else 0)
    return float(1 + (own + 11 * action) % 4)


def spares_his_own_card(world: MrJack, action: int) -> float:
    """Jack never plays his own card while another lies there, and leaves whenever he can."""
    if world.seat != JACK:
        return 1.0
    can_leave = any(ESCAPE <= other < STAY for other in world.legal_actions())
    if can_leave:
        return 1.0 if ESCAPE <= action < STAY else 0.0
    return 0.0 if action == world.jack and len(world.legal_actions()) > 1 else 1.0
