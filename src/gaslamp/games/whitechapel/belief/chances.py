"""How likely each hideout is with each row of the present: what Jack's choices tell of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.belief.layers import Layer
from gaslamp.games.whitechapel.belief.night import Night


class Chances:
    """For each hideout a list of weights, one for each row of the present layer.

    They are brought up to the present when they are asked for, along the ways from row to row.
    """

    def __init__(self, hideouts: vec[i64]) -> None:
        """Begin at the murder."""
        self.hideouts = hideouts
        self.move: i64 = -1  # up to which they are known
        self.lists: list[vec[float]] = [vec[float]() for _ in hideouts]
        self.exact = True

    def clone(self) -> Chances:
        """Copy them."""
        raise NotImplementedError

    def fill(self, copy: Chances) -> None:
        """Copy what all kinds have; a list itself is never changed."""
        copy.move = self.move
        copy.lists = self.lists[:]
        copy.exact = self.exact

    def begin_again(self) -> None:
        """Forget the lists: the rows were made again."""
        self.move = -1
        self.lists = [vec[float]() for _ in self.hideouts]
        self.exact = True

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Give the weight of each present row with a hideout, once they are up to the present."""
        raise NotImplementedError

    def catch_up(self, night: Night) -> None:
        """Come up to the present."""
        if self.move < night.last():
            self.follow(night)
            self.move = night.last()

    def follow(self, night: Night) -> None:
        """Bring every list up to the present."""
        raise NotImplementedError

    def take(self) -> None:
        """Jack moves."""

    def keep_silent(self, night: Night, hushes: vec[float]) -> None:
        """Jack says nothing now; under a policy as likely as that, by hideout."""
        if self.move == night.last():
            place: i64 = 0
            while place < len(self.hideouts):
                self.lists[place] = self.hush(night, self.move, place, self.lists[place])
                place += 1

    def hush(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Take in that he said nothing after a move."""
        raise NotImplementedError

    def leave_out(self, night: Night, circle: i64) -> None:
        """The present rows of a circle are about to be left out."""
        if self.move == night.last():
            place: i64 = 0
            while place < len(self.hideouts):
                self.lists[place] = _without(self.lists[place], night.now(), circle)
                place += 1


def _without(weights: vec[float], layer: Layer, circle: i64) -> vec[float]:
    kept = vec[float]()
    r: i64 = 0
    while r < len(weights):
        if not layer.first[circle] <= r < layer.first[circle + 1]:
            kept = append(kept, weights[r])
        r += 1
    return kept
