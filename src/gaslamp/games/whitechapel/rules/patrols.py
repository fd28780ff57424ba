"""The head's part of the evening: patrols are laid, women turned up (LW-04, LW-07, LW-08)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.state import REFEREE
from gaslamp.core.weights import small_zeros
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import POLICEMEN
from gaslamp.games.whitechapel.game_setup import (
    DECOYS,
    IS_COLOUR,
    IS_DECOY,
    TOKENS_OF_PATROL,
)
from gaslamp.games.whitechapel.rules.hell import begin_murder, face_of
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.places import ascending
from gaslamp.games.whitechapel.rules.position import Position


class DrawingPhase(PhaseRules):
    """Chance draws the head of the investigation."""

    def actions(self, position: Position) -> vec[i64]:
        """List the police seats (LW-04)."""
        actions = vec[i64](capacity=5)
        seat: i64 = 1
        while seat < position.setup.seats:
            actions = append(actions, codes.HEAD + seat)
            seat += 1
        return actions

    def carry_out(self, position: Position, action: i64) -> None:
        """Appoint the seat that leads tonight."""
        appoint(position, action - codes.HEAD)


def appoint(position: Position, seat: i64) -> None:
    """Let the head place patrol tokens, first where the policemen stood last night (LW-07)."""
    position.head = seat
    position.patrols = vec[i64](capacity=TOKENS_OF_PATROL)
    colour: i64 = 0
    while colour < POLICEMEN:
        if position.police[colour] != 0:
            position.patrols = append(position.patrols, position.police[colour])
            position.police[colour] = 0
        colour += 1
    position.fresh = True
    position.enter(phases.PATROLS, position.head)
    _fill_up(position)


class PatrolsPhase(PhaseRules):
    """The head places patrol tokens; which are policemen is said later."""

    def actions(self, position: Position) -> vec[i64]:
        """List the places that are left."""
        return _patrol_places(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Place a token."""
        _lay_patrol(position, action - codes.PATROL)
        _fill_up(position)


def _patrol_places(position: Position) -> vec[i64]:
    """List the free yellow crossings, for the other patrol tokens (LW-07)."""
    actions = vec[i64](capacity=8)
    for crossing in position.board.yellow:
        if position.guarded[crossing] == 0:
            actions = append(actions, codes.PATROL + crossing)
    return actions


def _lay_patrol(position: Position, crossing: i64) -> None:
    position.patrols = append(position.patrols, crossing)
    position.guarded[crossing] = u8(1)


def _fill_up(position: Position) -> None:
    """Place the remaining tokens, if no place is left to choose."""
    missing = TOKENS_OF_PATROL - len(position.patrols)
    places = _patrol_places(position)
    if missing > 0 and missing < len(places):
        return
    if missing > 0:
        for action in places:
            _lay_patrol(position, action - codes.PATROL)
    position.patrols = ascending(position.patrols)
    position.faces = small_zeros(TOKENS_OF_PATROL)
    position.shown = small_zeros(TOKENS_OF_PATROL)
    position.at = 0
    position.enter(phases.FACES, position.head)


class FacesPhase(PhaseRules):
    """The head lays the patrol tokens face down, one by one."""

    def actions(self, position: Position) -> vec[i64]:
        """List policeman and decoy, as long as some of each are left (LW-07).

        Where several players lead the policemen, the head says which one it is.
        """
        crossing = position.patrols[position.at]
        decoys: i64 = 0
        i: i64 = 0
        while i < position.at:
            if position.faces[i] == IS_DECOY:
                decoys += 1
            i += 1
        actions = vec[i64](capacity=8)
        if position.at - decoys < POLICEMEN and not position.setup.has_colours:
            actions = append(actions, codes.REAL + crossing)
        if decoys < DECOYS:
            actions = append(actions, codes.DECOY + crossing)
        return _add_colours(position, actions) if position.setup.has_colours else actions

    def carry_out(self, position: Position, action: i64) -> None:
        """Lay a face; after the last, the women are turned up."""
        position.faces[position.at] = u8(face_of(action))
        position.at += 1
        if position.at == TOKENS_OF_PATROL:
            position.at = 0
            position.women = vec[i64](capacity=5)
            position.enter(phases.WOMEN_UP, REFEREE)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank the face for all but the head (LW-07)."""
        return action if viewer == position.head else codes.PATROL + codes.crossing_of(action)

    def is_forced(self, position: Position) -> bool:
        """Tell whether it is the last token; otherwise the choice is the head's secret."""
        return position.at == TOKENS_OF_PATROL - 1


def _add_colours(position: Position, actions: vec[i64]) -> vec[i64]:
    """Add the policemen who lie under no token yet, in the order of their colours."""
    colour: i64 = 0
    while colour < POLICEMEN:
        if not _is_laid(position, colour):
            kind = codes.FACE + colour * codes.CROSSING_CODES
            actions = append(actions, kind + position.patrols[position.at])
        colour += 1
    return actions


def _is_laid(position: Position, colour: i64) -> bool:
    i: i64 = 0
    while i < position.at:
        if i64(position.faces[i]) == IS_COLOUR + colour:
            return True
        i += 1
    return False


class WomenUpPhase(PhaseRules):
    """The referee turns up the women tokens (LW-08)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the one true face of the next token."""
        marked = position.marks & bit(position.at) != 0
        circle = position.tokens[position.at]
        return vec[i64]([(codes.WOMAN if marked else codes.BLANK) + circle])

    def carry_out(self, position: Position, action: i64) -> None:
        """Turn up a token: marked, it becomes a woman; a blank leaves the board (LW-08)."""
        if action < codes.BLANK:
            position.women = append(position.women, action - codes.WOMAN)
        position.at += 1
        if position.at == len(position.tokens):
            position.tokens = vec[i64]()
            position.marks = 0
            begin_murder(position)
