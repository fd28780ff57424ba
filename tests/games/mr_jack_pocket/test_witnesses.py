"""The call for witnesses: who is seen, who is cleared, who gets the time."""

from __future__ import annotations

import pytest

from gaslamp.core.state import REFEREE
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import (
    SET_UP_PICTURE,
    call,
    legal,
    move,
    position,
    seen,
    sights,
    suspects,
    tile,
)

pytestmark = pytest.mark.engine

# From 11 o'clock Holmes sees the left column; nobody sees anybody else.
LEFT_COLUMN = {"gull", "smith", "lane"}
# Holmes looks south into the barricade of the grey tile, Toby along the bottom row.
BARRICADE = """
    gull W    bert S     stealthy E
    lane S    pizer E    lestrade E
    smith W   madame S   goodley E
"""


def called(identity: str, picture: str = SET_UP_PICTURE, turn: int = 1) -> MrJackPocket:
    """Call for witnesses with Holmes above the left column."""
    return call(position(picture, identity=identity, spaces=(11, 2, 6)), turn)


@pytest.mark.rule("MP-16")
def test_one_detective_who_sees_jack_is_enough() -> None:
    for spaces in ((11, 2, 6), (10, 11, 6), (10, 2, 11)):
        state = call(position(identity="smith", spaces=spaces), 1)
        assert legal(state) == ["visible"]


@pytest.mark.rule("MP-16")
def test_a_look_goes_through_empty_tiles_and_past_their_characters() -> None:
    state = position(SET_UP_PICTURE.replace("smith", "(smith)"), spaces=(11, 2, 6))
    assert seen(state, "holmes") == LEFT_COLUMN


@pytest.mark.rule("MP-16")
def test_a_look_does_not_turn_a_corner() -> None:
    state = position(
        "gull - bert - stealthy - smith - pizer - lestrade - lane - madame - goodley -"
    )
    assert seen(state, "holmes") == {"gull", "bert", "stealthy"}
    assert seen(state, "toby") == {"madame", "pizer", "bert"}


@pytest.mark.rule("MP-17")
def test_the_barricade_of_the_grey_character_stops_a_look() -> None:
    state = position(BARRICADE, spaces=(11, 2, 6))
    assert seen(state, "holmes") == {"gull", "lane"}


@pytest.mark.rule("MP-17")
def test_the_crossing_on_the_grey_characters_back_lets_every_look_through() -> None:
    state = position(BARRICADE.replace("lane S", "(lane) -"), spaces=(11, 2, 6))
    assert seen(state, "holmes") == {"gull", "lane", "smith"}


@pytest.mark.rule("MP-17")
def test_a_cleared_tile_keeps_its_wall() -> None:
    state = called("madame")
    walls = {name: tile(state, cell)[1] for name, cell in (("gull", "0,0"), ("smith", "1,0"))}
    state.apply(state.legal_actions()[0])
    assert not LEFT_COLUMN & suspects(state)
    assert tile(state, "0,0") == ("gull", walls["gull"])
    assert tile(state, "1,0") == ("smith", walls["smith"])


@pytest.mark.rule("MP-17")
def test_the_grey_characters_barricade_is_gone_once_he_is_cleared() -> None:
    state = called("madame")
    assert tile(state, "2,0") == ("lane", "S")
    state.apply(state.legal_actions()[0])
    assert tile(state, "2,0") == ("lane", "-")


@pytest.mark.rule("MP-17")
def test_the_grey_characters_barricade_stays_while_he_is_a_suspect() -> None:
    state = called("gull")
    state.apply(state.legal_actions()[0])
    assert "lane" in suspects(state)
    assert tile(state, "2,0") == ("lane", "S")


@pytest.mark.rule("MP-18")
@pytest.mark.parametrize("identity", SUSPECTS)
def test_the_answer_is_the_truth_and_everybody_hears_it(identity: str) -> None:
    state = called(identity)
    answer = "visible" if identity in LEFT_COLUMN else "hidden"
    assert state.seat == REFEREE
    assert legal(state) == [answer]
    assert sights(state, answer) == [answer] * 3


@pytest.mark.rule("MP-19")
@pytest.mark.parametrize("identity", sorted(LEFT_COLUMN))
def test_when_jack_is_seen_everybody_out_of_sight_is_cleared(identity: str) -> None:
    state = called(identity)
    state.apply(state.legal_actions()[0])
    assert suspects(state) == LEFT_COLUMN


@pytest.mark.rule("MP-19")
def test_when_jack_is_seen_the_investigator_takes_the_time_token() -> None:
    state = called("gull", turn=3)
    state.apply(state.legal_actions()[0])
    view = GAME.view(state, INVESTIGATOR)
    assert state.hourglasses() == 0
    assert "time-3" in view.investigator.times
    assert view.jack.times == ()


@pytest.mark.rule("MP-20")
@pytest.mark.parametrize("identity", sorted(set(SUSPECTS) - LEFT_COLUMN))
def test_when_jack_is_not_seen_everybody_in_sight_is_cleared(identity: str) -> None:
    state = called(identity)
    state.apply(state.legal_actions()[0])
    assert suspects(state) == set(SUSPECTS) - LEFT_COLUMN


@pytest.mark.rule("MP-05", "MP-20")
@pytest.mark.parametrize("turn", range(1, 9))
def test_when_jack_is_not_seen_he_takes_the_time_token_for_an_hourglass(turn: int) -> None:
    state = called("madame", turn=turn)
    state.apply(state.legal_actions()[0])
    assert state.hourglasses() == 1
    assert GAME.view(state, JACK).jack.times == (f"time-{turn}",)


@pytest.mark.rule("MP-19", "MP-20")
def test_somebody_cleared_stays_cleared() -> None:
    picture = SET_UP_PICTURE.replace("smith", "(smith)").replace("pizer", "(pizer)")
    seen_jack = called("gull", picture)
    seen_jack.apply(seen_jack.legal_actions()[0])
    assert suspects(seen_jack) == {"gull", "lane"}
    hidden_jack = called("madame", picture)
    hidden_jack.apply(hidden_jack.legal_actions()[0])
    assert suspects(hidden_jack) == set(SUSPECTS) - LEFT_COLUMN - {"pizer"}


@pytest.mark.rule("MP-21")
def test_a_barricade_that_falls_at_the_call_opens_no_look_in_it() -> None:
    state = called("madame", BARRICADE)
    state.apply(state.legal_actions()[0])
    assert suspects(state) == set(SUSPECTS) - {"gull", "lane"}
    assert seen(state, "holmes") == {"gull", "lane", "smith"}


@pytest.mark.rule("MP-08", "MP-18")
def test_the_witnesses_are_called_after_the_fourth_action_of_every_turn() -> None:
    state = called("madame", turn=1)
    assert state.played == 4
    state.apply(state.legal_actions()[0])
    assert (state.turn, state.played, state.seat) == (2, 0, JACK)
    move(state, "alibi", "draw gull", "toby", "toby 1", "rotation", "rotate 0,0 half")
    assert state.seat == JACK
    move(state, "exchange 0,0 0,1")
    assert state.seat == REFEREE
