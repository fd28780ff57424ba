"""Rows of weights: what a trail is made of."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.position import no_numbers


class Layer:
    """The rows after one move: circle, demands met, and a weight for each hideout."""

    def __init__(self) -> None:
        """Begin without rows."""
        self.circles = vec[i64]()
        self.masks = vec[i64]()
        self.rows: list[vec[float]] = []
        self.newest = no_numbers(CIRCLES + 1)  # by circle: 1 + its newest row
        self.older = vec[i64]()  # by row: an older one of the same circle

    def row(self, circle: i64, mask: i64, zeros: vec[float]) -> vec[float]:
        """Find a row, or make it."""
        i = self.newest[circle] - 1
        while i >= 0:
            if self.masks[i] == mask:
                return self.rows[i]
            i = self.older[i]
        self.circles = append(self.circles, circle)
        self.masks = append(self.masks, mask)
        self.older = append(self.older, self.newest[circle] - 1)
        self.newest[circle] = len(self.rows) + 1
        fresh = zeros[:]
        self.rows.append(fresh)
        return fresh


class Path:
    """A hideout and the circles of one way through the night, a coach's both."""

    def __init__(self, hideout: i64, circles: vec[i64]) -> None:
        """Hold them."""
        self.hideout = hideout
        self.circles = circles


def add_scaled(to: vec[float], row: vec[float], factor: float) -> None:
    """Add a multiple of a row to another."""
    i: i64 = 0
    length: i64 = len(row)
    while i < length:
        to[i] += factor * row[i]
        i += 1


def sum_of(row: vec[float]) -> float:
    """Add up a row."""
    total = 0.0
    i: i64 = 0
    length: i64 = len(row)
    while i < length:
        total += row[i]
        i += 1
    return total


def normalised(weights: vec[float]) -> vec[float]:
    """Scale weights to a sum of one."""
    total = sum_of(weights)
    i: i64 = 0
    while i < len(weights):
        weights[i] /= total
        i += 1
    return weights


def drawn(weights: vec[float], rng: Random) -> i64:
    """Draw an index by weight."""
    left = rng.random() * sum_of(weights)
    chosen: i64 = 0
    i: i64 = 0
    while i < len(weights) and left >= 0.0:
        if weights[i] > 0.0:
            chosen = i
            left -= weights[i]
        i += 1
    return chosen


def reverse(numbers: vec[i64]) -> vec[i64]:
    """Turn a list round."""
    turned = vec[i64](capacity=len(numbers))
    i: i64 = len(numbers) - 1
    while i >= 0:
        turned = append(turned, numbers[i])
        i -= 1
    return turned
