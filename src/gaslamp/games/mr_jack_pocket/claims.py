"""Claims: tests of whether the reasons of refusals in Mr. Jack Pocket are true."""

from __future__ import annotations

from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.core.text import Text
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.elements import place_name, token_id
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, ROTATION_TOO
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.wording import face_name


def _state(refused: RefusedAction) -> MrJackPocket:
    state = refused.state
    assert isinstance(state, MrJackPocket)
    return state


def _face(refused: RefusedAction) -> int:
    """Find the face that the reason names."""
    named = refused.args["face"]
    assert isinstance(named, Text)
    return [face_name(token_id(face)) for face in range(len(codes.FACES))].index(named)


def _is_in_hand(refused: RefusedAction) -> bool:
    state = _state(refused)
    return state.phase == phases.AIMING and state.aim == _face(refused)


def _is_up(refused: RefusedAction, *, left: bool) -> bool:
    """Test whether the token shows this face in this turn, and is still to be used or was used."""
    state, face = _state(refused), _face(refused)
    faces = int(state.left if left else state.up)
    bits = (face, ROTATION_TOO) if face == codes.ROTATION else (face,)
    return any(faces >> bit & 1 for bit in bits)


def _must_be_taken(refused: RefusedAction) -> bool:
    notation = codes.FACES[_face(refused)]
    choosing = _state(refused).phase == phases.CHOOSING
    return choosing and refused.args["notation"] == notation and _is_up(refused, left=True)


def _was_rotated(refused: RefusedAction) -> bool:
    state = _state(refused)
    cells = [cell for cell in range(9) if place_name(cell) == refused.args["place"]]
    rotated = int(state.district.rotated)
    return len(cells) == 1 and bool(rotated >> state.district.tiles[cells[0]] & 1)


BY_KEY: dict[str, Claim] = {
    "not-yours": lambda r: codes.face_of(r.action) < 0,
    "take-first": _must_be_taken,
    "used": lambda r: _is_up(r, left=False) and not _is_up(r, left=True),
    "not-up": lambda r: not _is_up(r, left=False),
    "in-hand": _is_in_hand,
    "rotated": _was_rotated,
    "joker-jack": lambda r: _state(r).seat == INVESTIGATOR,
}
CLAIMS = {f"mr-jack-pocket-{key}": claim for key, claim in BY_KEY.items()}
