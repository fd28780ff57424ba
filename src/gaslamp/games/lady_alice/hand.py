"""Which markers another player has placed: exact, from what was turned up since."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.games.lady_alice.table import OF_EACH, VALUES


class Hand:
    """The possible values of a player's markers, in the order they were placed, with weights.

    A row of values is a number, two bits for each marker. There are never more than 1,680 rows,
    since there are three markers of each value (LA-04).
    """

    def __init__(self) -> None:
        """Begin with a full stock."""
        self.placed: i64 = 0
        self.rows = vec[i64]([0])
        self.weights = vec[float]([1.0])

    def place(self) -> None:
        """A marker of unknown value: each value left was equally likely."""
        rows = vec[i64]()
        weights = vec[float]()
        i: i64 = 0
        while i < len(self.rows):
            values = self._values_left(self.rows[i])
            share = self.weights[i] / float(len(values))
            for value in values:
                rows = append(rows, self.rows[i] | value << (2 * self.placed))
                weights = append(weights, share)
            i += 1
        self.placed += 1
        self.rows = rows
        self.weights = weights

    def _values_left(self, row: i64) -> vec[i64]:
        left = vec[i64](capacity=VALUES)
        value: i64 = 0
        while value < VALUES:
            if self._number_of(value, row) < OF_EACH:
                left = append(left, value)
            value += 1
        return left

    def _number_of(self, value: i64, row: i64) -> i64:
        found: i64 = 0
        number: i64 = 0
        while number < self.placed:
            if value_in(row, number) == value:
                found += 1
            number += 1
        return found

    def reveal(self, number: i64, value: i64) -> None:
        """Keep the rows in which the marker has this value."""
        rows = vec[i64]()
        weights = vec[float]()
        total = 0.0
        i: i64 = 0
        while i < len(self.rows):
            if value_in(self.rows[i], number) == value:
                rows = append(rows, self.rows[i])
                weights = append(weights, self.weights[i])
                total += self.weights[i]
            i += 1
        if total <= 0.0:
            raise ImpossibleSight(f"no marker number {number} of value {value}")
        i = 0
        while i < len(weights):
            weights[i] /= total
            i += 1
        self.rows = rows
        self.weights = weights

    def chance(self, number: i64, value: i64) -> float:
        """Tell how likely it is that a marker has this value."""
        total = 0.0
        i: i64 = 0
        while i < len(self.rows):
            if value_in(self.rows[i], number) == value:
                total += self.weights[i]
            i += 1
        return total

    def weight(self, row: i64) -> float:
        """Give a row's weight; 0 when it is excluded."""
        i: i64 = 0
        while i < len(self.rows):
            if self.rows[i] == row:
                return self.weights[i]
            i += 1
        return 0.0

    def sample(self, rng: Random) -> i64:
        """Draw a row by weight."""
        left = rng.random()
        i: i64 = 0
        while i < len(self.rows) - 1 and left >= self.weights[i]:
            left -= self.weights[i]
            i += 1
        return self.rows[i]


def value_in(row: i64, number: i64) -> i64:
    """Give the value of a marker, by its number in the row."""
    return row >> (2 * number) & 3
