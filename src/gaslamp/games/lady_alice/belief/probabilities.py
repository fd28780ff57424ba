"""What follows from a list of solutions: how likely each clue is, and each player to hold it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.bits import count
from gaslamp.core.weights import scale, total, zero_weights
from gaslamp.games.lady_alice.belief.sharing import Sharing
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, NO_CLUE, SIZE

SHARES: Final = 256  # what a category may give to a solution: any of its eight clues


class Probabilities:
    """Probabilities by solution, by clue, by category, and by seat and clue."""

    def __init__(self, seats: i64) -> None:
        """Begin with nothing."""
        self.seats: i64 = seats
        self.sum = 0.0  # of all ways to deal all solutions, as they were weighed
        self.solutions = vec[float]()  # in their order; empty where all are equally likely
        self.clues = zero_weights(CLUES)
        self.shares = zero_weights(CATEGORIES * SHARES)  # by category and what it gives
        self.held = zero_weights(seats * CLUES)  # by seat and clue

    def add(self, solution: i64, weight: float) -> None:
        """Count a solution's share of each category."""
        category: i64 = 0
        while category < CATEGORIES:
            share = solution >> (category * SIZE) & (SHARES - 1)
            self.shares[category * SHARES + share] += weight
            category += 1

    def add_up(self) -> None:
        """Find each clue's chance from the shares of its category."""
        place: i64 = 0
        while place < CATEGORIES * SHARES:
            if self.shares[place] > 0.0:
                first = place // SHARES * SIZE
                clue: i64 = 0
                while clue < SIZE:
                    if place >> clue & 1:
                        self.clues[first + clue] += self.shares[place]
                    clue += 1
            place += 1

    def category(self, category: i64, clues: i64) -> float:
        """Give a category's chance to have a number of clues in the solution."""
        found = 0.0
        share: i64 = 0
        while share < SHARES:
            if count(share) == clues:
                found += self.shares[category * SHARES + share]
            share += 1
        return found

    def held_by(self, seat: i64, clue: i64) -> float:
        """Give a seat's chance to hold a clue."""
        return self.held[seat * CLUES + clue]


def even_chances(solutions: vec[i64], seats: i64, viewer: i64, own: i64) -> Probabilities:
    """Weigh solutions that are all equally likely, and so is every way to share them out.

    Whoever does not know his neighbours' clues finds them all alike.
    """
    chances = Probabilities(seats)
    for solution in solutions:
        chances.add(solution, 1.0)
    scale(chances.shares, float(len(solutions)))
    chances.add_up()
    strangers = float(seats if own == NO_CLUE else seats - 1)
    for seat in range(seats):
        for clue in range(CLUES):
            known = own != NO_CLUE and (seat == viewer or clue == own)
            mine = 1.0 if seat == viewer and clue == own else 0.0
            even = chances.clues[clue] / strangers
            chances.held[seat * CLUES + clue] = mine if known else even
    return chances


def weighed_chances(solutions: vec[i64], seats: i64, likely: vec[float]) -> Probabilities:
    """Weigh solutions by how likely each player is to hold each clue."""
    chances = Probabilities(seats)
    sharing = Sharing(seats, likely)
    for solution in solutions:
        weight = sharing.add_held(solution, chances.held)
        chances.solutions = append(chances.solutions, weight)
        chances.sum += weight
        chances.add(solution, weight)
    scale(chances.solutions, chances.sum)
    scale(chances.shares, chances.sum)
    scale(chances.held, chances.sum)
    chances.add_up()
    return chances


def weighed_solutions(solutions: vec[i64], seats: i64, likely: vec[float]) -> vec[float]:
    """Weigh the solutions alone, by how likely each player is to hold each clue."""
    sharing = Sharing(seats, likely)
    weights = vec[float](capacity=len(solutions))
    for solution in solutions:
        weights = append(weights, sharing.weigh(solution))
    scale(weights, total(weights))
    return weights


def check_possible(solutions: vec[i64], seats: i64, likely: vec[float]) -> None:
    """Refuse what leaves no way to deal any solution."""
    sharing = Sharing(seats, likely)
    for solution in solutions:
        if sharing.weigh(solution) > 0.0:
            return
    raise ImpossibleSight("no deal fits how the players are taken to play")
