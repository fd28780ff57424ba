"""Women tokens that lie face down: which of them are marked."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.weights import sample_index, scale, total


class WomenMarks:
    """The possible markings of a row of tokens, a bit for each marked one, with their weights."""

    def __init__(self, marked: i64, blank: i64) -> None:
        """Begin with no token laid; so many of each will be."""
        self.marked = marked
        self.blank = blank
        self.laid: i64 = 0
        self.turned: i64 = 0
        self.masks = vec[i64]([0])
        self.weights = vec[float]([1.0])

    def clone(self) -> WomenMarks:
        """Copy it; its lists are never changed."""
        copy = WomenMarks(self.marked, self.blank)
        copy.laid = self.laid
        copy.turned = self.turned
        copy.masks = self.masks
        copy.weights = self.weights
        return copy

    def is_open(self) -> bool:
        """Tell whether no token lies face down: none was laid, or all are turned up."""
        return self.turned == self.laid

    def lay(self, shares: vec[float]) -> None:
        """Lay the next token, unseen.

        `shares` says for each marking how likely the token is marked where it may be either; with
        none, both are equally likely.
        """
        masks = vec[i64](capacity=64)
        weights = vec[float](capacity=64)
        i: i64 = 0
        while i < len(self.masks):
            share = self._share(i, shares)
            if share > 0.0:
                masks = append(masks, self.masks[i] | bit(self.laid))
                weights = append(weights, self.weights[i] * share)
            if share < 1.0:
                masks = append(masks, self.masks[i])
                weights = append(weights, self.weights[i] * (1.0 - share))
            i += 1
        self.laid += 1
        self._keep(masks, weights)

    def _share(self, i: i64, shares: vec[float]) -> float:
        """Return the probability that the next token is marked."""
        marked = count(self.masks[i])
        if marked == self.marked:
            return 0.0
        if self.laid - marked == self.blank:
            return 1.0
        return shares[i] if len(shares) > 0 else 0.5

    def turn_up(self, token: i64, face: i64) -> float:
        """Keep the markings in which a token has this face; give the weight they had."""
        self.turned += 1
        masks = vec[i64](capacity=64)
        weights = vec[float](capacity=64)
        i: i64 = 0
        while i < len(self.masks):
            if (self.masks[i] >> token) & 1 == face:
                masks = append(masks, self.masks[i])
                weights = append(weights, self.weights[i])
            i += 1
        return self._keep(masks, weights)

    def _keep(self, masks: vec[i64], weights: vec[float]) -> float:
        """Take new weights, scaled to a sum of one; give the sum they had."""
        added = total(weights)
        if added > 0.0:
            scale(weights, added)
        self.masks = masks
        self.weights = weights
        return added

    def weight(self, mask: i64) -> float:
        """Give the weight of a marking."""
        i: i64 = 0
        while i < len(self.masks):
            if self.masks[i] == mask:
                return self.weights[i]
            i += 1
        return 0.0

    def sample(self, rng: Random) -> i64:
        """Sample a marking by weight."""
        return self.masks[sample_index(self.weights, rng)]
