"""Makes one demand after the other coarse, until the rows are few enough."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.coarse_demands import CoarseDemands
from gaslamp.games.whitechapel.belief.paths.layers import Layer, ScratchTable

PLACES: Final = 64


def unmet_by_some(layer: Layer, everything: i64) -> i64:
    """Give the demands that some row has still to meet."""
    found: i64 = 0
    for met in layer.met:
        found |= everything & ~met
    return found


def most_met(layer: Layer, unmet: i64) -> i64:
    """Find the demand that the least weight of paths has still to meet."""
    lacking = _lacking(layer, unmet)
    best: i64 = -1
    place: i64 = 0
    while unmet >> place != 0:
        if (unmet >> place) & 1 != 0 and (best < 0 or lacking[place] < lacking[best]):
            best = place
        place += 1
    return bit(best)


def _lacking(layer: Layer, unmet: i64) -> vec[float]:
    """Add up the weights of the rows that have still to meet each demand."""
    lacking = zero_weights(PLACES)
    r: i64 = 0
    while r < len(layer.met):
        left = unmet & ~layer.met[r]
        place: i64 = 0
        while left != 0:
            if left & 1 != 0:
                lacking[place] += layer.weights[r]
            left >>= 1
            place += 1
        r += 1
    return lacking


def coarsened(layer: Layer, demands: i64, scratch: ScratchTable) -> Layer:
    """Make more demands coarse, and add up the rows that are now the same."""
    coarse = CoarseDemands(layer.coarse.demands | demands)
    after = Layer(coarse)
    weights = scratch.weights
    circle: i64 = 1
    while circle <= CIRCLES:
        after.first[circle] = len(after.met)
        r = layer.first[circle]
        while r < layer.first[circle + 1]:
            met = coarse.counted(layer.met[r], 0)
            if weights[met] == 0.0:
                after.met = append(after.met, met)
            weights[met] += layer.weights[r]
            r += 1
        r = after.first[circle]
        while r < len(after.met):
            after.weights = append(after.weights, weights[after.met[r]])
            weights[after.met[r]] = 0.0
            r += 1
        circle += 1
    after.first[CIRCLES + 1] = len(after.met)
    return after
