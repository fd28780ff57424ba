"""What Jack knows: all but the alibi cards that the Investigator drew."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.mr_jack.belief.suspicion import Suspicion


class JackBelief(Belief):
    """Jack's belief: which cards the Investigator drew.

    He also wants to know whom the table makes look like Jack: a spectator's belief. Once he has
    done what the policy never does, that is one of players at random.
    """

    def __init__(self, own: Suspicion, spectator_belief: Suspicion, plain: Suspicion) -> None:
        """Take his own belief and a spectator's two: by the policy, and at random."""
        self.own = own
        self.spectator_belief = spectator_belief
        self.plain = plain

    def see(self, sight: i64, turn: i64) -> None:
        """Update with a sight, and what a spectator sees of it."""
        seen = self.own.table.sight(sight, SPECTATOR)
        self.own.see(sight, turn)
        self.plain.see(seen, turn)
        if self.spectator_belief is not self.plain:
            try:
                self.spectator_belief.see(seen, turn)
            except ImpossibleSight:
                self.spectator_belief = self.plain

    def weight(self, world: State) -> float:
        """Give the probability of the Investigator's cards."""
        return self.own.weight(world)

    def sample_world(self, rng: Random) -> State:
        """Draw the Investigator's cards."""
        return self.own.sample_world(rng)

    def clone(self) -> JackBelief:
        """Copy all of them."""
        plain = self.plain.clone()
        same = self.spectator_belief is self.plain
        return JackBelief(self.own.clone(), plain if same else self.spectator_belief.clone(), plain)

    def marginals(self, out: vec[float]) -> None:
        """Write whom the table makes look like Jack."""
        self.spectator_belief.marginals(out)

    def worlds(self, most: i64) -> list[World] | None:
        """List the ways in which the Investigator's cards can be."""
        return self.own.worlds(most)
