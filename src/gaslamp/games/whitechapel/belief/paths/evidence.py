"""What tonight's questions, answers and arrests say about Jack's path.

Moves are counted from 0, the murder. A path carries the set of the demands it has met, a bit each.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zeros
from gaslamp.games.whitechapel.actions import CIRCLES


class Demand:
    """A clue found: Jack came to a circle after one move and not later than another."""

    def __init__(self, circle: i64, since: i64, until: i64, *, again: bool) -> None:
        """Demand a visit later than `since`, up to `until`; `again`, after an earlier one."""
        self.circle = circle
        self.since = since
        self.until = until
        self.again = again


class Evidence:
    """Which visits are excluded, and which are demanded."""

    def __init__(self) -> None:
        """Begin the night knowing nothing."""
        self.barred = zeros(CIRCLES + 1)  # by circle: a bit for each move that did not visit
        self.closed = zeros(CIRCLES + 1)  # a bit for each move after which he was not there
        self.single = zeros(CIRCLES + 1)  # a bit for each move that was not a second visit
        self.asked = zeros(CIRCLES + 1)  # 1 + the move before the last clue; 0 without one
        self.demands: list[Demand] = []
        self.bits = vec[i64]()  # by demand
        self.firsts: i64 = 0  # the demands of a first visit, where a second is demanded too

    def clone(self) -> Evidence:
        """Copy what is known; a demand itself never changes."""
        copy = Evidence()
        copy.barred = self.barred[:]
        copy.closed = self.closed[:]
        copy.single = self.single[:]
        copy.asked = self.asked[:]
        copy.demands = self.demands[:]
        copy.bits = self.bits[:]
        copy.firsts = self.firsts
        return copy

    def answer_no(self, circle: i64, move: i64, *, fresh: bool) -> None:
        """Bar visits up to now; with fresh traces, since the last clue (LW-21, LW-40)."""
        self.barred[circle] |= _moves(self.asked[circle] if fresh else 0, move)

    def answer_no_second(self, circle: i64, move: i64) -> None:
        """Bar a second visit up to now (LW-35)."""
        self.single[circle] |= _moves(0, move)

    def answer_yes(self, circle: i64, move: i64, *, fresh: bool) -> None:
        """Demand a visit up to now; with fresh traces, since the last clue; or a second one."""
        since = self.asked[circle] - 1 if fresh else -1
        again = not fresh and self.asked[circle] > 0
        self.demands.append(Demand(circle, since, move, again=again))
        self.asked[circle] = move + 1
        self._number()

    def _number(self) -> None:
        """Give each demand its bit; that of a second visit comes right behind that of the first."""
        self.bits = zeros(len(self.demands))
        self.firsts = 0
        place: i64 = 0
        i: i64 = 0
        while i < len(self.demands):
            if not self.demands[i].again:
                self.bits[i] = bit(place)
                place += 1
                second = self._second(self.demands[i].circle)
                if second >= 0:
                    self.bits[second] = bit(place)
                    self.firsts |= self.bits[i]
                    place += 1
            i += 1

    def _second(self, circle: i64) -> i64:
        """Find the demand of a second visit to a circle; -1 without one."""
        i: i64 = 0
        while i < len(self.demands):
            if self.demands[i].again and self.demands[i].circle == circle:
                return i
            i += 1
        return -1

    def close(self, circle: i64, move: i64) -> None:
        """Note that Jack was not on a circle after a move, as after a failed arrest."""
        self.closed[circle] |= bit(move)

    def is_barred(self, circle: i64, move: i64) -> bool:
        """Tell whether a visit is excluded."""
        return self.barred[circle] & bit(move) != 0

    def is_closed(self, circle: i64, move: i64) -> bool:
        """Tell whether he did not stand there after a move."""
        return self.closed[circle] & bit(move) != 0

    def together(self, one: i64) -> i64:
        """Give a demand with its other, where a first and a second visit are demanded."""
        if self.firsts & one != 0:
            return one | one << 1
        return one | one >> 1 if self.firsts & (one >> 1) != 0 else one

    def everything(self) -> i64:
        """Give the set of all demands."""
        return bit(len(self.demands)) - 1


class Visits:
    """What visits after one move mean: the demands they meet, and the paths they exclude."""

    def __init__(self, evidence: Evidence, move: i64) -> None:
        """Read the evidence."""
        self.met = zeros(CIRCLES + 1)  # by circle: the demand that a visit meets
        self.again = zeros(CIRCLES + 1)  # a path that has met this one meets the next by it
        self.alone = zeros(CIRCLES + 1)  # a path that has met this one can't have come
        i: i64 = 0
        while i < len(evidence.demands):
            self._read(evidence, evidence.demands[i], evidence.bits[i], move)
            i += 1

    def _read(self, evidence: Evidence, demand: Demand, one: i64, move: i64) -> None:
        in_time = demand.since < move <= demand.until
        if demand.again:
            if in_time:
                self.again[demand.circle] = one >> 1
            return
        if in_time:
            self.met[demand.circle] = one
        if evidence.single[demand.circle] & bit(move) != 0:
            self.alone[demand.circle] = one


def _moves(first: i64, last: i64) -> i64:
    """Give a bit for each move from one to another."""
    return bit(last + 1) - bit(first)
