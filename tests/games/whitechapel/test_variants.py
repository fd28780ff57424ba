"""The variants, alone and together."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.errors import OptionsError
from gaslamp.core.playout import play_out
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.random_options import sample_options
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import (
    IS_DECOY,
    IS_REAL,
    TIMES,
)
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.positions import (
    agree,
    hell,
    hunt,
    inquiry,
    legal,
    move,
    page,
    pass_all,
    phase,
    put,
    some,
    stand_still,
    until,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

CROSSING = 42  # touches 29, 30 and 50


@pytest.mark.rule("LW-31")
def test_the_time_of_crime_runs_from_v_to_i() -> None:
    state = hell(time_of_crime=True)
    for time in ("V", "IV", "III", "II"):
        assert TIMES[state.marker] == time
        until(move(state, "wait"), "murder")
    assert TIMES[state.marker] == "I"
    assert "wait" not in legal(state)


@pytest.mark.rule("LW-31")
def test_nobody_is_home_before_column_1() -> None:
    early = move(hunt(84, hideout=85, column="II", time_of_crime=True), "walk 85")
    assert phase(early) == "naming"
    late = move(hunt(84, hideout=85, column="I", time_of_crime=True), "walk 85")
    assert legal(late) == ["home", "go on"]
    usual = move(hunt(84, hideout=85, column="II"), "walk 85")
    assert legal(usual) == ["home", "go on"]


@pytest.mark.rule("LW-32", "LW-33")
def test_an_engaged_policeman_acts_before_the_next_one_moves() -> None:
    state = hunt(84, CROSSING, hideout=50, column="10", engaged_police=True)
    state = with_fields(state, log=page({3: 30, TIMES.index("10"): 84}))
    move(state, "walk 85", "go on", "next blue", f"blue x{CROSSING}")
    assert phase(state) == "acting"
    move(state, "clue 30", "yes 30")
    assert phase(state) == "naming"
    assert state.markers[30] == 1
    assert some(state, "next") == {"brown", "green", "red", "yellow"}
    assert phase(move(state, "next red")) == "moving"


@pytest.mark.rule("LW-34", "LW-50")
def test_a_sprint_of_three_steps_costs_the_action() -> None:
    board = hunt(84).board
    far = next(x for x in board.sprints.row(CROSSING) if not board.is_beat(CROSSING, x))
    near = next(x for x in board.beats.row(CROSSING) if x != CROSSING and board.touched.row(x))
    assert f"x{far}" not in some(_naming(), "blue")
    for crossing, acts in ((far, False), (near, True)):
        state = stand_still(move(_naming(sprint=True), f"blue x{crossing}"))
        assert ("blue" in some(state, "next")) == acts
        assert GAME.view(state, SPECTATOR).policemen[0].done != acts


def _naming(**agreed: bool) -> Whitechapel:
    return move(
        hunt(84, CROSSING, hideout=50, column="1", **agreed), "walk 85", "go on", "next blue"
    )


@pytest.mark.rule("LW-34")
def test_a_sprinter_acts_again_in_the_next_turn() -> None:
    board = hunt(84).board
    far = next(
        x
        for x in board.sprints.row(CROSSING)
        if not board.is_beat(CROSSING, x) and board.touched.row(x)
    )
    state = pass_all(move(_naming(sprint=True), f"blue x{far}"))
    move(state, legal(state)[0], "go on")
    assert "blue" in some(stand_still(state), "next")


@pytest.mark.rule("LW-34", "LW-32")
def test_an_engaged_sprinter_does_not_act_either() -> None:
    board = hunt(84).board
    far = next(
        x
        for x in board.sprints.row(CROSSING)
        if not board.is_beat(CROSSING, x) and board.touched.row(x)
    )
    state = move(_naming(sprint=True, engaged_police=True), f"blue x{far}")
    assert phase(state) == "naming"
    assert "blue" not in some(state, "next")


def _asked_again(visits: int, **agreed: bool) -> Whitechapel:
    """Find a clue on 30, then come to the same policeman's next turn."""
    state = inquiry(150, CROSSING, visited=(30,) * visits, **agreed)
    move(state, "next blue", "clue 30", "yes 30")
    pass_all(state)
    walk = next(written for written in legal(state) if written.startswith("walk"))
    move(state, walk, "go on")
    return move(stand_still(state), "next blue")


@pytest.mark.rule("LW-35", "LW-36")
@pytest.mark.parametrize(("visits", "answer"), [(1, "no 30"), (2, "yes 30")])
def test_a_double_clue_takes_a_second_visit(visits: int, answer: str) -> None:
    state = _asked_again(visits, double_clue=True)
    assert legal(move(state, "clue 30")) == [answer]
    move(state, answer)
    assert state.markers[30] == visits


@pytest.mark.rule("LW-36")
def test_no_circle_holds_three_markers() -> None:
    state = _asked_again(3, double_clue=True)
    move(state, "clue 30", "yes 30")
    pass_all(state)
    walk = next(written for written in legal(state) if written.startswith("walk"))
    move(stand_still(move(state, walk, "go on")), "next blue")
    assert "clue 30" not in legal(state)


@pytest.mark.rule("LW-37", "LW-38", "LW-49")
@pytest.mark.parametrize(
    ("variant", "coaches", "alleys"),
    [
        ({}, [3, 2, 2, 1], [2, 2, 1, 1]),
        ({"hard": True}, [2, 2, 1, 1], [2, 1, 1, 1]),
        ({"harder_first_night": True}, [2, 2, 2, 1], [2, 2, 1, 1]),
        ({"harder_second_night": True}, [3, 1, 2, 1], [2, 2, 1, 1]),
        ({"hard": True, "harder_first_night": True}, [1, 2, 1, 1], [2, 1, 1, 1]),
        ({"hard": True, "harder_second_night": True}, [2, 1, 1, 1], [2, 1, 1, 1]),
        (
            {"hard": True, "harder_first_night": True, "harder_second_night": True},
            *([1, 1, 1, 1], [2, 1, 1, 1]),
        ),
    ],
)
def test_a_harder_game_leaves_jack_fewer_special_moves(
    variant: dict[str, bool], coaches: list[int], alleys: list[int]
) -> None:
    setup = hunt(84, column="1", **variant).setup
    assert list(setup.coaches) == coaches
    assert list(setup.alleys) == alleys


@pytest.mark.rule("LW-39")
def test_with_preserved_scenes_the_patrols_move_and_the_women_stay() -> None:
    state = hell(preserved_scenes=True)
    women = list(state.women)
    move(state, "wait")
    assert phase(state) == "calling"
    assert some(state, "call") == {f"x{x}" for x in state.patrols}
    move(state, "call x42")
    assert phase(state) == "leading"
    free = {
        x
        for x in state.board.beats.row(42)
        if x not in state.patrols and not any(state.board.touches(w, x) for w in women)
    }
    assert some(state, "lead") == {"x42", *(f"x{x}" for x in free)}
    end = min(free)
    move(state, f"lead x{end}")
    assert end in state.patrols
    assert (state.guarded[end], state.guarded[42]) == (1, 0)
    until(state, "turning")
    assert list(state.women) == women


@pytest.mark.rule("LW-39")
def test_a_patrol_beside_a_woman_may_stay_but_none_may_come() -> None:
    state = move(hell(preserved_scenes=True), "wait", "call x42")
    beats = [x for x in state.board.beats.row(42) if state.board.touched.row(x)]
    target = next(x for x in beats if x != 42 and state.guarded[x] == 0)
    beside = state.board.touched.row(target)[0]
    assert f"x{target}" in some(state, "lead")
    assert f"x{target}" not in some(with_fields(state, women=[beside]), "lead")
    assert "x42" in some(with_fields(state, women=[29]), "lead")  # x42 touches it


@pytest.mark.rule("LW-39")
def test_no_two_patrols_share_a_crossing() -> None:
    state = move(hell(preserved_scenes=True), "wait", "call x42")
    end = next(written for written in some(state, "lead") if written != "x42")
    near = int(end[1:])
    state = with_fields(state, patrols=[*state.patrols[:6], near])
    assert end not in some(state, "lead")


@pytest.mark.rule("LW-39", "LW-12")
def test_a_decoy_that_was_turned_up_moves_no_more() -> None:
    state = until(move(hell(preserved_scenes=True), "wait"), "turning")
    decoy = next(i for i in range(7) if state.faces[i] == IS_DECOY)
    until(move(state, f"turn x{state.patrols[decoy]}"), "murder")
    move(state, "wait")
    assert len(some(state, "call")) == 6
    assert "x0" not in some(state, "call")
    assert "x?" not in some(state, "call")


@pytest.mark.rule("LW-39")
def test_shown_policemen_move_as_well() -> None:
    state = until(move(hell(preserved_scenes=True), "wait"), "turning")
    state = with_fields(state, faces=[IS_REAL, *state.faces[1:]])
    shown = state.patrols[0]
    until(move(state, f"turn x{shown}"), "murder")
    move(state, "wait")
    assert f"x{shown}" in some(state, "call")


@pytest.mark.rule("LW-40")
def test_fresh_traces_ask_for_a_visit_since_the_last_clue() -> None:
    state = _asked_again(2, fresh_traces=True)
    assert legal(move(state, "clue 30")) == ["no 30"]
    again = _asked_again(1, fresh_traces=True)
    put(again, 30)
    assert legal(move(again, "clue 30")) == ["yes 30"]
    move(again, "yes 30")
    assert again.markers[30] == 2


@pytest.mark.rule("LW-40")
def test_a_visit_that_gave_a_clue_is_not_fresh_for_the_next_policeman() -> None:
    other = next(x for x in hunt(84).board.streets.touching(30) if x != CROSSING)
    state = inquiry(30, CROSSING, other, fresh_traces=True)
    move(state, "next blue", "clue 30", "yes 30", "next brown", "clue 30")
    assert legal(state) == ["no 30"]


@pytest.mark.rule("LW-40")
def test_fresh_traces_pile_up() -> None:
    state = _asked_again(1, fresh_traces=True)
    for markers in (2, 3, 4):
        put(state, 30)
        move(state, "clue 30", "yes 30")
        assert state.markers[30] == markers
        pass_all(state)
        put(state, 150)
        walk = next(written for written in legal(state) if written.startswith("walk"))
        move(stand_still(move(state, walk, "go on")), "next blue")


@pytest.mark.rule("LW-41")
def test_fresh_traces_and_double_clue_exclude_each_other() -> None:
    with pytest.raises(OptionsError, match="“Fresh traces” replaces “Double clue”"):
        agree(fresh_traces=True, double_clue=True)


def test_every_combination_of_options_comes_to_an_end() -> None:
    rng = Random(1888)
    for _ in range(400 if is_compiled() else 20):
        options = sample_options(WhitechapelOptions, rng)
        state = GAME.start(options)
        longest = GAME.longest(options)
        assert play_out(state, rng, longest) < longest
        assert state.seat == OVER
