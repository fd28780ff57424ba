"""Alibi cards: the Investigator's are shown, Jack's are not."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import LAST_TURN
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import (
    SET_UP_PICTURE,
    WITNESS_PICTURE,
    cards,
    hunt,
    legal,
    move,
    names,
    position,
    sights,
    suspects,
    tile,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

FACES = ("alibi", "watson", "exchange", "joker")


def investigator_draws(card: str, picture: str = WITNESS_PICTURE) -> MrJackPocket:
    """Let the Investigator play Alibi with Madame as Jack."""
    return move(hunt(position(picture), 1, *FACES), "alibi", f"draw {card}")


def jack_draws(card: str, picture: str = WITNESS_PICTURE) -> MrJackPocket:
    """Let Jack, who is Madame, play Alibi."""
    return move(hunt(position(picture), 2, *FACES), "alibi", f"draw {card}")


@pytest.mark.rule("MP-13")
def test_a_card_of_the_investigator_clears_its_character() -> None:
    state = investigator_draws("gull")
    assert suspects(state) == {"stealthy", "pizer", "lestrade", "madame", "bert"}
    assert tile(state, "2,0") == ("gull", "N")


@pytest.mark.rule("MP-13")
def test_a_card_of_somebody_cleared_before_changes_no_tile() -> None:
    before = suspects(position(WITNESS_PICTURE))
    assert suspects(investigator_draws("smith")) == before


@pytest.mark.rule("MP-13", "MP-17")
def test_a_card_of_the_grey_character_opens_his_crossing() -> None:
    state = investigator_draws("lane", SET_UP_PICTURE)
    assert tile(state, "2,0") == ("lane", "-")


@pytest.mark.rule("MP-13")
def test_the_hourglasses_of_a_card_of_the_investigator_are_lost_to_jack() -> None:
    state = investigator_draws("gull")
    assert state.hourglasses() == 0
    assert "gull" not in names(state.pile())


@pytest.mark.rule("MP-13", "MP-28")
def test_everybody_sees_a_card_of_the_investigator() -> None:
    state = move(hunt(position(), 1, *FACES), "alibi")
    assert sights(state, "draw gull") == ["draw gull"] * 3


@pytest.mark.rule("MP-14")
@pytest.mark.parametrize(("card", "hourglasses"), [("lestrade", 0), ("gull", 1), ("bert", 1)])
def test_the_hourglasses_of_a_card_of_jack_count_for_him(card: str, hourglasses: int) -> None:
    state = jack_draws(card)
    assert state.hourglasses() == hourglasses
    assert names(state.jack_cards) == {card}


@pytest.mark.rule("MP-14")
def test_madame_is_worth_two_hourglasses_to_jack_when_he_draws_her() -> None:
    state = hunt(position(identity="gull"), 2, *FACES)
    assert move(state, "alibi", "draw madame").hourglasses() == 2


@pytest.mark.rule("MP-14")
def test_a_card_of_jack_turns_no_tile() -> None:
    assert suspects(jack_draws("gull")) == suspects(position(WITNESS_PICTURE))


@pytest.mark.rule("MP-14", "MP-28")
def test_only_jack_sees_the_card_he_draws() -> None:
    state = move(hunt(position(), 2, *FACES), "alibi")
    assert sights(state, "draw gull") == ["draw gull", "draw ?", "draw ?"]


@pytest.mark.rule("MP-03", "MP-13", "MP-14")
def test_every_card_still_in_the_pile_may_come_next() -> None:
    state = with_fields(
        hunt(position(identity="pizer"), 3, *FACES),
        jack_cards=cards("gull"),
        found_cards=cards("bert", "madame"),
    )
    expected = [name for name in SUSPECTS if name not in ("pizer", "gull", "bert", "madame")]
    assert legal(move(state, "alibi")) == [f"draw {name}" for name in expected]


@pytest.mark.rule("MP-15")
def test_alibi_comes_up_once_in_two_turns_and_the_pile_never_runs_out() -> None:
    rng = Random(15)
    whole_games = 0
    for _ in range(2000 if engine.is_compiled() else 100):
        state = GAME.start(MrJackPocketOptions())
        draws = 0
        while state.seat != OVER:
            if state.phase == phases.DRAWING:
                draws += 1
                assert len(legal(state)) == 9 - draws
            state.apply(state.random_action(rng))
        assert state.turn // 2 <= draws <= (state.turn + 1) // 2
        if state.turn == LAST_TURN:
            whole_games += 1
            assert draws == 4
            assert len(names(state.pile())) == 4
    assert whole_games > 0
