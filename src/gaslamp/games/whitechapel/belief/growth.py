"""Weights go from layer to layer: forwards to make the next one, back to see what comes of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import no_numbers, no_weights
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.arcs import Arcs
from gaslamp.games.whitechapel.belief.layers import Layer, Shelf
from gaslamp.games.whitechapel.belief.sieves import Sieve


def grow(layer: Layer, arcs: Arcs, sieve: Sieve, shelf: Shelf) -> Layer:
    """Make the next layer: share each row's weight among its arcs, add up what meets."""
    after = Layer(layer.blur)
    end: i64 = 1
    while end <= CIRCLES:
        after.first[end] = len(after.met)
        if sieve.open[end] != 0 and arcs.first[end] < arcs.past[end]:
            _keep(after, sieve, end, shelf, _gather(layer, arcs, end, shelf))
        end += 1
    after.first[CIRCLES + 1] = len(after.met)
    return after


def _gather(layer: Layer, arcs: Arcs, end: i64, shelf: Shelf) -> i64:
    """Add up the weights that come to a circle, by the demands met; count the sets."""
    weights, touched, rows, row_weights = shelf.weights, shelf.touched, layer.met, layer.weights
    blur = layer.blur
    number: i64 = 0
    a = arcs.first[end]
    while a < arcs.past[end]:
        gain, again = blur.sharp(arcs.gain[a]), blur.sharp(arcs.again[a])
        alone, more = blur.sharp(arcs.alone[a]), blur.more(arcs.gain[a] | arcs.again[a])
        share = arcs.share[a]
        r = layer.first[arcs.start[a]]
        past = layer.first[arcs.start[a] + 1]
        while r < past:
            met = rows[r]
            if met & alone == 0:
                met |= gain | (met & again) << 1
                if more != 0:
                    met = blur.counted(met, more)
                weight = weights[met]
                if weight == 0.0:
                    if number < len(touched):
                        touched[number] = met
                    else:
                        touched = append(touched, met)
                    number += 1
                weights[met] = weight + row_weights[r] * share
            r += 1
        a += 1
    shelf.touched = touched
    return number


def _keep(after: Layer, sieve: Sieve, circle: i64, shelf: Shelf, touched: i64) -> None:
    """Make rows of what was gathered and has a future; clear the shelf."""
    guide = sieve.guide
    if guide is not None:
        shelf.lay_rows(guide, circle)
    i: i64 = 0
    while i < touched:
        met = shelf.touched[i]
        if sieve.keeps(circle, met, after.blur.demands) and (
            guide is None or guide.blur.knows(met, shelf.rows)
        ):
            after.met = append(after.met, met)
            after.weights = append(after.weights, shelf.weights[met])
        shelf.weights[met] = 0.0
        i += 1
    if guide is not None:
        shelf.clear_rows(guide, circle)


class Return:
    """The way back from one layer to the one before: what comes later of each of its rows."""

    def __init__(self, layer: Layer, arcs: Arcs, after: Layer, shelf: Shelf) -> None:
        """Take the two layers and the arcs between them."""
        self.layer = layer
        self.arcs = arcs
        self.after = after
        self.shelf = shelf
        self.back = no_weights(len(layer.met))
        self.counts = no_numbers(len(layer.met))  # ways that lead on from each row

    def bring(self, later: vec[float]) -> vec[float]:
        """Add up for each row what its arcs lead to, each by its share of what comes later."""
        arcs, after, shelf = self.arcs, self.after, self.shelf
        end: i64 = 1
        while end <= CIRCLES:
            if after.has(end) and arcs.first[end] < arcs.past[end]:
                shelf.lay_weights(after, end, later)
                self._fetch(end)
                shelf.clear_weights(after, end)
            end += 1
        return self.back

    def _fetch(self, end: i64) -> None:
        layer, arcs, blur, after = self.layer, self.arcs, self.layer.blur, self.after.blur
        rows, weights, back, counts = layer.met, self.shelf.weights, self.back, self.counts
        blurs_more = after.demands != blur.demands
        a = arcs.first[end]
        while a < arcs.past[end]:
            gain, again = blur.sharp(arcs.gain[a]), blur.sharp(arcs.again[a])
            alone, more = blur.sharp(arcs.alone[a]), blur.more(arcs.gain[a] | arcs.again[a])
            share = arcs.share[a]
            r = layer.first[arcs.start[a]]
            past = layer.first[arcs.start[a] + 1]
            while r < past:
                met = rows[r]
                if met & alone == 0:
                    met |= gain | (met & again) << 1
                    if more != 0:
                        met = blur.counted(met, more)
                    if blurs_more:
                        met = after.counted(met, 0)
                    later = weights[met]
                    if later != 0.0:
                        back[r] += share * later
                        counts[r] += 1
                r += 1
            a += 1
