"""A trained network of one role: what it makes of a seat's observation and belief.

Plain sums in a fixed order, so that the same position has the same numbers on every machine.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.state import State
from gaslamp.core.weights import zero_weights

UNIT: Final = 0.01  # inputs are whole hundredths, as in the training


class Network:
    """Layers of rectified sums, then a score for each action and a value.

    `weights` holds, for each layer, a row of outputs for each input and then the biases; then for
    each action a row and its bias; then the row and the bias of the value.
    """

    def __init__(
        self, observed: i64, believed: i64, hidden: vec[i64], codes: i64, weights: vec[float]
    ) -> None:
        """Take the sizes and the weights."""
        self.observed: Final = observed
        self.believed: Final = believed
        self.hidden: Final = hidden
        self.codes: Final = codes
        self.weights: Final = weights
        widest: i64 = observed + believed
        for size in hidden:
            widest = max(widest, size)
        self.input = zero_weights(observed)
        self.belief = zero_weights(believed)
        self.before = zero_weights(widest)
        self.after = zero_weights(widest)
        self.head: i64 = 0  # where the rows of the actions begin
        self.width: i64 = 0  # of the last layer

    def read(self, state: State, seat: i64, belief: Belief) -> None:
        """Work out the last layer for a seat in a possible world, with what can be deduced."""
        state.observe(seat, self.input)
        if self.believed > 0:
            belief.marginals(self.belief)
        place: i64 = 0
        before = self.before
        while place < self.observed:
            before[place] = rounded(self.input[place])
            place += 1
        place = 0
        while place < self.believed:
            before[self.observed + place] = rounded(self.belief[place] ** 0.5)
            place += 1
        self._run()

    def _run(self) -> None:
        count = self.observed + self.believed
        at: i64 = 0
        for width in self.hidden:
            self._layer(at, count, width)
            at += (count + 1) * width
            count = width
            swapped = self.before
            self.before = self.after
            self.after = swapped
        self.head = at
        self.width = count

    def _layer(self, at: i64, count: i64, width: i64) -> None:
        """Turn `before` into `after`."""
        weights = self.weights
        before = self.before
        after = self.after
        bias = at + count * width
        out: i64 = 0
        while out < width:
            after[out] = weights[bias + out]
            out += 1
        place: i64 = 0
        while place < count:
            value = before[place]
            if value != 0.0:
                row = at + place * width
                out = 0
                while out < width:
                    after[out] += value * weights[row + out]
                    out += 1
            place += 1
        out = 0
        while out < width:
            after[out] = max(after[out], 0.0)
            out += 1

    def score(self, action: i64) -> float:
        """Give an action's score, or with the number of actions what the value is made of."""
        weights = self.weights
        last = self.before
        row = self.head + action * (self.width + 1)
        added = weights[row + self.width]
        place: i64 = 0
        while place < self.width:
            added += last[place] * weights[row + place]
            place += 1
        return added

    def policy(self, actions: vec[i64]) -> vec[float]:
        """Return the probability of each of the legal actions."""
        scores = vec[float](capacity=len(actions))
        best = -1e30
        for action in actions:
            score = self.score(action)
            scores = append(scores, score)
            best = max(best, score)
        total = 0.0
        place: i64 = 0
        while place < len(actions):
            scores[place] = exp(scores[place] - best)
            total += scores[place]
            place += 1
        place = 0
        while place < len(actions):
            scores[place] /= total
            place += 1
        return scores

    def chance(self) -> float:
        """Estimate the chance to win, 0 to 1."""
        grown = exp(2.0 * self.score(self.codes))
        return 1.0 - 1.0 / (grown + 1.0)


def rounded(number: float) -> float:
    """Round to whole hundredths, as what the network was trained on."""
    hundredths = number / UNIT
    return float(i64(hundredths + 0.5 if hundredths >= 0.0 else hundredths - 0.5)) * UNIT
