"""Understands what a seat types: an action, a whole move, or one whose beginning is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gaslamp.core.errors import NotationError
from gaslamp.core.journal import Journal
from gaslamp.core.state import State

Actions = tuple[int, ...]


def read_line(journal: Journal, seat: int, line: str) -> Actions:
    """Read a line as actions of the seat on turn; `NotationError` when it is no notation.

    Where several readings are possible the first that is legal counts; where none is, the first
    is given, to be refused with its reason.
    """
    readings = _readings(journal, line)
    state = journal.state
    if state.seat == seat and seat >= 0:
        for actions in readings:
            if is_legal(state, actions):
                return actions
        for actions in readings:
            begun = _with_beginning(state, actions)
            if begun is not None:
                return begun
    return readings[0]


def _readings(journal: Journal, line: str) -> list[Actions]:
    """Read a line as one action and as a whole move; refuse it when it is neither."""
    game = journal.game
    readings: list[Actions] = []
    try:
        readings.append((game.parse(line),))
    except NotationError:
        return [game.parse_line(line)]
    try:
        readings.append(game.parse_line(line))
    except NotationError:
        return readings
    return readings


def is_legal(state: State, actions: Sequence[int]) -> bool:
    """Tell whether the seat on turn may do all of these in a row, within one move."""
    after = state.clone()
    for number, action in enumerate(actions):
        if number and not _goes_on(after, state.seat):
            return False
        if action not in after.legal_actions():
            return False
        after.apply(action)
    return True


def _goes_on(after: State, seat: int) -> bool:
    """Within a move nothing is learnt, so trying it out on the truth tells nothing."""
    return after.seat == seat and not after.begins_move()


def _with_beginning(state: State, actions: Actions) -> Actions | None:
    """Find the one action that must come first, such as the card whose character moves."""
    begun = list(_beginnings(state, actions))
    return begun[0] if len(begun) == 1 else None


def _beginnings(state: State, actions: Actions) -> Iterator[Actions]:
    for first in state.legal_actions():
        if is_legal(state, (first, *actions)):
            yield int(first), *actions
