"""Why the seat on turn may not do something, from what that seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.actions import (
    ALLEY,
    ARREST,
    BLANK,
    CALL,
    CALL_PATROL,
    CLUE,
    COACH,
    DECOY,
    GO,
    HIDEOUT,
    HOME,
    KILL,
    LEAD,
    LEAD_PATROL,
    NEXT,
    PATROL,
    REAL,
    STEP,
    TOKEN,
    TURN,
    WAIT,
    WALK,
    WOMAN,
    X_STEP,
    circle_of,
    crossing_of,
    kind_of,
)
from gaslamp.games.whitechapel.hunt import may_ask
from gaslamp.games.whitechapel.logbook import policeman
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import (
    ACTING,
    ANNOUNCE,
    CALLING,
    ESCAPE,
    FACES,
    HIDING,
    LAST_COLUMN,
    LEADING,
    MARKING,
    MOVING,
    MURDER,
    NAMING,
    PATROLS,
    SECOND,
    TOKENS,
    TURNING,
)


def refusal(state: Whitechapel, action: i64) -> Text | None:
    """Name what stands against an action that is not legal; nothing when it has no place now."""
    phase, kind = state.phase, kind_of(action)
    if phase == ESCAPE:
        return _escape(state, kind, action)
    if phase == ANNOUNCE and kind == HOME:
        return text("whitechapel-not-home", circle=state.circle(), hideout=state.hideout)
    if phase in (NAMING, MOVING):
        return _go(state, action)
    if phase == ACTING:
        return _act(state, kind, action)
    if phase == LEADING:
        return _lead(state, kind, action)
    if phase >= MURDER:
        return _murder(state, kind, action)
    return _lay_out(state, kind, action)


def _escape(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    if kind == WALK:
        return _walk(state, state.circle(), circle_of(action))
    if kind == ALLEY:
        if state.alleys == 0:
            return text("whitechapel-no-alley-left")
        return text("whitechapel-no-alley", start=state.circle(), end=circle_of(action))
    return _coach(state, action - COACH) if kind == COACH else None


def _walk(state: Whitechapel, start: i64, end: i64) -> Text:
    if end not in state.board.walks.row(start):
        return text("whitechapel-not-next", start=start, end=end)
    return text("whitechapel-way-barred", start=start, end=end)


def _coach(state: Whitechapel, ride: i64) -> Text:
    first, second, start = ride // STEP, ride % STEP, state.circle()
    if state.coaches == 0:
        return text("whitechapel-no-coach-left")
    if state.column + 2 > LAST_COLUMN:
        return text("whitechapel-no-two-columns")
    if first not in state.board.walks.row(start):
        return text("whitechapel-not-next", start=start, end=first)
    if second == start:
        return text("whitechapel-coach-back", start=start)
    return text("whitechapel-not-next", start=first, end=second)


def _go(state: Whitechapel, action: i64) -> Text | None:
    if NEXT <= action < NEXT + 5:
        return text("whitechapel-is-through", who=policeman(action - NEXT))
    if not GO <= action < NEXT or state.phase != MOVING:
        return None
    number, crossing = (action - GO) // X_STEP, (action - GO) % X_STEP
    if number != state.at:
        return text("whitechapel-other-policeman", who=policeman(state.at))
    start = state.police[number]
    reach = state.board.sprints if state.variants.sprint else state.board.beats
    if crossing not in reach.row(start):
        return text("whitechapel-too-far", start=start, end=crossing)
    return text("whitechapel-occupied", crossing=crossing)


def _act(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    if kind not in (CLUE, ARREST):
        return None
    circle, crossing = circle_of(action), state.police[state.at]
    if circle not in state.board.touched.row(crossing):
        return text("whitechapel-not-beside", crossing=crossing, circle=circle)
    if kind == ARREST:
        return text("whitechapel-asked-already")
    if not may_ask(state, circle):
        return text("whitechapel-has-marker", circle=circle)
    return text("whitechapel-asked-this", circle=circle)


def _lead(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    if kind == LEAD and not state.variants.preserved_scenes:
        return _lead_woman(state, circle_of(action))
    if kind == LEAD_PATROL and state.variants.preserved_scenes:
        return _lead_patrol(state, crossing_of(action))
    return None


def _lead_woman(state: Whitechapel, end: i64) -> Text:
    start = state.women[state.at]
    if end in state.scenes:
        return text("whitechapel-is-scene", circle=end)
    if end in state.women:
        return text("whitechapel-is-woman", circle=end)
    if any(crossing and state.board.touches(end, crossing) for crossing in state.patrols):
        return text("whitechapel-beside-police", circle=end)
    return _walk(state, start, end)


def _lead_patrol(state: Whitechapel, end: i64) -> Text:
    start = state.patrols[state.at]
    if end not in state.board.beats.row(start):
        return text("whitechapel-too-far", start=start, end=end)
    if state.guarded[end]:
        return text("whitechapel-occupied", crossing=end)
    return text("whitechapel-beside-woman", crossing=end)


def _murder(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    phase = state.phase
    if phase in (MURDER, SECOND) and kind == KILL:
        return text("whitechapel-no-woman", circle=circle_of(action))
    if phase in (MURDER, SECOND) and kind == WAIT:
        return text("whitechapel-must-kill")
    if phase == TURNING and kind == TURN:
        return text("whitechapel-no-patrol", crossing=crossing_of(action))
    if phase == CALLING and kind == CALL:
        return text("whitechapel-no-woman-to-move", circle=circle_of(action))
    if phase == CALLING and kind == CALL_PATROL:
        return text("whitechapel-no-patrol-to-move", crossing=crossing_of(action))
    return None


def _lay_out(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    phase = state.phase
    if phase == HIDING and kind == HIDEOUT:
        circle = circle_of(action)
        if circle in state.board.red:
            return text("whitechapel-red-hideout", circle=circle)
        return text("whitechapel-no-circle")
    if phase == TOKENS and kind == TOKEN:
        return _place(state, circle_of(action))
    if phase == PATROLS and kind == PATROL:
        crossing = crossing_of(action)
        if crossing not in state.board.yellow:
            return text("whitechapel-not-yellow", crossing=crossing)
        return text("whitechapel-occupied", crossing=crossing)
    return _lay(state, kind, action)


def _place(state: Whitechapel, circle: i64) -> Text:
    if circle not in state.board.red:
        return text("whitechapel-not-red", circle=circle)
    if circle in state.scenes:
        return text("whitechapel-is-scene", circle=circle)
    return text("whitechapel-has-token", circle=circle)


def _lay(state: Whitechapel, kind: i64, action: i64) -> Text | None:
    """Tokens are laid in the order of their places, as long as there are some of each."""
    if state.phase == MARKING and kind in (WOMAN, BLANK):
        place = state.tokens[state.at]
        if circle_of(action) != place:
            return text("whitechapel-token-order", circle=place)
        return text("whitechapel-none-marked" if kind == WOMAN else "whitechapel-none-blank")
    if state.phase == FACES and kind in (REAL, DECOY):
        place = state.patrols[state.at]
        if crossing_of(action) != place:
            return text("whitechapel-patrol-order", crossing=place)
        return text("whitechapel-none-real" if kind == REAL else "whitechapel-none-decoy")
    return None
