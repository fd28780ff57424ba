"""A game and a belief that follows it from one seat."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.board import name_of
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import ACCUSE, CHARACTERS, ESCAPE
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import (
    legal,
    names,
)

Own: TypeAlias = Suspicion | JackBelief

TABLES = [MrJackOptions(), MrJackOptions(board="revised")]
DEAL = ("card smith", "card holmes", "card stealthy", "card bert")
HOLMES_DRAWS = ("jack gull", *DEAL, "holmes", "holmes g4", "alibi bert")
# A first turn without a witness, so that Jack may leave in the second, by the south-east.
QUIET_TURN = (
    *("card holmes", "card watson", "card bert", "card lestrade"),
    *("holmes", "holmes g4", "alibi bert", "watson", "watson a2", "lantern s"),
    *("bert", "bert i7", "cover c2 a5", "lestrade", "lestrade e4", "barricade ne nw"),
    "no witness",
)


class Watched:
    """A game and a belief that sees it from one seat."""

    def __init__(
        self, viewer: int, options: MrJackOptions | None = None, policy: Policy | None = None
    ) -> None:
        self.viewer = viewer
        self.options = options or MrJackOptions()
        self.state: MrJack = GAME.start(self.options)
        self.belief: Own = GAME.belief(self.options, viewer, policy)

    def play(self, *actions: str) -> Watched:
        for action in actions:
            assert action in legal(self.state), f"{action} not in {sorted(legal(self.state))}"
            self.apply(GAME.parse(action))
        return self

    def apply(self, action: int) -> None:
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.belief.see(sight, self.state.seat)

    def weights(self) -> dict[str, float]:
        found = GAME.notebook(self.belief).suspects
        return {name_of(suspect): weight for suspect, weight in found.items()}


def careful_action(state: MrJack, rng: Random) -> int:
    """Play at random but rarely accuse, so that games grow long."""
    action = state.random_action(rng)
    while ACCUSE <= action < ESCAPE and rng.randrange(50):
        action = state.random_action(rng)
    return action


def check_against_judge(watched: Watched, judge: WorldsBelief, rng: Random, most: int) -> None:
    """Follow a long game with the generic belief: the same worlds with the same weights.

    Where the game does what the policy never does, both must say so.
    """
    viewer = watched.viewer
    for _ in range(most):
        if watched.state.seat == OVER:
            return
        action = careful_action(watched.state, rng)
        sight = watched.state.sight(action, viewer)
        try:
            watched.apply(action)
        except ImpossibleSight:
            with pytest.raises(ImpossibleSight):
                judge.see(sight, watched.state.seat)
            return
        judge.see(sight, watched.state.seat)
        weights = {key: world.weight for key, world in judge.by_key.items()}
        own = {key: watched.belief.weight(world.state) for key, world in judge.by_key.items()}
        assert own == pytest.approx(weights)
        assert sum(own.values()) == pytest.approx(1.0)


def both_have_a_card(viewer: int, policy: Policy | None) -> Watched:
    """Play a game in which Holmes has drawn a card for each player."""
    for seed in range(100):
        watched, rng = Watched(viewer, policy=policy), Random(seed)
        while watched.state.seat != OVER:
            if sorted(len(names(hand, CHARACTERS)) for hand in watched.state.hands) == [1, 1]:
                return watched
            watched.apply(careful_action(watched.state, rng))
    raise AssertionError("no such game")


def is_refused(belief: Belief, sight: int, turn: int) -> bool:
    """Try a sight on a copy; what can't be is refused as such and leaves the copy as it was."""
    copy = belief.clone()
    rng = Random(0)
    before = copy.sample(rng).text()
    try:
        copy.see(sight, turn)
    except ImpossibleSight:
        assert copy.sample(Random(0)).text() == before
        return True
    return False


def own_of(belief: Own) -> Suspicion:
    return belief.own if isinstance(belief, JackBelief) else belief
