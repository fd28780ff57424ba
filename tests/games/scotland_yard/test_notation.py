"""Scotland Yard's actions as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.errors import NotationError
from gaslamp.games.scotland_yard.actions import ACTION_SPACE, DOUBLE
from gaslamp.games.scotland_yard.game import GAME

pytestmark = pytest.mark.engine


def test_every_action_and_sight_reads_back_as_itself() -> None:
    for action in range(ACTION_SPACE):
        assert GAME.parse(GAME.notation(action)) == action


def test_no_two_actions_are_written_alike() -> None:
    assert len({GAME.notation(action) for action in range(ACTION_SPACE)}) == ACTION_SPACE


@pytest.mark.parametrize(
    ("action", "written"),
    [(92, "taxi 92"), (294, "bus 94"), (446, "underground 46"), (715, "black 115")],
)
def test_a_ride_is_its_ticket_and_its_station(action: int, written: str) -> None:
    assert GAME.notation(action) == written


@pytest.mark.parametrize("written", ["Taxi 92", "  taxi   92 ", "TAXI\t92", "taxi 092"])
def test_capitals_and_spaces_do_no_harm(written: str) -> None:
    assert GAME.parse(written) == 92


def test_a_hidden_station_is_a_question_mark() -> None:
    assert GAME.notation(600) == "black ?"
    assert GAME.parse("black ?") == 600


def test_a_word_of_its_own_is_an_action() -> None:
    assert GAME.parse("double") == DOUBLE


@pytest.mark.parametrize("station", ["0", "200", "-1", "1000", "7.5", "٧", "seven", "", "1 2"])
def test_a_station_that_does_not_exist_is_refused_with_the_range(station: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(f"taxi {station}")
    if len(station.split()) == 1:
        assert "a station from 1 to 199" in str(refused.value)
    assert f"taxi {station}".strip() in str(refused.value)


@pytest.mark.parametrize("written", ["", "92", "tram 92", "ferry 115", "double 2", "take black"])
def test_what_is_no_action_is_refused_with_examples(written: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(written)
    assert f"“{written}”" in str(refused.value)
    assert "taxi 92, bus 94, underground 46, black 115, double" in str(refused.value)


@given(st.text())
def test_any_text_is_an_action_or_refused(written: str) -> None:
    try:
        action = GAME.parse(written)
    except NotationError:
        return
    assert GAME.parse(GAME.notation(action)) == action
