"""The words of Mr. Jack Pocket: the log, the labels, what is expected, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.codes import Sight
from gaslamp.core.second_person import to_reader
from gaslamp.core.text import Text, messages_of
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import elements
from gaslamp.games.mr_jack_pocket.action_table import ACTIONS
from gaslamp.games.mr_jack_pocket.board import whitechapel
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView

say = messages_of("mr-jack-pocket")


def seat_name(seat: int) -> Text:
    """Name a seat."""
    return say("jack" if seat == JACK else "investigator")


def face_name(token: ElementId) -> Text:
    """Name the face of a token."""
    return say(f"face-{name_of(token)}")


def suspect_name(id_: ElementId) -> Text:
    """Name a suspect, by his own id or his card's."""
    return say(f"suspect-{name_of(id_)}")


def detective_name(id_: ElementId) -> Text:
    """Name a detective."""
    return say(f"detective-{name_of(id_)}")


def names(suspects: Sequence[ElementId]) -> Text:
    """List one suspect or more: `John Pizer, Miss Stealthy and Madame`."""
    first, *others = suspects
    if not others:
        return suspect_name(first)
    key = "names-two" if len(others) == 1 else "names-more"
    return say(key, first=suspect_name(first), others=names(others))


def label(view: MrJackPocketView, action: int) -> Text:
    """Say shortly what a choice does: `one space`."""
    if action < codes.MOVE:
        return say("label-take", face=face_name(elements.token_id(action - codes.TAKE)))
    return say(f"label-{ACTIONS.verb(action)}")


def describe(before: MrJackPocketView, sight: Sight, after: MrJackPocketView) -> Text:
    """Say what a sight shows; the player it is about reads it in the second person."""
    if sight < codes.DRAW:
        told = _describe_action(before, sight, after)
    elif sight < codes.TILE:
        told = _describe_news(before, sight, after)
    else:
        told = _describe_set_up(before, sight)
    return to_reader(told) if before.viewer == _subject(before, sight) else told


def _subject(before: MrJackPocketView, sight: int) -> int:
    """Give the seat that a line is about: who acts or draws, or Mr. Jack."""
    is_players = sight < codes.MOVE or codes.DRAW <= sight < codes.HIDDEN
    return before.order[before.played] if is_players else JACK


def headline(before: MrJackPocketView, sight: Sight, after: MrJackPocketView) -> Text | None:
    """Announce the call or an alibi."""
    if sight in (codes.HIDDEN, codes.VISIBLE):
        call = say("headline-visible" if sight == codes.VISIBLE else "headline-hidden")
        return to_reader(call) if before.viewer == JACK else call
    if not codes.DRAW <= sight < codes.TILE or sight == codes.DRAW + codes.UNKNOWN:
        return None
    card = sight - (codes.SHOW if sight >= codes.SHOW else codes.DRAW)
    suspect = suspect_name(elements.suspect_id(card))
    return say("headline-show" if sight >= codes.SHOW else "headline-alibi", suspect=suspect)


def _describe_action(before: MrJackPocketView, action: int, after: MrJackPocketView) -> Text:
    if action < codes.MOVE:
        token = elements.token_id(action - codes.TAKE)
        actor = "jack" if before.order[before.played] == JACK else "investigator"
        return say("log-take", seat=actor, face=face_name(token))
    if codes.is_move(action):
        return _describe_move(action, after)
    if codes.is_rotation(action):
        cell, turn = divmod(action - codes.ROTATE, len(codes.TURNS))
        whose = suspect_name(_suspect_on(before, cell))
        place = elements.place_name(cell)
        return say(f"log-rotate-{codes.TURNS[turn]}", suspect=whose, place=place)
    if codes.is_exchange(action):
        pair = [
            suspect_name(_suspect_on(before, cell)) for cell in codes.PAIRS[action - codes.SWAP]
        ]
        return say("log-exchange", first=pair[0], second=pair[1])
    return say("log-joker-none")


def _actor(view: MrJackPocketView) -> Text:
    """Name the seat whose action it is."""
    return seat_name(view.order[view.played])


def _describe_move(action: int, after: MrJackPocketView) -> Text:
    detective = after.detectives[codes.detective_of(action)]
    return say(
        "log-move",
        detective=detective_name(detective.detective),
        steps=codes.steps_of(action),
        hour=name_of(detective.space),
    )


def _suspect_on(view: MrJackPocketView, cell: int) -> ElementId:
    return next(tile.suspect for tile in view.tiles if tile.tile == elements.tile_id(cell))


def _describe_news(before: MrJackPocketView, sight: Sight, after: MrJackPocketView) -> Text:
    """Describe an alibi card, the witnesses' answer, or a card of Jack's that is opened."""
    if sight == codes.DRAW + codes.UNKNOWN:
        return say("log-alibi-unknown")
    if sight in (codes.HIDDEN, codes.VISIBLE):
        return _describe_call(before, sight, after)
    card = sight - (codes.SHOW if sight >= codes.SHOW else codes.DRAW)
    suspect = suspect_name(elements.suspect_id(card))
    if sight >= codes.SHOW:
        return say("log-show", suspect=suspect, hourglasses=_hourglasses(card))
    if before.order[before.played] == JACK:
        return say("log-alibi-jack", suspect=suspect, hourglasses=_hourglasses(card))
    cleared = elements.suspect_id(card) in _cleared(before, after)
    return say("log-alibi-cleared" if cleared else "log-alibi-in-vain", suspect=suspect)


def _hourglasses(card: int) -> int:
    return whitechapel().hourglasses[1 << card]


def _describe_call(before: MrJackPocketView, sight: Sight, after: MrJackPocketView) -> Text:
    """Say whether Jack was seen, who is cleared by it, how many are left, and what follows."""
    cleared = _cleared(before, after)
    call = say(
        "log-visible" if sight == codes.VISIBLE else "log-hidden",
        cleared=len(cleared),
        names=names(cleared) if cleared else "",
        left=sum(not tile.cleared for tile in after.tiles),
    )
    told = to_reader(call) if before.viewer == JACK else call
    return say("log-chase-begins", call=told) if after.chase and not before.chase else told


def _cleared(before: MrJackPocketView, after: MrJackPocketView) -> list[ElementId]:
    """List the suspects who are cleared between two views."""
    free = {tile.suspect for tile in before.tiles if tile.cleared}
    return [tile.suspect for tile in after.tiles if tile.cleared and tile.suspect not in free]


def _describe_set_up(before: MrJackPocketView, sight: Sight) -> Text:
    if sight < codes.IDENTITY:
        assert before.laying is not None
        place = elements.place_name(codes.CELLS.index(name_of(before.laying)))
        if sight < codes.WALL:
            suspect = elements.suspect_id(sight - codes.TILE)
            return say("log-tile", suspect=suspect_name(suspect), place=place)
        return say("log-wall", place=place, side=say(f"side-{codes.SIDES[sight - codes.WALL]}"))
    if sight == codes.IDENTITY + codes.UNKNOWN:
        return say("log-identity-unknown")
    if sight < codes.TOSS:
        return say(
            "log-identity", suspect=suspect_name(elements.suspect_id(sight - codes.IDENTITY))
        )
    return say("log-toss", face=face_name(elements.token_id(sight - codes.TOSS)))


def expected(view: MrJackPocketView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    if view.phase not in ("choosing", "aiming", "drawing"):
        return say(f"awaited-{view.phase}")
    if not view.is_mine:
        face = face_name(view.in_hand) if view.in_hand else ""
        return say(f"awaited-{view.phase}", who=_actor(view), face=face)
    if view.phase == "choosing":
        return say("expected-choosing", actions=_actions_in_a_row(view))
    return _expected_use(view)


def _actions_in_a_row(view: MrJackPocketView) -> int:
    """Count the actions that the viewer has before the other's next, or the call."""
    count = 0
    for seat in view.order[view.played :]:
        if seat != view.viewer:
            break
        count += 1
    return count


def _expected_use(view: MrJackPocketView) -> Text:
    """Say what the token in hand is for."""
    assert view.in_hand is not None
    face = name_of(view.in_hand)
    if face in codes.DETECTIVES:
        return say("expected-move", detective=say(f"detective-{face}"))
    if face == "joker" and view.viewer == JACK:
        return say("expected-joker-jack")
    return say(f"expected-{face}")


def ended(view: MrJackPocketView) -> Text:
    """Say how the game ended, and why."""
    assert view.outcome is not None
    jack = view.jack
    assert jack.identity is not None
    assert jack.hourglasses is not None  # everything is open at the end
    return say(
        f"ended-{view.outcome.ending}",
        suspect=suspect_name(jack.identity),
        turn=view.turn_number,
        hourglasses=jack.hourglasses,
        left=sum(not tile.cleared for tile in view.tiles),
    )
