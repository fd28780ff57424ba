"""Jack's part of the evening: his hideout, his women tokens (LW-03 to LW-06)."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.state import CHANCE
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.game_setup import BLANKS, COLUMN_I, COLUMN_V, JACK
from gaslamp.games.whitechapel.rules.patrols import appoint
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.places import ascending
from gaslamp.games.whitechapel.rules.position import Position


def stock_up(position: Position) -> None:
    """Put the marker where it begins, and give Jack the night's special moves (LW-08, LW-27)."""
    position.marker = COLUMN_V if position.variants.time_of_crime else COLUMN_I
    position.coaches = position.setup.coaches[position.night]
    position.alleys = position.setup.alleys[position.night]


def begin_night(position: Position) -> None:
    """Begin a clean page, stock up the special moves (LW-05, LW-23, LW-27)."""
    stock_up(position)
    position.tokens = vec[i64]()
    position.marks = 0
    position.head = 0
    position.fresh = True
    position.enter(phases.TOKENS, JACK)
    _fill_up(position)


def tokens_tonight(position: Position) -> i64:
    """Count the women tokens of the night (LW-05)."""
    return position.setup.women[position.night] + BLANKS


class HidingPhase(PhaseRules):
    """Jack chooses his hideout."""

    def actions(self, position: Position) -> vec[i64]:
        """List all circles but the red ones (LW-03)."""
        actions = vec[i64](capacity=codes.CIRCLE_CODES)
        for circle in position.board.circles:
            if position.board.is_red[circle] == 0:
                actions = append(actions, codes.HIDEOUT + circle)
        return actions

    def sample(self, position: Position, rng: Random) -> i64:
        """Draw among all circles until one is not red."""
        board = position.board
        circles: i64 = len(board.circles)
        while True:
            circle = board.circles[rng.randrange(circles)]
            if board.is_red[circle] == 0:
                return codes.HIDEOUT + circle

    def carry_out(self, position: Position, action: i64) -> None:
        """Set the hideout for all four nights."""
        position.hideout = action - codes.HIDEOUT
        begin_night(position)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank the hideout for the others."""
        return action if viewer == JACK else codes.HIDEOUT


class TokensPhase(PhaseRules):
    """Jack places the women tokens; the marks come later, so that the order tells nothing."""

    def actions(self, position: Position) -> vec[i64]:
        """List the places that are left."""
        return _token_places(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Place a token."""
        position.tokens = append(position.tokens, action - codes.TOKEN)
        _fill_up(position)


def _token_places(position: Position) -> vec[i64]:
    """List the red circles that are no crime scene yet (LW-06)."""
    actions = vec[i64](capacity=8)
    for circle in position.board.red:
        if circle not in position.tokens and not position.is_scene(circle):
            actions = append(actions, codes.TOKEN + circle)
    return actions


def _fill_up(position: Position) -> None:
    """Place the remaining tokens, if no place is left to choose."""
    missing = tokens_tonight(position) - len(position.tokens)
    places = _token_places(position)
    if missing > 0 and missing < len(places):
        return
    if missing > 0:
        for action in places:
            position.tokens = append(position.tokens, action - codes.TOKEN)
    position.tokens = ascending(position.tokens)
    position.at = 0
    position.enter(phases.MARKING, JACK)


class MarkingPhase(PhaseRules):
    """Jack lays the tokens face down, one by one."""

    def actions(self, position: Position) -> vec[i64]:
        """List marked and blank, as long as some of each are left (LW-05, LW-06)."""
        circle = position.tokens[position.at]
        marked = count(position.marks)
        actions = vec[i64](capacity=2)
        if marked < position.setup.women[position.night]:
            actions = append(actions, codes.WOMAN + circle)
        if position.at - marked < BLANKS:
            actions = append(actions, codes.BLANK + circle)
        return actions

    def carry_out(self, position: Position, action: i64) -> None:
        """Lay a token; after the last, draw a head of the investigation."""
        if action < codes.BLANK:
            position.marks |= bit(position.at)
        position.at += 1
        if position.at == len(position.tokens):
            _draw_head(position)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank the face for the others (LW-06)."""
        return action if viewer == JACK else codes.TOKEN + codes.circle_of(action)

    def is_forced(self, position: Position) -> bool:
        """Tell whether it is the last token; otherwise the choice is Jack's secret."""
        return position.at == len(position.tokens) - 1


def _draw_head(position: Position) -> None:
    """Draw the police seat that leads tonight (LW-04); a single one needs no draw."""
    if position.setup.seats == 2:
        appoint(position, 1)
    else:
        position.enter(phases.DRAWING, CHANCE)
