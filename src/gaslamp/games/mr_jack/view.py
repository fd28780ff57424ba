"""The views of Mr. Jack, built field by field from what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from gaslamp.core.bits import count
from gaslamp.core.board import ElementId
from gaslamp.core.state import OVER
from gaslamp.core.view import Notebook, Outcome, View, heading
from gaslamp.games.mr_jack.actions import CHARACTERS, EIGHT
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.elements import (
    card_id,
    character_id,
    exit_id,
    hex_id,
    lamp_id,
    lantern_id,
)
from gaslamp.games.mr_jack.endings import Ending
from gaslamp.games.mr_jack.game_setup import (
    CARDS_A_TURN,
    INVESTIGATOR,
    JACK,
    LAST_NUMBER,
    NOBODY,
    TURNS,
    UNLIT,
    UNNUMBERED,
    player_of,
)
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.options import BoardName
from gaslamp.games.mr_jack.phases import PHASES, Phase
from gaslamp.games.mr_jack.rules.state import MrJack

VERSION = 2


class Character(msgspec.Struct, frozen=True):
    """A character's pawn: everything about it is public."""

    character: ElementId
    hex: ElementId
    suspect: bool
    visible: bool


class Lamp(msgspec.Struct, frozen=True):
    """A lit lamp: its place, and its number if it is to go out."""

    place: ElementId
    number: int | None


class Hand(msgspec.Struct, frozen=True):
    """A seat's alibi cards: how many is public, whose only where the viewer knows (MJ-35)."""

    drawn: int
    alibis: tuple[ElementId, ...] | None


class MrJackView(View, frozen=True, kw_only=True, tag="mr_jack"):
    """The table as one viewer sees it; `turn_number` counts to `turns`, `turn` is who acts.

    A numbered lamp goes out after each of the first `lamp_turns`.

    `order` says whose the turn's four cards are, one after the other; `done` are those that have
    been played. `goes_out` is the place of the lamp that goes out after this turn's call.
    """

    outcome: Outcome[Ending] | None = None
    board: BoardName
    phase: Phase
    turn_number: int
    turns: int
    lamp_turns: int
    witness: bool
    order: tuple[int, ...]
    done: tuple[ElementId, ...]
    cards: tuple[ElementId, ...]
    next_cards: tuple[ElementId, ...]
    card: ElementId | None
    to_move: bool
    to_use: bool
    whistle_points: int
    whistled: tuple[ElementId, ...]
    characters: tuple[Character, ...]
    lantern: ElementId
    lamps: tuple[Lamp, ...]
    goes_out: ElementId | None
    lit: tuple[ElementId, ...]
    covers: tuple[ElementId, ...]
    barricades: tuple[ElementId, ...]
    jack: ElementId | None
    hands: tuple[Hand, ...]
    accused: ElementId | None
    left_by: ElementId | None


class MrJackNotebook(Notebook, frozen=True, kw_only=True, tag="mr_jack"):
    """Who can be Jack and how likely; for Jack himself, whom the table can't exclude.

    A call now would tell the visible suspects from the invisible ones.
    """

    suspects: dict[ElementId, float]
    visible: tuple[ElementId, ...]
    invisible: tuple[ElementId, ...]


def view_of(state: MrJack, viewer: int) -> MrJackView:
    """Build a viewer's view; at the end all cards are open."""
    pieces = state.pieces
    knows_jack = viewer == JACK or state.seat == OVER
    return MrJackView(
        **heading(state, viewer, VERSION),
        board="first" if pieces.board.name == "first" else "revised",
        phase=PHASES[state.phase],
        turn_number=state.turn,
        turns=TURNS,
        lamp_turns=LAST_NUMBER,
        witness=state.witness,
        order=tuple(player_of(state.turn, number) for number in range(CARDS_A_TURN)),
        done=tuple(card_id(CHARACTERS[card]) for card in state.done),
        cards=_ids(card_id, state.cards, CHARACTERS),
        next_cards=_ids(card_id, state.next_cards(), CHARACTERS),
        card=_id(card_id, state.card, CHARACTERS),
        to_move=state.to_move,
        to_use=state.to_use,
        whistle_points=state.points,
        whistled=_ids(character_id, state.whistled, CHARACTERS),
        characters=_characters(state),
        lantern=lantern_id(DIRECTIONS[pieces.lantern]),
        lamps=_lamps(state),
        goes_out=_goes_out(state),
        lit=_ids(hex_id, pieces.light(), STREETS),
        covers=_ids(hex_id, pieces.covers, MANHOLES),
        barricades=_ids(exit_id, pieces.barricades, EXITS),
        jack=_id(character_id, state.jack if knows_jack else NOBODY, CHARACTERS),
        hands=tuple(_hand(state, seat, viewer) for seat in (JACK, INVESTIGATOR)),
        accused=_id(character_id, state.accused, CHARACTERS),
        left_by=_id(exit_id, state.left_by, EXITS),
    )


def _ids(
    name: Callable[[str], ElementId], members: int, names: Sequence[str]
) -> tuple[ElementId, ...]:
    """Give the ids of a set's members."""
    return tuple(name(word) for number, word in enumerate(names) if members >> number & 1)


def _id(name: Callable[[str], ElementId], number: int, names: Sequence[str]) -> ElementId | None:
    return name(names[number]) if number >= 0 else None


def _characters(state: MrJack) -> tuple[Character, ...]:
    visible = state.pieces.visible()
    return tuple(
        Character(
            character=character_id(CHARACTERS[character]),
            hex=hex_id(STREETS[state.pieces.places[character]]),
            suspect=not state.cleared >> character & 1,
            visible=bool(visible >> character & 1),
        )
        for character in range(EIGHT)
    )


def _lamps(state: MrJack) -> tuple[Lamp, ...]:
    lamps = state.pieces.lamps
    return tuple(
        Lamp(lamp_id(name), None if lamps[place] == UNNUMBERED else lamps[place])
        for place, name in enumerate(LAMP_PLACES)
        if lamps[place] != UNLIT
    )


def _goes_out(state: MrJack) -> ElementId | None:
    """Find the lamp whose number is the turn's (MJ-29)."""
    return next((lamp.place for lamp in _lamps(state) if lamp.number == state.turn), None)


def _hand(state: MrJack, seat: int, viewer: int) -> Hand:
    known = viewer == seat or state.seat == OVER
    hand = state.hands[seat]
    return Hand(drawn=count(hand), alibis=_ids(character_id, hand, CHARACTERS) if known else None)


def notebook_of(belief: Suspicion | JackBelief) -> MrJackNotebook:
    """Write down the suspects; for Jack, as one sees them who knows no cards."""
    suspicion = belief.spectator_belief if isinstance(belief, JackBelief) else belief
    weights, seen = suspicion.suspects(), suspicion.table.pieces.visible()
    ids = {suspect: character_id(CHARACTERS[suspect]) for suspect in suspicion.possible()}
    return MrJackNotebook(
        suspects={id_: weights[suspect] for suspect, id_ in ids.items()},
        visible=tuple(id_ for suspect, id_ in ids.items() if seen >> suspect & 1),
        invisible=tuple(id_ for suspect, id_ in ids.items() if not seen >> suspect & 1),
    )
