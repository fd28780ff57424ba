"""The forward pass that makes the next layer, and the backward pass from a layer to the last."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.circle_edges import CircleEdges
from gaslamp.games.whitechapel.belief.paths.future_filter import FutureFilter
from gaslamp.games.whitechapel.belief.paths.layers import Layer, ScratchTable


def propagate(
    layer: Layer, edges: CircleEdges, future: FutureFilter, scratch: ScratchTable
) -> Layer:
    """Make the next layer: share each row's weight among its edges, add up what meets."""
    after = Layer(layer.coarse)
    end: i64 = 1
    while end <= CIRCLES:
        after.first[end] = len(after.met)
        if future.open[end] != 0 and edges.first[end] < edges.past[end]:
            _keep(after, future, end, scratch, _gather(layer, edges, end, scratch))
        end += 1
    after.first[CIRCLES + 1] = len(after.met)
    return after


def _gather(layer: Layer, edges: CircleEdges, end: i64, scratch: ScratchTable) -> i64:
    """Add up the weights that come to a circle, by the demands met; count the sets."""
    weights, touched, rows, row_weights = scratch.weights, scratch.touched, layer.met, layer.weights
    coarse = layer.coarse
    number: i64 = 0
    a = edges.first[end]
    while a < edges.past[end]:
        gain, again = coarse.exact(edges.gain[a]), coarse.exact(edges.again[a])
        alone, more = coarse.exact(edges.alone[a]), coarse.more(edges.gain[a] | edges.again[a])
        share = edges.share[a]
        r = layer.first[edges.start[a]]
        past = layer.first[edges.start[a] + 1]
        while r < past:
            met = rows[r]
            if met & alone == 0:
                met |= gain | (met & again) << 1
                if more != 0:
                    met = coarse.counted(met, more)
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
    scratch.touched = touched
    return number


def _keep(
    after: Layer, future: FutureFilter, circle: i64, scratch: ScratchTable, touched: i64
) -> None:
    """Make rows of what was gathered and has a future; clear the scratch table."""
    guide = future.guide
    if guide is not None:
        scratch.lay_rows(guide, circle)
    i: i64 = 0
    while i < touched:
        met = scratch.touched[i]
        if future.keeps(circle, met, after.coarse.demands) and (
            guide is None or guide.coarse.knows(met, scratch.rows)
        ):
            after.met = append(after.met, met)
            after.weights = append(after.weights, scratch.weights[met])
        scratch.weights[met] = 0.0
        i += 1
    if guide is not None:
        scratch.clear_rows(guide, circle)


class BackwardPass:
    """The backward pass over one step: of each row, the weight of what can come after it."""

    def __init__(
        self, layer: Layer, edges: CircleEdges, after: Layer, scratch: ScratchTable
    ) -> None:
        """Take the two layers and the edges between them."""
        self.layer = layer
        self.edges = edges
        self.after = after
        self.scratch = scratch
        self.back = zero_weights(len(layer.met))
        self.counts = zeros(len(layer.met))  # row edges that lead on from each row

    def run(self, later: vec[float]) -> vec[float]:
        """Add up for each row what its edges lead to, each by its share of what comes later."""
        edges, after, scratch = self.edges, self.after, self.scratch
        end: i64 = 1
        while end <= CIRCLES:
            if after.has(end) and edges.first[end] < edges.past[end]:
                scratch.lay_weights(after, end, later)
                self._add_from(end)
                scratch.clear_weights(after, end)
            end += 1
        return self.back

    def _add_from(self, end: i64) -> None:
        layer, edges, coarse, after = self.layer, self.edges, self.layer.coarse, self.after.coarse
        rows, weights, back, counts = layer.met, self.scratch.weights, self.back, self.counts
        is_coarser = after.demands != coarse.demands
        a = edges.first[end]
        while a < edges.past[end]:
            gain, again = coarse.exact(edges.gain[a]), coarse.exact(edges.again[a])
            alone, more = coarse.exact(edges.alone[a]), coarse.more(edges.gain[a] | edges.again[a])
            share = edges.share[a]
            r = layer.first[edges.start[a]]
            past = layer.first[edges.start[a] + 1]
            while r < past:
                met = rows[r]
                if met & alone == 0:
                    met |= gain | (met & again) << 1
                    if more != 0:
                        met = coarse.counted(met, more)
                    if is_coarser:
                        met = after.counted(met, 0)
                    later = weights[met]
                    if later != 0.0:
                        back[r] += share * later
                        counts[r] += 1
                r += 1
            a += 1
