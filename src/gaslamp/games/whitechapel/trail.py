"""Where Jack can be, which way he can have come, and where he can live: exact, by merging.

After each move, paths that end on the same circle and have met the same demands are one row:
its future is theirs. A row holds a weight for each possible hideout. An answer changes what
paths are worth from the murder on, so the rows are made again, from the move it touches.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.games.whitechapel.actions import CIRCLES, COACH
from gaslamp.games.whitechapel.evidence import BARRED, Evidence
from gaslamp.games.whitechapel.layers import (
    Layer,
    Path,
    add_scaled,
    drawn,
    normalised,
    reverse,
    sum_of,
)
from gaslamp.games.whitechapel.position import no_numbers
from gaslamp.games.whitechapel.steps import Step, end_of, no_weights, passed_by


class Trail:
    """Every hideout with every path of the night, as layers of rows."""

    def __init__(self, hideouts: vec[i64]) -> None:
        """Begin with hideouts of equal weight, before the first murder."""
        self.hideouts = hideouts
        self.prior = no_weights(len(hideouts))
        i: i64 = 0
        while i < len(hideouts):
            self.prior[i] = 1.0 / float(len(hideouts))
            i += 1
        self.zeros = no_weights(len(hideouts))
        self.places = no_numbers(CIRCLES + 1)
        self._number_hideouts()
        self.murders = vec[i64]()
        self.evidence = Evidence()
        self.steps: list[Step] = []
        self.layers: list[Layer] = []
        self.ahead: list[vec[i64]] = []
        self.at_home = False
        self.sums = vec[float]()  # of the present rows; empty when they have changed
        self.times = no_numbers(CIRCLES + 1)  # how many of a row's moves end on a circle

    def _number_hideouts(self) -> None:
        """Note 1 + its number for each hideout's circle."""
        self.places = no_numbers(CIRCLES + 1)
        i: i64 = 0
        while i < len(self.hideouts):
            self.places[self.hideouts[i]] = i + 1
            i += 1

    def begin(self, murders: vec[i64]) -> None:
        """Start a night at the murder; after two, either can have been the first."""
        self.murders = murders
        self.evidence = Evidence()
        self.steps = []
        self.layers = []
        self.at_home = False
        self._remake(0)

    def take(self, step: Step) -> None:
        """Take in a move of Jack's."""
        self.steps.append(step)
        self.ahead = []
        self.sums = vec[float]()
        self._advance(len(self.steps) - 1)
        self._insist()

    def stay_silent(self) -> None:
        """He was asked and did not say that he is home (LW-17)."""
        self.steps[len(self.steps) - 1].silent = True
        self.sums = vec[float]()
        self._halve_home(self._last())

    def come_home(self) -> None:
        """He is home: he stands on his hideout (LW-47)."""
        self.at_home = True
        self.sums = vec[float]()
        layer = self._last()
        r: i64 = 0
        while r < len(layer.rows):
            kept = self.zeros[:]
            place = self.places[layer.circles[r]] - 1
            if place >= 0:
                kept[place] = layer.rows[r][place]
            layer.rows[r] = kept
            r += 1
        self._insist()

    def end_night(self) -> None:
        """Keep what the night says about the hideout, and forget the path."""
        weights = self.hideout_weights()
        hideouts = vec[i64]()
        prior = vec[float]()
        i: i64 = 0
        while i < len(weights):
            if weights[i] > 0.0:
                hideouts = append(hideouts, self.hideouts[i])
                prior = append(prior, weights[i])
            i += 1
        self.hideouts = hideouts
        self.prior = prior
        self.zeros = no_weights(len(hideouts))
        self._number_hideouts()
        self.steps = []
        self.layers = []
        self.sums = vec[float]()

    def refuse(self, circle: i64, *, fresh: bool) -> None:
        """Take in a no."""
        self.evidence.refuse(circle, len(self.steps), fresh=fresh)
        self._remake(self._first_visit(circle))

    def refuse_second(self, circle: i64) -> None:
        """Take in a no to a second visit."""
        self.evidence.refuse_second(circle, len(self.steps))
        self._remake(self._first_visit(circle))

    def demand(self, circle: i64, *, fresh: bool) -> None:
        """Take in a yes."""
        self.evidence.demand(circle, len(self.steps), fresh=fresh)
        self._remake(0)

    def exclude(self, circle: i64) -> None:
        """Jack does not stand on this circle now."""
        self.evidence.close(circle, len(self.steps))
        self.sums = vec[float]()
        layer = self._last()
        r: i64 = 0
        while r < len(layer.rows):
            if layer.circles[r] == circle:
                layer.rows[r] = self.zeros[:]
            r += 1

    def _first_visit(self, circle: i64) -> i64:
        """Find the first move that can have visited a circle; the number of moves if none can."""
        move: i64 = 0
        while move < len(self.layers):
            if move > 0 and self.steps[move - 1].kind == COACH:
                return move
            if self.layers[move].newest[circle] != 0:
                return move
            move += 1
        return move

    def _remake(self, move: i64) -> None:
        """Make the layers again from a move on."""
        if move > len(self.steps):
            return
        self.sums = vec[float]()
        self._look_ahead()
        if move == 0:
            self.layers = [self._murder_layer()]
            move = 1
        while len(self.layers) > move:
            self.layers.pop()
        while len(self.layers) <= len(self.steps):
            self._advance(len(self.layers) - 1)
        self._insist()

    def _murder_layer(self) -> Layer:
        layer = Layer()
        for circle in self.murders:
            mask = self.evidence.visit(circle, 0, 0)
            if mask != BARRED and self._can_stand(circle, mask, 0):
                row = layer.row(circle, mask, self.zeros)
                add_scaled(row, self.prior, 1.0 / float(len(self.murders)))
        return layer

    def _look_ahead(self) -> None:
        """For each move and circle, find the demands that can still be met from there.

        One more bit, above all demands, says that there is a way on to the present at all.
        """
        last = len(self.steps)
        alive = i64(1) << len(self.evidence.demands)
        self.ahead = [no_numbers(CIRCLES + 1) for _ in range(last + 1)]
        now = self.ahead[last]
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.evidence.closed[circle] & (i64(1) << last) == 0:
                now[circle] = alive
            circle += 1
        move = last - 1
        while move >= 0:
            self._look_back(move)
            move -= 1

    def _look_back(self, move: i64) -> None:
        step = self.steps[move]
        here = self.ahead[move]
        after = self.ahead[move + 1]
        evidence = self.evidence
        circle: i64 = 1
        while circle <= CIRCLES:
            found: i64 = 0
            if evidence.closed[circle] & (i64(1) << move) == 0:
                i = step.first[circle]
                while i < step.first[circle + 1]:
                    end = end_of(step.moves[i])
                    passed = passed_by(step.moves[i])
                    if after[end] != 0 and evidence.barred[end] & (i64(1) << (move + 1)) == 0:
                        found |= after[end] | evidence.gain(end, move + 1)
                        found |= evidence.gain(passed, move + 1)
                    i += 1
            here[circle] = found
            circle += 1

    def _can_stand(self, circle: i64, mask: i64, move: i64) -> bool:
        """Tell whether a path can be here now and still meet all that is demanded of it."""
        if not self.evidence.holds(circle, mask, move):
            return False
        if len(self.ahead) == 0:
            return True
        whole = (i64(2) << len(self.evidence.demands)) - 1
        return (mask | self.ahead[move][circle]) & whole == whole

    def _advance(self, move: i64) -> None:
        """Make the next layer from the one after `move` moves."""
        step = self.steps[move]
        layer = self.layers[move]
        after = Layer()
        r: i64 = 0
        while r < len(layer.rows):
            self._spread(layer, r, step, after, move + 1)
            r += 1
        if step.silent:
            self._halve_home(after)
        self.layers.append(after)

    def _spread(self, layer: Layer, r: i64, step: Step, after: Layer, move: i64) -> None:
        """Share a row's weights among its moves; coaches to the same end are counted together."""
        circle = layer.circles[r]
        mask = layer.masks[r]
        times = self.times
        i = step.first[circle]
        while i < step.first[circle + 1]:
            code = step.moves[i]
            met = self.met_by(code, mask, move)
            if met != BARRED:
                end = end_of(code)
                if met == mask:
                    times[end] += 1
                else:
                    add_scaled(after.row(end, met, self.zeros), layer.rows[r], step.share[circle])
            i += 1
        i = step.first[circle]
        while i < step.first[circle + 1]:
            end = end_of(step.moves[i])
            if times[end] > 0:
                share = step.share[circle] * float(times[end])
                add_scaled(after.row(end, mask, self.zeros), layer.rows[r], share)
                times[end] = 0
            i += 1

    def met_by(self, code: i64, mask: i64, move: i64) -> i64:
        """Give the demands met after one more move; `BARRED` when it can't have happened."""
        passed = passed_by(code)
        if passed != 0:
            mask = self.evidence.visit(passed, mask, move)
            if mask == BARRED:
                return BARRED
        end = end_of(code)
        mask = self.evidence.visit(end, mask, move)
        if mask == BARRED or not self._can_stand(end, mask, move):
            return BARRED
        return mask

    def _halve_home(self, layer: Layer) -> None:
        """Whoever stood on his hideout chose one of two things to say."""
        r: i64 = 0
        while r < len(layer.rows):
            place = self.places[layer.circles[r]] - 1
            if place >= 0:
                layer.rows[r][place] *= 0.5
            r += 1

    def _last(self) -> Layer:
        return self.layers[len(self.layers) - 1]

    def _insist(self) -> None:
        if self.total() <= 0.0:
            raise ImpossibleSight("no path of Jack's fits what was seen")

    def _row_sums(self) -> vec[float]:
        """Add up each present row, once for as long as they stay."""
        if len(self.sums) == 0:
            for row in self._last().rows:
                self.sums = append(self.sums, sum_of(row))
        return self.sums

    def total(self) -> float:
        """Add up all weights."""
        return sum_of(self._row_sums())

    def circle_weights(self) -> vec[float]:
        """Give the probability of each circle now."""
        weights = no_weights(CIRCLES + 1)
        layer = self._last()
        sums = self._row_sums()
        r: i64 = 0
        while r < len(sums):
            weights[layer.circles[r]] += sums[r]
            r += 1
        return normalised(weights)

    def hideout_weights(self) -> vec[float]:
        """Give the probability of each hideout, in the order of `hideouts`."""
        if len(self.layers) == 0:
            return self.prior
        weights = self.zeros[:]
        for row in self._last().rows:
            add_scaled(weights, row, 1.0)
        return normalised(weights)

    def weight(self, path: Path) -> float:
        """Give the probability of one hideout with one path."""
        place = self.places[path.hideout] - 1
        if place < 0:
            return 0.0
        if len(self.layers) == 0:
            return self.prior[place]
        return self.prior[place] * self._path_weight(path) / self.total()

    def _path_weight(self, path: Path) -> float:
        circle = path.circles[0]
        mask = self.evidence.visit(circle, 0, 0)
        if circle not in self.murders or mask == BARRED or not self._can_stand(circle, mask, 0):
            return 0.0
        weight = 1.0 / float(len(self.murders))
        at: i64 = 1
        move: i64 = 0
        while move < len(self.steps):
            step = self.steps[move]
            code = step.kind + path.circles[at]
            if step.kind == COACH:
                code = COACH + path.circles[at] * (CIRCLES + 1) + path.circles[at + 1]
                at += 1
            at += 1
            move += 1
            mask = self.met_by(code, mask, move) if step.has(circle, code) else BARRED
            if mask == BARRED:
                return 0.0
            weight *= step.share[circle]
            circle = end_of(code)
            if step.silent and circle == path.hideout:
                weight *= 0.5
        return weight if circle == path.hideout or not self.at_home else 0.0

    def sample(self, rng: Random) -> Path:
        """Draw a hideout and a path by weight."""
        if len(self.layers) == 0:
            return Path(self.hideouts[drawn(self.prior, rng)], vec[i64]())
        layer = self._last()
        r = drawn(self._row_sums(), rng)
        place = drawn(layer.rows[r], rng)
        return Path(self.hideouts[place], self._way_back(r, place, rng))

    def _way_back(self, r: i64, place: i64, rng: Random) -> vec[i64]:
        """Draw a path to a row, backwards; each earlier move by its share of the weight."""
        backwards = vec[i64]()
        move = len(self.steps)
        while move > 0:
            codes = vec[i64]()
            rows = vec[i64]()
            weights = vec[float]()
            step = self.steps[move - 1]
            before = self.layers[move - 1]
            circle = self.layers[move].circles[r]
            mask = self.layers[move].masks[r]
            q: i64 = 0
            while q < len(before.rows):
                weight = before.rows[q][place] * step.share[before.circles[q]]
                i = step.first[before.circles[q]]
                while weight > 0.0 and i < step.first[before.circles[q] + 1]:
                    code = step.moves[i]
                    if end_of(code) == circle and self.met_by(code, before.masks[q], move) == mask:
                        codes = append(codes, code)
                        rows = append(rows, q)
                        weights = append(weights, weight)
                    i += 1
                q += 1
            i = drawn(weights, rng)
            backwards = append(backwards, circle)
            if step.kind == COACH:
                backwards = append(backwards, passed_by(codes[i]))
            r = rows[i]
            move -= 1
        return reverse(append(backwards, self.layers[0].circles[r]))
