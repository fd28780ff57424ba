"""The words of Mr. Jack: the log, the labels, what is expected, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.codes import Sight
from gaslamp.core.second_person import to_reader
from gaslamp.core.text import Text, messages_of
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.action_table import ACTIONS
from gaslamp.games.mr_jack.elements import (
    card_id,
    character_id,
    character_name,
    direction_name,
    exit_name,
)
from gaslamp.games.mr_jack.game_setup import JACK, is_handy, points_of
from gaslamp.games.mr_jack.view import MrJackView

ANSWERS = (codes.WITNESS, codes.NO_WITNESS)
HEADLINES = ("log-accuse", "log-escape", "log-alibi", "log-witness", "log-no-witness")
NAMES = {
    "card": character_name,
    "character": character_name,
    "exit": exit_name,
    "lantern": direction_name,
}

say = messages_of("mr-jack")


def describe(before: MrJackView, sight: Sight, after: MrJackView) -> Text:
    """Say what a sight shows."""
    key = ACTIONS.log_key(sight)
    if sight in ANSWERS:
        return _describe_call(before, key, after)
    told = say(key, seat=seat_name(seat_of_card(before)), **_named(before, sight))
    reader = JACK if key == "log-jack" else seat_of_card(before)
    return to_reader(told) if before.viewer == reader else told


def headline(before: MrJackView, sight: Sight, after: MrJackView) -> Text | None:
    """Announce an arrest, the call or an alibi."""
    key = ACTIONS.log_key(sight)
    if key not in HEADLINES:
        return None
    told = say(key.replace("log-", "headline-"), **_named(before, sight))
    return to_reader(told) if before.viewer == seat_of_card(before) else told


def label(view: MrJackView, action: int) -> Text:
    """Say shortly what a choice does: `go to g7`."""
    return say(f"label-{ACTIONS.verb(action)}", **_named(view, action))


def _named(view: MrJackView, action: int) -> dict[str, str | Text]:
    """Name who acts, and what the action is about, in the order of its notation."""
    ids = ACTIONS.path(action) or _card_shown(action)
    args = dict(zip(("first", "second"), map(element_name, ids), strict=False))
    return args | ({"who": character_name(view.card)} if view.card else {})


def _card_shown(action: int) -> tuple[ElementId, ...]:
    """Give the card that chance turns over."""
    is_card = codes.JACK_IS <= action < codes.WITNESS and not ACTIONS.rows[action].is_hidden
    return (card_id(ACTIONS.notation(action).split()[-1]),) if is_card else ()


def element_name(id_: ElementId) -> str | Text:
    """Name an element: hexes and lamp places by what the board shows, the others in words."""
    kind, _, name = id_.partition("-")
    return NAMES[kind](id_) if kind in NAMES else name


def seat_of_card(view: MrJackView) -> int:
    """Give the seat whose card is next or being played; after the fourth, the one that began."""
    return view.order[len(view.done) % len(view.order)]


def seat_name(seat: int) -> str:
    """Name a seat as the variants of messages do."""
    return "jack" if seat == JACK else "investigator"


def player_name(view: MrJackView) -> Text:
    """Name the player whose card is next or being played."""
    return say(seat_name(seat_of_card(view)))


def _describe_call(before: MrJackView, key: str, after: MrJackView) -> Text:
    """Say what the call tells, whom it clears, and which lamp goes out after it (MJ-29)."""
    suspects = {character.character for character in before.characters if character.suspect}
    cleared = [
        character.character
        for character in after.characters
        if not character.suspect and character.character in suspects
    ]
    names = _listed(cleared) if cleared else say("cleared-nobody")
    call = say(key, cleared=say("cleared", who=names, count=len(cleared)))
    told = to_reader(call) if before.viewer == JACK else call
    if before.goes_out is None:
        return told
    place = name_of(before.goes_out)
    return say("log-lamp-out", told=told, number=before.turn_number, place=place)


def _listed(ids: Sequence[ElementId]) -> Text:
    """Write `Watson, Gull and Bert`."""
    listed, *others = map(character_name, ids)
    for number, name in enumerate(others, start=1):
        is_last = number == len(others)
        listed = say("list-last" if is_last else "list", first=listed, second=name)
    return listed


def expected(view: MrJackView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    if view.is_mine and view.phase == "playing":
        return _expected_play(view)
    args: dict[str, str | int | Text] = {
        "player": player_name(view),
        "seat": seat_name(seat_of_card(view)),
        "points": view.whistle_points,
    }
    if view.card:
        args["who"] = character_name(view.card)
    return say(f"{'expected' if view.is_mine else 'awaited'}-{view.phase}", **args)


def _expected_play(view: MrJackView) -> Text:
    """Say all that a card asks for when it begins, and later the rest."""
    assert view.card is not None
    name = name_of(view.card)
    number, who = codes.CHARACTERS.index(name), character_name(view.card)
    if not view.to_move:
        return say(f"expected-use-{name}", who=who)
    has_used = is_handy(number) and not view.to_use
    key = "expected-move" if has_used else f"expected-play-{name}"
    return say(key, who=who, points=points_of(number))


def ended(view: MrJackView) -> Text:
    """Say how the game ended, and why."""
    assert view.outcome is not None
    assert view.jack is not None
    args: dict[str, str | int | Text] = {
        "jack": character_name(view.jack),
        "turn": view.turn_number,
        "hex": name_of(hex_of(view, view.accused or view.jack)),
    }
    if view.card is not None:
        args["who"] = character_name(view.card)
    if view.accused is not None:
        args["accused"] = character_name(view.accused)
    if view.left_by is not None:
        args["exit"] = exit_name(view.left_by)
    return say(f"ended-{view.outcome.ending}", **args)


def hex_of(view: MrJackView, id_: ElementId) -> ElementId:
    """Tell where a character stands."""
    return next(one.hex for one in view.characters if one.character == id_)


def mover(view: MrJackView) -> ElementId:
    """Name the character whose card is being played."""
    assert view.card is not None
    return character_id(name_of(view.card))
