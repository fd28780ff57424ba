"""One night's paths, all of them, as layers of rows: exact as long as they are not too many."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.arcs import Arcs, arcs_of
from gaslamp.games.whitechapel.belief.blur import SHARP
from gaslamp.games.whitechapel.belief.blurring import blurred, most_met, unmet_by_some
from gaslamp.games.whitechapel.belief.evidence import Evidence, Visits
from gaslamp.games.whitechapel.belief.growth import Return, grow
from gaslamp.games.whitechapel.belief.layers import (
    Layer,
    Shelf,
    numbers_above_zero,
    ones,
    those_above_zero,
)
from gaslamp.games.whitechapel.belief.sieves import Sieve, last_sieve, sieve_before
from gaslamp.games.whitechapel.belief.steps import Step, passed_by
from gaslamp.games.whitechapel.belief.ways import Ways

COACH_WIDTH: Final = 3
FIRST_LOOK: Final = 4  # a first look may be so much narrower


class Night:
    """The murder, Jack's steps, what was found out, and the rows that follow from it."""

    def __init__(self, murders: vec[i64], widest: i64) -> None:
        """Begin at the murder; after two, either can have been the first."""
        self.murders = murders
        self.widest = widest
        self.evidence = Evidence()
        self.visits = [Visits(self.evidence, 0)]
        self.steps: list[Step] = []
        self.silent = vec[i64]([0])  # by move: 1 if he could have announced his hideout and did not
        self.arcs: list[Arcs] = []
        self.layers = [self._murder_layer()]
        self.sieves: list[Sieve] = []  # as of the last answer
        self.ways: list[Ways] = []  # as far as they are laid out
        self.counts: list[vec[i64]] = []  # by move, as of the last answer: the ways of each row
        self.backs: list[vec[float]] = []  # by layer, while they are known: what comes later
        self.shelf = Shelf(0)

    def clone(self) -> Night:
        """Copy it; layers, arcs and steps never change."""
        copy = Night(self.murders, self.widest)
        copy.evidence = self.evidence.clone()
        copy.visits = self.visits[:]
        copy.steps = self.steps[:]
        copy.silent = self.silent[:]
        copy.arcs = self.arcs[:]
        copy.layers = self.layers[:]
        copy.sieves = self.sieves
        copy.ways = self.ways[:]
        copy.counts = self.counts[:]
        copy.backs = self.backs[:]
        return copy

    def last(self) -> i64:
        """Count the moves so far."""
        return len(self.steps)

    def now(self) -> Layer:
        """Give the present layer, which has at most one row for each circle."""
        return self.layers[self.last()]

    def is_exact(self) -> bool:
        """Tell whether no demand was too much to keep."""
        return self.now().blur.demands == 0

    def _murder_layer(self) -> Layer:
        layer = Layer(SHARP)
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

    def take(self, step: Step) -> None:
        """Take in a move of Jack's."""
        before = self.now()
        self.steps.append(step)
        self.silent = append(self.silent, 0)
        self.visits.append(Visits(self.evidence, self.last()))
        self._add_arcs(self.last(), before.marks())
        arcs = self.arcs[self.last() - 1]
        sieve = last_sieve(arcs.ends(), self.evidence.everything())
        self.layers.append(grow(before, arcs, sieve, self.room()))
        self.backs = []

    def _add_arcs(self, move: i64, marks: vec[i64]) -> None:
        step, visits = self.steps[move - 1], self.visits[move]
        self.arcs.append(arcs_of(step, self.evidence, visits, move, marks))

    def take_back(self) -> None:
        """Forget the last move."""
        self.steps.pop()
        self.visits.pop()
        self.arcs.pop()
        self.layers.pop()
        self.silent = self.silent[: len(self.layers)]
        self._drop_ways()

    def _drop_ways(self) -> None:
        """Drop what leads to the present."""
        while len(self.ways) > 0 and len(self.ways) >= self.last():
            self.ways.pop()
        while len(self.counts) > 0 and len(self.counts) >= self.last():
            self.counts.pop()
        self.backs = []

    def exclude(self, circle: i64) -> None:
        """Jack does not stand on this circle now."""
        self.evidence.close(circle, self.last())
        self.layers[self.last()] = self.now().without(circle)
        self._drop_ways()

    def room(self) -> Shelf:
        """Give a shelf that is long enough."""
        if len(self.shelf.weights) <= self.evidence.everything():
            self.shelf = Shelf(len(self.evidence.demands))
        return self.shelf

    def remake(self) -> None:
        """Make all layers again, after an answer."""
        self.visits = [Visits(self.evidence, move) for move in range(self.last() + 1)]
        self.layers = [self._murder_layer()]
        self.arcs = []
        self.ways = []
        marks = self.layers[0].marks()
        move: i64 = 1
        while move <= self.last():
            self._add_arcs(move, marks)
            marks = self.arcs[move - 1].ends()
            move += 1
        self.sieves = self._sieves(marks)
        self._grow_all()
        self._leave_out_dead_ends()
        if not self.is_exact():
            self._sharpen()

    def _sieves(self, marks: vec[i64]) -> list[Sieve]:
        """Make the sieves, from the present back to the murder."""
        sieves = [last_sieve(marks, self.evidence.everything())]
        move = self.last() - 1
        while move >= 0:
            sieves.append(sieve_before(self.arcs[move], sieves[len(sieves) - 1]))
            move -= 1
        sieves.reverse()
        return sieves

    def _grow_all(self) -> None:
        """Make the layers one after the other; where they get too wide, blur demands."""
        shelf = self.room()
        move: i64 = 0
        while move < self.last():
            layer = self.layers[move]
            unmet = unmet_by_some(layer, self.evidence.everything())
            while unmet != 0 and self._is_wider(layer, move, self.widest // FIRST_LOOK):
                demands = self.evidence.together(most_met(layer, unmet))
                layer = blurred(layer, demands, shelf)
                unmet &= ~layer.blur.demands
            self.layers[move] = layer
            self.layers.append(grow(layer, self.arcs[move], self.sieves[move + 1], shelf))
            move += 1

    def _is_wider(self, layer: Layer, move: i64, widest: i64) -> bool:
        """Tell whether more ways lead on from a layer; a coach has more ways, and may."""
        return spread(layer, self.arcs[move]) > widest * (COACH_WIDTH if self.is_coach(move) else 1)

    def _sharpen(self) -> None:
        """Try again without a blur, among rows whose blurred likes have a future."""
        guides = self.layers
        self.layers = [self._murder_layer()]
        move: i64 = 0
        while move < self.last():
            if self._is_wider(self.layers[move], move, self.widest):
                self.layers = guides
                return
            sieve = self.sieves[move + 1]
            sieve.guide = guides[move + 1]
            self.layers.append(grow(self.layers[move], self.arcs[move], sieve, self.room()))
            sieve.guide = None
            move += 1
        self._leave_out_dead_ends()

    def _leave_out_dead_ends(self) -> None:
        """Leave out the rows without a future; for the others, keep what comes later."""
        later = ones(len(self.now().met))
        self.backs = [later]
        self.counts = []
        move = self.last() - 1
        while move >= 0:
            layer, returned = self.layers[move], self._return(move)
            back = returned.bring(later)
            self.layers[move] = layer.where(back)
            later = those_above_zero(back)
            self.backs.append(later)
            self.counts.append(numbers_above_zero(returned.counts))
            move -= 1
        self.backs.reverse()
        self.counts.reverse()

    def _return(self, move: i64) -> Return:
        return Return(self.layers[move], self.arcs[move], self.layers[move + 1], self.room())

    def later(self) -> list[vec[float]]:
        """Give the weight of what comes later of each row, layer by layer."""
        if len(self.backs) == 0:
            self.backs = self.look_back(ones(len(self.now().met)))
        return self.backs

    def look_back(self, later: vec[float]) -> list[vec[float]]:
        """Give what comes later of each row, where the present rows count so much."""
        backs = [later]
        move = self.last() - 1
        while move >= 0:
            later = self._return(move).bring(later)
            backs.append(later)
            move -= 1
        backs.reverse()
        return backs

    def is_visited(self, circle: i64) -> bool:
        """Tell whether some path can have come to a circle."""
        move: i64 = 0
        while move <= self.last():
            if self.layers[move].has(circle):
                return True
            if move < self.last() and self.is_coach(move) and self._is_passed(move, circle):
                return True
            move += 1
        return False

    def _is_passed(self, move: i64, circle: i64) -> bool:
        """Tell whether a coach can have passed a circle."""
        step, arcs = self.steps[move], self.arcs[move]
        i: i64 = 0
        while i < len(step.moves):
            if passed_by(step.moves[i]) == circle and arcs.of_move[i] >= 0:
                return True
            i += 1
        return False

    def is_coach(self, move: i64) -> bool:
        """Tell whether a step was a coach ride, to its end."""
        step = self.steps[move]
        return len(step.moves) > 0 and passed_by(step.moves[0]) != 0

    def can_go_on(self, move: i64, circle: i64, met: i64) -> bool:
        """Tell whether nothing is known that would stop a path here, seen without a blur."""
        return move >= len(self.sieves) or self.sieves[move].keeps(circle, met, 0)

    def note(self, move: i64, i: i64, noted: i64) -> i64:
        """Give what a row knows after one of a step's moves; -1 where it can't have been made."""
        arcs = self.arcs[move]
        a = arcs.of_move[i]
        blur, after = self.layers[move].blur, self.layers[move + 1].blur
        if a < 0 or noted & blur.sharp(arcs.alone[a]) != 0:
            return -1
        again = noted & blur.sharp(arcs.again[a])
        more = blur.more(arcs.gain[a] | arcs.again[a])
        return after.counted(blur.counted(noted | blur.sharp(arcs.gain[a]) | again << 1, more), 0)

    def lay_out_ways(self) -> list[Ways]:
        """Lay out the ways up to the present."""
        while len(self.ways) < self.last():
            move = len(self.ways)
            ways = Ways(self.layers[move], self.arcs[move], self.layers[move + 1], self.room())
            ways.lay_out(self.counts[move] if move < len(self.counts) else vec[i64]())
            self.ways.append(ways)
        return self.ways


def spread(layer: Layer, arcs: Arcs) -> i64:
    """Count the ways from the rows of a layer to the next."""
    found: i64 = 0
    end: i64 = 1
    while end <= CIRCLES:
        a = arcs.first[end]
        while a < arcs.past[end]:
            found += layer.first[arcs.start[a] + 1] - layer.first[arcs.start[a]]
            a += 1
        end += 1
    return found
