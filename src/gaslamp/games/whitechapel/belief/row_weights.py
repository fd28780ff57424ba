"""Weights of a few of a layer's rows, sent on from layer to layer in the same room."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel.belief.paths.layers import Layer
from gaslamp.games.whitechapel.belief.paths.row_edges import RowEdges

BITS: Final = 5
BLOCK: Final = 1 << BITS  # rows that are looked at or skipped together


class RowWeights:
    """A weight for each row of a layer, and a mark for each block of rows that has any.

    Other blocks are not looked at. What is sent on is cleared, so that the room can be used again
    for the layer after the next, and for the next hideout.
    """

    def __init__(self, layers: list[Layer]) -> None:
        """Make room for the widest of these layers; there is no weight yet."""
        most: i64 = 0
        for layer in layers:
            most = max(most, len(layer.met))
        self.weights = zero_weights(most)
        self.marks = zeros((most >> BITS) + 1)
        self.is_empty = True

    def lay(self, weights: vec[float]) -> None:
        """Begin with a weight for each row."""
        r: i64 = 0
        while r < len(weights):
            if weights[r] != 0.0:
                self.add(r, weights[r])
            r += 1

    def add(self, row: i64, weight: float) -> None:
        """Add to the weight of a row."""
        self.weights[row] += weight
        self.marks[row >> BITS] = 1
        self.is_empty = False

    def take(self, rows: i64) -> vec[float]:
        """Give the weights of all rows, nothing where there is none, and clear them."""
        taken = self.weights[: 0 if self.is_empty else rows]
        r: i64 = 0
        while r < len(taken):
            self.weights[r] = 0.0
            self.marks[r >> BITS] = 0
            r += 1
        self.is_empty = True
        return taken

    def send(self, row_edges: RowEdges, shares: vec[float], after: RowWeights) -> i64:
        """Send all weights on to the next layer by each edge's share; count the edges used."""
        gone: i64 = 0
        marks = self.marks
        rows: i64 = len(row_edges.past)
        first: i64 = 0
        while first < rows:
            if marks[first >> BITS] != 0:
                marks[first >> BITS] = 0
                gone += self._send_block(first, min(first + BLOCK, rows), row_edges, shares, after)
            first += BLOCK
        self.is_empty = True
        after.is_empty = gone == 0
        return gone

    def _send_block(
        self, first: i64, last: i64, row_edges: RowEdges, shares: vec[float], after: RowWeights
    ) -> i64:
        weights, to, place, pasts = self.weights, row_edges.to, row_edges.place, row_edges.past
        sent, marks = after.weights, after.marks
        gone: i64 = 0
        i: i64 = pasts[first - 1] if first > 0 else 0
        r = first
        while r < last:
            weight = weights[r]
            past = pasts[r]
            if weight != 0.0:
                weights[r] = 0.0
                gone += past - i
                while i < past:
                    end = i64(to[i])
                    sent[end] += weight * shares[i64(place[i])]
                    marks[end >> BITS] = 1
                    i += 1
            i = past
            r += 1
        return gone
