"""What each viewer is shown, and what it is not."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.table import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.view import Token
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    WITNESS_PICTURE,
    call,
    cards,
    deal,
    hunt,
    move,
    position,
    truth,
)

pytestmark = pytest.mark.engine

OTHERS = (INVESTIGATOR, SPECTATOR)


@pytest.mark.rule("MP-28")
def test_jack_sees_his_identity_his_cards_and_his_hourglasses() -> None:
    state = call(position(identity="gull"), 4)
    state.jack_cards = cards("madame", "bert")
    state.jack_times = 0b101
    jack = GAME.view(state, JACK).jack
    assert (jack.identity, jack.cards, jack.hourglasses) == ("gull", ("bert", "madame"), 5)


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_how_many_cards_jack_has_and_his_time_tokens_only(viewer: int) -> None:
    state = call(position(identity="gull"), 4)
    state.jack_cards = cards("madame", "bert")
    state.jack_times = 0b101
    jack = GAME.view(state, viewer).jack
    assert (jack.identity, jack.cards, jack.hourglasses) == (None, (None, None), None)
    assert jack.times == (1, 3)


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_views_of_others_are_the_same_whatever_jacks_secret_is(viewer: int) -> None:
    shown = set()
    for identity in SUSPECTS:
        state = call(position(identity=identity), 4)
        for card in SUSPECTS:
            if card != identity:
                state.jack_cards = cards(card)
                shown.add(msgspec.json.encode(GAME.view(state, viewer)))
    assert len(shown) == 1


@pytest.mark.rule("MP-28")
def test_before_jack_draws_a_card_everybody_knows_his_hourglasses() -> None:
    state = call(position(), 4)
    state.jack_times = 0b11
    assert GAME.view(state, INVESTIGATOR).jack.hourglasses == 2


@pytest.mark.rule("MP-13", "MP-28")
def test_everybody_sees_the_cards_of_the_investigator_and_the_size_of_the_pile() -> None:
    state = call(position(identity="gull"), 4)
    state.found_cards = cards("bert", "lane")
    state.jack_cards = cards("madame")
    for viewer in (JACK, *OTHERS):
        view = GAME.view(state, viewer)
        assert view.investigator_cards == ("bert", "lane")
        assert view.pile == 5


@pytest.mark.rule("MP-23", "MP-28")
def test_everything_is_open_when_the_game_is_over() -> None:
    rng = Random(7)
    for _ in range(20):
        state = GAME.start(MrJackPocketOptions())
        while state.seat != OVER:
            state.apply(state.random_action(rng))
        views = {viewer: GAME.view(state, viewer) for viewer in (JACK, *OTHERS)}
        assert views[INVESTIGATOR].jack == views[SPECTATOR].jack == views[JACK].jack
        assert views[JACK].jack.identity == SUSPECTS[state.identity]


def test_a_view_shows_the_tiles_as_they_lie() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    tiles = [tile for tile in GAME.view(state, SPECTATOR).tiles if tile is not None]
    assert [tile.character for tile in tiles if not tile.suspect] == ["smith", "goodley", "lane"]
    assert [tile.wall for tile in tiles] == [
        *("west", "north", "east"),
        *("east", "south", "west"),
        *("north", None, "north"),
    ]
    assert {tile.character for tile in tiles if tile.seen and tile.suspect} == {
        "pizer",
        "bert",
        "gull",
    }


def test_a_view_shows_what_each_detective_sees() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    seen = {one.name: (one.space, one.sees) for one in GAME.view(state, SPECTATOR).detectives}
    assert seen == {"holmes": (0, (0, 3)), "watson": (5, (6, 7, 8)), "toby": (7, (7,))}


def test_before_the_set_up_is_done_there_is_nothing_to_see() -> None:
    view = GAME.view(GAME.start(MrJackPocketOptions()), SPECTATOR)
    assert view.tiles == (None,) * 9
    assert all(one.sees == () for one in view.detectives)
    assert view.tokens == ()
    assert view.pile == 9


def test_a_view_shows_the_tokens_with_their_backs_and_which_are_used() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 0,0 half")
    assert GAME.view(state, JACK).tokens == (
        Token("holmes", "alibi", used=False),
        Token("watson", "toby", used=False),
        Token("rotation", "exchange", used=True),
        Token("joker", "rotation", used=False),
    )


def test_of_two_rotations_one_after_the_other_is_used() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "rotation")

    def used() -> list[bool]:
        return [token.used for token in GAME.view(state, JACK).tokens]

    assert used() == [False, False, False, False]
    move(state, "rotation", "rotate 0,0 half")
    assert used() == [False, False, True, False]
    move(state, "rotation", "rotate 0,1 half")
    assert used() == [False, False, True, True]


def test_a_lone_rotation_beside_exchange_is_the_token_with_the_joker() -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "rotation")
    move(state, "rotation", "rotate 0,0 half")
    assert GAME.view(state, JACK).tokens[2:] == (
        Token("exchange", "rotation", used=False),
        Token("rotation", "joker", used=True),
    )


def test_during_a_toss_the_tokens_lie_there_as_they_fell() -> None:
    journal = follow(deal(), "toss alibi", "toss toby")
    assert GAME.view(truth(journal), JACK).tokens == (
        Token("alibi", "holmes", used=False),
        Token("toby", "watson", used=False),
    )


@pytest.mark.rule("MP-29")
@pytest.mark.parametrize("third", ["rotation", "exchange"])
@pytest.mark.parametrize("fourth", ["joker", "rotation"])
def test_every_token_is_shown_with_the_face_it_fell_on(third: str, fourth: str) -> None:
    toss = ("toss holmes", "toss watson", f"toss {third}", f"toss {fourth}")
    tokens = GAME.view(truth(follow(deal(), *toss)), JACK).tokens
    assert [token.face for token in tokens] == ["holmes", "watson", third, fourth]
    assert {tokens[2].face, tokens[2].back} == {"rotation", "exchange"}
    assert {tokens[3].face, tokens[3].back} == {"joker", "rotation"}


def test_a_view_names_the_token_in_hand() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    assert GAME.view(state, JACK).in_hand is None
    assert GAME.view(move(state, "rotation"), JACK).in_hand == "rotation"


def test_a_view_shows_who_took_the_time_tokens() -> None:
    state = call(position(), 5)
    state.jack_times = 0b0110
    view = GAME.view(state, SPECTATOR)
    assert view.jack.times == (2, 3)
    assert view.investigator_times == (1, 4)
