"""One night's paths, all of them, as layers of rows: exact as long as they are not too many."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.circle_edges import CircleEdges, circle_edges_of
from gaslamp.games.whitechapel.belief.paths.coarse_demands import NO_COARSE_DEMANDS
from gaslamp.games.whitechapel.belief.paths.coarsening import coarsened, most_met, unmet_by_some
from gaslamp.games.whitechapel.belief.paths.evidence import Evidence, Visits
from gaslamp.games.whitechapel.belief.paths.future_filter import (
    FutureFilter,
    filter_before,
    last_filter,
)
from gaslamp.games.whitechapel.belief.paths.layers import (
    Layer,
    ScratchTable,
    numbers_above_zero,
    ones,
    those_above_zero,
)
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares, passed_by
from gaslamp.games.whitechapel.belief.paths.propagation import BackwardPass, propagate
from gaslamp.games.whitechapel.belief.paths.row_edges import RowEdges

COACH_WIDTH: Final = 3  # a coach ride may have three times as many edges
FIRST_TRY: Final = 4  # a first try takes a quarter of the edges


class Night:
    """The murder, Jack's steps, what was found out, and the rows that follow from it."""

    def __init__(self, murders: vec[i64], most_row_edges: i64) -> None:
        """Begin at the murder; after two, either can have been the first."""
        self.murders = murders
        self.most_row_edges = most_row_edges
        self.evidence = Evidence()
        self.visits = [Visits(self.evidence, 0)]
        self.steps: list[MoveShares] = []
        self.silent = vec[i64]([0])  # by move: 1 if he could have announced his hideout and did not
        self.edges: list[CircleEdges] = []
        self.layers = [self._murder_layer()]
        self.future_filters: list[FutureFilter] = []  # as of the last answer
        self.row_edges: list[RowEdges] = []  # as far as they are laid out
        self.counts: list[
            vec[i64]
        ] = []  # by move, as of the last answer: the row edges of each row
        self.known_backward_weights: list[
            vec[float]
        ] = []  # by layer, while they are known: what comes later
        self.scratch = ScratchTable(0)

    def clone(self) -> Night:
        """Copy it; layers, edges and steps never change."""
        copy = Night(self.murders, self.most_row_edges)
        copy.evidence = self.evidence.clone()
        copy.visits = self.visits[:]
        copy.steps = self.steps[:]
        copy.silent = self.silent[:]
        copy.edges = self.edges[:]
        copy.layers = self.layers[:]
        copy.future_filters = self.future_filters
        copy.row_edges = self.row_edges[:]
        copy.counts = self.counts[:]
        copy.known_backward_weights = self.known_backward_weights[:]
        return copy

    def moves(self) -> i64:
        """Count the moves so far."""
        return len(self.steps)

    def now(self) -> Layer:
        """Give the present layer, which has at most one row for each circle."""
        return self.layers[self.moves()]

    def is_exact(self) -> bool:
        """Tell whether no demand was too much to keep."""
        return self.now().coarse.demands == 0

    def _murder_layer(self) -> Layer:
        layer = Layer(NO_COARSE_DEMANDS)
        circle: i64 = 1
        while circle <= CIRCLES:
            layer.first[circle] = len(layer.met)
            closed = self.evidence.is_barred(circle, 0) or self.evidence.is_closed(circle, 0)
            if circle in self.murders and not closed:
                layer.met = append(layer.met, self.visits[0].met[circle])
                layer.weights = append(layer.weights, 1.0 / float(len(self.murders)))
            circle += 1
        layer.first[CIRCLES + 1] = len(layer.met)
        return layer

    def add_step(self, step: MoveShares) -> None:
        """Add a move of Jack's."""
        before = self.now()
        self.steps.append(step)
        self.silent = append(self.silent, 0)
        self.visits.append(Visits(self.evidence, self.moves()))
        self._add_edges(self.moves(), before.marks())
        edges = self.edges[self.moves() - 1]
        future = last_filter(edges.ends(), self.evidence.everything())
        self.layers.append(propagate(before, edges, future, self.scratch_table()))
        self.known_backward_weights = []

    def _add_edges(self, move: i64, marks: vec[i64]) -> None:
        step, visits = self.steps[move - 1], self.visits[move]
        self.edges.append(circle_edges_of(step, self.evidence, visits, move, marks))

    def remove_last_step(self) -> None:
        """Forget the last move."""
        self.steps.pop()
        self.visits.pop()
        self.edges.pop()
        self.layers.pop()
        self.silent = self.silent[: len(self.layers)]
        self._drop_row_edges()

    def _drop_row_edges(self) -> None:
        """Drop what leads to the present."""
        while len(self.row_edges) > 0 and len(self.row_edges) >= self.moves():
            self.row_edges.pop()
        while len(self.counts) > 0 and len(self.counts) >= self.moves():
            self.counts.pop()
        self.known_backward_weights = []

    def exclude(self, circle: i64) -> None:
        """Exclude the circle as Jack's present one."""
        self.evidence.close(circle, self.moves())
        self.layers[self.moves()] = self.now().without(circle)
        self._drop_row_edges()

    def scratch_table(self) -> ScratchTable:
        """Give a scratch table that is large enough."""
        if len(self.scratch.weights) <= self.evidence.everything():
            self.scratch = ScratchTable(len(self.evidence.demands))
        return self.scratch

    def rebuild(self) -> None:
        """Make all layers again, after an answer."""
        self.visits = [Visits(self.evidence, move) for move in range(self.moves() + 1)]
        self.layers = [self._murder_layer()]
        self.edges = []
        self.row_edges = []
        marks = self.layers[0].marks()
        move: i64 = 1
        while move <= self.moves():
            self._add_edges(move, marks)
            marks = self.edges[move - 1].ends()
            move += 1
        self.future_filters = self._make_future_filters(marks)
        self._propagate_all()
        self._drop_dead_ends()
        if not self.is_exact():
            self._retry_without_coarse_demands()

    def _make_future_filters(self, marks: vec[i64]) -> list[FutureFilter]:
        """Make the filters, from the present back to the murder."""
        filters = [last_filter(marks, self.evidence.everything())]
        move = self.moves() - 1
        while move >= 0:
            filters.append(filter_before(self.edges[move], filters[len(filters) - 1]))
            move -= 1
        filters.reverse()
        return filters

    def _propagate_all(self) -> None:
        """Make the layers one after the other; where they get too wide, make demands coarse."""
        scratch = self.scratch_table()
        move: i64 = 0
        while move < self.moves():
            layer = self.layers[move]
            unmet = unmet_by_some(layer, self.evidence.everything())
            while unmet != 0 and self._has_more_edges(
                layer, move, self.most_row_edges // FIRST_TRY
            ):
                demands = self.evidence.together(most_met(layer, unmet))
                layer = coarsened(layer, demands, scratch)
                unmet &= ~layer.coarse.demands
            self.layers[move] = layer
            self.layers.append(
                propagate(layer, self.edges[move], self.future_filters[move + 1], scratch)
            )
            move += 1

    def _has_more_edges(self, layer: Layer, move: i64, most: i64) -> bool:
        """Tell whether more edges than `most` lead on from a layer; a coach ride may have more."""
        return count_row_edges(layer, self.edges[move]) > most * (
            COACH_WIDTH if self.is_coach(move) else 1
        )

    def _retry_without_coarse_demands(self) -> None:
        """Try again with exact demands, only for rows whose coarse rows have a future."""
        guides = self.layers
        self.layers = [self._murder_layer()]
        move: i64 = 0
        while move < self.moves():
            if self._has_more_edges(self.layers[move], move, self.most_row_edges):
                self.layers = guides
                return
            future = self.future_filters[move + 1]
            future.guide = guides[move + 1]
            self.layers.append(
                propagate(self.layers[move], self.edges[move], future, self.scratch_table())
            )
            future.guide = None
            move += 1
        self._drop_dead_ends()

    def _drop_dead_ends(self) -> None:
        """Leave out the rows without a future; for the others, keep the backward weights."""
        later = ones(len(self.now().met))
        self.known_backward_weights = [later]
        self.counts = []
        move = self.moves() - 1
        while move >= 0:
            layer, returned = self.layers[move], self._backward_pass(move)
            back = returned.run(later)
            self.layers[move] = layer.where(back)
            later = those_above_zero(back)
            self.known_backward_weights.append(later)
            self.counts.append(numbers_above_zero(returned.counts))
            move -= 1
        self.known_backward_weights.reverse()
        self.counts.reverse()

    def _backward_pass(self, move: i64) -> BackwardPass:
        return BackwardPass(
            self.layers[move], self.edges[move], self.layers[move + 1], self.scratch_table()
        )

    def backward_weights(self) -> list[vec[float]]:
        """Give the weight of what comes later of each row, layer by layer."""
        if len(self.known_backward_weights) == 0:
            self.known_backward_weights = self.backward_weights_from(ones(len(self.now().met)))
        return self.known_backward_weights

    def backward_weights_from(self, later: vec[float]) -> list[vec[float]]:
        """Give what comes later of each row, where the present rows count so much."""
        backs = [later]
        move = self.moves() - 1
        while move >= 0:
            later = self._backward_pass(move).run(later)
            backs.append(later)
            move -= 1
        backs.reverse()
        return backs

    def is_visited(self, circle: i64) -> bool:
        """Tell whether some path can have come to a circle."""
        move: i64 = 0
        while move <= self.moves():
            if self.layers[move].has(circle):
                return True
            if move < self.moves() and self.is_coach(move) and self._is_passed(move, circle):
                return True
            move += 1
        return False

    def _is_passed(self, move: i64, circle: i64) -> bool:
        """Tell whether a coach can have passed a circle."""
        step, edges = self.steps[move], self.edges[move]
        i: i64 = 0
        while i < len(step.moves):
            if passed_by(step.moves[i]) == circle and edges.of_move[i] >= 0:
                return True
            i += 1
        return False

    def is_coach(self, move: i64) -> bool:
        """Tell whether a step was a coach ride, to its end."""
        step = self.steps[move]
        return len(step.moves) > 0 and passed_by(step.moves[0]) != 0

    def can_go_on(self, move: i64, circle: i64, met: i64) -> bool:
        """Tell whether nothing is known that would stop a path here, with all demands exact."""
        return move >= len(self.future_filters) or self.future_filters[move].keeps(circle, met, 0)

    def met_as_row_knows(self, move: i64, i: i64, noted: i64) -> i64:
        """Give what a row knows after one of a step's moves; -1 where it can't have been made."""
        edges = self.edges[move]
        a = edges.of_move[i]
        coarse, after = self.layers[move].coarse, self.layers[move + 1].coarse
        if a < 0 or noted & coarse.exact(edges.alone[a]) != 0:
            return -1
        again = noted & coarse.exact(edges.again[a])
        more = coarse.more(edges.gain[a] | edges.again[a])
        return after.counted(
            coarse.counted(noted | coarse.exact(edges.gain[a]) | again << 1, more), 0
        )

    def lay_out_row_edges(self) -> list[RowEdges]:
        """Lay out the edges between rows up to the present."""
        while len(self.row_edges) < self.moves():
            move = len(self.row_edges)
            row_edges = RowEdges(
                self.layers[move], self.edges[move], self.layers[move + 1], self.scratch_table()
            )
            row_edges.lay_out(self.counts[move] if move < len(self.counts) else vec[i64]())
            self.row_edges.append(row_edges)
        return self.row_edges


def count_row_edges(layer: Layer, edges: CircleEdges) -> i64:
    """Count the edges from the rows of a layer to the next."""
    found: i64 = 0
    end: i64 = 1
    while end <= CIRCLES:
        a = edges.first[end]
        while a < edges.past[end]:
            found += layer.first[edges.start[a] + 1] - layer.first[edges.start[a]]
            a += 1
        end += 1
    return found
