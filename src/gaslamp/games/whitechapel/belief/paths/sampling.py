"""Single paths through a night: sampled by weight, listed, or found by their circles."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import sample_index, scale, total
from gaslamp.games.whitechapel.actions import CIRCLE_CODES
from gaslamp.games.whitechapel.belief.paths.layers import NOWHERE, ones
from gaslamp.games.whitechapel.belief.paths.move_shares import end_of, passed_by
from gaslamp.games.whitechapel.belief.paths.night import Night
from gaslamp.games.whitechapel.game_setup import COLUMNS

BARRED = -1


class Path:
    """One path through the night: where it begins, and its moves by their numbers in the steps."""

    def __init__(self, start: i64, moves: vec[i64]) -> None:
        """Hold them."""
        self.start = start
        self.moves = moves


def circles_of(night: Night, path: Path) -> vec[i64]:
    """List the circles that Jack wrote down, a coach's both."""
    circles = vec[i64]([path.start])
    move: i64 = 0
    while move < len(path.moves):
        code = night.steps[move].moves[path.moves[move]]
        if passed_by(code) != 0:
            circles = append(circles, passed_by(code))
        circles = append(circles, end_of(code))
        move += 1
    return circles


def ends_of(night: Night, path: Path) -> vec[i64]:
    """List where he stood after each move, the murder's place included."""
    circles = vec[i64]([path.start])
    move: i64 = 0
    while move < len(path.moves):
        circles = append(circles, end_of(night.steps[move].moves[path.moves[move]]))
        move += 1
    return circles


def path_along(night: Night, circles: vec[i64]) -> Path | None:
    """Find the path that wrote down these circles; none where it is excluded."""
    if len(circles) == 0 or not night.layers[0].has(circles[0]):
        return None
    path = Path(circles[0], vec[i64]())
    met = night.visits[0].met[circles[0]]
    circle = circles[0]
    at: i64 = 1
    move: i64 = 0
    while move < night.moves():
        passes: i64 = 1 if night.is_coach(move) else 0
        if at + passes >= len(circles):
            return None
        code = circles[at + passes] + (CIRCLE_CODES * circles[at] if passes == 1 else 0)
        i = night.steps[move].find(circle, code)
        met = met_by(night, move, i, met) if i >= 0 else BARRED
        if met == BARRED:
            return None
        path.moves = append(path.moves, i)
        circle = circles[at + passes]
        at += 1 + passes
        move += 1
    done = met == night.evidence.everything() and at == len(circles)
    return path if done and night.now().has(circle) else None


def met_by(night: Night, move: i64, i: i64, met: i64) -> i64:
    """Give the demands met after one of a step's moves; `BARRED` where it can't have been made."""
    edges = night.edges[move]
    a = edges.of_move[i]
    if a < 0 or met & edges.alone[a] != 0:
        return BARRED
    return met | edges.gain[a] | (met & edges.again[a]) << 1


class PathSampler:
    """Samples a path: forwards, each move by its share of what can still come of it.

    Where some demands are coarse it may come to a dead end; then it goes back and tries another.
    """

    def __init__(
        self, night: Night, backward: list[vec[float]], shares: list[vec[float]], rng: Random
    ) -> None:
        """Take the night, what comes later of each row, and the shares of each step's moves."""
        self.night = night
        self.backward_weights = backward
        self.shares = shares
        self.rng = rng
        self.moves = vec[i64]()
        self.dead_ends: set[int] = set()

    def sample(self, begin: vec[float]) -> Path:
        """Sample a path from the rows of the murder, which have these weights."""
        layer = self.night.layers[0]
        circles = layer.circles()
        weights = begin[:]
        r: i64 = 0
        while r < len(weights):
            weights[r] *= self.backward_weights[0][r]
            r += 1
        while True:
            r = sample_by_weight(weights, self.rng)
            met = self.night.visits[0].met[circles[r]]
            if self._go_on(0, circles[r], layer.met[r], met):
                return Path(circles[r], self.moves)

    def _go_on(self, move: i64, circle: i64, noted: i64, met: i64) -> bool:
        """Go on from a circle: `noted` is what the row knows of the demands that were `met`."""
        if move == self.night.moves():
            return met == self.night.evidence.everything()
        place = (met * COLUMNS + move) * CIRCLE_CODES + circle
        if place in self.dead_ends or not self.night.can_go_on(move, circle, met):
            return False
        if self._go_somewhere(move, circle, noted, met):
            return True
        self.dead_ends.add(place)
        return False

    def _go_somewhere(self, move: i64, circle: i64, noted: i64, met: i64) -> bool:
        """Try one move after the other, in an order drawn by what they are worth."""
        step = self.night.steps[move]
        first = step.first[circle]
        weights = vec[float](capacity=16)
        i = first
        while i < step.first[circle + 1]:
            weights = append(weights, self._weight_of_move(move, i, noted))
            i += 1
        i = sample_by_weight(weights, self.rng)
        while i >= 0:
            weights[i] = 0.0
            self.moves = append(self.moves[:move], first + i)
            after = met_by(self.night, move, first + i, met)
            seen = self.night.met_as_row_knows(move, first + i, noted)
            end = end_of(step.moves[first + i])
            if after != BARRED and self._go_on(move + 1, end, seen, after):
                return True
            i = sample_by_weight(weights, self.rng)
        return False

    def _weight_of_move(self, move: i64, i: i64, noted: i64) -> float:
        """Weigh a move by what can come of it."""
        after = self.night.met_as_row_knows(move, i, noted)
        if after == BARRED:
            return 0.0
        row = self.night.layers[move + 1].find(end_of(self.night.steps[move].moves[i]), after)
        return (
            0.0 if row == NOWHERE else self.shares[move][i] * self.backward_weights[move + 1][row]
        )


def sample_by_weight(weights: vec[float], rng: Random) -> i64:
    """Sample an index by weight; -1 where all are zero."""
    added = total(weights)
    if added <= 0.0:
        return -1
    parts = weights[:]
    scale(parts, added)
    return sample_index(parts, rng)


class PathLister:
    """Lists paths, as long as they are not too many.

    A backward pass from the permitted ends leaves only the rows that lead to one of them, so that
    the search visits no more rows than the paths that it finds have.
    """

    def __init__(self, night: Night, ends: vec[i64], most: i64) -> None:
        """Take a night without coarse demands, and mark the circles where paths may end."""
        self.night = night
        self.most = most
        self.backward_weights = night.backward_weights_from(_permitted(night, ends))
        self.found: list[Path] = []
        self.moves = vec[i64]()
        self.visited: i64 = 0  # rows, each as often as a path comes to it

    def list(self) -> list[Path] | None:
        """List all of them; none when they are more than `most`."""
        layer = self.night.layers[0]
        circles = layer.circles()
        r: i64 = 0
        while r < len(circles):
            self.moves = vec[i64]()
            if self.backward_weights[0][r] > 0.0:
                self._go_on(circles[r], circles[r], layer.met[r])
            r += 1
        return self.found if len(self.found) <= self.most else None

    def _go_on(self, start: i64, circle: i64, met: i64) -> None:
        """Follow each move to a row from which a permitted end can be reached."""
        move: i64 = len(self.moves)
        if len(self.found) > self.most:
            return
        self.visited += 1
        if move == self.night.moves():
            self.found.append(Path(start, self.moves[:]))
            return
        step, after = self.night.steps[move], self.night.layers[move + 1]
        i = step.first[circle]
        while i < step.first[circle + 1]:
            end, then = end_of(step.moves[i]), met_by(self.night, move, i, met)
            row = after.find(end, then) if then != BARRED else NOWHERE
            if row != NOWHERE and self.backward_weights[move + 1][row] > 0.0:
                self.moves = append(self.moves, i)
                self._go_on(start, end, then)
                self.moves = self.moves[:move]
            i += 1


def _permitted(night: Night, ends: vec[i64]) -> vec[float]:
    """Give ones to the present rows where a path may end, zeros to the others."""
    circles = night.now().circles()
    permitted = ones(len(circles))
    r: i64 = 0
    while r < len(circles):
        if ends[circles[r]] == 0:
            permitted[r] = 0.0
        r += 1
    return permitted
