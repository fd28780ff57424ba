"""How likely each hideout is with each row of the present: what Jack's choices tell of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.belief.paths.layers import Layer
from gaslamp.games.whitechapel.belief.paths.night import Night


class HideoutWeights:
    """For each hideout a list of weights, one for each row of the present layer.

    They are brought up to the present when they are asked for, along the edges from row to row.
    """

    def __init__(self, hideouts: vec[i64]) -> None:
        """Begin at the murder."""
        self.hideouts = hideouts
        self.move: i64 = -1  # up to which they are known
        self.by_hideout: list[vec[float]] = [vec[float]() for _ in hideouts]
        self.exact = True

    def clone(self) -> HideoutWeights:
        """Copy them."""
        raise NotImplementedError

    def fill(self, copy: HideoutWeights) -> None:
        """Copy what all kinds have; a list itself is never changed."""
        copy.move = self.move
        copy.by_hideout = self.by_hideout[:]
        copy.exact = self.exact

    def reset(self) -> None:
        """Forget the lists: the rows were made again."""
        self.move = -1
        self.by_hideout = [vec[float]() for _ in self.hideouts]
        self.exact = True

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Give the weight of each present row with a hideout, once they are up to the present."""
        raise NotImplementedError

    def catch_up(self, night: Night) -> None:
        """Update the weights to the present move."""
        if self.move < night.moves():
            self.update_all(night)
            self.move = night.moves()

    def update_all(self, night: Night) -> None:
        """Bring every list up to the present."""
        raise NotImplementedError

    def add_step(self) -> None:
        """Prepare for Jack's next move; nothing is needed by default."""

    def add_silence(self, night: Night, shares: vec[float]) -> None:
        """Weigh Jack's silence now; under a policy by its probability for each hideout."""
        if self.move == night.moves():
            place: i64 = 0
            while place < len(self.hideouts):
                self.by_hideout[place] = self.weigh_silence(
                    night, self.move, place, self.by_hideout[place]
                )
                place += 1

    def weigh_silence(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Weigh that he said nothing after a move."""
        raise NotImplementedError

    def exclude(self, night: Night, circle: i64) -> None:
        """Remove the present rows of a circle that is about to be excluded."""
        if self.move == night.moves():
            place: i64 = 0
            while place < len(self.hideouts):
                self.by_hideout[place] = _without(self.by_hideout[place], night.now(), circle)
                place += 1


def _without(weights: vec[float], layer: Layer, circle: i64) -> vec[float]:
    kept = vec[float]()
    r: i64 = 0
    while r < len(weights):
        if not layer.first[circle] <= r < layer.first[circle + 1]:
            kept = append(kept, weights[r])
        r += 1
    return kept
