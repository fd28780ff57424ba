"""The moves that the evidence allows, grouped by where they end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import count
from gaslamp.core.weights import no_numbers, no_weights
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.evidence import Evidence, Visits
from gaslamp.games.whitechapel.belief.steps import Step, end_of, passed_by


class Arcs:
    """One step as arcs between circles; coach rides that mean the same are one arc.

    Arc `a` leads from `start[a]`. Along it a set of met demands becomes
    `met | gain[a] | (met & again[a]) << 1`, unless it has a member of `alone[a]`.
    """

    def __init__(self) -> None:
        """Begin without arcs."""
        self.first = no_numbers(CIRCLES + 2)  # by end: where its arcs begin
        self.past = no_numbers(CIRCLES + 1)  # and where they end
        self.start = vec[i64]()
        self.gain = vec[i64]()
        self.again = vec[i64]()
        self.alone = vec[i64]()
        self.share = vec[float]()
        self.of_move = vec[i64]()  # by move of the step: its arc, -1 where it is excluded
        self.move = vec[i64]()  # by arc: the first move along it
        self.is_single = True  # no arc has more than one move

    def add_up(self, shares: vec[float]) -> vec[float]:
        """Give each arc the sum of its moves' shares."""
        sums = no_weights(len(self.start))
        i: i64 = 0
        while i < len(shares):
            if self.of_move[i] >= 0:
                sums[self.of_move[i]] += shares[i]
            i += 1
        return sums

    def ends(self) -> vec[i64]:
        """Mark the circles where arcs end."""
        marks = no_numbers(CIRCLES + 1)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.first[circle] < self.past[circle]:
                marks[circle] = 1
            circle += 1
        return marks

    def most_met(self, a: i64) -> i64:
        """Count the demands that an arc can meet at most."""
        return count(self.gain[a] | self.again[a])


def arcs_of(step: Step, evidence: Evidence, visits: Visits, move: i64, reached: vec[i64]) -> Arcs:
    """Make the arcs of a step, from the circles that have a mark."""
    arcs = Arcs()
    allowed = _allowed(step, evidence, move, reached)
    _make_room(arcs, step, allowed)
    i: i64 = 0
    while i < len(step.moves):
        if allowed[i] != 0:
            _put(arcs, step, visits, i)
        i += 1
    arcs.share = arcs.add_up(step.shares)
    return arcs


def _allowed(step: Step, evidence: Evidence, move: i64, reached: vec[i64]) -> vec[i64]:
    """Mark the moves that nothing excludes."""
    marks = no_numbers(len(step.moves))
    i: i64 = 0
    while i < len(step.moves):
        end = end_of(step.moves[i])
        if (
            reached[step.starts[i]] != 0
            and not evidence.is_barred(end, move)
            and not evidence.is_closed(end, move)
            and not evidence.is_barred(passed_by(step.moves[i]), move)
        ):
            marks[i] = 1
        i += 1
    return marks


def _make_room(arcs: Arcs, step: Step, allowed: vec[i64]) -> None:
    """Lay out the arcs by their ends."""
    total: i64 = 0
    i: i64 = 0
    while i < len(allowed):
        if allowed[i] != 0:
            arcs.first[end_of(step.moves[i]) + 1] += 1
            total += 1
        i += 1
    circle: i64 = 1
    while circle <= CIRCLES:
        arcs.first[circle + 1] += arcs.first[circle]
        arcs.past[circle] = arcs.first[circle]
        circle += 1
    arcs.start = no_numbers(total)
    arcs.gain = no_numbers(total)
    arcs.again = no_numbers(total)
    arcs.alone = no_numbers(total)
    arcs.move = no_numbers(total)
    arcs.of_move = no_numbers(len(step.moves))
    i = 0
    while i < len(arcs.of_move):
        arcs.of_move[i] = -1
        i += 1


def _put(arcs: Arcs, step: Step, visits: Visits, i: i64) -> None:
    """Put a move's arc behind the others with its end, or find it there."""
    start, end, passed = step.starts[i], end_of(step.moves[i]), passed_by(step.moves[i])
    gain = visits.met[passed] | visits.met[end]
    again = visits.again[passed] | visits.again[end]
    alone = visits.alone[passed] | visits.alone[end]
    a = arcs.past[end] - 1
    while a >= arcs.first[end] and arcs.start[a] == start:
        if arcs.gain[a] == gain and arcs.again[a] == again and arcs.alone[a] == alone:
            arcs.of_move[i] = a
            arcs.is_single = False
            return
        a -= 1
    a = arcs.past[end]
    arcs.past[end] = a + 1
    arcs.start[a] = start
    arcs.gain[a] = gain
    arcs.again[a] = again
    arcs.alone[a] = alone
    arcs.move[a] = i
    arcs.of_move[i] = a
