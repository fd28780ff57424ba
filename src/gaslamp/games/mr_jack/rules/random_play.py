"""Random play in Mr. Jack: actions drawn without listing them, where they can be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random
from mypy_extensions import i64

from gaslamp.core.bits import bit, count, nth, sample_member
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, JACK

if TYPE_CHECKING:
    from gaslamp.games.mr_jack.rules.state import MrJack


def sample_action(state: MrJack, rng: Random) -> i64:
    """Draw one of the legal actions, each equally likely."""
    if state.phase == phases.PLAYING:
        return _sample_play(state, rng)
    if state.phase == phases.CHOOSING:
        return codes.CHOOSE + sample_member(state.cards, rng)
    if state.phase == phases.TURNING:
        return codes.LANTERN + rng.randrange(codes.DIRECTION_COUNT)
    if state.phase == phases.DEALING:
        return codes.DEAL + sample_member(state.pile, rng)
    if state.phase == phases.CALLING:
        return state.answer()
    if state.phase == phases.WHISTLING:
        return _sample_use(state, rng)
    if state.phase == phases.DRAWING:
        return codes.ALIBI + sample_member(state.alibi_pile(), rng)
    return codes.JACK_IS + sample_member(state.suspects(), rng)


def _sample_play(state: MrJack, rng: Random) -> i64:
    """Count what the move and the power may do together, and draw among all of it."""
    if not state.to_move:
        return _sample_use(state, rng)
    reached = state.reach()
    free = reached & ~state.pieces.occupied
    if not free or state.escapes():
        return _sample_listed(state, rng)
    ends = free if state.seat == JACK else reached & ~bit(state.pieces.places[state.card])
    streets = count(ends)
    exchanges: i64 = codes.EIGHT - 1 if state.card == codes.GULL else 0
    drawn: i64 = rng.randrange(streets + exchanges + _count_uses(state))
    if drawn < streets:
        return _end_of_move(state, nth(ends, drawn))
    if drawn < streets + exchanges:
        return codes.SWAP + nth(ALL_CARDS & ~bit(codes.GULL), drawn - streets)
    return _sample_use(state, rng)


def _end_of_move(state: MrJack, street: i64) -> i64:
    """Go to a free street; on a street with a character that is an accusation (MJ-33)."""
    if state.pieces.occupied & bit(street):
        return codes.ACCUSE + state.pieces.who_stands_on(street)
    return codes.MOVE + state.card * codes.STREET_COUNT + street


def _count_uses(state: MrJack) -> i64:
    if not state.to_use:
        return 0
    if state.card == codes.GOODLEY:
        return state.pieces.count_whistles(state.points, state.whistled)
    return state.pieces.count_uses(state.card)


def _sample_use(state: MrJack, rng: Random) -> i64:
    if state.card == codes.GOODLEY:
        return state.pieces.sample_whistle(state.points, state.whistled, rng)
    return state.pieces.sample_use(state.card, rng)


def _sample_listed(state: MrJack, rng: Random) -> i64:
    actions = state.legal_actions()
    choices: i64 = len(actions)
    return actions[rng.randrange(choices)]
