"""The hunt: Jack slips home, the policemen move and act (LW-15 to LW-29)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import REFEREE
from gaslamp.games.whitechapel.actions import (
    ALLEY,
    ARREST,
    CLUE,
    COACH,
    GO,
    GO_ON,
    HOME,
    NEXT,
    NO,
    PASS,
    POLICEMEN,
    STEP,
    WALK,
    X_STEP,
    YES,
)
from gaslamp.games.whitechapel.night import begin_night
from gaslamp.games.whitechapel.position import Position
from gaslamp.games.whitechapel.table import (
    ACTING,
    ANNOUNCE,
    ANSWER,
    BY_ALLEY,
    BY_COACH,
    COLUMN_1,
    COLUMNS,
    DOUBLE_EVENT,
    ESCAPE,
    JACK,
    LAST_COLUMN,
    MOVING,
    NAMING,
    NIGHTS,
    ON_FOOT,
    POLICE,
)


def begin_hunt(p: Position) -> None:
    """Jack moves first, but not after the double event: there he has moved (LW-14, LW-15)."""
    if p.night == DOUBLE_EVENT:
        _begin_police(p)
    else:
        _begin_escape(p)


def _begin_escape(p: Position) -> None:
    """Jack's turn; without any move he has lost (LW-29)."""
    p.at = 0
    p.fresh = True
    p.enter(ESCAPE, JACK)
    if len(escapes(p, p.circle())) == 0:
        p.end(POLICE)


def escapes(p: Position, circle: i64) -> vec[i64]:
    """List Jack's moves from a circle: on foot, by alley, by coach."""
    actions = _walks(p, circle)
    board = p.board
    i: i64 = 0
    end: i64 = 0
    if p.alleys > 0:
        i = board.alleys.first[circle]
        end = board.alleys.first[circle + 1]
        while i < end:
            actions = append(actions, ALLEY + board.alleys.items[i])
            i += 1
    if p.coaches > 0 and p.column + 2 <= LAST_COLUMN:
        i = board.coaches.first[circle]
        end = board.coaches.first[circle + 1]
        while i < end:
            actions = append(actions, board.coaches.items[i])
            i += 1
    return actions


def _walks(p: Position, circle: i64) -> vec[i64]:
    """Adjacent circles, by a way that no policeman bars (LW-16)."""
    actions = vec[i64](capacity=96)
    board = p.board
    free = not _is_watched(p, circle)
    i = board.walks.first[circle]
    end = board.walks.first[circle + 1]
    while i < end:
        if free or board.is_open(i, p.guarded):
            actions = append(actions, WALK + board.walks.items[i])
        i += 1
    return actions


def _is_watched(p: Position, circle: i64) -> bool:
    """Tell whether a policeman stands on any way from here."""
    row = circle * X_STEP
    policeman: i64 = 0
    while policeman < POLICEMEN:
        if p.board.guards[row + p.police[policeman]] != 0:
            return True
        policeman += 1
    return False


def escape(p: Position, action: i64) -> None:
    """Jack writes his move; only a walk can end in an announcement (LW-24, LW-46)."""
    if action < ALLEY:
        p.write(p.column + 1, action - WALK, ON_FOOT)
        if may_announce(p):
            p.enter(ANNOUNCE, JACK)
            return
    elif action < COACH:
        p.alleys -= 1
        p.write(p.column + 1, action - ALLEY, BY_ALLEY)
    else:
        p.coaches -= 1
        p.write(p.column + 1, (action - COACH) // STEP, BY_COACH)
        p.write(p.column + 1, (action - COACH) % STEP, BY_COACH)
    _after_escape(p)


def may_announce(p: Position) -> bool:
    """In `time_of_crime` nobody is home before column 1 (LW-31)."""
    return p.column >= COLUMN_1 or not p.variants.time_of_crime


def announcements(p: Position) -> vec[i64]:
    """Asked after every walk, so that being asked tells nothing (LW-17)."""
    if p.circle() == p.hideout:
        return vec[i64]([HOME, GO_ON])
    return vec[i64]([GO_ON])


def announce(p: Position, action: i64) -> None:
    """Home ends the night, and the fourth night the game (LW-17, LW-28, LW-47)."""
    if action == GO_ON:
        _after_escape(p)
    elif p.night == NIGHTS - 1:
        p.end(JACK)
    else:
        p.night += 1
        begin_night(p)


def _after_escape(p: Position) -> None:
    """Column 15 is the last: not at home, Jack has lost (LW-29)."""
    if p.column == LAST_COLUMN:
        p.end(POLICE)
    else:
        _begin_police(p)


def _begin_police(p: Position) -> None:
    p.done = 0
    p.sprinted = 0
    p.acts = False
    _next_policeman(p)


def candidates(p: Position) -> vec[i64]:
    """The policemen who have still to move, or to act (LW-19, LW-43)."""
    actions = vec[i64](capacity=POLICEMEN)
    policeman: i64 = 0
    while policeman < POLICEMEN:
        if p.done & (i64(1) << policeman) == 0 and (not p.acts or can_act(p, policeman)):
            actions = append(actions, NEXT + policeman)
        policeman += 1
    return actions


def can_act(p: Position, policeman: i64) -> bool:
    """Not after a sprint (LW-34, LW-50), nor where no circle is near (LW-42)."""
    at = p.police[policeman]
    return p.sprinted & (i64(1) << policeman) == 0 and p.board.touched.length(at) > 0


def _next_policeman(p: Position) -> None:
    """All move, then all act (LW-15); engaged, each acts as soon as he has moved (LW-32)."""
    waiting = candidates(p)
    if len(waiting) == 0 and not p.acts and not p.variants.engaged_police:
        p.acts = True
        p.done = 0
        waiting = candidates(p)
    p.fresh = True
    p.asked = 0
    if len(waiting) == 0:
        p.acts = False
        p.done = 0
        p.sprinted = 0
        _begin_escape(p)
    elif len(waiting) == 1:
        name(p, waiting[0])
    else:
        p.at = 0
        p.enter(NAMING, p.head)


def name(p: Position, action: i64) -> None:
    """The one named moves or acts; his owner decides (LW-43)."""
    p.at = action - NEXT
    p.enter(ACTING if p.acts else MOVING, p.setup.owners[p.at])


def goes(p: Position) -> vec[i64]:
    """Up to two steps, three on a sprint, not to where another policeman stands (LW-18, LW-34)."""
    actions = vec[i64](capacity=64)
    start = p.police[p.at]
    reach = p.board.sprints if p.variants.sprint else p.board.beats
    base = GO + p.at * X_STEP
    i = reach.first[start]
    end = reach.first[start + 1]
    while i < end:
        crossing = reach.items[i]
        if crossing == start or p.guarded[crossing] == 0:
            actions = append(actions, base + crossing)
        i += 1
    return actions


def go(p: Position, action: i64) -> None:
    """A policeman moves; who ends three steps away will not act (LW-50)."""
    start = p.police[p.at]
    crossing = action - GO - p.at * X_STEP
    p.guarded[start] = u8(0)
    p.guarded[crossing] = u8(1)
    p.police[p.at] = crossing
    if p.variants.sprint and not p.board.is_beat(start, crossing):
        p.sprinted |= i64(1) << p.at
    if p.variants.engaged_police and can_act(p, p.at):
        p.asked = 0
        p.phase = ACTING
    else:
        _through(p)


def deeds(p: Position) -> vec[i64]:
    """Ask about a circle, arrest if nothing was asked, or do no more (LW-19 to LW-22, LW-42)."""
    actions = questions(p)
    if p.asked == 0:
        touched = p.board.touched
        i = touched.first[p.police[p.at]]
        while i < touched.first[p.police[p.at] + 1]:
            actions = append(actions, ARREST + touched.items[i])
            i += 1
    return append(actions, PASS)


def questions(p: Position) -> vec[i64]:
    """The circles beside the policeman that he may still ask about."""
    actions = vec[i64](capacity=16)
    touched = p.board.touched
    i = touched.first[p.police[p.at]]
    end = touched.first[p.police[p.at] + 1]
    bit: i64 = 1
    while i < end:
        if p.asked & bit == 0 and may_ask(p, touched.items[i]):
            actions = append(actions, CLUE + touched.items[i])
        bit <<= 1
        i += 1
    return actions


def may_ask(p: Position, circle: i64) -> bool:
    """A circle with a marker is not asked again, but for two variants (LW-22, LW-36, LW-40)."""
    if p.variants.fresh_traces:
        return True
    return p.markers[circle] < (2 if p.variants.double_clue else 1)


def act(p: Position, action: i64) -> None:
    """A policeman asks (LW-21), arrests (LW-20) or is through."""
    if action < ARREST:
        _ask(p, action - CLUE)
    elif action < PASS and action - ARREST == p.circle():
        p.end(POLICE)
    else:
        _through(p)


def _ask(p: Position, circle: i64) -> None:
    touched = p.board.touched
    i = touched.first[p.police[p.at]]
    bit: i64 = 1
    while touched.items[i] != circle:
        bit <<= 1
        i += 1
    p.asked |= bit
    p.question = circle
    p.enter(ANSWER, REFEREE)


def answers(p: Position) -> vec[i64]:
    """The referee reads Jack's log (LW-21)."""
    return vec[i64]([(YES if has_been(p, p.question) else NO) + p.question])


def has_been(p: Position, circle: i64) -> bool:
    """Was Jack there tonight? With a marker: a second time (LW-35), or since then (LW-40)?"""
    tonight = p.night * COLUMNS
    column: i64 = i64(p.traced[circle]) if p.variants.fresh_traces else 0
    needed: i64 = 1
    if p.variants.double_clue:
        needed += i64(p.markers[circle])
    while column <= p.column:
        if i64(p.log[tonight + column]) == circle:
            needed -= 1
        column += 1
    return needed <= 0


def answer(p: Position, action: i64) -> None:
    """Yes puts a marker and ends it; after no he may ask about the next circle (LW-21)."""
    circle = p.question
    p.question = 0
    if action < NO:
        p.markers[circle] = u8(i64(p.markers[circle]) + 1)
        p.traced[circle] = u8(p.column + 1)
        _through(p)
    elif len(questions(p)) > 0:
        p.enter(ACTING, p.setup.owners[p.at])
    else:
        _through(p)


def _through(p: Position) -> None:
    p.done |= i64(1) << p.at
    _next_policeman(p)
