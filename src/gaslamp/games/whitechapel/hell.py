"""Hell: Jack waits or kills, women and patrols move, patrols are turned up (LW-09 to LW-14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import REFEREE
from gaslamp.games.whitechapel.actions import (
    CALL,
    CALL_PATROL,
    DECOY,
    FIRST,
    KILL,
    LEAD,
    LEAD_PATROL,
    REAL,
    TURN,
    WAIT,
)
from gaslamp.games.whitechapel.hunt import begin_hunt
from gaslamp.games.whitechapel.night import ascending
from gaslamp.games.whitechapel.position import Position
from gaslamp.games.whitechapel.table import (
    BY_MURDER,
    CALLING,
    COLUMN_I,
    COLUMN_V,
    DOUBLE_EVENT,
    IS_DECOY,
    IS_REAL,
    JACK,
    LEADING,
    MURDER,
    ORDER,
    SECOND,
    TOKENS_OF_PATROL,
    TURNED,
    TURNING,
    UNVEILING,
)


def begin_murder(p: Position) -> None:
    """Jack is to choose: murder or patience (LW-10)."""
    p.at = 0
    p.fresh = True
    p.enter(MURDER, JACK)


def victims(p: Position) -> vec[i64]:
    """Jack kills a woman, or waits unless the marker is at its end (LW-10, LW-31)."""
    actions = codes(KILL, p.women)
    last = COLUMN_I if p.variants.time_of_crime else COLUMN_V
    if p.phase == MURDER and p.marker != last:
        return append(actions, WAIT)
    return actions


def choose_victim(p: Position, action: i64) -> None:
    """Jack waits, or kills: the place is a crime scene from now on (LW-13)."""
    if action == WAIT:
        _wait(p)
        return
    p.scenes = append(p.scenes, action - KILL)
    if p.night != DOUBLE_EVENT:
        p.write(p.marker, action - KILL, BY_MURDER)
        _begin_unveiling(p)
    elif p.phase == MURDER:
        p.women = without(p.women, action - KILL)
        p.enter(SECOND, JACK)
    else:
        p.enter(ORDER, JACK)


def orders(p: Position) -> vec[i64]:
    """Either of the two murders may be the first (LW-14)."""
    last = len(p.scenes)
    return codes(FIRST, p.scenes[last - 2 : last])


def choose_order(p: Position, action: i64) -> None:
    """Jack writes both murders; the second counts as his first move (LW-14)."""
    first = action - FIRST
    last = len(p.scenes)
    second = p.scenes[last - 1] if p.scenes[last - 2] == first else p.scenes[last - 2]
    p.write(p.marker, first, BY_MURDER)
    p.write(p.marker + 1, second, BY_MURDER)
    _begin_unveiling(p)


def _wait(p: Position) -> None:
    """The marker moves on (LW-09, LW-31), then the women move, or the patrols (LW-11, LW-39)."""
    p.marker += 1 if p.variants.time_of_crime else -1
    p.done = 0
    p.fresh = True
    _call_next(p)


def _movers(p: Position) -> vec[i64]:
    """The circles of the women; in `preserved_scenes` the crossings of all patrols instead."""
    return p.patrols if p.variants.preserved_scenes else p.women


def to_call(p: Position) -> vec[i64]:
    """Those who have not moved yet; a patrol that left the board is at crossing 0."""
    waiting = vec[i64](capacity=8)
    movers = _movers(p)
    i: i64 = 0
    while i < len(movers):
        if p.done & (i64(1) << i) == 0 and movers[i] != 0:
            waiting = append(waiting, movers[i])
        i += 1
    return codes(CALL_PATROL if p.variants.preserved_scenes else CALL, waiting)


def _call_next(p: Position) -> None:
    """The head chooses who moves next (LW-44); after the last, Jack turns up a patrol (LW-12)."""
    waiting = to_call(p)
    if len(waiting) == 0:
        p.done = 0
        p.at = 0
        p.fresh = True
        p.enter(TURNING, JACK)
    elif len(waiting) == 1:
        call(p, waiting[0])
    else:
        p.at = 0
        p.enter(CALLING, p.head)


def call(p: Position, action: i64) -> None:
    """The one called moves now; a woman with no legal move stays (LW-11)."""
    place = action - (CALL_PATROL if p.variants.preserved_scenes else CALL)
    movers = _movers(p)
    p.at = 0
    while movers[p.at] != place:
        p.at += 1
    p.enter(LEADING, p.head)
    if len(leads(p)) == 0:
        _moved(p)


def leads(p: Position) -> vec[i64]:
    """List where the one called may go."""
    return _patrol_leads(p) if p.variants.preserved_scenes else _woman_leads(p)


def _woman_leads(p: Position) -> vec[i64]:
    """Past no police, to no circle beside them, no crime scene, no other woman (LW-11, LW-16)."""
    actions = vec[i64](capacity=16)
    walks = p.board.walks
    i = walks.first[p.women[p.at]]
    end = walks.first[p.women[p.at] + 1]
    while i < end:
        circle = walks.items[i]
        if _is_refuge(p, circle) and p.board.is_open(i, p.guarded):
            actions = append(actions, LEAD + circle)
        i += 1
    return actions


def _is_refuge(p: Position, circle: i64) -> bool:
    if p.is_scene(circle) or circle in p.women:
        return False
    i: i64 = 0
    while i < len(p.patrols):
        if p.patrols[i] != 0 and p.board.touches(circle, p.patrols[i]):
            return False
        i += 1
    return True


def _patrol_leads(p: Position) -> vec[i64]:
    """Up to two steps, to a free crossing beside no woman; or not at all (LW-39)."""
    actions = vec[i64](capacity=32)
    start = p.patrols[p.at]
    beats = p.board.beats
    i = beats.first[start]
    while i < beats.first[start + 1]:
        crossing = beats.items[i]
        if crossing == start or (p.guarded[crossing] == 0 and not _beside_woman(p, crossing)):
            actions = append(actions, LEAD_PATROL + crossing)
        i += 1
    return actions


def _beside_woman(p: Position, crossing: i64) -> bool:
    i: i64 = 0
    while i < len(p.women):
        if p.board.touches(p.women[i], crossing):
            return True
        i += 1
    return False


def lead(p: Position, action: i64) -> None:
    """The one called moves."""
    if p.variants.preserved_scenes:
        p.guarded[p.patrols[p.at]] = u8(0)
        p.patrols[p.at] = action - LEAD_PATROL
        p.guarded[p.patrols[p.at]] = u8(1)
    else:
        p.women[p.at] = action - LEAD
    _moved(p)


def _moved(p: Position) -> None:
    p.done |= i64(1) << p.at
    _call_next(p)


def face_down(p: Position) -> vec[i64]:
    """The patrol tokens that Jack may turn up (LW-12)."""
    hidden = vec[i64](capacity=7)
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if p.shown[i] == 0:
            hidden = append(hidden, p.patrols[i])
        i += 1
    return codes(TURN, hidden)


def choose_patrol(p: Position, action: i64) -> None:
    """Jack points at a patrol token; the referee turns it up."""
    p.at = patrol_at(p, action - TURN)
    p.enter(TURNED, REFEREE)


def patrol_at(p: Position, crossing: i64) -> i64:
    """Find the patrol token on a crossing."""
    i: i64 = 0
    while p.patrols[i] != crossing:
        i += 1
    return i


def patrol_up(p: Position) -> vec[i64]:
    """The referee shows what a patrol token is."""
    kind = REAL if p.faces[p.at] == IS_REAL else DECOY
    return vec[i64]([kind + p.patrols[p.at]])


def turn_patrol_up(p: Position, action: i64) -> None:
    """A decoy leaves the board; policemen take their colours as they are shown (LW-12)."""
    if action < DECOY:
        p.faces[p.at] = u8(IS_REAL)
        p.shown[p.at] = u8(1 + _count_shown(p, IS_REAL))
    else:
        p.faces[p.at] = u8(IS_DECOY)
        p.shown[p.at] = u8(1)
        p.guarded[p.patrols[p.at]] = u8(0)
        p.patrols[p.at] = 0
    if p.phase == TURNED:
        begin_murder(p)
    else:
        _unveil_next(p)


def _count_shown(p: Position, face: i64) -> i64:
    count: i64 = 0
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if p.shown[i] != 0 and i64(p.faces[i]) == face:
            count += 1
        i += 1
    return count


def _begin_unveiling(p: Position) -> None:
    """The other women leave; the remaining patrol tokens are turned up last (LW-13)."""
    p.women = vec[i64]()
    p.phase = UNVEILING
    _unveil_next(p)


def _unveil_next(p: Position) -> None:
    """Tokens are turned up in the order of their crossings."""
    hidden = face_down(p)
    if len(hidden) > 0:
        p.at = patrol_at(p, hidden[0] - TURN)
        p.enter(UNVEILING, REFEREE)
        return
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if p.faces[i] == IS_REAL:
            p.police[i64(p.shown[i]) - 1] = p.patrols[i]
        i += 1
    p.patrols = vec[i64]()
    p.faces = vec[u8]()
    p.shown = vec[u8]()
    begin_hunt(p)


def codes(base: i64, places: vec[i64]) -> vec[i64]:
    """Make one action for each place, in ascending order."""
    actions = vec[i64](capacity=8)
    for place in places:
        actions = append(actions, base + place)
    return ascending(actions)


def without(numbers: vec[i64], gone: i64) -> vec[i64]:
    """Leave one number out."""
    kept = vec[i64](capacity=8)
    for number in numbers:
        if number != gone:
            kept = append(kept, number)
    return kept
