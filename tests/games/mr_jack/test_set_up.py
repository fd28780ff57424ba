"""The set-up: options, the first cards, and a start without a secret."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import OptionsError
from gaslamp.core.options import options_from
from gaslamp.core.state import CHANCE, SPECTATOR
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from tests.games.mr_jack.positions import legal, play, table

pytestmark = pytest.mark.engine


@pytest.mark.rule("MJ-03")
def test_jack_draws_one_of_eight_alibi_cards_by_chance() -> None:
    state = table()
    assert state.seat == CHANCE
    assert legal(state) == {f"jack {who}" for who in CHARACTERS}


@pytest.mark.rule("MJ-03", "MJ-35")
def test_only_jack_sees_the_card_that_is_his_identity() -> None:
    state = table()
    drawn = GAME.parse("jack smith")
    assert state.sight(drawn, JACK) == drawn
    assert state.sight(drawn, INVESTIGATOR) == GAME.parse("jack ?")
    assert state.sight(drawn, SPECTATOR) == GAME.parse("jack ?")


@pytest.mark.rule("MJ-04")
def test_the_witness_card_shows_witness_first() -> None:
    assert table().witness


@pytest.mark.rule("MJ-03", "MJ-05")
def test_four_of_the_eight_character_cards_are_turned_up_by_chance() -> None:
    state = play(table(), "jack gull", "card smith", "card bert")
    assert state.seat == CHANCE
    assert legal(state) == {f"card {who}" for who in CHARACTERS if who not in ("smith", "bert")}
    play(state, "card holmes", "card watson")
    assert state.seat == INVESTIGATOR
    assert legal(state) == {"smith", "bert", "holmes", "watson"}


@pytest.mark.rule("MJ-02")
def test_the_board_is_agreed_on_before_the_game() -> None:
    assert GAME.new().pieces.board.name == "first"
    assert GAME.new(board="revised").pieces.board.name == "revised"
    assert options_from(MrJackOptions, {"board": "revised"}) == MrJackOptions(board="revised")


@pytest.mark.rule("MJ-02")
@pytest.mark.parametrize("board", ["second", "", 1, None])
def test_another_board_is_refused_at_birth(board: object) -> None:
    with pytest.raises(OptionsError, match="first, revised"):
        MrJackOptions(board=board)  # type: ignore[arg-type]  # what is wrong is tried


def test_two_tables_are_set_alike_without_a_secret() -> None:
    assert table() == table()
    assert table() != table("revised")
    assert {GAME.view(table(), viewer).jack for viewer in (JACK, INVESTIGATOR, SPECTATOR)} == {None}
