"""The hunt: Jack's moves on foot, the policemen's moves, arrests and clues."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER, REFEREE
from gaslamp.games.whitechapel.game_setup import COLUMNS, JACK
from tests.games.whitechapel.positions import (
    FAR,
    circles,
    ending,
    hunt,
    inquiry,
    legal,
    move,
    pass_all,
    phase,
    sights,
    some,
    stand_still,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


@pytest.mark.rule("LW-15", "LW-19")
def test_jack_moves_then_all_policemen_move_then_each_acts() -> None:
    state = move(hunt(84, 42, hideout=50), "walk 85", "go on")
    assert phase(state) == "naming"
    assert some(state, "next") == {"blue", "brown", "green", "red", "yellow"}
    for colour in ("green", "blue", "red", "brown"):
        move(state, f"next {colour}")
        assert phase(state) == "moving"
        move(state, legal(state)[0])
    assert phase(state) == "moving"  # only one is left: he need not be named
    move(state, legal(state)[0])
    assert state.acts
    assert some(state, "next") == {"blue", "brown", "green", "red", "yellow"}
    move(state, "next red")
    assert phase(state) == "acting"
    move(state, "pass")
    assert "red" not in some(state, "next")
    assert phase(pass_all(state)) == "escape"


@pytest.mark.rule("LW-16")
def test_jack_walks_to_any_next_circle_and_nobody_sees_where() -> None:
    state = hunt(84)
    assert circles(state, "walk") == {51, 65, 66, 67, 85, 86, 99, 100}
    assert sights(state, "walk 85") == ["walk 85", "walk ?", "walk ?"]
    move(state, "walk 85")
    assert state.circle() == 85
    assert state.column == 6


@pytest.mark.rule("LW-16")
def test_jack_has_to_move() -> None:
    assert 84 not in circles(hunt(84), "walk")


@pytest.mark.rule("LW-16")
def test_jack_does_not_pass_a_policeman() -> None:
    free = circles(hunt(84), "walk")
    for crossing in sorted(hunt(84).board.streets.touching(84)):
        assert circles(hunt(84, crossing), "walk") < free
    state = hunt(84, *sorted(hunt(84).board.streets.touching(84)))
    assert circles(state, "walk") == set()


@pytest.mark.rule("LW-16")
def test_one_free_way_is_enough() -> None:
    one, other = sorted(hunt(58).board.streets.touching(58) & hunt(73).board.streets.touching(73))
    assert 73 in circles(hunt(58, one), "walk")
    assert 73 in circles(hunt(58, other), "walk")
    assert 73 not in circles(hunt(58, one, other), "walk")


@pytest.mark.rule("LW-17")
def test_jack_may_announce_his_hideout_or_say_nothing() -> None:
    state = move(hunt(84, hideout=85), "walk 85")
    assert legal(state) == ["home", "go on"]
    assert phase(move(state, "go on")) == "naming"
    pass_all(state)
    assert 85 not in circles(state, "walk")


@pytest.mark.rule("LW-17")
def test_jack_is_asked_after_every_walk_so_that_being_asked_tells_nothing() -> None:
    state = move(hunt(84, hideout=50), "walk 85")
    assert phase(state) == "announce"
    assert state.seat == JACK
    assert legal(state) == ["go on"]


@pytest.mark.rule("LW-18")
def test_a_policeman_moves_up_to_two_steps() -> None:
    state = move(hunt(84, 42, hideout=50), "walk 85", "go on", "next blue")
    board = state.board
    two = {end for step in board.steps.row(42) for end in board.steps.row(step)}
    expected = {42, *board.steps.row(42), *two}
    assert some(state, "blue") == {f"x{crossing}" for crossing in expected}


@pytest.mark.rule("LW-18", "LW-43")
def test_two_policemen_do_not_end_on_one_crossing_but_may_pass() -> None:
    board = hunt(84).board
    near = next(x for x in board.steps.row(42) if len(board.steps.row(x)) > 1)
    beyond = next(x for x in board.steps.row(near) if x != 42 and x not in board.steps.row(42))
    state = move(hunt(84, 42, near, hideout=50), "walk 85", "go on", "next blue")
    assert f"x{near}" not in some(state, "blue")
    assert f"x{beyond}" in some(state, "blue")
    move(state, f"blue x{beyond}", "next brown")
    assert f"x{beyond}" not in some(state, "brown")
    assert "x42" in some(state, "brown")  # he has left it


@pytest.mark.rule("LW-20")
def test_an_arrest_where_jack_is_wins_the_game() -> None:
    state = move(inquiry(85, 42), "next blue")
    assert state.board.touched.row(42) == sorted(circles(state, "arrest"))
    caught = inquiry(state.board.touched.row(42)[0], 42)
    move(caught, "next blue", f"arrest {caught.circle()}")
    assert ending(caught) == "police: arrested"
    assert caught.winners() == [1]


@pytest.mark.rule("LW-20")
@pytest.mark.parametrize("night", range(4))
def test_an_arrest_may_be_tried_in_every_night_wherever_jack_was(night: int) -> None:
    state = move(inquiry(85, 42, night=night), "next blue")
    assert circles(state, "arrest") == set(state.board.touched.row(42))


@pytest.mark.rule("LW-20")
def test_an_arrest_elsewhere_ends_that_policemans_turn() -> None:
    first, second = hunt(84).board.touched.row(42)[:2]
    state = move(inquiry(first, 42), "next blue", f"arrest {second}")
    assert phase(state) == "naming"
    assert "blue" not in some(state, "next")


@pytest.mark.rule("LW-20")
def test_an_arrest_is_not_made_where_jack_only_was() -> None:
    first, second = hunt(84).board.touched.row(42)[:2]
    state = inquiry(first, 42, visited=(second,))
    assert move(state, "next blue", f"arrest {second}").seat != OVER


@pytest.mark.rule("LW-21")
def test_a_yes_puts_a_marker_and_ends_that_policemans_turn() -> None:
    first, second = hunt(84).board.touched.row(42)[:2]
    state = move(inquiry(150, 42, visited=(second,)), "next blue", f"clue {first}")
    assert state.seat == REFEREE
    assert legal(state) == [f"no {first}"]
    move(state, f"no {first}")
    assert phase(state) == "acting"
    assert f"clue {first}" not in legal(state)
    move(state, f"clue {second}", f"yes {second}")
    assert state.markers[second] == 1
    assert phase(state) == "naming"


@pytest.mark.rule("LW-21")
def test_the_place_of_the_murder_counts_as_visited() -> None:
    circle = hunt(84).board.touched.row(42)[0]
    state = hunt(circle, 42, column="I", hideout=50)
    end = min(circles(state, "walk"))
    stand_still(move(state, f"walk {end}", "go on"))
    assert legal(move(state, "next blue", f"clue {circle}")) == [f"yes {circle}"]


@pytest.mark.rule("LW-21")
def test_nights_before_do_not_count() -> None:
    circle = hunt(84).board.touched.row(42)[0]
    past = {"past_log": [circle] * COLUMNS, "past_means": [0] * COLUMNS}
    state = with_fields(inquiry(150, 42), night=1, **past)
    assert legal(move(state, "next blue", f"clue {circle}")) == [f"no {circle}"]


@pytest.mark.rule("LW-21")
def test_when_every_circle_was_asked_the_next_policeman_acts() -> None:
    state = move(inquiry(150, 42), "next blue")
    for circle in state.board.touched.row(42):
        assert state.at == 0
        move(state, f"clue {circle}", f"no {circle}")
    assert phase(state) == "naming"


@pytest.mark.rule("LW-21", "LW-19")
def test_who_has_asked_makes_no_arrest() -> None:
    first = hunt(84).board.touched.row(42)[0]
    state = move(inquiry(150, 42), "next blue", f"clue {first}", f"no {first}")
    assert circles(state, "arrest") == set()


@pytest.mark.rule("LW-22")
def test_a_circle_with_a_marker_is_not_asked_again() -> None:
    first = hunt(84).board.touched.row(42)[0]
    state = move(inquiry(150, 42, visited=(first,)), "next blue", f"clue {first}", f"yes {first}")
    pass_all(state)
    move(state, legal(state)[0], "go on")
    move(stand_still(state), "next blue")
    assert first not in circles(state, "clue")
    assert first in circles(state, "arrest")


@pytest.mark.rule("LW-23", "LW-27")
def test_a_new_night_clears_clues_and_specials_and_keeps_scenes_and_policemen() -> None:
    clue = 92 * COLUMNS + 5
    state = with_fields(hunt(84, 42, hideout=85), coaches=0, alleys=1, clues=[clue])
    assert (state.markers[92], state.traced[92]) == (1, 6)
    move(state, "walk 85", "home")
    assert sum(state.markers) == 0
    assert sum(state.traced) == 0  # last night's clue makes tonight's visit no less fresh
    assert list(state.police) == [42, *FAR[:4]]
    assert (state.coaches, state.alleys) == (2, 2)
    assert state.night == 1


@pytest.mark.rule("LW-42")
def test_a_policeman_may_do_nothing_or_stop_after_a_no() -> None:
    first = hunt(84).board.touched.row(42)[0]
    state = move(inquiry(150, 42), "next blue")
    assert "pass" in legal(state)
    move(state, f"clue {first}", f"no {first}")
    assert "pass" in legal(state)
    assert phase(move(state, "pass")) == "naming"


@pytest.mark.rule("LW-42")
def test_a_policeman_who_touches_no_circle_does_not_act() -> None:
    state = inquiry(84, 159, 196, 42)
    assert some(state, "next") == {"green", "red", "yellow"}


@pytest.mark.rule("LW-43", "LW-04")
def test_the_head_names_a_policeman_and_his_owner_decides() -> None:
    state = hunt(84, 42, hideout=50, seats=3, blue=2, brown=1, green=1, red=1, yellow=2)
    move(state, "walk 85", "go on")
    assert state.seat == 1
    assert move(state, "next blue").seat == 2
    assert move(state, "blue x42").seat == 1
    assert move(state, "next brown").seat == 1


@pytest.mark.rule("LW-43", "LW-04")
def test_after_a_no_it_is_still_the_owner_who_decides() -> None:
    state = inquiry(150, 42, seats=3, blue=2, brown=1, green=1, red=1, yellow=2)
    first = state.board.touched.row(42)[0]
    assert move(state, "next blue", f"clue {first}", f"no {first}").seat == 2


@pytest.mark.rule("LW-48")
def test_questions_answers_and_arrests_are_public() -> None:
    first, second = hunt(84).board.touched.row(42)[:2]
    state = move(inquiry(150, 42, visited=(second,)), "next blue")
    for written in (f"clue {first}", f"arrest {first}"):
        assert sights(state, written) == [written] * 3
    move(state, f"clue {second}")
    assert sights(state, f"yes {second}") == [f"yes {second}"] * 3
