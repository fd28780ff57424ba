"""What another player may hold and have placed: exact, from what was seen since."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.weights import sample_index, scale, total, zero_weights
from gaslamp.games.lady_alice.board import CLUES, NO_CLUE
from gaslamp.games.lady_alice.game_setup import OF_EACH, VALUES
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of
from gaslamp.games.lady_alice.rules.state import LadyAlice

CLUE_BITS: Final = 6
CLUE_MASK: Final = 63
VALUE_BITS: Final = 2


class Hand:
    """A player's possible rows with weights that add up to one; a hand is never changed.

    A row is a number: the player's clue, then the values of his markers in the order in which
    they were placed. There are never more than 1,680 rows for a clue, since there are three
    markers of each value (LA-04). While nothing that he does depends on his clue, it is `NO_CLUE`
    in every row: whatever he holds, his markers are as likely.

    A row's weight is a sum over the kinds of player that he may be; `kinds` holds each kind's share
    of it, row by row.
    """

    def __init__(self, placed: i64, rows: vec[i64], weights: vec[float], kinds: vec[float]) -> None:
        """Take rows of `placed` markers, with weights of any sum above zero."""
        added = total(weights)
        if added <= 0.0:
            raise ImpossibleSight("no clue and no markers of a player fit")
        scale(weights, added)
        self.placed = placed
        self.rows = rows
        self.weights = weights
        self.kinds = kinds

    def place(self) -> Hand:
        """Add a marker of unknown value; each value left is equally likely."""
        rows = vec[i64]()
        weights = vec[float]()
        kinds = vec[float]()
        i: i64 = 0
        while i < len(self.rows):
            values = values_left(self.rows[i], self.placed)
            for value in values:
                rows = append(rows, with_value(self.rows[i], self.placed, value))
                weights = append(weights, self.weights[i] / float(len(values)))
                kinds = self._add_kinds(kinds, i)
            i += 1
        return Hand(self.placed + 1, rows, weights, kinds)

    def reveal(self, number: i64, value: i64) -> Hand:
        """Keep the rows in which the marker has this value."""
        rows = vec[i64]()
        weights = vec[float]()
        kinds = vec[float]()
        i: i64 = 0
        while i < len(self.rows):
            if value_in(self.rows[i], number) == value:
                rows = append(rows, self.rows[i])
                weights = append(weights, self.weights[i])
                kinds = self._add_kinds(kinds, i)
            i += 1
        return Hand(self.placed, rows, weights, kinds)

    def keep(self, clues: i64) -> Hand:
        """Keep the rows with one of these clues."""
        rows = vec[i64]()
        weights = vec[float]()
        kinds = vec[float]()
        i: i64 = 0
        while i < len(self.rows):
            if clues >> clue_in(self.rows[i]) & 1:
                rows = append(rows, self.rows[i])
                weights = append(weights, self.weights[i])
                kinds = self._add_kinds(kinds, i)
            i += 1
        return Hand(self.placed, rows, weights, kinds)

    def _add_kinds(self, kinds: vec[float], row: i64) -> vec[float]:
        number = len(self.kinds) // len(self.rows)
        kind: i64 = 0
        while kind < number:
            kinds = append(kinds, self.kinds[row * number + kind])
            kind += 1
        return kinds

    def weight(self, row: i64) -> float:
        """Give a row's weight; 0 when it is excluded."""
        i: i64 = 0
        while i < len(self.rows):
            if self.rows[i] == row:
                return self.weights[i]
            i += 1
        return 0.0

    def sample_row(self, clue: i64, rng: Random) -> i64:
        """Draw a row by weight, among those with this clue."""
        fitting = zero_weights(len(self.rows))
        i: i64 = 0
        while i < len(self.rows):
            if clue_in(self.rows[i]) in (clue, NO_CLUE):
                fitting[i] = self.weights[i]
            i += 1
        scale(fitting, total(fitting))
        return self.rows[max(sample_index(fitting, rng), 0)]

    def chance(self, number: i64, value: i64) -> float:
        """Tell how likely it is that a marker has this value, whatever the clue is."""
        added = 0.0
        i: i64 = 0
        while i < len(self.rows):
            if value_in(self.rows[i], number) == value:
                added += self.weights[i]
            i += 1
        return added


def full_stock(clues: i64, shares: vec[float]) -> Hand:
    """Begin without a marker on the desk, each clue equally likely, by these shares of kinds."""
    rows = vec[i64]()
    weights = vec[float]()
    kinds = vec[float]()
    clue: i64 = 0
    while clue <= NO_CLUE:
        if clues >> clue & 1:
            rows = append(rows, clue)
            weights = append(weights, 1.0)
            for share in shares:
                kinds = append(kinds, share)
        clue += 1
    return Hand(0, rows, weights, kinds)


def clue_in(row: i64) -> i64:
    """Give the clue of a row."""
    return row & CLUE_MASK


def value_in(row: i64, number: i64) -> i64:
    """Give the value of a marker, by its number in the row."""
    return row >> (CLUE_BITS + VALUE_BITS * number) & 3


def with_value(row: i64, number: i64, value: i64) -> i64:
    """Add a marker to a row."""
    return row | value << (CLUE_BITS + VALUE_BITS * number)


def values_left(row: i64, placed: i64) -> vec[i64]:
    """List the values of which a player with this row still has a marker."""
    left = vec[i64](capacity=VALUES)
    value: i64 = 0
    while value < VALUES:
        found: i64 = 0
        number: i64 = 0
        while number < placed:
            if value_in(row, number) == value:
                found += 1
            number += 1
        if found < OF_EACH:
            left = append(left, value)
        value += 1
    return left


def row_of(world: LadyAlice, seat: i64, clue: i64) -> i64:
    """Give the values of a player's markers as a row with a clue."""
    row = clue
    number: i64 = 0
    for marker in world.desk.markers:
        if seat_of(marker) == seat:
            row = with_value(row, number, value_of(marker))
            number += 1
    return row


def put_row(world: LadyAlice, seat: i64, row: i64) -> None:
    """Give a player's markers the values of a row, and the player its clue if it has one."""
    if clue_in(row) < CLUES:
        world.evidence[seat] = clue_in(row)
    desk = world.desk
    number: i64 = 0
    place: i64 = 0
    while place < len(desk.markers):
        if seat_of(desk.markers[place]) == seat:
            desk.revalue(place, value_in(row, number))
            number += 1
        place += 1
