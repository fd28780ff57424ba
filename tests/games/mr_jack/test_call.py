"""The call for witnesses: who is visible, who is cleared, which lamp goes out."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE, REFEREE
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.hexes import STREETS
from tests.games.mr_jack.positions import (
    CLEAR,
    calling,
    lamp_numbers,
    legal,
    names,
    play,
    position,
    visible,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

DARK: dict[str, int] = {}


@pytest.mark.rule("MJ-26")
def test_in_the_dark_and_alone_nobody_is_visible() -> None:
    assert visible(position(at=CLEAR, lamps=DARK)) == set()


@pytest.mark.rule("MJ-26")
def test_who_stands_beside_a_lit_lamp_is_visible() -> None:
    assert visible(position(at=CLEAR | {"bert": "e5"}, lamps={"f5": 5})) == {"bert"}
    assert visible(position(at=CLEAR | {"bert": "e5"}, lamps={"h8": 5})) == set()


@pytest.mark.rule("MJ-26")
def test_a_lamp_lights_the_six_hexes_around_it_and_no_more() -> None:
    lit = names(position(at=CLEAR, lamps={"c7": 3}).pieces.light(), STREETS)
    assert lit == {"b7", "b6", "c6", "d7"}


@pytest.mark.rule("MJ-16", "MJ-26")
def test_who_stands_in_the_lanterns_beam_is_visible() -> None:
    at = CLEAR | {"bert": "a5"}
    assert visible(position(at=at, lamps=DARK, lantern="n")) == {"bert"}
    assert visible(position(at=at, lamps=DARK, lantern="s")) == set()


@pytest.mark.rule("MJ-26")
def test_two_neighbours_see_each_other_in_the_dark() -> None:
    at = CLEAR | {"bert": "e6", "smith": "e7"}
    assert visible(position(at=at, lamps=DARK)) == {"bert", "smith"}
    apart = CLEAR | {"bert": "e6", "smith": "e8", "lestrade": "k7"}
    assert visible(position(at=apart, lamps=DARK)) == set()


@pytest.mark.rule("MJ-27")
def test_the_call_comes_after_the_fourth_card() -> None:
    state = position("stealthy", CLEAR, played=3)
    play(state, "stealthy i5")
    assert state.seat == REFEREE


@pytest.mark.rule("MJ-27")
@pytest.mark.parametrize("jack", CHARACTERS)
def test_the_referee_answers_the_truth_for_jack(jack: str) -> None:
    state = calling(jack=jack)
    in_the_light = jack in ("holmes", "lestrade", "smith", "bert")
    assert legal(state) == {"witness" if in_the_light else "no witness"}


@pytest.mark.rule("MJ-28")
def test_a_witness_clears_everybody_out_of_sight() -> None:
    state = play(calling(jack="holmes"), "witness")
    assert names(state.cleared, CHARACTERS) == {"watson", "stealthy", "goodley", "gull"}
    assert state.witness


@pytest.mark.rule("MJ-28")
def test_no_witness_clears_everybody_in_sight() -> None:
    state = play(calling(jack="gull"), "no witness")
    assert names(state.cleared, CHARACTERS) == {"holmes", "lestrade", "smith", "bert"}
    assert not state.witness


@pytest.mark.rule("MJ-28")
def test_who_was_cleared_stays_cleared_and_in_place() -> None:
    state = play(calling(jack="gull"), "no witness")
    assert names(state.cleared, CHARACTERS) == {"holmes", "lestrade", "smith", "bert"}
    again = calling(CLEAR, turn=2)
    state = with_fields(again, innocent=state.cleared, lamps=list(state.pieces.lamps))
    seen = visible(state)
    assert not seen & {"holmes", "lestrade", "smith"}
    play(state, "no witness")
    assert names(state.cleared, CHARACTERS) == {"holmes", "lestrade", "smith", "bert"} | seen
    assert [STREETS[street] for street in state.pieces.places] == list(CLEAR.values())


@pytest.mark.rule("MJ-29")
@pytest.mark.parametrize(("turn", "place"), [(1, "b2"), (2, "l11"), (3, "c7"), (4, "k6")])
def test_the_lamp_with_the_turns_number_goes_out_after_the_call(turn: int, place: str) -> None:
    state = calling(turn=turn)
    before = lamp_numbers(state)
    play(state, *legal(state))
    assert lamp_numbers(state) == {where: n for where, n in before.items() if where != place}


@pytest.mark.rule("MJ-29")
@pytest.mark.parametrize("turn", [5, 6, 7])
def test_no_lamp_goes_out_later(turn: int) -> None:
    state = calling(turn=turn)
    before = lamp_numbers(state)
    play(state, *legal(state))
    assert lamp_numbers(state) == before


@pytest.mark.rule("MJ-29")
def test_a_lamp_that_smith_moved_goes_out_where_it_is() -> None:
    state = with_fields(calling(), lamps=[0, 3, 1, 5, 5, 0, 4, 2])  # lamp 1 on f9, not on b2
    assert lamp_numbers(state) == {"f9": 1, "c7": 3, "f5": 5, "h8": 5, "k6": 4, "l11": 2}
    play(state, *legal(state))
    assert "f9" not in lamp_numbers(state)
    assert len(lamp_numbers(state)) == 5


@pytest.mark.rule("MJ-29")
def test_the_call_is_answered_by_the_light_of_the_lamp_that_then_goes_out() -> None:
    state = calling(CLEAR | {"gull": "a1"}, jack="gull")
    assert legal(state) == {"witness"}
    play(state, "witness")
    assert "gull" not in names(state.cleared, CHARACTERS)
    assert "gull" not in visible(state)


@pytest.mark.rule("MJ-36")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_an_alibi_card_turns_no_pawn_over(seat: int) -> None:
    state = position("holmes", CLEAR, seat=seat)
    play(state, "holmes f3")
    assert state.seat == CHANCE
    play(state, "alibi bert")
    assert state.cleared == 0
    assert all(character.suspect for character in GAME.view(state, seat).characters)
