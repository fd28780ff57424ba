"""Jack's moves of a night as the police see them: what each could have been."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import zeros
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES
from gaslamp.games.whitechapel.rules.hunt import coach_ends, escapes
from gaslamp.games.whitechapel.rules.position import Position


class MoveShares:
    """One move: from each circle, the moves that look like it, and the share of each.

    A move is the circle that a coach passes times `CIRCLE_CODES`, plus the circle where it ends.
    Without a policy Jack's choice is any of his legal actions, so that its share depends on nothing
    but the circle and what everybody sees. Under a policy there is a share for each hideout.
    """

    def __init__(self) -> None:
        """Begin without moves."""
        self.first = zeros(CIRCLES + 2)  # by circle: where its moves begin
        self.starts = vec[i64]()  # by move
        self.moves = vec[i64]()
        self.shares = vec[float]()
        self.by_hideout: list[vec[float]] = []  # under a policy: shares by move

    def add(self, start: i64, move: i64, share: float) -> None:
        """Add a move; they come in the order of their starts."""
        self.starts = append(self.starts, start)
        self.moves = append(self.moves, move)
        self.shares = append(self.shares, share)

    def close(self) -> None:
        """Note where each circle's moves begin, once all are there."""
        circle: i64 = 0
        i: i64 = 0
        while circle <= CIRCLES + 1:
            while i < len(self.starts) and self.starts[i] < circle:
                i += 1
            self.first[circle] = i
            circle += 1

    def find(self, start: i64, move: i64) -> i64:
        """Find a move from a circle; -1 where there is none."""
        i = self.first[start]
        while i < self.first[start + 1]:
            if self.moves[i] == move:
                return i
            i += 1
        return -1


def end_of(move: i64) -> i64:
    """Give the circle where a move ends."""
    return move % CIRCLE_CODES


def passed_by(move: i64) -> i64:
    """Give the circle that a coach passes; 0 for other moves."""
    return move // CIRCLE_CODES


def seen_step(position: Position, kind: i64, starts: vec[i64]) -> MoveShares:
    """Collect what a move of Jack's can have been, from each circle with a mark in `starts`.

    `kind` is `WALK`, `ALLEY` or `COACH`; of a coach it is the first half.
    """
    step = MoveShares()
    circle: i64 = 1
    while circle <= CIRCLES:
        if starts[circle] != 0:
            actions = escapes(position, circle)
            for action in actions:
                if codes.kind_of(action) == kind:
                    step.add(circle, codes.circle_of(action), 1.0 / float(len(actions)))
        circle += 1
    step.close()
    return step


def ride_on(position: Position, half: MoveShares) -> MoveShares:
    """Collect what a coach ride can have been, once it has come to its second circle."""
    step = MoveShares()
    i: i64 = 0
    while i < len(half.moves):
        passed = half.moves[i]
        actions = coach_ends(position, half.starts[i], passed)
        for action in actions:
            move = passed * CIRCLE_CODES + codes.circle_of(action)
            step.add(half.starts[i], move, half.shares[i] / float(len(actions)))
        i += 1
    step.close()
    return step


def double_event(one: i64, other: i64) -> MoveShares:
    """Make the step from each murder of the double event to the other (LW-14)."""
    step = MoveShares()
    step.add(min(one, other), max(one, other), 1.0)
    step.add(max(one, other), min(one, other), 1.0)
    step.close()
    return step
