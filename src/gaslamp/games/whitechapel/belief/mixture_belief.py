"""The police's belief where Jack may play by the policy or at random."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import zero_weights
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.belief.sheets import Sheet
from gaslamp.games.whitechapel.belief.weights.silence_weights import MOST_GONE_BESIDE
from gaslamp.games.whitechapel.rules.state import Whitechapel

MOST_LEAD: Final = 200.0  # bits, so that odds stay a number
LN_2: Final = log(2.0)


class MixtureBelief(PoliceBelief):
    """Either Jack plays by the policy, all the time, or at random: what he does tells which.

    So there are two beliefs, and a world weighs what it weighs in each of them, by how likely that
    one is. Each remembers how unlikely it found what Jack did.
    """

    def __init__(self, start: Whitechapel, viewer: i64, policy: Policy) -> None:
        """Begin as doubtful as the policy says."""
        super().__init__(start, viewer, policy)
        self.model = policy
        self.at_random = PoliceBelief(start, viewer)
        self.at_random.most_gone = MOST_GONE_BESIDE

    def clone(self) -> MixtureBelief:
        """Copy both."""
        copy = MixtureBelief(self.table, self.viewer, self.model)
        self.fill(copy)
        copy.at_random = self.at_random.clone()
        return copy

    def see(self, sight: i64, turn: i64) -> None:
        """Take a sight into both beliefs."""
        super().see(sight, turn)
        self.at_random.see(sight, turn)

    def is_exact(self) -> bool:
        """Tell whether both beliefs are exact."""
        return super().is_exact() and self.at_random.is_exact()

    def doubt(self) -> float:
        """Say how likely it is by now that Jack plays at random."""
        lead = self.trail.total_surprise() - self.at_random.trail.total_surprise()
        lead = min(max(lead, -MOST_LEAD), MOST_LEAD)
        trust = (1.0 - self.model.doubt) * exp(-LN_2 * lead)
        return self.model.doubt / (self.model.doubt + trust)

    def weight(self, world: State) -> float:
        """Mix both weights."""
        doubt = self.doubt()
        sensible = super().weight(world)
        return (1.0 - doubt) * sensible + doubt * self.at_random.weight(world)

    def marginals(self, out: vec[float]) -> None:
        """Mix both."""
        super().marginals(out)
        other = zero_weights(len(out))
        self.at_random.marginals(other)
        doubt = self.doubt()
        place: i64 = 0
        while place < len(out):
            out[place] = (1.0 - doubt) * out[place] + doubt * other[place]
            place += 1

    def sample_world(self, rng: Random) -> State:
        """Sample which Jack it is, then his world."""
        if rng.random() < self.doubt():
            return self.at_random.sample_world(rng)
        return super().sample_world(rng)

    def sample_sheet(self, rng: Random) -> Sheet:
        """Sample which Jack it is, then his secrets."""
        if rng.random() < self.doubt():
            return self.at_random.sample_sheet(rng)
        return super().sample_sheet(rng)
