"""Who Jack can be and who holds which alibi card, where the others play by a policy: exact."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight, World
from gaslamp.core.policy import Policy, likelihood
from gaslamp.core.state import State
from gaslamp.core.weights import zero_weights
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, INVESTIGATOR, JACK, NOBODY
from gaslamp.games.mr_jack.rules.state import MrJack

HAND: Final = 8  # bits of a hand in a deal


class DealBelief(Suspicion):
    """The probability of each deal, of others who play by a policy.

    A deal says who Jack is and which alibi cards both seats drew: what a seat's choices may depend
    on. The table with one of the deals on it is a whole world.
    """

    def __init__(self, start: MrJack, viewer: i64, policy: Policy) -> None:
        """Begin before Jack has drawn his card."""
        self.viewer: i64 = viewer
        self.policy = policy
        self.table = start.clone()
        self.weights: dict[int, float] = {deal_of(start): 1.0}

    def see(self, sight: i64, turn: i64) -> None:
        """Keep the deals in which some action looks like this, and what they become."""
        after: dict[int, float] = {}
        table: MrJack | None = None
        for deal, weight in self.weights.items():
            world = self._world(deal)
            actions = world.legal_actions()
            for place, action in enumerate(actions):
                if world.sight(action, self.viewer) != sight:
                    continue
                own = world.seat == self.viewer
                share = 1.0 if own else likelihood(self.policy, world, actions, place)
                reached = world.clone()
                reached.apply(action)
                if share > 0.0 and reached.seat == turn:
                    table = reached
                    became = deal_of(reached)
                    after[became] = after.get(became, 0.0) + weight * share
        if table is None:
            raise ImpossibleSight(f"no deal fits {sight} before the turn of {turn}")
        self.table = table
        self.weights = scaled(after)

    def suspects(self) -> vec[float]:
        """Add up the deals of each Jack."""
        added = zero_weights(EIGHT)
        for deal, weight in self.weights.items():
            jack = jack_of(deal)
            if jack != NOBODY:
                added[jack] += weight
        return added

    def weight(self, world: State) -> float:
        """Give the weight of the world's deal, if all that is public fits."""
        assert isinstance(world, MrJack)
        deal = deal_of(world)
        if deal not in self.weights:
            return 0.0
        return self.weights[deal] if self._world(deal).key() == world.key() else 0.0

    def _world(self, deal: i64) -> MrJack:
        """Put a deal on the table."""
        world = self.table.clone()
        world.jack = jack_of(deal)
        world.hands[JACK] = (deal >> HAND) & ALL_CARDS
        world.hands[INVESTIGATOR] = deal & ALL_CARDS
        return world

    def sample_world(self, rng: Random) -> State:
        """Draw a deal by weight."""
        left = rng.random()
        chosen: i64 = 0
        for deal, weight in self.weights.items():
            chosen = deal
            left -= weight
            if left < 0.0:
                break
        return self._world(chosen)

    def clone(self) -> DealBelief:
        """Copy the deals and the table."""
        copy = DealBelief(self.table, self.viewer, self.policy)
        copy.weights = dict(self.weights)
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        """Put each deal on the table."""
        if len(self.weights) > most:
            return None
        return [World(self._world(deal), weight) for deal, weight in self.weights.items()]


def deal_of(world: MrJack) -> int:
    """Write who Jack is and both hands as one number."""
    return ((world.jack + 1) << 2 * HAND) | (world.hands[JACK] << HAND) | world.hands[INVESTIGATOR]


def jack_of(deal: i64) -> i64:
    """Tell who is Jack in a deal."""
    return (deal >> 2 * HAND) - 1


def scaled(weights: dict[int, float]) -> dict[int, float]:
    """Scale the weights to a sum of one."""
    added = sum(weights.values())
    return {deal: weight / added for deal, weight in weights.items()}
