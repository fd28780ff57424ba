"""What a client draws: all that is public, and nothing more."""

from __future__ import annotations

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.games.mr_jack.actions import parse
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.table import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.view import Character, Lamp
from tests.games.mr_jack.positions import CLEAR, calling, legal, play, position, table

pytestmark = pytest.mark.engine

VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_set_up_is_there_for_all_to_see(viewer: int) -> None:
    view = GAME.view(table(), viewer)
    assert view.board == "first"
    assert view.phase == "identity"
    assert view.turn_number == 1
    assert view.witness
    assert view.lantern == "ne"
    assert view.covers == ("c2", "l12")
    assert view.barricades == ("ne", "sw")
    assert view.characters[0] == Character("holmes", "g5", suspect=True, visible=True)
    assert Lamp("b2", 1) in view.lamps
    assert Lamp("h8", None) in view.lamps
    assert len(view.lamps) == 6
    assert len(view.lit) == 28
    assert view.jack is None


@pytest.mark.rule("MJ-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_cards_of_this_turn_and_the_next_are_public(viewer: int) -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    view = GAME.view(state, viewer)
    assert view.cards == ("holmes", "watson", "smith", "bert")
    assert view.next_cards == ("lestrade", "stealthy", "goodley", "gull")
    assert view.card is None
    play(state, "smith")
    view = GAME.view(state, viewer)
    assert view.card == "smith"
    assert view.to_move
    assert view.to_use


@pytest.mark.rule("MJ-21")
def test_the_whistles_points_are_shown() -> None:
    state = position("goodley", CLEAR)
    assert GAME.view(state, JACK).whistle_points == 3
    play(state, "whistle smith j10")
    assert GAME.view(state, JACK).whistle_points == 2
    assert GAME.view(state, JACK).phase == "whistling"


@pytest.mark.rule("MJ-28")
def test_cleared_characters_and_the_witness_card_are_public() -> None:
    view = GAME.view(play(calling(), "no witness"), INVESTIGATOR)
    assert not view.witness
    assert [c.name for c in view.characters if c.suspect] == [
        "watson",
        "stealthy",
        "goodley",
        "gull",
    ]


@pytest.mark.rule("MJ-33")
def test_how_it_ended_is_shown() -> None:
    view = GAME.view(play(position("bert", CLEAR), "accuse lestrade"), SPECTATOR)
    assert view.accused == "lestrade"
    assert view.winners == (JACK,)
    escape = position("smith", CLEAR | {"smith": "b7"}, seat=JACK, jack="smith", witness=False)
    assert GAME.view(play(escape, "escape nw"), INVESTIGATOR).left_by == "nw"


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


@pytest.mark.parametrize(
    ("notation", "target"),
    [
        ("holmes", "card-holmes"),
        ("holmes g7", "hex-g7"),
        ("accuse watson", "character-watson"),
        ("escape nw", "exit-nw"),
        ("stay", ""),
        ("lamp b2 f9", "lamp-f9"),
        ("barricade ne nw", "exit-nw"),
        ("cover c2 h6", "hex-h6"),
        ("whistle smith g7", "hex-g7"),
        ("swap watson", "character-watson"),
        ("lantern ne", "lantern-ne"),
        ("witness", ""),
    ],
)
def test_an_action_is_chosen_on_the_board(notation: str, target: str) -> None:
    assert GAME.target(parse(notation)) == target


def test_only_the_seat_on_turn_has_choices() -> None:
    state = position("smith")
    assert {choice.notation for choice in GAME.choices(state, INVESTIGATOR)} == legal(state)
    assert GAME.choices(state, JACK) == ()
    assert GAME.choices(state, SPECTATOR) == ()
