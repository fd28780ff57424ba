"""Hell: Jack waits or kills, patrols are turned up (LW-09, LW-10, LW-12 to LW-14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import REFEREE
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.game_setup import (
    BY_MURDER,
    COLUMN_I,
    COLUMN_V,
    DOUBLE_EVENT,
    IS_COLOUR,
    IS_DECOY,
    IS_REAL,
    JACK,
    TOKENS_OF_PATROL,
)
from gaslamp.games.whitechapel.rules.hunt import begin_hunt
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.places import coded, without
from gaslamp.games.whitechapel.rules.position import Position
from gaslamp.games.whitechapel.rules.waiting import begin_waiting


def begin_murder(position: Position) -> None:
    """Let Jack choose: murder or wait (LW-10)."""
    position.at = 0
    position.fresh = True
    position.enter(phases.MURDER, JACK)


class MurderPhase(PhaseRules):
    """Jack kills a woman or waits."""

    def actions(self, position: Position) -> vec[i64]:
        """List the women to kill, and waiting unless the marker is at its end (LW-10, LW-31)."""
        actions = coded(codes.KILL, position.women)
        last = COLUMN_I if position.variants.time_of_crime else COLUMN_V
        return actions if position.marker == last else append(actions, codes.WAIT)

    def carry_out(self, position: Position, action: i64) -> None:
        """Mark the place of a murder as a crime scene (LW-13), or wait."""
        if action == codes.WAIT:
            begin_waiting(position)
            return
        victim = action - codes.KILL
        position.scenes = append(position.scenes, victim)
        if position.night == DOUBLE_EVENT:
            position.women = without(position.women, victim)
            position.enter(phases.SECOND, JACK)
        else:
            position.write(position.marker, victim, BY_MURDER)
            _begin_unveiling(position)


class SecondMurderPhase(PhaseRules):
    """Jack kills a second woman, in the night of the double event (LW-14)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the other women."""
        return coded(codes.KILL, position.women)

    def carry_out(self, position: Position, action: i64) -> None:
        """Mark the second crime scene."""
        position.scenes = append(position.scenes, action - codes.KILL)
        position.enter(phases.ORDER, JACK)


class MurderOrderPhase(PhaseRules):
    """Jack writes down which murder came first (LW-14)."""

    def actions(self, position: Position) -> vec[i64]:
        """List both crime scenes as the first one."""
        last = len(position.scenes)
        return coded(codes.FIRST, position.scenes[last - 2 : last])

    def carry_out(self, position: Position, action: i64) -> None:
        """Write both to the log; the second counts as his first move."""
        first = action - codes.FIRST
        last = len(position.scenes)
        one, other = position.scenes[last - 2], position.scenes[last - 1]
        position.write(position.marker, first, BY_MURDER)
        position.write(position.marker + 1, other if one == first else one, BY_MURDER)
        _begin_unveiling(position)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank the order for the others."""
        return action if viewer == JACK else codes.FIRST


class TurningPhase(PhaseRules):
    """Jack points at a patrol token (LW-12)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the patrols that lie face down."""
        return _face_down(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Let the referee turn it up."""
        position.at = _patrol_at(position, action - codes.TURN)
        position.enter(phases.TURNED, REFEREE)


def _face_down(position: Position) -> vec[i64]:
    hidden = vec[i64](capacity=7)
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if position.shown[i] == 0:
            hidden = append(hidden, position.patrols[i])
        i += 1
    return coded(codes.TURN, hidden)


def _patrol_at(position: Position, crossing: i64) -> i64:
    i: i64 = 0
    while position.patrols[i] != crossing:
        i += 1
    return i


class TurnedPhase(PhaseRules):
    """The referee turns up the patrol token that Jack chose (LW-12)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the one true face."""
        kind = _shows(i64(position.faces[position.at]))
        return vec[i64]([kind + position.patrols[position.at]])

    def carry_out(self, position: Position, action: i64) -> None:
        """Turn it up; Jack chooses again."""
        _turn_up(position, action)
        begin_murder(position)


class UnveilingPhase(TurnedPhase):
    """The referee turns up the other patrol tokens, last of all (LW-13)."""

    def carry_out(self, position: Position, action: i64) -> None:
        """Turn it up, and go to the next one."""
        _turn_up(position, action)
        _unveil_next(position)


def face_of(action: i64) -> i64:
    """Read what a patrol token is from the action that lays it or turns it up."""
    if action >= codes.FACE:
        return IS_COLOUR + codes.colour_of(action)
    return IS_REAL if action < codes.DECOY else IS_DECOY


def _shows(face: i64) -> i64:
    """Give the kind of action that turns up a token."""
    if face >= IS_COLOUR:
        return codes.FACE + (face - IS_COLOUR) * codes.CROSSING_CODES
    return codes.REAL if face == IS_REAL else codes.DECOY


def _turn_up(position: Position, action: i64) -> None:
    """Turn up a patrol: a decoy leaves the board, a policeman stays (LW-12).

    Where one player leads them all, they take their colours as they are shown.
    """
    at = position.at
    face = face_of(action)
    position.faces[at] = u8(face)
    if face >= IS_COLOUR:
        position.shown[at] = u8(1 + face - IS_COLOUR)
    elif face == IS_REAL:
        position.shown[at] = u8(1 + _count_shown(position))
    else:
        position.shown[at] = u8(1)
        position.guarded[position.patrols[at]] = u8(0)
        position.patrols[at] = 0


def _count_shown(position: Position) -> i64:
    """Count the policemen who are turned up already."""
    count: i64 = 0
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if position.shown[i] != 0 and position.faces[i] == IS_REAL:
            count += 1
        i += 1
    return count


def _begin_unveiling(position: Position) -> None:
    """Remove the other women (LW-13), and begin to turn up patrols."""
    position.women = vec[i64]()
    position.phase = phases.UNVEILING
    _unveil_next(position)


def _unveil_next(position: Position) -> None:
    """Turn up the next token, in the order of their crossings."""
    hidden = _face_down(position)
    if len(hidden) > 0:
        position.at = _patrol_at(position, hidden[0] - codes.TURN)
        position.enter(phases.UNVEILING, REFEREE)
        return
    i: i64 = 0
    while i < TOKENS_OF_PATROL:
        if position.faces[i] != IS_DECOY:
            position.police[i64(position.shown[i]) - 1] = position.patrols[i]
        i += 1
    position.patrols = vec[i64]()
    position.faces = vec[u8]()
    position.shown = vec[u8]()
    begin_hunt(position)
