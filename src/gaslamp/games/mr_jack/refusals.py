"""Explains why a player may not do something now, using only what that player knows."""

from __future__ import annotations

from gaslamp.core.text import Text, text
from gaslamp.games.mr_jack.actions import (
    ACCUSE,
    BARRICADE,
    BERT,
    CHOOSE,
    COVER,
    EIGHT,
    ESCAPE,
    EXIT_COUNT,
    GOODLEY,
    GULL,
    JACK_IS,
    LAMP,
    LANTERN,
    LESTRADE,
    MANHOLE_COUNT,
    MOVE,
    SMITH,
    STAY,
    STREET_COUNT,
    SWAP,
    WHISTLE,
    notation,
)
from gaslamp.games.mr_jack.hexes import EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.masks import bit
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import (
    CHOOSING,
    INVESTIGATOR,
    TURNING,
    UNLIT,
    WHISTLING,
    points_of,
)
from gaslamp.games.mr_jack.telling import character, character_of, way_out

POWERS = (
    (LAMP, SMITH),
    (BARRICADE, LESTRADE),
    (COVER, BERT),
    (WHISTLE, GOODLEY),
    (SWAP, GULL),
)


def refusal_of(state: MrJack, action: int) -> Text | None:
    """Say what stands against an action of the seat on turn."""
    if action >= JACK_IS:
        return None  # cards and answers are nobody's to choose
    if state.phase == CHOOSING:
        return _choice_refusal(action)
    if state.phase == TURNING:
        return text("mr-jack-lantern-first")
    if state.phase == WHISTLING and not WHISTLE <= action < SWAP:
        return text("mr-jack-whistle-first", points=state.points)
    return _play_refusal(state, action)


def _choice_refusal(action: int) -> Text:
    if action >= MOVE:
        return text("mr-jack-choose-first")
    return text("mr-jack-card-not-up", who=_character(action - CHOOSE))


def _play_refusal(state: MrJack, action: int) -> Text:
    who = character_of(state)
    if action < MOVE:
        return text("mr-jack-card-in-play", who=who)
    if action >= LANTERN:
        return text("mr-jack-lantern-not-now")
    if action >= LAMP and state.card != _owner(action):
        return text("mr-jack-not-the-power", who=who)
    if LAMP <= action < SWAP:
        return _use_refusal(state, action)
    return _move_refusal(state, action) if state.to_move else text("mr-jack-has-moved", who=who)


def _owner(action: int) -> int:
    """Give the character whose power this is."""
    return next(owner for code, owner in reversed(POWERS) if action >= code)


def _move_refusal(state: MrJack, action: int) -> Text:
    if action < ACCUSE:
        return _street_refusal(state, action)
    if action < ESCAPE:
        return _accusation_refusal(state, action - ACCUSE)
    if action < STAY:
        return _escape_refusal(state, action - ESCAPE)
    if action == STAY:
        return text("mr-jack-can-move", who=character_of(state))
    return text("mr-jack-swap-himself", who=character_of(state))


def _street_refusal(state: MrJack, move: int) -> Text:
    mover, street = divmod(move - MOVE, STREET_COUNT)
    who = character_of(state)
    if mover != state.card:
        return text("mr-jack-card-in-play", who=who)
    if street == state.pieces.places[mover]:
        return text("mr-jack-same-hex", who=who)
    if not state.pieces.reach(mover, points_of(mover)) & bit(street):
        return text("mr-jack-too-far", who=who, hex=STREETS[street], points=points_of(mover))
    return _occupied(state, street)


def _occupied(state: MrJack, street: int) -> Text:
    there = next(other for other in range(EIGHT) if state.pieces.places[other] == street)
    return text("mr-jack-occupied", other=_character(there), hex=STREETS[street])


def _accusation_refusal(state: MrJack, accused: int) -> Text:
    if state.seat != INVESTIGATOR:
        return text("mr-jack-jack-accuses")
    if accused == state.card:
        return text("mr-jack-accuse-itself", who=character_of(state))
    return text("mr-jack-accuse-far", who=character_of(state), other=_character(accused))


def _escape_refusal(state: MrJack, number: int) -> Text:
    """Only Jack's own seat learns more than the rule."""
    if state.seat == INVESTIGATOR:
        return text("mr-jack-escape-not-yours")
    if state.card != state.jack:
        return text("mr-jack-escape-other", who=character_of(state))
    if state.witness:
        return text("mr-jack-escape-witness")
    if state.pieces.barricades & bit(number):
        return text("mr-jack-escape-barred", exit=way_out(EXITS[number]))
    return text("mr-jack-escape-far", who=character_of(state), exit=way_out(EXITS[number]))


def _use_refusal(state: MrJack, action: int) -> Text:
    if not state.to_use and not state.points:
        return text("mr-jack-power-used", who=character_of(state))
    if action < BARRICADE:
        return _lamp_refusal(state, *divmod(action - LAMP, EIGHT))
    if action < COVER:
        return _barricade_refusal(state, *divmod(action - BARRICADE, EXIT_COUNT))
    if action < WHISTLE:
        return _cover_refusal(state, *divmod(action - COVER, MANHOLE_COUNT))
    return _whistle_refusal(state, *divmod(action - WHISTLE, STREET_COUNT))


def _lamp_refusal(state: MrJack, lit: int, unlit: int) -> Text:
    if state.pieces.lamps[lit] == UNLIT:
        return text("mr-jack-lamp-unlit", place=LAMP_PLACES[lit])
    return text("mr-jack-lamp-lit", place=LAMP_PLACES[unlit])


def _barricade_refusal(state: MrJack, here: int, there: int) -> Text:
    if not state.pieces.barricades & bit(here):
        return text("mr-jack-not-barred", exit=way_out(EXITS[here]))
    return text("mr-jack-barred", exit=way_out(EXITS[there]))


def _cover_refusal(state: MrJack, here: int, there: int) -> Text:
    board = state.pieces.board
    for manhole in (here, there):
        if not board.manholes & bit(board.street_of_manhole[manhole]):
            return text("mr-jack-no-manhole", hex=MANHOLES[manhole])
    if not state.pieces.covers & bit(board.street_of_manhole[here]):
        return text("mr-jack-not-covered", hex=MANHOLES[here])
    return text("mr-jack-covered", hex=MANHOLES[there])


def _whistle_refusal(state: MrJack, called: int, street: int) -> Text:
    pieces, who = state.pieces, _character(called)
    start, caller = pieces.places[called], pieces.places[GOODLEY]
    if called == GOODLEY:
        return text("mr-jack-whistle-himself", who=who)
    if state.whistled & bit(called):
        return text("mr-jack-whistled", who=who)
    if pieces.distance(street, caller) >= pieces.distance(start, caller):
        return text("mr-jack-not-closer", who=who, hex=STREETS[street])
    if pieces.distance(start, street) > state.points:
        return text("mr-jack-whistle-far", who=who, hex=STREETS[street], points=state.points)
    return _occupied(state, street)


def _character(number: int) -> Text:
    return character(notation(CHOOSE + number))
