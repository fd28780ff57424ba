"""What a path must still be able to do: keeps out rows without a future before they are made."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import count
from gaslamp.core.weights import zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.circle_edges import CircleEdges
from gaslamp.games.whitechapel.belief.paths.layers import Layer


class FutureFilter:
    """What can still come after one move, circle by circle."""

    def __init__(self, everything: i64) -> None:
        """Begin with circles that lead nowhere; `everything` has to be met in the end."""
        self.everything = everything
        self.open = zeros(CIRCLES + 1)  # by circle: 1 if a path leads on to the present
        self.ahead = zeros(CIRCLES + 1)  # the demands that can be met from there
        self.most = zeros(CIRCLES + 1)  # how many of them at most
        self.guide: Layer | None = None  # rows of coarse demands that have a future

    def keeps(self, circle: i64, met: i64, coarse: i64) -> bool:
        """Tell whether a path with these demands met can go on; `coarse` ones are only counted."""
        unmet = self.everything & ~met
        ahead = self.ahead[circle]
        if unmet & ~ahead & ~coarse != 0 or count(unmet) > self.most[circle]:
            return False
        return coarse == 0 or count(unmet & coarse) <= count(ahead & coarse)


def last_filter(circles: vec[i64], everything: i64) -> FutureFilter:
    """Make the filter of the present: everything has been met."""
    future = FutureFilter(everything)
    future.open = circles
    return future


def filter_before(edges: CircleEdges, after: FutureFilter) -> FutureFilter:
    """Make the filter of the move before, by the edges that lead on."""
    future = FutureFilter(after.everything)
    end: i64 = 1
    while end <= CIRCLES:
        a = edges.first[end] if after.open[end] != 0 else edges.past[end]
        while a < edges.past[end]:
            start = edges.start[a]
            future.open[start] = 1
            future.ahead[start] |= after.ahead[end] | edges.gain[a] | edges.again[a] << 1
            future.most[start] = max(future.most[start], after.most[end] + edges.most_met(a))
            a += 1
        end += 1
    return future
