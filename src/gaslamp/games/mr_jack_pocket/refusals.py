"""The reasons of refusals in Mr. Jack Pocket, from the seat's view."""

from __future__ import annotations

from gaslamp.core.text import Text
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.elements import place_name, token_id
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView
from gaslamp.games.mr_jack_pocket.wording import face_name, say


def refusal(view: MrJackPocketView, action: int) -> Text | None:
    """Say what stands against an action: the token first, then what it allows."""
    face = codes.face_of(action)
    if face < 0:
        return say("not-yours")
    if view.in_hand is None:
        return _token_refusal(view, face)
    if action < codes.MOVE or token_id(face) != view.in_hand:
        return say("in-hand", face=face_name(view.in_hand))
    if codes.is_rotation(action):
        return say("rotated", place=place_name((action - codes.ROTATE) // len(codes.TURNS)))
    return say("joker-jack")


def _token_refusal(view: MrJackPocketView, face: int) -> Text:
    """Say what is wrong with the token that an action needs, or that it must be taken first."""
    token = token_id(face)
    up = [shown for shown in view.tokens if shown.face == token]
    if any(shown.used_by is None for shown in up):
        return say("take-first", face=face_name(token), notation=codes.FACES[face])
    return say("used" if up else "not-up", face=face_name(token))
