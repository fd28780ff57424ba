"""The moves that the evidence allows, grouped by where they end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import count
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.evidence import Evidence, Visits
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares, end_of, passed_by


class CircleEdges:
    """One step as edges between circles; coach rides that mean the same are one edge.

    Edge `a` leads from `start[a]`. Along it a set of met demands becomes
    `met | gain[a] | (met & again[a]) << 1`, unless it has a member of `alone[a]`.
    """

    def __init__(self) -> None:
        """Begin without edges."""
        self.first = zeros(CIRCLES + 2)  # by end: where its edges begin
        self.past = zeros(CIRCLES + 1)  # and where they end
        self.start = vec[i64]()
        self.gain = vec[i64]()
        self.again = vec[i64]()
        self.alone = vec[i64]()
        self.share = vec[float]()
        self.of_move = vec[i64]()  # by move of the step: its edge, -1 where it is excluded
        self.move = vec[i64]()  # by edge: the first move along it
        self.is_single = True  # no edge has more than one move

    def add_up(self, shares: vec[float]) -> vec[float]:
        """Give each edge the sum of its moves' shares."""
        sums = zero_weights(len(self.start))
        i: i64 = 0
        while i < len(shares):
            if self.of_move[i] >= 0:
                sums[self.of_move[i]] += shares[i]
            i += 1
        return sums

    def ends(self) -> vec[i64]:
        """Mark the circles where edges end."""
        marks = zeros(CIRCLES + 1)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.first[circle] < self.past[circle]:
                marks[circle] = 1
            circle += 1
        return marks

    def most_met(self, a: i64) -> i64:
        """Count the demands that an edge can meet at most."""
        return count(self.gain[a] | self.again[a])


def circle_edges_of(
    step: MoveShares, evidence: Evidence, visits: Visits, move: i64, reached: vec[i64]
) -> CircleEdges:
    """Make the edges of a step, from the circles that have a mark."""
    edges = CircleEdges()
    allowed = _allowed(step, evidence, move, reached)
    _make_room(edges, step, allowed)
    i: i64 = 0
    while i < len(step.moves):
        if allowed[i] != 0:
            _put(edges, step, visits, i)
        i += 1
    edges.share = edges.add_up(step.shares)
    return edges


def _allowed(step: MoveShares, evidence: Evidence, move: i64, reached: vec[i64]) -> vec[i64]:
    """Mark the moves that nothing excludes."""
    marks = zeros(len(step.moves))
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


def _make_room(edges: CircleEdges, step: MoveShares, allowed: vec[i64]) -> None:
    """Lay out the edges by their ends."""
    total: i64 = 0
    i: i64 = 0
    while i < len(allowed):
        if allowed[i] != 0:
            edges.first[end_of(step.moves[i]) + 1] += 1
            total += 1
        i += 1
    circle: i64 = 1
    while circle <= CIRCLES:
        edges.first[circle + 1] += edges.first[circle]
        edges.past[circle] = edges.first[circle]
        circle += 1
    edges.start = zeros(total)
    edges.gain = zeros(total)
    edges.again = zeros(total)
    edges.alone = zeros(total)
    edges.move = zeros(total)
    edges.of_move = zeros(len(step.moves))
    i = 0
    while i < len(edges.of_move):
        edges.of_move[i] = -1
        i += 1


def _put(edges: CircleEdges, step: MoveShares, visits: Visits, i: i64) -> None:
    """Put a move's edge behind the others with its end, or find it there."""
    start, end, passed = step.starts[i], end_of(step.moves[i]), passed_by(step.moves[i])
    gain = visits.met[passed] | visits.met[end]
    again = visits.again[passed] | visits.again[end]
    alone = visits.alone[passed] | visits.alone[end]
    a = edges.past[end] - 1
    while a >= edges.first[end] and edges.start[a] == start:
        if edges.gain[a] == gain and edges.again[a] == again and edges.alone[a] == alone:
            edges.of_move[i] = a
            edges.is_single = False
            return
        a -= 1
    a = edges.past[end]
    edges.past[end] = a + 1
    edges.start[a] = start
    edges.gain[a] = gain
    edges.again[a] = again
    edges.alone[a] = alone
    edges.move[a] = i
    edges.of_move[i] = a
