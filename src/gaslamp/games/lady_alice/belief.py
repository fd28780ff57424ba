"""Who holds what: exact, from what one player or a spectator sees.

Nothing that others do depends on their evidence, and a verdict counts smiles without saying
whose. So what is possible is a list of solutions, all equally likely; whoever does not know his
neighbours' clues finds each share of a solution among them as likely as any other. The values of
hidden markers depend on neither, nor on each other's owners.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.state import State
from gaslamp.games.lady_alice.actions import (
    EVIDENCE,
    EVIDENCE_HIDDEN,
    REVEAL,
    SMILES,
    TWINS,
    VALUE_HIDDEN,
)
from gaslamp.games.lady_alice.clues import CATEGORIES, CLUES, NO_CLUE, SIZE, bit, count
from gaslamp.games.lady_alice.deal import solutions
from gaslamp.games.lady_alice.hand import Hand, value_in
from gaslamp.games.lady_alice.rules import LadyAlice
from gaslamp.games.lady_alice.table import (
    DEALING,
    FIRST_TWIN,
    JUDGING,
    MARKERS,
    NO_PAIR,
    PAIRING,
    PAIRS,
    REVEALING,
    SECOND_TWIN,
    VERDICT,
)

SHARES: Final = 256  # what a category may give to a solution: any of its eight clues


class Verdict:
    """One combination and its smiles: the raw matter of all deduction."""

    def __init__(self, seat: i64, combination: i64, smiles: i64, *, accusation: bool) -> None:
        """Note who stated what, and what came of it."""
        self.seat = seat
        self.combination = combination
        self.smiles = smiles
        self.accusation = accusation


class EvidenceBelief(Belief):
    """The possible solutions, and the possible values of everybody's hidden markers."""

    def __init__(self, start: LadyAlice, viewer: i64) -> None:
        """Begin before the evidence is dealt."""
        self.viewer: i64 = viewer
        self.start = start.clone()
        self.table = start.clone()  # from the viewer's side: what it does not know is unknown
        self.solutions = solutions(start.seats, start.setup.size)
        self.tally = vec[i64]()
        self.hands = [Hand() for _ in range(start.seats)]
        self.verdicts: list[Verdict] = []

    def see(self, sight: i64, turn: i64) -> None:
        """Take in the own evidence, a verdict, a marker or its value."""
        table = self.table
        if EVIDENCE <= sight < EVIDENCE_HIDDEN:
            self._keep(bit(sight - EVIDENCE), 1)
        elif table.phase in (VERDICT, JUDGING):
            self._see_verdict(sight - SMILES)
        elif sight == VALUE_HIDDEN:
            self.hands[table.player].place()
        elif table.phase == REVEALING:
            self._see_reveal(table.desk.marker(table.marking, 1), sight - REVEAL)
        table.apply(sight)

    def _see_verdict(self, smiles: i64) -> None:
        table = self.table
        accusation = table.phase == JUDGING
        self.verdicts.append(Verdict(table.player, table.picks, smiles, accusation=accusation))
        self._keep(table.picks, smiles)

    def _keep(self, combination: i64, smiles: i64) -> None:
        """Keep the solutions that share so many clues with the combination."""
        kept = vec[i64](capacity=len(self.solutions))
        for solution in self.solutions:
            if count(solution & combination) == smiles:
                kept = append(kept, solution)
        if len(kept) == 0:
            raise ImpossibleSight(f"no solution gives {smiles} smiles")
        self.solutions = kept
        self.tally = vec[i64]()

    def _see_reveal(self, marker: i64, value: i64) -> None:
        seat = marker // MARKERS
        if seat != self.viewer:
            self.hands[seat].reveal(marker % MARKERS, value)

    def own_clue(self) -> i64:
        """Give the viewer's own evidence; `NO_CLUE` before the deal and for a spectator."""
        return self.table.evidence[self.viewer] if self.viewer >= 0 else NO_CLUE

    def strangers(self) -> i64:
        """Count the players whose evidence is unknown to the viewer."""
        known: i64 = 0 if self.own_clue() == NO_CLUE else 1
        return self.table.seats - known

    def chances(self) -> list[float]:
        """Give each clue's chance to be in the solution."""
        return [self._chance(clue // SIZE, clue % SIZE) for clue in range(CLUES)]

    def _chance(self, category: i64, place: i64) -> float:
        tally = self._tally()
        found: i64 = 0
        share: i64 = 0
        while share < SHARES:
            if share >> place & 1:
                found += tally[category * SHARES + share]
            share += 1
        return float(found) / float(len(self.solutions))

    def category_chance(self, category: i64, clues: i64) -> float:
        """Give a category's chance to have so many clues in the solution."""
        tally = self._tally()
        found: i64 = 0
        share: i64 = 0
        while share < SHARES:
            if count(share) == clues:
                found += tally[category * SHARES + share]
            share += 1
        return float(found) / float(len(self.solutions))

    def _tally(self) -> vec[i64]:
        """Count how many solutions have each share of each category; kept until they change."""
        if len(self.tally) == 0:
            tally = vec[i64]([0] * (CATEGORIES * SHARES))
            for solution in self.solutions:
                category: i64 = 0
                while category < CATEGORIES:
                    share = solution >> (category * SIZE) & (SHARES - 1)
                    tally[category * SHARES + share] += 1
                    category += 1
            self.tally = tally
        return self.tally

    def weight(self, world: State) -> float:
        """Give the weight of the world's evidence and marker values, if all that is seen fits."""
        assert isinstance(world, LadyAlice)
        if world.phase in (PAIRING, DEALING):
            return self._weight_of_deal(world)
        if self._world(world).key() != world.key() or world.solution() not in self.solutions:
            return 0.0
        weight = 1.0 / float(len(self.solutions) * shares(self.strangers()))
        for seat in range(world.seats):
            if seat != self.viewer:
                weight *= self.hands[seat].weight(row_of(world, seat))
        return weight

    def _weight_of_deal(self, world: LadyAlice) -> float:
        """Deal again as in this world; the own clue was as likely as any other."""
        if self._world(world).key() != world.key():
            return 0.0
        replay = self.start.clone()
        weight = 1.0 if self.own_clue() == NO_CLUE else float(CATEGORIES * world.setup.size)
        while replay.phase != world.phase or replay.player != world.player:
            drawn = world.evidence[replay.player]
            action = TWINS + world.twins if replay.phase == PAIRING else EVIDENCE + drawn
            draws = replay.legal_actions()
            if action not in draws:
                return 0.0
            weight /= float(len(draws))
            replay.apply(action)
        return weight

    def _world(self, told: LadyAlice) -> LadyAlice:
        """Fill in what the viewer does not know as another world tells it."""
        world = self.table.clone()
        world.twins = told.twins
        for seat in range(world.seats):
            if seat != self.viewer:
                world.evidence[seat] = told.evidence[seat]
                put_row(world, seat, row_of(told, seat))
        return world

    def sample(self, rng: Random) -> State:
        """Share out a solution, and give every hidden marker a value."""
        world = self.table.clone()
        self._share_out(self.solutions[rng.randrange(len(self.solutions))], world, rng)
        for seat in range(world.seats):
            if seat != self.viewer:
                put_row(world, seat, self.hands[seat].sample(rng))
        return world

    def _share_out(self, solution: i64, world: LadyAlice, rng: Random) -> None:
        """Deal a solution's clues at random to those whose evidence is unknown."""
        own = self.own_clue()
        clues = [clue for clue in range(CLUES) if solution >> clue & 1 and clue != own]
        share = vec[i64]([own] * world.seats)
        for seat in range(world.seats):
            if own == NO_CLUE or seat != self.viewer:
                share[seat] = clues.pop(rng.randrange(len(clues)))
        if world.phase == DEALING and world.seats == 5:
            world.twins = pair_of(share)
        dealt = world.player if world.phase in (PAIRING, DEALING) else world.seats
        for seat in range(dealt):
            world.evidence[seat] = share[seat]


def shares(players: i64) -> i64:
    """Count the ways to share out as many clues as there are players."""
    ways: i64 = 1
    while players > 1:
        ways *= players
        players -= 1
    return ways


def pair_of(evidence: vec[i64]) -> i64:
    """Find the two of five players who share a category."""
    pair: i64 = 0
    while pair < PAIRS:
        if evidence[FIRST_TWIN[pair]] // SIZE == evidence[SECOND_TWIN[pair]] // SIZE:
            return pair
        pair += 1
    return NO_PAIR


def row_of(world: LadyAlice, seat: i64) -> i64:
    """Give the values of a player's markers as a row."""
    row: i64 = 0
    number: i64 = 0
    while number < i64(world.desk.placed[seat]):
        row |= i64(world.desk.values[seat * MARKERS + number]) << (2 * number)
        number += 1
    return row


def put_row(world: LadyAlice, seat: i64, row: i64) -> None:
    """Give a player's markers the values of a row."""
    number: i64 = 0
    while number < i64(world.desk.placed[seat]):
        world.desk.values[seat * MARKERS + number] = u8(value_in(row, number))
        number += 1
