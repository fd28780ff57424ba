"""What a game's heuristics would choose in some games of a batch: a teacher for learners.

The teacher chooses as the level `novice` does: by the prior alone, from what its seat knows.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.search import sample_unscaled
from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.state import State
from gaslamp.core.weights import zeros

NO_CHOICE: Final = -1  # in a game that is not taught


class Teacher:
    """Chooses in the first games of a batch, by a belief of each seat."""

    def __init__(
        self, heuristics: Heuristics, starts: vec[Belief], games: i64, rng: Random
    ) -> None:
        """Begin at the set-up in every taught game; `starts` has a belief for each seat."""
        self.heuristics: Final = heuristics
        self.starts: Final = starts
        self.games: Final = games
        self.rng: Final = rng
        self.beliefs = vec[Belief]([start.clone() for _ in range(games) for start in starts])
        self.sights = zeros(len(starts))  # of the action that is being carried out

    def look(self, state: State, action: i64) -> None:
        """Note what each seat sees of an action that is about to be carried out."""
        seat: i64 = 0
        while seat < len(self.starts):
            self.sights[seat] = state.sight(action, seat)
            seat += 1

    def follow(self, game: i64, turn: i64) -> None:
        """Update a game's beliefs with what was noted."""
        count: i64 = len(self.starts)
        seat: i64 = 0
        while seat < count:
            self.beliefs[game * count + seat].follow(self.sights[seat], turn)
            seat += 1

    def restart(self, game: i64) -> None:
        """Forget everything: a new game begins."""
        count: i64 = len(self.starts)
        seat: i64 = 0
        while seat < count:
            self.beliefs[game * count + seat] = self.starts[seat].clone()
            seat += 1

    def choose(self, game: i64, seat: i64, actions: vec[i64]) -> i64:
        """Choose for the seat on turn."""
        belief = self.beliefs[game * len(self.starts) + seat]
        sensible = self._sensible(belief, actions)
        if len(sensible) == 1:
            return sensible[0]
        heuristics = self.heuristics
        world = belief.sample_world(self.rng)
        heuristics.start_from(belief, seat)
        heuristics.begin_simulation(world)
        weights = heuristics.prior(world, sensible)
        if heuristics.mixes:
            return sensible[sample_unscaled(weights, self.rng)]
        return sensible[_best(weights)]

    def _sensible(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Leave out what can achieve nothing, unless that is everything."""
        if len(actions) == 1:
            return actions
        sensible = vec[i64](capacity=len(actions))
        for action in actions:
            if not self.heuristics.is_futile(belief, action):
                sensible = append(sensible, action)
        return sensible if len(sensible) > 0 else actions


def _best(weights: vec[float]) -> i64:
    best: i64 = 0
    place: i64 = 1
    while place < len(weights):
        if weights[place] >= weights[best]:
            best = place
        place += 1
    return best
