"""What tonight's questions, answers and arrests say about Jack's path."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.position import no_numbers

BARRED: Final = -1

# What a piece of evidence is.
SAID_NO: Final = 0
SAID_YES: Final = 1
NOT_ARRESTED: Final = 2
NOT_STUCK: Final = 3


class Finding:
    """One piece of evidence, for the notebook: what, where, in which column."""

    def __init__(self, kind: i64, circle: i64, column: i64) -> None:
        """Note it down."""
        self.kind = kind
        self.circle = circle
        self.column = column


class Demand:
    """A clue found: Jack visited a circle after one move and not later than another."""

    def __init__(self, circle: i64, bit: i64, since: i64, until: i64, after: i64) -> None:
        """Set `bit` on a visit later than `since`, up to `until`, by who has the bit `after`."""
        self.circle = circle
        self.bit = bit
        self.since = since
        self.until = until
        self.after = after

    def is_met(self, mask: i64, move: i64) -> bool:
        """Tell whether a visit meets it."""
        in_time = self.since < move <= self.until
        return in_time and (self.after == 0 or mask & self.after != 0)


class Evidence:
    """Which visits are excluded, and which are demanded.

    Moves are counted from 0, the murder. A path carries a mask of the demands it has met.
    """

    def __init__(self) -> None:
        """Begin the night knowing nothing."""
        self.barred = no_numbers(CIRCLES + 1)  # by circle: a bit for each move that did not visit
        self.closed = no_numbers(CIRCLES + 1)  # a bit for each move after which he was not there
        self.single = no_numbers(CIRCLES + 1)  # a bit for each move that was not a second visit
        self.clues = no_numbers(CIRCLES + 1)  # 1 + the move before the last clue; 0 without one
        self.demands: list[Demand] = []
        self.wanted = no_numbers(CIRCLES + 1)  # the bits of the demands on a circle
        self.due = vec[i64]()  # by move: the bits that must be set after it

    def visit(self, circle: i64, mask: i64, move: i64) -> i64:
        """Give the mask of a path that comes to a circle; `BARRED` where it can't have."""
        bit = i64(1) << move
        if self.barred[circle] & bit != 0:
            return BARRED
        if self.wanted[circle] == 0:
            return mask
        if self.single[circle] & bit != 0 and mask & self.wanted[circle] != 0:
            return BARRED
        met = mask
        for demand in self.demands:
            if demand.circle == circle and demand.is_met(mask, move):
                met |= demand.bit
        return met

    def gain(self, circle: i64, move: i64) -> i64:
        """Give the demands that a visit might meet, whatever came before it."""
        found: i64 = 0
        if self.wanted[circle] != 0:
            for demand in self.demands:
                if demand.circle == circle and demand.since < move <= demand.until:
                    found |= demand.bit
        return found

    def holds(self, circle: i64, mask: i64, move: i64) -> bool:
        """Tell whether a path can stand on a circle after a move."""
        if self.closed[circle] & (i64(1) << move) != 0:
            return False
        return move >= len(self.due) or mask & self.due[move] == self.due[move]

    def refuse(self, circle: i64, move: i64, *, fresh: bool) -> None:
        """No: not visited up to now; with fresh traces, not since the last clue (LW-21, LW-40)."""
        self.barred[circle] |= _moves(self.clues[circle] if fresh else 0, move)

    def refuse_second(self, circle: i64, move: i64) -> None:
        """No: not visited twice up to now (LW-35)."""
        self.single[circle] |= _moves(0, move)

    def demand(self, circle: i64, move: i64, *, fresh: bool) -> None:
        """Yes: visited up to now; with fresh traces, since the last clue; or a second time."""
        since = self.clues[circle] - 1 if fresh else -1
        after = 0 if fresh else self.wanted[circle]
        bit = i64(1) << len(self.demands)
        self.demands.append(Demand(circle, bit, since, move, after))
        self.wanted[circle] |= bit
        self.clues[circle] = move + 1
        while len(self.due) <= move:
            self.due = append(self.due, self.due[len(self.due) - 1] if len(self.due) > 0 else 0)
        self.due[move] |= bit

    def close(self, circle: i64, move: i64) -> None:
        """Jack was not on a circle after a move: an arrest failed, or he would have lost."""
        self.closed[circle] |= i64(1) << move


def _moves(first: i64, last: i64) -> i64:
    """Give a bit for each move from one to another."""
    return (i64(1) << (last + 1)) - (i64(1) << first)
