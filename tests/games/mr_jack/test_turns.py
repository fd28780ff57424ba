"""The order of play, and the cards."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE, OVER, REFEREE
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import legal, names, play, position, table
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

MOST_A_TURN = 24  # four cards: chosen, moved, their powers used
QUIET = ("accuse", "escape")  # what would end the game before its turns are over


def pass_turn(state: MrJack) -> list[int]:
    """Play a turn's cards anyhow, up to the call; list who played them."""
    players: list[int] = []
    for _ in range(MOST_A_TURN):
        if state.seat in (REFEREE, OVER):
            return players
        actions = [a for a in state.legal_actions() if not GAME.notation(a).startswith(QUIET)]
        if state.begins_move() and state.seat != CHANCE:
            players.append(int(state.seat))
        state.apply(actions[0])
    raise AssertionError("the turn does not end")


def answer(state: MrJack) -> None:
    state.apply(state.legal_actions()[0])


@pytest.mark.rule("MJ-05")
def test_an_even_turn_has_the_other_four_cards() -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    pass_turn(state)
    answer(state)
    assert state.seat == JACK
    assert legal(state) == {"lestrade", "stealthy", "goodley", "gull"}


@pytest.mark.rule("MJ-05")
def test_all_eight_cards_are_shuffled_after_an_even_turn() -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    for _ in range(2):
        pass_turn(state)
        answer(state)
    assert state.turn == 3
    assert state.seat == CHANCE
    assert legal(state) == {f"card {who}" for who in CHARACTERS}


@pytest.mark.rule("MJ-05", "MJ-06")
def test_eight_turns_alternate_who_begins() -> None:
    state = play(table(), "jack gull")
    seen = [pass_turn(state)]
    while state.seat == REFEREE:
        answer(state)
        seen.append(pass_turn(state))
    odd = [INVESTIGATOR, JACK, JACK, INVESTIGATOR]
    even = [JACK, INVESTIGATOR, INVESTIGATOR, JACK]
    assert seen == [odd, even] * 4


@pytest.mark.rule("MJ-07")
def test_a_played_card_is_done_and_leaves_the_choice() -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    play(state, "bert", "cover c2 h6", "bert i7")
    assert state.seat == JACK
    assert legal(state) == {"smith", "holmes", "watson"}


@pytest.mark.rule("MJ-38")
def test_the_first_of_two_cards_is_played_to_its_end_before_the_second_is_chosen() -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    play(state, "bert", "bert i7", "cover c2 h6", "smith", "smith g7")
    assert state.seat == JACK
    assert legal(state) == legal(state, "lamp ")
    play(state, "lamp b2 f9")
    assert state.seat == JACK
    assert legal(state) == {"holmes", "watson"}


@pytest.mark.rule("MJ-38")
def test_the_cards_left_can_only_be_chosen_between_cards() -> None:
    state = position("smith")
    assert not legal(state) & set(CHARACTERS)
    assert names(state.cards, CHARACTERS) == set(CHARACTERS) - {"smith"}


@pytest.mark.rule("MJ-23", "MJ-33")
def test_the_key_tells_apart_whom_the_whistle_moved_and_who_was_accused() -> None:
    whistling = play(position("goodley"), "whistle smith h10")
    fresh = with_fields(whistling, whistled=0)
    assert legal(whistling) != legal(fresh)
    assert whistling.key() != fresh.key()
    at = {"bert": "e7", "smith": "e8", "gull": "e6"}
    ends = {play(position("bert", at), f"accuse {who}").key() for who in ("smith", "gull")}
    assert len(ends) == 2


@pytest.mark.rule("MJ-06")
def test_the_view_says_whose_the_cards_are_and_which_are_done() -> None:
    state = play(table(), "jack gull", "card smith", "card bert", "card holmes", "card watson")
    assert GAME.view(state, JACK).order == (INVESTIGATOR, JACK, JACK, INVESTIGATOR)
    assert GAME.view(state, JACK).done == ()
    play(state, "bert", "cover c2 h6", "bert i7", "smith", "smith g7", "lamp b2 f9")
    assert GAME.view(state, JACK).done == ("card-bert", "card-smith")
    pass_turn(state)
    assert GAME.view(state, JACK).done == ("card-bert", "card-smith", "card-holmes", "card-watson")
    answer(state)
    assert GAME.view(state, JACK).done == ()
    assert GAME.view(state, JACK).order == (JACK, INVESTIGATOR, INVESTIGATOR, JACK)
