"""What Jack's silence tells of his hideout, when all his choices are taken to be equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import total, zero_weights
from gaslamp.games.whitechapel.belief.paths.layers import Layer
from gaslamp.games.whitechapel.belief.paths.night import Night, count_row_edges
from gaslamp.games.whitechapel.belief.row_weights import RowWeights
from gaslamp.games.whitechapel.belief.weights.hideout_weights import HideoutWeights

MOST_WAYS: Final = 2_000_000  # laid out for a night
MOST_EDGES_USED: Final = 7_000_000  # for all hideouts together
MOST_GONE_BESIDE: Final = 2_000_000  # the same, in the belief beside one by a policy
HALF: Final = 0.5  # on his hideout Jack chose one of two things to say


class SilenceWeights(HideoutWeights):
    """Of each hideout, what the rows lose because Jack passed it in silence.

    A path that passed a hideout in silence is worth half as much if that is Jack's own, and half of
    that after a second time. So a hideout's weights differ from the rows' own only behind the first
    row where he can have passed it; the difference goes along the edges like the weights do.
    """

    def __init__(self, hideouts: vec[i64], most_gone: i64 = MOST_EDGES_USED) -> None:
        """Begin at the murder; with more than `most_gone` row edges used, the rest is estimated."""
        super().__init__(hideouts)
        self.most_gone = most_gone
        self.edges_used: i64 = 0  # row edges along which losses were sent

    def clone(self) -> SilenceWeights:
        """Copy it."""
        copy = SilenceWeights(self.hideouts, self.most_gone)
        self.fill(copy)
        copy.edges_used = self.edges_used
        return copy

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Take from the rows' own weights what they lost."""
        lost = self.by_hideout[place]
        if len(lost) == 0:
            return night.now().weights
        left = night.now().weights[:]
        r: i64 = 0
        while r < len(left):
            left[r] -= lost[r]
            r += 1
        return left

    def reset(self) -> None:
        """Forget the lists: the rows were made again."""
        super().reset()
        self.edges_used = 0

    def update_all(self, night: Night) -> None:
        """Bring every list up to the present, exactly unless that is too much."""
        if self.move < 0 and _count_row_edges(night) > MOST_WAYS:
            self.exact = False
            self._estimate(night, 0)
            return
        row_edges = night.lay_out_row_edges()
        shares = [row_edges[move].shares(night.steps[move].shares) for move in range(night.moves())]
        here, there = RowWeights(night.layers), RowWeights(night.layers)
        place: i64 = 0
        while place < len(self.hideouts):
            if self.move < 0 and self.edges_used > self.most_gone:
                self.exact = False
                self._estimate(night, place)
                return
            here.lay(self.by_hideout[place])
            self._follow_one(night, place, shares, here, there)
            place += 1

    def _follow_one(
        self,
        night: Night,
        place: i64,
        shares: list[vec[float]],
        here: RowWeights,
        there: RowWeights,
    ) -> None:
        """Bring what is lost with one hideout up to the present."""
        move = self.move
        while move < night.moves():
            if not here.is_empty:
                self.edges_used += here.send(night.row_edges[move], shares[move], there)
                here, there = there, here
            move += 1
            if night.silent[move] != 0:
                self._lose(night.layers[move], self.hideouts[place], here)
        self.by_hideout[place] = here.take(len(night.now().met))

    def _lose(self, layer: Layer, hideout: i64, lost: RowWeights) -> None:
        """Remove half of the weight that is left on the hideout itself."""
        r = layer.first[hideout]
        while r < layer.first[hideout + 1]:
            lost.add(r, HALF * (layer.weights[r] - lost.weights[r]))
            r += 1

    def weigh_silence(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Remove half of the weight that is left on the hideout itself."""
        layer = night.layers[move]
        r = layer.first[self.hideouts[place]]
        past = layer.first[self.hideouts[place] + 1]
        if r == past:
            return weights
        lost = weights[:] if len(weights) > 0 else zero_weights(len(layer.met))
        while r < past:
            lost[r] += HALF * (layer.weights[r] - lost[r])
            r += 1
        return lost

    def _estimate(self, night: Night, first: i64) -> None:
        """Estimate from one hideout on, as if each passing said nothing about the others."""
        backward = night.backward_weights()
        whole = total(night.now().weights)
        place = first
        while place < len(self.hideouts):
            kept = 1.0
            move: i64 = 1
            while move <= night.moves():
                if night.silent[move] != 0:
                    passed = _on_circle(night.layers[move], backward[move], self.hideouts[place])
                    kept *= 1.0 - HALF * min(passed / whole, 1.0)
                move += 1
            if kept < 1.0:
                self.by_hideout[place] = _scaled(night.now().weights, 1.0 - kept)
            place += 1


def _count_row_edges(night: Night) -> i64:
    found: i64 = 0
    move: i64 = 0
    while move < night.moves():
        found += count_row_edges(night.layers[move], night.edges[move])
        move += 1
    return found


def _on_circle(layer: Layer, back: vec[float], circle: i64) -> float:
    """Add up the paths that came to a circle and on to the present."""
    added = 0.0
    r = layer.first[circle]
    while r < layer.first[circle + 1]:
        added += layer.weights[r] * back[r]
        r += 1
    return added


def _scaled(weights: vec[float], factor: float) -> vec[float]:
    scaled = weights[:]
    r: i64 = 0
    while r < len(scaled):
        scaled[r] *= factor
        r += 1
    return scaled
