"""Jack waits: the head moves the women, or the patrols (LW-09, LW-11, LW-39, LW-44)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.game_setup import JACK
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.places import coded
from gaslamp.games.whitechapel.rules.position import Position


def begin_waiting(position: Position) -> None:
    """Move the marker (LW-09, LW-31), then let the women or patrols move (LW-11, LW-39)."""
    position.marker += 1 if position.variants.time_of_crime else -1
    position.done = 0
    position.fresh = True
    _call_next(position)


class CallingPhase(PhaseRules):
    """The head names the next woman, or patrol, to move (LW-44)."""

    def actions(self, position: Position) -> vec[i64]:
        """List those who have not moved yet."""
        return _to_call(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Give the turn to the one named."""
        _call(position, action)


def _movers(position: Position) -> vec[i64]:
    """List the circles of the women; in `preserved_scenes` the crossings of all patrols."""
    return position.patrols if position.variants.preserved_scenes else position.women


def _to_call(position: Position) -> vec[i64]:
    """List those who have not moved yet; a patrol that left the board is at crossing 0."""
    waiting = vec[i64](capacity=8)
    movers = _movers(position)
    i: i64 = 0
    while i < len(movers):
        if position.done & bit(i) == 0 and movers[i] != 0:
            waiting = append(waiting, movers[i])
        i += 1
    return coded(_call_code(position), waiting)


def _call_code(position: Position) -> i64:
    return codes.CALL_PATROL if position.variants.preserved_scenes else codes.CALL


def _call_next(position: Position) -> None:
    """Let the head choose who moves next; after the last, Jack turns up a patrol (LW-12)."""
    waiting = _to_call(position)
    if len(waiting) == 0:
        position.done = 0
        position.at = 0
        position.fresh = True
        position.enter(phases.TURNING, JACK)
    elif len(waiting) == 1:
        _call(position, waiting[0])
    else:
        position.at = 0
        position.enter(phases.CALLING, position.head)


def _call(position: Position, action: i64) -> None:
    """Let the one called move; a woman with no legal move stays (LW-11)."""
    place = action - _call_code(position)
    movers = _movers(position)
    position.at = 0
    while movers[position.at] != place:
        position.at += 1
    position.enter(phases.LEADING, position.head)
    if len(_leads(position)) == 0:
        _moved(position)


class LeadingPhase(PhaseRules):
    """The head moves the one who was called."""

    def actions(self, position: Position) -> vec[i64]:
        """List where it may go."""
        return _leads(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Move, and go to the next one."""
        at = position.at
        if position.variants.preserved_scenes:
            position.guarded[position.patrols[at]] = u8(0)
            position.patrols[at] = action - codes.LEAD_PATROL
            position.guarded[position.patrols[at]] = u8(1)
        else:
            position.women[at] = action - codes.LEAD
        _moved(position)


def _moved(position: Position) -> None:
    position.done |= bit(position.at)
    _call_next(position)


def _leads(position: Position) -> vec[i64]:
    if position.variants.preserved_scenes:
        return _patrol_leads(position)
    return _woman_leads(position)


def _woman_leads(position: Position) -> vec[i64]:
    """List a woman's moves: away from police, scenes and other women (LW-11, LW-16)."""
    actions = vec[i64](capacity=16)
    walks = position.board.walks
    i = walks.first[position.women[position.at]]
    end = walks.first[position.women[position.at] + 1]
    while i < end:
        circle = walks.items[i]
        if _is_refuge(position, circle) and position.board.is_open(i, position.guarded):
            actions = append(actions, codes.LEAD + circle)
        i += 1
    return actions


def _is_refuge(position: Position, circle: i64) -> bool:
    if position.is_scene(circle) or circle in position.women:
        return False
    i: i64 = 0
    while i < len(position.patrols):
        crossing = position.patrols[i]
        if crossing != 0 and position.board.touches(circle, crossing):
            return False
        i += 1
    return True


def _patrol_leads(position: Position) -> vec[i64]:
    """List a patrol's moves: two steps at most, to a free crossing beside no woman (LW-39)."""
    actions = vec[i64](capacity=32)
    start = position.patrols[position.at]
    beats = position.board.beats
    i = beats.first[start]
    end = beats.first[start + 1]
    while i < end:
        crossing = beats.items[i]
        free = position.guarded[crossing] == 0 and not _beside_woman(position, crossing)
        if crossing == start or free:
            actions = append(actions, codes.LEAD_PATROL + crossing)
        i += 1
    return actions


def _beside_woman(position: Position, crossing: i64) -> bool:
    i: i64 = 0
    while i < len(position.women):
        if position.board.touches(position.women[i], crossing):
            return True
        i += 1
    return False
