"""What each viewer of Mr. Jack Pocket is shown: built field by field from what it may know."""

from __future__ import annotations

import msgspec

from gaslamp.core.belief import KnownBelief
from gaslamp.core.game import Notebook, View
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket.actions import (
    DETECTIVES,
    FACES,
    JOKER,
    ROTATION,
    SIDES,
    SUSPECTS,
    UNKNOWN,
)
from gaslamp.games.mr_jack_pocket.belief import SecretBelief, cards_in_pile
from gaslamp.games.mr_jack_pocket.board import OPEN
from gaslamp.games.mr_jack_pocket.rules import MrJackPocket
from gaslamp.games.mr_jack_pocket.table import (
    AIMING,
    DRAWING,
    ENDED,
    INVESTIGATOR,
    JACK,
    ROTATION_TOO,
    SHOWING,
    TOKENS,
    TOSSING,
)

PHASES = (
    "laying",
    "facing",
    "dealing",
    "tossing",
    "choosing",
    "aiming",
    "drawing",
    "calling",
    "showing",
    "ended",
)


class Tile(msgspec.Struct, frozen=True):
    """A tile: whose it is, whether he is still a suspect, its wall, and this turn's marks."""

    character: str
    suspect: bool
    wall: str | None
    rotated: bool
    seen: bool


class Detective(msgspec.Struct, frozen=True):
    """A detective, the space he stands on and the cells in his line of sight."""

    name: str
    space: int
    sees: tuple[int, ...]


class Token(msgspec.Struct, frozen=True):
    """An action token: the face of this turn, the other one, and whether it was used."""

    face: str
    back: str
    used: bool


class Jack(msgspec.Struct, frozen=True):
    """Mr. Jack as a viewer knows him (MP-28): `None` stands for what it may not know."""

    identity: str | None
    cards: tuple[str | None, ...]
    times: tuple[int, ...]
    hourglasses: int | None


class MrJackPocketView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it; cells row by row, `None` before a tile lies there."""

    phase: str
    turn_number: int
    in_hand: str | None
    tiles: tuple[Tile | None, ...]
    detectives: tuple[Detective, ...]
    tokens: tuple[Token, ...]
    jack: Jack
    investigator_cards: tuple[str, ...]
    investigator_times: tuple[int, ...]
    pile: int
    chase: bool


class MrJackPocketNotebook(Notebook, frozen=True, kw_only=True):
    """Who Jack can be, how many hourglasses he can have, which cards can be in the pile."""

    suspects: dict[str, float]
    hourglasses: dict[int, float]
    pile: dict[str, float]


def view_of(state: MrJackPocket, viewer: int) -> MrJackPocketView:
    """Build a viewer's view: Jack's own, or everybody's until the cards are opened."""
    knows_all = viewer == JACK or state.seat == OVER
    return MrJackPocketView(
        viewer=viewer,
        turn=state.seat,
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        turn_number=state.turn,
        in_hand=FACES[state.aim] if state.phase in (AIMING, DRAWING) else None,
        tiles=tuple(_tile(state, cell) for cell in range(9)),
        detectives=tuple(_detective(state, number) for number in range(3)),
        tokens=_tokens(state),
        jack=_jack(state, knows_all),
        investigator_cards=_names(state.found_cards),
        investigator_times=_times(state, INVESTIGATOR),
        pile=state.board.counts[state.pile()],
        chase=state.chase,
    )


def _tile(state: MrJackPocket, cell: int) -> Tile | None:
    district = state.district
    tile, wall = district.tiles[cell], district.walls[cell]
    if tile == UNKNOWN:
        return None
    return Tile(
        character=SUSPECTS[tile],
        suspect=bool(district.suspects >> tile & 1),
        wall=None if wall == OPEN else SIDES[wall],
        rotated=bool(state.rotated >> tile & 1),
        seen=state.turn > 0 and bool(district.tiles_seen() >> tile & 1),
    )


def _detective(state: MrJackPocket, number: int) -> Detective:
    seen = state.district.cells_seen(number) if state.turn > 0 else 0
    return Detective(
        name=DETECTIVES[number],
        space=state.district.spaces[number],
        sees=tuple(cell for cell in range(9) if seen >> cell & 1),
    )


def _tokens(state: MrJackPocket) -> tuple[Token, ...]:
    """The tokens tossed so far, in their order."""
    tokens = []
    for low, high in TOKENS:
        high_bit = ROTATION_TOO if low == JOKER else high
        if state.up >> low & 1:
            tokens.append(Token(FACES[low], FACES[high], _is_used(state, low)))
        elif state.up >> high_bit & 1:
            tokens.append(Token(FACES[high], FACES[low], _is_used(state, high_bit)))
    return tuple(tokens)


def _is_used(state: MrJackPocket, face: int) -> bool:
    """Of two Rotations, the token that has Exchange on its back counts as the first one used."""
    if state.phase == TOSSING:
        return False
    both = state.up >> ROTATION & state.up >> ROTATION_TOO & 1
    if face == ROTATION and both:
        return not state.left >> ROTATION_TOO & 1
    return not state.left >> (ROTATION if face == ROTATION_TOO else face) & 1


def _jack(state: MrJackPocket, knows_all: bool) -> Jack:
    known = state.jack_cards if knows_all else state.shown_cards
    unknown = state.board.counts[state.jack_cards & ~known]
    return Jack(
        identity=SUSPECTS[state.identity] if knows_all and state.identity != UNKNOWN else None,
        cards=(*_names(known), *[None] * unknown),
        times=_times(state, JACK),
        hourglasses=state.hourglasses() if unknown == 0 else None,
    )


def _names(cards: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(SUSPECTS) if cards >> card & 1)


def _times(state: MrJackPocket, seat: int) -> tuple[int, ...]:
    """The turns whose time token a seat has taken."""
    over = state.turn if state.phase in (SHOWING, ENDED) else state.turn - 1
    return tuple(
        turn
        for turn in range(1, over + 1)
        if bool(state.jack_times >> (turn - 1) & 1) == (seat == JACK)
    )


def notebook_of(belief: SecretBelief | KnownBelief) -> MrJackPocketNotebook:
    """Write down what can be deduced; for Jack, what the Investigator can, and his own pile."""
    secrets = belief.pursuit if isinstance(belief, KnownBelief) else belief
    assert isinstance(secrets, SecretBelief)
    pile = secrets.pile()
    if isinstance(belief, KnownBelief):
        assert isinstance(belief.table, MrJackPocket)
        pile = cards_in_pile(belief.table, 1.0)
    return MrJackPocketNotebook(
        suspects={SUSPECTS[who]: weight for who, weight in secrets.identities().items()},
        hourglasses=secrets.hourglasses(),
        pile={SUSPECTS[card]: weight for card, weight in pile.items()},
    )
