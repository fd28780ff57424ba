"""The reasons of refusals in Mr. Jack, from the seat's view."""

from __future__ import annotations

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.text import Text
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.action_table import ACTIONS
from gaslamp.games.mr_jack.board import CROSSING, WALKING, whitechapel
from gaslamp.games.mr_jack.elements import (
    board_of,
    card_id,
    character_name,
    exit_name,
)
from gaslamp.games.mr_jack.game_setup import JACK, points_of
from gaslamp.games.mr_jack.hexes import MANHOLES, STREETS
from gaslamp.games.mr_jack.view import MrJackView
from gaslamp.games.mr_jack.wording import hex_of, mover, say

OWNERS = {
    "lamp": "smith",
    "barricade": "lestrade",
    "cover": "bert",
    "whistle": "goodley",
    "swap": "gull",
}
GOODLEY = "character-goodley"
STEALTHY = "character-stealthy"


def refusal(view: MrJackView, action: int) -> Text | None:
    """Say what stands against an action of the seat on turn."""
    if action >= codes.JACK_IS:
        return None  # cards and answers are nobody's to choose
    verb, path = ACTIONS.verb(action), ACTIONS.path(action)
    if view.phase == "choosing":
        return _choice_refusal(verb, path)
    if view.phase == "turning":
        return say("lantern-first")
    if view.phase == "whistling" and verb != "whistle":
        return say("whistle-first", points=view.whistle_points)
    return _play_refusal(view, verb, path, action)


def _choice_refusal(verb: str, path: tuple[ElementId, ...]) -> Text:
    if verb != "choose":
        return say("choose-first")
    return say("card-not-up", who=character_name(path[0]))


def _play_refusal(view: MrJackView, verb: str, path: tuple[ElementId, ...], action: int) -> Text:
    who = character_name(mover(view))
    if verb == "choose":
        return say("card-in-play", who=who)
    if verb == "lantern":
        return say("lantern-not-now")
    if verb in OWNERS and view.card != card_id(OWNERS[verb]):
        return say("not-the-power", who=who)
    if verb in OWNERS and verb != "swap":
        return _use_refusal(view, verb, path)
    if not view.to_move:
        return say("has-moved", who=who)
    return _move_refusal(view, verb, path, ACTIONS.notation(action).split()[0])


def _move_refusal(
    view: MrJackView, verb: str, path: tuple[ElementId, ...], first_word: str
) -> Text:
    who = character_name(mover(view))
    match verb:
        case "move" if view.card != card_id(first_word):
            return say("card-in-play", who=who)
        case "move":
            return _street_refusal(view, path[0])
        case "accuse":
            return _accusation_refusal(view, path[0])
        case "escape":
            return _escape_refusal(view, path[0])
        case "stay":
            return say("can-move", who=who)
        case _:
            return say("swap-himself", who=who)


def _street_refusal(view: MrJackView, street: ElementId) -> Text:
    moving = mover(view)
    who, points = character_name(moving), points_of(codes.CHARACTERS.index(name_of(moving)))
    if street == hex_of(view, moving):
        return say("same-hex", who=who)
    if not _reaches(view, moving, street, points):
        return say("too-far", who=who, hex=name_of(street), points=points)
    return _occupied(view, street)


def _reaches(view: MrJackView, moving: ElementId, street: ElementId, points: int) -> bool:
    covers = sum(1 << MANHOLES.index(name_of(cover)) for cover in view.covers)
    gait = CROSSING if moving == STEALTHY else WALKING
    start = _street(hex_of(view, moving))
    reached = whitechapel(view.board).reach(start, points, covers, gait)
    return bool(reached >> _street(street) & 1)


def _street(id_: ElementId) -> int:
    return STREETS.index(name_of(id_))


def _occupied(view: MrJackView, street: ElementId) -> Text:
    there = next(one.character for one in view.characters if one.hex == street)
    return say("occupied", other=character_name(there), hex=name_of(street))


def _accusation_refusal(view: MrJackView, accused: ElementId) -> Text:
    who = character_name(mover(view))
    if view.viewer == JACK:
        return say("jack-accuses")
    if accused == mover(view):
        return say("accuse-itself", who=who)
    return say("accuse-far", who=who, other=character_name(accused))


def _escape_refusal(view: MrJackView, way_out: ElementId) -> Text:
    who, exit_ = character_name(mover(view)), exit_name(way_out)
    if view.viewer != JACK:
        return say("escape-not-yours")
    if mover(view) != view.jack:
        return say("escape-other", who=who)
    if view.witness:
        return say("escape-witness")
    if way_out in view.barricades:
        return say("escape-barred", exit=exit_)
    return say("escape-far", who=who, exit=exit_)


def _use_refusal(view: MrJackView, verb: str, path: tuple[ElementId, ...]) -> Text:
    if not view.to_use and not view.whistle_points:
        return say("power-used", who=character_name(mover(view)))
    match verb:
        case "lamp":
            return _lamp_refusal(view, *path)
        case "barricade":
            return _barricade_refusal(view, *path)
        case "cover":
            return _cover_refusal(view, *path)
        case _:
            return _whistle_refusal(view, *path)


def _lamp_refusal(view: MrJackView, here: ElementId, there: ElementId) -> Text:
    if here not in {lamp.place for lamp in view.lamps}:
        return say("lamp-unlit", place=name_of(here))
    return say("lamp-lit", place=name_of(there))


def _barricade_refusal(view: MrJackView, here: ElementId, there: ElementId) -> Text:
    if here not in view.barricades:
        return say("not-barred", exit=exit_name(here))
    return say("barred", exit=exit_name(there))


def _cover_refusal(view: MrJackView, here: ElementId, there: ElementId) -> Text:
    manholes = {one.id for one in board_of(view.board).elements if "manhole" in one.traits}
    for manhole in (here, there):
        if manhole not in manholes:
            return say("no-manhole", hex=name_of(manhole))
    if here not in view.covers:
        return say("not-covered", hex=name_of(here))
    return say("covered", hex=name_of(there))


def _whistle_refusal(view: MrJackView, called: ElementId, street: ElementId) -> Text:
    who, name = character_name(called), name_of(street)
    start, caller = hex_of(view, called), hex_of(view, GOODLEY)
    if called == GOODLEY:
        return say("whistle-himself", who=who)
    if called in view.whistled:
        return say("whistled", who=who)
    if _distance(view, street, caller) >= _distance(view, start, caller):
        return say("not-closer", who=who, hex=name)
    if _distance(view, start, street) > view.whistle_points:
        return say("whistle-far", who=who, hex=name, points=view.whistle_points)
    return _occupied(view, street)


def _distance(view: MrJackView, start: ElementId, end: ElementId) -> int:
    """Count the steps along the streets."""
    return whitechapel(view.board).distance[_street(start) * codes.STREET_COUNT + _street(end)]
