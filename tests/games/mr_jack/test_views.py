"""What a client draws: all that is public, and nothing more."""

from __future__ import annotations

import msgspec
import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.core.view import Outcome
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.view import Character, Lamp, MrJackView
from tests.games.mr_jack.positions import (
    CLEAR,
    VIEWERS,
    calling,
    legal,
    play,
    position,
    suspects,
    table,
)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_set_up_is_there_for_all_to_see(viewer: int) -> None:
    view = GAME.view(table(), viewer)
    assert view.board == "first"
    assert view.phase == "identity"
    assert view.turn_number == 1
    assert view.witness
    assert view.lantern == "lantern-ne"
    assert view.covers == ("hex-c2", "hex-l12")
    assert view.barricades == ("exit-ne", "exit-sw")
    holmes = Character("character-holmes", "hex-g5", suspect=True, visible=True)
    assert view.characters[0] == holmes
    assert Lamp("lamp-b2", 1) in view.lamps
    assert Lamp("lamp-h8", None) in view.lamps
    assert len(view.lamps) == 6
    assert view.goes_out == "lamp-b2"
    assert len(view.lit) == 28
    assert {"hex-b3", "hex-g5"} <= set(view.lit)
    assert view.jack is None
    assert (view.cards, view.next_cards, view.done) == ((), (), ())
    assert (view.outcome, view.accused, view.left_by) == (None, None, None)


@pytest.mark.rule("MJ-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_cards_of_this_turn_and_the_next_are_public(viewer: int) -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    view = GAME.view(state, viewer)
    assert view.cards == ("card-holmes", "card-watson", "card-smith", "card-bert")
    assert view.next_cards == ("card-lestrade", "card-stealthy", "card-goodley", "card-gull")
    assert view.card is None
    play(state, "smith")
    view = GAME.view(state, viewer)
    assert view.card == "card-smith"
    assert view.to_move
    assert view.to_use


@pytest.mark.rule("MJ-21")
def test_the_whistles_points_are_shown() -> None:
    state = position("goodley", CLEAR)
    assert GAME.view(state, JACK).whistle_points == 3
    play(state, "whistle smith j10")
    assert GAME.view(state, JACK).whistle_points == 2
    assert GAME.view(state, JACK).phase == "whistling"
    assert GAME.view(state, JACK).whistled == ("character-smith",)


@pytest.mark.rule("MJ-28")
def test_cleared_characters_and_the_witness_card_are_public() -> None:
    view = GAME.view(play(calling(), "no witness"), INVESTIGATOR)
    assert not view.witness
    assert suspects(view) == ["watson", "stealthy", "goodley", "gull"]


@pytest.mark.rule("MJ-33")
def test_how_it_ended_is_shown() -> None:
    view = GAME.view(play(position("bert", CLEAR), "accuse lestrade"), SPECTATOR)
    assert view.accused == "character-lestrade"
    assert view.outcome == Outcome((JACK,), "mistaken", (1.0, 0.0))
    escape = position("smith", CLEAR | {"smith": "b7"}, seat=JACK, jack="smith", witness=False)
    assert GAME.view(play(escape, "escape nw"), INVESTIGATOR).left_by == "exit-nw"


def test_a_card_is_one_move_for_undo() -> None:
    state = position(at=CLEAR)
    assert state.begins_move()
    play(state, "goodley")
    assert not state.begins_move()
    play(state, "goodley m11")
    assert not state.begins_move()
    play(state, "whistle bert f7", "whistle gull e3")
    assert not state.begins_move()
    play(state, "whistle smith j10")
    assert state.begins_move()


def test_only_the_seat_on_turn_has_choices() -> None:
    state = position("smith")
    assert {choice.notation for choice in GAME.choices(state, INVESTIGATOR)} == legal(state)
    assert GAME.choices(state, JACK) == ()
    assert GAME.choices(state, SPECTATOR) == ()


@pytest.mark.rule("MJ-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_while_cards_are_dealt_none_are_the_next_turns(viewer: int) -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes")
    view = GAME.view(state, viewer)
    assert view.cards == ("card-holmes", "card-smith", "card-bert")
    assert view.next_cards == ()


@pytest.mark.rule("MJ-29")
@pytest.mark.parametrize(
    ("turn", "place"), [(1, "lamp-b2"), (2, "lamp-l11"), (3, "lamp-c7"), (4, "lamp-k6"), (5, None)]
)
def test_the_lamp_that_goes_out_next_is_shown(turn: int, place: str | None) -> None:
    assert GAME.view(calling(turn=turn), JACK).goes_out == place


@pytest.mark.rule("MJ-26")
def test_who_can_be_seen_and_which_streets_are_lit_is_shown() -> None:
    view = GAME.view(position(at=CLEAR | {"bert": "e5"}, lamps={"f5": 5}), SPECTATOR)
    assert [one.character for one in view.characters if one.visible] == ["character-bert"]
    assert view.lit == ("hex-e5", "hex-e4", "hex-g6", "hex-g5")


def test_a_view_says_what_it_is_and_refuses_what_it_does_not_know() -> None:
    sent = msgspec.json.encode(GAME.view(position("smith"), SPECTATOR))
    assert sent.startswith(b'{"game":"mr_jack","version":2,"viewer":"spectator","turn":1,')
    assert msgspec.json.decode(sent, type=MrJackView) == GAME.view(position("smith"), SPECTATOR)
    for wrong in (sent[:-1] + b',"x":1}', sent.replace(b'"playing"', b'"sleeping"')):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=MrJackView)
