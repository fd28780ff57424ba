"""Women tokens that lie face down: which of them are marked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.games.whitechapel.belief.face_down.weighted_masks import WeightedMasks


class WomenMarks(WeightedMasks):
    """The possible markings of a row of tokens, a bit for each marked one, with their weights."""

    def __init__(self, marked: i64, blank: i64) -> None:
        """Begin with no token laid; `marked` and `blank` will be."""
        super().__init__()
        self.marked = marked
        self.blank = blank

    def clone(self) -> WomenMarks:
        """Copy it."""
        copy = WomenMarks(self.marked, self.blank)
        copy.copy_masks(self)
        return copy

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
        self.replace(masks, weights)

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
        return self.keep_face(token, 1, face)

    def weight(self, mask: i64) -> float:
        """Give the weight of a marking."""
        return self.weight_of(mask)
