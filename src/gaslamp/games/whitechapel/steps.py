"""Jack's moves of a night as the police see them: what each could have been."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import ALLEY, CIRCLES, COACH, STEP, WALK
from gaslamp.games.whitechapel.hunt import escapes
from gaslamp.games.whitechapel.position import Position, no_numbers


class Step:
    """One move: from each circle, the actions that look like it, and the share of each.

    Jack's choice is taken to be any of his legal actions, so an action's share is one over
    their number, which depends on nothing but the circle and what everybody sees.
    """

    def __init__(self, kind: i64) -> None:
        """Begin a move of a kind: `WALK`, `ALLEY` or `COACH`."""
        self.kind = kind
        self.silent = False  # he could have announced his hideout and did not
        self.first = no_numbers(CIRCLES + 2)
        self.moves = vec[i64]()
        self.share = no_weights(CIRCLES + 1)

    def has(self, circle: i64, move: i64) -> bool:
        """Tell whether a move was possible from a circle."""
        i = self.first[circle]
        while i < self.first[circle + 1]:
            if self.moves[i] == move:
                return True
            i += 1
        return False


def end_of(move: i64) -> i64:
    """Give the circle where a move ends."""
    return (move - COACH) % STEP if move >= COACH else move % STEP


def passed_by(move: i64) -> i64:
    """Give the circle that a coach passes; 0 for other moves."""
    return (move - COACH) // STEP if move >= COACH else 0


def seen_step(p: Position, kind: i64, starts: vec[i64]) -> Step:
    """Collect what a move of Jack's can have been, from each circle with a mark in `starts`."""
    step = Step(kind)
    low, high = _codes(kind)
    circle: i64 = 0
    while circle <= CIRCLES:
        step.first[circle] = len(step.moves)
        if starts[circle] != 0:
            actions = escapes(p, circle)
            if len(actions) > 0:
                step.share[circle] = 1.0 / float(len(actions))
            for action in actions:
                if low <= action < high:
                    step.moves = append(step.moves, action)
        circle += 1
    step.first[CIRCLES + 1] = len(step.moves)
    return step


def _codes(kind: i64) -> tuple[i64, i64]:
    """Give the codes of a kind of move, from one up to another."""
    if kind == WALK:
        return WALK, ALLEY
    return (ALLEY, ALLEY + STEP) if kind == ALLEY else (COACH, COACH + STEP * STEP)


def double_event(one: i64, other: i64) -> Step:
    """Make the step from each murder of the double event to the other (LW-14)."""
    step = Step(WALK)
    circle: i64 = 0
    while circle <= CIRCLES:
        step.first[circle] = len(step.moves)
        if circle in (one, other):
            step.share[circle] = 1.0
            step.moves = append(step.moves, WALK + (other if circle == one else one))
        circle += 1
    step.first[CIRCLES + 1] = len(step.moves)
    return step


def no_weights(length: i64) -> vec[float]:
    """Make a list of zero weights."""
    zeros = vec[float](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, 0.0)
        i += 1
    return zeros
