"""What Jack's silence tells of his hideout, when all his choices are taken to be equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import no_weights, total
from gaslamp.games.whitechapel.belief.chances import Chances
from gaslamp.games.whitechapel.belief.layers import Layer
from gaslamp.games.whitechapel.belief.night import Night, spread

MOST_WAYS: Final = 2_000_000  # laid out for a night
MOST_GONE: Final = 12_000_000  # for all hideouts together
HALF: Final = 0.5  # whoever stood on his hideout chose one of two things to say


class Silence(Chances):
    """Of each hideout, what the rows lose because Jack passed it in silence.

    A path that passed a hideout in silence is worth half as much if that is Jack's own, and half of
    that after a second time. So a hideout's weights differ from the rows' own only behind the first
    row where he can have passed it; the difference goes along the ways like the weights themselves.
    """

    def clone(self) -> Silence:
        """Copy it."""
        copy = Silence(self.hideouts)
        self.fill(copy)
        return copy

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Take from the rows' own weights what they lost."""
        lost = self.lists[place]
        if len(lost) == 0:
            return night.now().weights
        left = night.now().weights[:]
        r: i64 = 0
        while r < len(left):
            left[r] -= lost[r]
            r += 1
        return left

    def follow(self, night: Night) -> None:
        """Bring every list up to the present, exactly unless that is too much."""
        if self.move < 0 and _count_ways(night) > MOST_WAYS:
            self.exact = False
            self._estimate(night, 0)
        else:
            super().follow(night)

    def follow_one(self, night: Night, place: i64, zeros: list[vec[float]]) -> None:
        """Bring one hideout's list up to the present, while there is time for it."""
        if self.move >= 0 or self.gone <= MOST_GONE:
            super().follow_one(night, place, zeros)
        elif self.exact:
            self.exact = False
            self._estimate(night, place)

    def shares(self, night: Night, move: i64, place: i64) -> vec[float]:
        """They are the same for every hideout."""
        return night.arcs[move].share

    def arrive(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Lose something where he said nothing."""
        return self.hush(night, move, place, weights) if night.silent[move] != 0 else weights

    def hush(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Half of what is left on the hideout itself is lost."""
        layer = night.layers[move]
        r = layer.first[self.hideouts[place]]
        past = layer.first[self.hideouts[place] + 1]
        if r == past:
            return weights
        lost = weights[:] if len(weights) > 0 else no_weights(len(layer.met))
        while r < past:
            lost[r] += HALF * (layer.weights[r] - lost[r])
            r += 1
        return lost

    def _estimate(self, night: Night, first: i64) -> None:
        """Reckon from one hideout on as if each passing said nothing of the others."""
        backs = night.later()
        whole = total(night.now().weights)
        place = first
        while place < len(self.hideouts):
            kept = 1.0
            move: i64 = 1
            while move <= night.last():
                if night.silent[move] != 0:
                    passed = _on_circle(night.layers[move], backs[move], self.hideouts[place])
                    kept *= 1.0 - HALF * min(passed / whole, 1.0)
                move += 1
            if kept < 1.0:
                self.lists[place] = _scaled(night.now().weights, 1.0 - kept)
            place += 1


def _count_ways(night: Night) -> i64:
    found: i64 = 0
    move: i64 = 0
    while move < night.last():
        found += spread(night.layers[move], night.arcs[move])
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
