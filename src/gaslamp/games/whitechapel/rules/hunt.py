"""The hunt's order of turns, and where Jack can go (LW-15, LW-16, LW-25, LW-26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import endings, phases
from gaslamp.games.whitechapel.actions import POLICEMEN
from gaslamp.games.whitechapel.game_setup import DOUBLE_EVENT, JACK
from gaslamp.games.whitechapel.rules.position import Position

EVERYBODY: Final = 31  # a bit for each policeman


def begin_hunt(position: Position) -> None:
    """Begin the hunt with Jack, or after the double event with the police (LW-14, LW-15)."""
    if position.night == DOUBLE_EVENT:
        begin_police(position)
    else:
        begin_escape(position)


def begin_escape(position: Position) -> None:
    """Begin Jack's turn; without any move he has lost (LW-29)."""
    position.at = 0
    position.fresh = True
    position.enter(phases.ESCAPE, JACK)
    if not can_escape(position, position.circle()):
        position.finish(endings.NO_WAY_OUT)


def escapes(position: Position, circle: i64) -> vec[i64]:
    """List Jack's moves from a circle: on foot, by alley, a coach's first circle."""
    actions = walks(position, circle)
    board = position.board
    i: i64 = 0
    end: i64 = 0
    if position.alleys > 0:
        i = board.alleys.first[circle]
        end = board.alleys.first[circle + 1]
        while i < end:
            actions = append(actions, codes.ALLEY + board.alleys.items[i])
            i += 1
    if has_coach(position):
        i = board.coaches.first[circle]
        end = board.coaches.first[circle + 1]
        while i < end:
            actions = append(actions, codes.COACH + board.coaches.items[i])
            i += 1
    return actions


def walks(position: Position, circle: i64) -> vec[i64]:
    """List the adjacent circles, by a way that no policeman bars (LW-16)."""
    actions = vec[i64](capacity=48)
    board = position.board
    free = not is_watched(position, circle)
    i = board.walks.first[circle]
    end = board.walks.first[circle + 1]
    while i < end:
        if free or board.is_open(i, position.guarded):
            actions = append(actions, codes.WALK + board.walks.items[i])
        i += 1
    return actions


def is_watched(position: Position, circle: i64) -> bool:
    """Tell whether a policeman stands on any way from here."""
    row = circle * codes.CROSSING_CODES
    guards = position.board.guards
    policeman: i64 = 0
    while policeman < POLICEMEN:
        if guards[row + position.police[policeman]] != 0:
            return True
        policeman += 1
    return False


def has_coach(position: Position) -> bool:
    """Tell whether a coach is left tonight, and two columns for it (LW-27, LW-45)."""
    return position.coaches > 0 and position.column + 2 <= position.setup.last_column


def coach_ends(position: Position, start: i64, first: i64) -> vec[i64]:
    """List where a coach goes on to: past policemen, but not back to its start (LW-25)."""
    actions = vec[i64](capacity=16)
    board = position.board
    i = board.walks.first[first]
    end = board.walks.first[first + 1]
    while i < end:
        if board.walks.items[i] != start:
            actions = append(actions, codes.COACH + board.walks.items[i])
        i += 1
    return actions


def can_escape(position: Position, circle: i64) -> bool:
    """Tell whether Jack has a move of any kind."""
    board = position.board
    if position.alleys > 0 and board.alleys.length(circle) > 0:
        return True
    if has_coach(position) and board.coaches.length(circle) > 0:
        return True
    i = board.walks.first[circle]
    end = board.walks.first[circle + 1]
    while i < end:
        if board.is_open(i, position.guarded):
            return True
        i += 1
    return False


def after_escape(position: Position) -> None:
    """End the game after the last column, 15, if Jack is not home (LW-29)."""
    if position.column == position.setup.last_column:
        position.finish(endings.OUT_OF_TIME)
    else:
        begin_police(position)


def begin_police(position: Position) -> None:
    """Begin the police's turn: all policemen move, and all act."""
    position.done = 0
    position.sprinted = 0
    position.acts = False
    next_policeman(position)


def waiting(position: Position) -> i64:
    """Give a bit for each policeman that has still to move, or to act (LW-19, LW-43)."""
    left = EVERYBODY & ~position.done
    if not position.acts:
        return left
    policeman: i64 = 0
    while policeman < POLICEMEN:
        if not can_act(position, policeman):
            left &= ~bit(policeman)
        policeman += 1
    return left


def can_act(position: Position, policeman: i64) -> bool:
    """Tell whether he can act: not after a sprint (LW-34, LW-50), nor without circles (LW-42)."""
    crossing = position.police[policeman]
    sprinted = position.sprinted & bit(policeman) != 0
    return not sprinted and position.board.touched.length(crossing) > 0


def through(position: Position) -> None:
    """End the move or action of the policeman on turn; go to the next one."""
    position.done |= bit(position.at)
    next_policeman(position)


def next_policeman(position: Position) -> None:
    """Go to the next: all move, then all act (LW-15), or each acts after his move (LW-32)."""
    left = waiting(position)
    if left == 0 and not position.acts and not position.variants.engaged_police:
        position.acts = True
        position.done = 0
        left = waiting(position)
    position.fresh = True
    position.asked = 0
    if left == 0:
        position.acts = False
        position.done = 0
        position.sprinted = 0
        begin_escape(position)
    elif left & (left - 1) == 0:
        name(position, _place(left))
    else:
        position.at = 0
        position.enter(phases.NAMING, position.head)


def name(position: Position, policeman: i64) -> None:
    """Give the turn to the owner of the named policeman (LW-43)."""
    position.at = policeman
    phase = phases.ACTING if position.acts else phases.MOVING
    position.enter(phase, position.setup.owners[policeman])


def _place(single: i64) -> i64:
    """Give the place of the only bit."""
    place: i64 = 0
    while single > 1:
        single >>= 1
        place += 1
    return place
