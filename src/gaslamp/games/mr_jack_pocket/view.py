"""The views of Mr. Jack Pocket, built field by field from what the viewer may know."""

from __future__ import annotations

import msgspec

from gaslamp.core.belief import KnownBelief
from gaslamp.core.board import ElementId
from gaslamp.core.state import OVER
from gaslamp.core.view import Notebook, Outcome, View, heading
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import elements, phases
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief, cards_in_pile
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN, TOKENS
from gaslamp.games.mr_jack_pocket.endings import Ending
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    ENOUGH,
    INVESTIGATOR,
    JACK,
    ROTATION_TOO,
    mover,
)
from gaslamp.games.mr_jack_pocket.phases import PHASES, Phase
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

VERSION = 2


class Tile(msgspec.Struct, frozen=True):
    """A tile that is laid: whose it is, whether he is still a suspect, and this turn's marks."""

    tile: ElementId
    suspect: ElementId
    cleared: bool
    wall: codes.Side | None
    rotated: bool
    seen: bool


class Detective(msgspec.Struct, frozen=True):
    """A detective, the space he stands on and the tiles in his line of sight, nearest first."""

    detective: ElementId
    space: ElementId
    sees: tuple[ElementId, ...]


class Token(msgspec.Struct, frozen=True):
    """An action token: the face of this turn, the other one, and the seat that used it."""

    face: ElementId
    back: ElementId
    used_by: int | None


class Jack(msgspec.Struct, frozen=True):
    """Mr. Jack as a viewer knows him (MP-28): `None` stands for what it may not know."""

    identity: ElementId | None
    cards: tuple[ElementId | None, ...]
    times: tuple[ElementId, ...]
    hourglasses: int | None
    enough: int


class Investigator(msgspec.Struct, frozen=True):
    """The Investigator, who has no secrets."""

    cards: tuple[ElementId, ...]
    times: tuple[ElementId, ...]


class MrJackPocketView(View, frozen=True, kw_only=True, tag="mr_jack_pocket"):
    """The table as one viewer sees it.

    `order` gives the seats of this turn's four actions, of which `played` are done; `laying` is
    the cell whose tile is being laid.
    """

    outcome: Outcome[Ending] | None = None
    phase: Phase
    turn_number: int
    order: tuple[int, ...]
    played: int
    in_hand: ElementId | None
    laying: ElementId | None
    tiles: tuple[Tile, ...]
    detectives: tuple[Detective, ...]
    tokens: tuple[Token, ...]
    jack: Jack
    investigator: Investigator
    pile: int
    chase: bool


class MrJackPocketNotebook(Notebook, frozen=True, kw_only=True, tag="mr_jack_pocket"):
    """Who Jack can be, how many hourglasses he can have, which cards can be in the pile."""

    suspects: dict[ElementId, float]
    hourglasses: dict[int, float]
    pile: dict[ElementId, float]


def view_of(state: MrJackPocket, viewer: int) -> MrJackPocketView:
    """Build a viewer's view: Jack's own, or everybody's until the cards are opened."""
    knows_all = viewer == JACK or state.seat == OVER
    holds_a_token = state.phase in (phases.AIMING, phases.DRAWING)
    is_laying = state.phase in (phases.LAYING, phases.FACING)
    return MrJackPocketView(
        **heading(state, viewer, VERSION),
        phase=PHASES[state.phase],
        turn_number=state.turn,
        order=tuple(mover(state.turn, action) for action in range(ACTIONS)) if state.turn else (),
        played=state.played,
        in_hand=elements.token_id(state.aim) if holds_a_token else None,
        laying=elements.tile_id(state.next) if is_laying else None,
        tiles=_tiles(state),
        detectives=tuple(_detective(state, number) for number in range(len(codes.DETECTIVES))),
        tokens=_tokens(state),
        jack=_jack(state, knows_all),
        investigator=Investigator(_cards(state.found_cards), _times(state, INVESTIGATOR)),
        pile=state.board.counts[state.pile()],
        chase=state.chase,
    )


def _tiles(state: MrJackPocket) -> tuple[Tile, ...]:
    district = state.district
    seen = district.tiles_seen() if state.turn > 0 else 0
    return tuple(
        _tile(state, cell, bool(seen >> district.tiles[cell] & 1))
        for cell in range(CELLS)
        if district.tiles[cell] != codes.UNKNOWN
    )


def _tile(state: MrJackPocket, cell: int, seen: bool) -> Tile:
    district = state.district
    tile, wall = district.tiles[cell], district.walls[cell]
    return Tile(
        tile=elements.tile_id(cell),
        suspect=elements.suspect_id(tile),
        cleared=not district.suspects >> tile & 1,
        wall=None if wall == OPEN else codes.SIDES[wall],
        rotated=bool(district.rotated >> tile & 1),
        seen=seen,
    )


def _detective(state: MrJackPocket, number: int) -> Detective:
    district = state.district
    seen = district.cells_seen(number) if state.turn > 0 else 0
    space = district.spaces[number]
    return Detective(
        detective=elements.detective_id(number),
        space=elements.space_id(space),
        sees=tuple(
            elements.tile_id(cell)
            for cell in district.board.lines[3 * space : 3 * space + 3]
            if seen >> cell & 1
        ),
    )


def _tokens(state: MrJackPocket) -> tuple[Token, ...]:
    """List the tokens tossed so far, in their order."""
    tokens: list[Token] = []
    for low, high in TOKENS:
        high_bit = ROTATION_TOO if low == codes.JOKER else high
        if state.up >> low & 1:
            tokens.append(_token(state, low, high, low))
        elif state.up >> high_bit & 1:
            tokens.append(_token(state, high, low, high_bit))
    return tuple(tokens)


def _token(state: MrJackPocket, face: int, back: int, bit: int) -> Token:
    return Token(elements.token_id(face), elements.token_id(back), _user(state, bit))


def _user(state: MrJackPocket, bit: int) -> int | None:
    """Give the seat that used a token; of two Rotations, that with Exchange behind is the first."""
    if state.phase == phases.TOSSING:
        return None
    both = state.up >> codes.ROTATION & state.up >> ROTATION_TOO & 1
    if bit == codes.ROTATION and both:
        bit = ROTATION_TOO
    elif bit == ROTATION_TOO:
        bit = codes.ROTATION
    if state.left >> bit & 1:
        return None
    return JACK if state.jack_took >> bit & 1 else INVESTIGATOR


def _jack(state: MrJackPocket, knows_all: bool) -> Jack:
    known = state.jack_cards if knows_all else state.shown_cards
    unknown = state.board.counts[state.jack_cards & ~known]
    is_known = knows_all and state.identity != codes.UNKNOWN
    return Jack(
        identity=elements.suspect_id(state.identity) if is_known else None,
        cards=(*_cards(known), *[None] * unknown),
        times=_times(state, JACK),
        hourglasses=state.hourglasses() if unknown == 0 else None,
        enough=ENOUGH,
    )


def _cards(cards: int) -> tuple[ElementId, ...]:
    return tuple(elements.card_id(card) for card in range(codes.UNKNOWN) if cards >> card & 1)


def _times(state: MrJackPocket, seat: int) -> tuple[ElementId, ...]:
    """List the time tokens that a seat has taken."""
    over = state.turn if state.phase in (phases.SHOWING, phases.ENDED) else state.turn - 1
    return tuple(
        elements.time_id(turn)
        for turn in range(1, over + 1)
        if bool(state.jack_times >> (turn - 1) & 1) == (seat == JACK)
    )


def notebook_of(belief: SecretBelief | KnownBelief) -> MrJackPocketNotebook:
    """Write down what can be deduced; for Jack, what the Investigator can, and his own pile."""
    secrets = belief.spectator_belief if isinstance(belief, KnownBelief) else belief
    assert isinstance(secrets, SecretBelief)
    pile = secrets.pile()
    if isinstance(belief, KnownBelief):
        assert isinstance(belief.table, MrJackPocket)
        pile = cards_in_pile(belief.table, 1.0)
    return MrJackPocketNotebook(
        suspects={elements.suspect_id(who): share for who, share in secrets.identities().items()},
        hourglasses=secrets.hourglasses(),
        pile={elements.card_id(card): share for card, share in pile.items()},
    )
