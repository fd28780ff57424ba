"""What each viewer of Mr. Jack is shown: built field by field from what it may know."""

from __future__ import annotations

import msgspec

from gaslamp.core.game import Notebook, View
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import CHARACTERS, EIGHT
from gaslamp.games.mr_jack.belief import JackBelief, SuspectBelief
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, STREETS
from gaslamp.games.mr_jack.masks import count
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import INVESTIGATOR, JACK, NOBODY, UNLIT, UNNUMBERED

PHASES = (
    "identity",
    "dealing",
    "choosing",
    "playing",
    "whistling",
    "turning",
    "drawing",
    "calling",
    "ended",
)


class Character(msgspec.Struct, frozen=True):
    """A character's pawn: everything about it is public."""

    name: str
    hex: str
    suspect: bool
    visible: bool


class Lamp(msgspec.Struct, frozen=True):
    """A lit lamp: its place, and its number if it is to go out."""

    place: str
    number: int | None


class Hand(msgspec.Struct, frozen=True):
    """A seat's alibi cards: how many is public, which ones only where the viewer knows (MJ-35)."""

    drawn: int
    alibis: tuple[str, ...] | None


class MrJackView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it; `turn_number` counts to eight, `turn` is who acts."""

    board: str
    phase: str
    turn_number: int
    witness: bool
    cards: tuple[str, ...]
    next_cards: tuple[str, ...]
    card: str | None
    to_move: bool
    to_use: bool
    whistle_points: int
    characters: tuple[Character, ...]
    lantern: str
    lamps: tuple[Lamp, ...]
    lit: tuple[str, ...]
    covers: tuple[str, ...]
    barricades: tuple[str, ...]
    jack: str | None
    hands: tuple[Hand, ...]
    accused: str | None
    left_by: str | None


class MrJackNotebook(Notebook, frozen=True, kw_only=True):
    """Who can be Jack and how likely; for Jack himself, whom the table can't exclude.

    A call now would tell the visible suspects from the invisible ones.
    """

    suspects: dict[str, float]
    visible: tuple[str, ...]
    invisible: tuple[str, ...]


def view_of(state: MrJack, viewer: int) -> MrJackView:
    """Build a viewer's view; at the end all cards are open."""
    pieces = state.pieces
    knows_jack = state.jack != NOBODY and (viewer == JACK or state.seat == OVER)
    return MrJackView(
        viewer=viewer,
        turn=state.seat,
        winners=tuple(state.winners()),
        board=pieces.board.name,
        phase=PHASES[state.phase],
        turn_number=state.turn,
        witness=state.witness,
        cards=_named(state.cards, CHARACTERS),
        next_cards=_named(state.pile, CHARACTERS),
        card=_name(state.card, CHARACTERS),
        to_move=state.to_move,
        to_use=state.to_use,
        whistle_points=state.points,
        characters=_characters(state),
        lantern=DIRECTIONS[pieces.lantern],
        lamps=_lamps(state),
        lit=_named(pieces.light(), STREETS),
        covers=_named(pieces.covers, STREETS),
        barricades=_named(pieces.barricades, EXITS),
        jack=CHARACTERS[state.jack] if knows_jack else None,
        hands=tuple(_hand(state, seat, viewer) for seat in (JACK, INVESTIGATOR)),
        accused=_name(state.accused, CHARACTERS),
        left_by=_name(state.left_by, EXITS),
    )


def _named(mask: int, names: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if mask >> number & 1)


def _name(number: int, names: tuple[str, ...]) -> str | None:
    return names[number] if number >= 0 else None


def _characters(state: MrJack) -> tuple[Character, ...]:
    visible = state.pieces.visible()
    return tuple(
        Character(
            name=CHARACTERS[character],
            hex=STREETS[state.pieces.places[character]],
            suspect=not state.innocent >> character & 1,
            visible=bool(visible >> character & 1),
        )
        for character in range(EIGHT)
    )


def _lamps(state: MrJack) -> tuple[Lamp, ...]:
    lamps = state.pieces.lamps
    return tuple(
        Lamp(name, None if lamps[place] == UNNUMBERED else lamps[place])
        for place, name in enumerate(LAMP_PLACES)
        if lamps[place] != UNLIT
    )


def _hand(state: MrJack, seat: int, viewer: int) -> Hand:
    known = viewer == seat or state.seat == OVER
    hand = state.hands[seat]
    return Hand(drawn=count(hand), alibis=_named(hand, CHARACTERS) if known else None)


def notebook_of(belief: SuspectBelief | JackBelief) -> MrJackNotebook:
    """Write down the suspects; for Jack, as one sees them who knows no cards."""
    suspects = belief.pursuit if isinstance(belief, JackBelief) else belief
    possible = suspects.possible()
    visible = suspects.table.pieces.visible()
    return MrJackNotebook(
        suspects={CHARACTERS[suspect]: suspects.weights[suspect] for suspect in possible},
        visible=tuple(CHARACTERS[suspect] for suspect in possible if visible >> suspect & 1),
        invisible=tuple(CHARACTERS[suspect] for suspect in possible if not visible >> suspect & 1),
    )
