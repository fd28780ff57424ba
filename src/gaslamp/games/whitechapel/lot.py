"""Tokens that lie face down: which of them are marked."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight

UNSEEN = -1


class Lot:
    """The possible markings of a row of tokens, a bit for each marked one, with their weights."""

    def __init__(self, marked: i64, blank: i64) -> None:
        """Begin with no token laid; so many of each will be."""
        self.marked = marked
        self.blank = blank
        self.laid: i64 = 0
        self.turned: i64 = 0
        self.masks = vec[i64]([0])
        self.weights = vec[float]([1.0])

    def lay(self, face: i64) -> None:
        """Lay the next token: 1 for a marked one, 0 for a blank, or unseen."""
        masks = vec[i64](capacity=64)
        weights = vec[float](capacity=64)
        i: i64 = 0
        while i < len(self.masks):
            mask = self.masks[i]
            marked = bits(mask)
            can_mark = marked < self.marked
            can_blank = self.laid - marked < self.blank
            weight = self.weights[i] / 2.0 if can_mark and can_blank else self.weights[i]
            if can_mark and face != 0:
                masks = append(masks, mask | (i64(1) << self.laid))
                weights = append(weights, weight)
            if can_blank and face != 1:
                masks = append(masks, mask)
                weights = append(weights, weight)
            i += 1
        self.laid += 1
        self._keep(masks, weights)

    def is_open(self) -> bool:
        """Tell whether no token lies face down: none was laid, or all are turned up."""
        return self.turned == self.laid

    def turn_up(self, token: i64, face: i64) -> None:
        """Keep the markings in which a token has this face."""
        self.turned += 1
        masks = vec[i64](capacity=64)
        weights = vec[float](capacity=64)
        i: i64 = 0
        while i < len(self.masks):
            if (self.masks[i] >> token) & 1 == face:
                masks = append(masks, self.masks[i])
                weights = append(weights, self.weights[i])
            i += 1
        self._keep(masks, weights)

    def _keep(self, masks: vec[i64], weights: vec[float]) -> None:
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            raise ImpossibleSight("no marking of the tokens fits")
        i: i64 = 0
        while i < len(weights):
            weights[i] /= total
            i += 1
        self.masks = masks
        self.weights = weights

    def weight(self, mask: i64) -> float:
        """Give the weight of a marking."""
        i: i64 = 0
        while i < len(self.masks):
            if self.masks[i] == mask:
                return self.weights[i]
            i += 1
        return 0.0

    def chance(self, token: i64) -> float:
        """Give the probability that a token is marked."""
        total = 0.0
        i: i64 = 0
        while i < len(self.masks):
            if (self.masks[i] >> token) & 1 == 1:
                total += self.weights[i]
            i += 1
        return total

    def sample(self, rng: Random) -> i64:
        """Draw a marking by weight."""
        left = rng.random()
        i: i64 = 0
        while i < len(self.masks) - 1 and left >= self.weights[i]:
            left -= self.weights[i]
            i += 1
        return self.masks[i]


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
