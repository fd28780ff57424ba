"""Combinations of tokens that lie face down, as masks with weights."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import sample_index, scale, total


class WeightedMasks:
    """What a row of tokens can be: a mask for each combination, and its weight."""

    def __init__(self) -> None:
        """Begin with no token laid."""
        self.laid: i64 = 0
        self.turned: i64 = 0
        self.masks = vec[i64]([0])
        self.weights = vec[float]([1.0])

    def copy_masks(self, other: WeightedMasks) -> None:
        """Take over another's combinations; its lists are never changed."""
        self.laid = other.laid
        self.turned = other.turned
        self.masks = other.masks
        self.weights = other.weights

    def is_open(self) -> bool:
        """Tell whether no token lies face down: none was laid, or all are turned up."""
        return self.turned == self.laid

    def keep_face(self, shift: i64, ones: i64, face: i64) -> float:
        """Keep the masks with these bits at a place: a token was turned up.

        `ones` are the bits of one token. Give the weight that the masks had.
        """
        self.turned += 1
        masks = vec[i64](capacity=len(self.masks))
        weights = vec[float](capacity=len(self.masks))
        row: i64 = 0
        while row < len(self.masks):
            if (self.masks[row] >> shift) & ones == face:
                masks = append(masks, self.masks[row])
                weights = append(weights, self.weights[row])
            row += 1
        return self.replace(masks, weights)

    def replace(self, masks: vec[i64], weights: vec[float]) -> float:
        """Take other masks and weights, scaled to a sum of one; give the sum they had."""
        added = total(weights)
        if added > 0.0:
            scale(weights, added)
        self.masks = masks
        self.weights = weights
        return added

    def weight_of(self, mask: i64) -> float:
        """Give the weight of a combination."""
        row: i64 = 0
        while row < len(self.masks):
            if self.masks[row] == mask:
                return self.weights[row]
            row += 1
        return 0.0

    def sample(self, rng: Random) -> i64:
        """Sample a combination by weight."""
        return self.masks[sample_index(self.weights, rng)]
