"""Rows: Jack's paths merged by where they have come to and which demands they have met."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.coarse_demands import CoarseDemands

NOWHERE: Final = -1


class Layer:
    """The rows after one move, circle by circle: each has a set of met demands and a weight."""

    def __init__(self, coarse: CoarseDemands) -> None:
        """Begin without rows; of coarse demands only the number met is known."""
        self.first = zeros(CIRCLES + 2)  # by circle: where its rows begin
        self.met = vec[i64]()
        self.weights = vec[float]()  # of all paths from the murder to a row
        self.coarse = coarse

    def has(self, circle: i64) -> bool:
        """Tell whether a circle has rows."""
        return self.first[circle] < self.first[circle + 1]

    def find(self, circle: i64, met: i64) -> i64:
        """Find a row; `NOWHERE` where there is none."""
        r = self.first[circle]
        while r < self.first[circle + 1]:
            if self.met[r] == met:
                return r
            r += 1
        return NOWHERE

    def circles(self) -> vec[i64]:
        """Give the circle of each row."""
        found = zeros(len(self.met))
        circle: i64 = 1
        while circle <= CIRCLES:
            r = self.first[circle]
            while r < self.first[circle + 1]:
                found[r] = circle
                r += 1
            circle += 1
        return found

    def marks(self) -> vec[i64]:
        """Mark the circles that have rows."""
        marks = zeros(CIRCLES + 1)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.has(circle):
                marks[circle] = 1
            circle += 1
        return marks

    def without(self, circle: i64) -> Layer:
        """Leave out the rows of a circle."""
        counted = ones(len(self.met))
        r = self.first[circle]
        while r < self.first[circle + 1]:
            counted[r] = 0.0
            r += 1
        return self.where(counted)

    def where(self, counted: vec[float]) -> Layer:
        """Keep the rows that have a weight in a list."""
        kept = Layer(self.coarse)
        circle: i64 = 1
        while circle <= CIRCLES:
            kept.first[circle] = len(kept.met)
            r = self.first[circle]
            while r < self.first[circle + 1]:
                if counted[r] > 0.0:
                    kept.met = append(kept.met, self.met[r])
                    kept.weights = append(kept.weights, self.weights[r])
                r += 1
            circle += 1
        kept.first[CIRCLES + 1] = len(kept.met)
        return kept


class ScratchTable:
    """A number for each set of met demands, for use within one function; all 0 between uses."""

    def __init__(self, demands: i64) -> None:
        """Make room for every set of this many demands."""
        self.weights = zero_weights(bit(demands))
        self.rows = vec[i64]()  # 1 + the row of each set, made when first needed
        self.touched = vec[i64]()

    def lay_rows(self, layer: Layer, circle: i64) -> None:
        """Put each row's number beside its set."""
        if len(self.rows) == 0:
            self.rows = zeros(len(self.weights))
        r = layer.first[circle]
        while r < layer.first[circle + 1]:
            self.rows[layer.met[r]] = r + 1
            r += 1

    def clear_rows(self, layer: Layer, circle: i64) -> None:
        """Take the numbers away."""
        r = layer.first[circle]
        while r < layer.first[circle + 1]:
            self.rows[layer.met[r]] = 0
            r += 1

    def lay_weights(self, layer: Layer, circle: i64, weights: vec[float]) -> None:
        """Put a weight of each row beside its set."""
        r = layer.first[circle]
        while r < layer.first[circle + 1]:
            self.weights[layer.met[r]] = weights[r]
            r += 1

    def clear_weights(self, layer: Layer, circle: i64) -> None:
        """Take the weights away."""
        r = layer.first[circle]
        while r < layer.first[circle + 1]:
            self.weights[layer.met[r]] = 0.0
            r += 1


def ones(length: i64) -> vec[float]:
    """Make a list of ones."""
    weights = vec[float](capacity=length)
    i: i64 = 0
    while i < length:
        weights = append(weights, 1.0)
        i += 1
    return weights


def numbers_above_zero(numbers: vec[i64]) -> vec[i64]:
    """Leave out the zeros."""
    kept = vec[i64](capacity=len(numbers))
    for number in numbers:
        if number > 0:
            kept = append(kept, number)
    return kept


def those_above_zero(weights: vec[float]) -> vec[float]:
    """Leave out the zeros."""
    kept = vec[float]()
    for weight in weights:
        if weight > 0.0:
            kept = append(kept, weight)
    return kept
