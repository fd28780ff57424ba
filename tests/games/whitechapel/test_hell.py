"""Hell: the hideout, the tokens, waiting and murder."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE, REFEREE
from gaslamp.games.whitechapel.game_setup import (
    COLUMNS,
    JACK,
    TIMES,
)
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.positions import (
    FAR,
    circles,
    evening,
    guard,
    hell,
    hunt,
    legal,
    move,
    phase,
    sights,
    some,
    start,
    until,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

RED = {3, 21, 27, 65, 84, 147, 149, 158}
YELLOW = ["x42", "x45", "x58", "x138", "x143", "x157", "x181"]


@pytest.mark.rule("LW-03")
def test_any_circle_but_the_red_ones_can_be_the_hideout() -> None:
    assert circles(start(), "hideout") == set(range(1, 196)) - RED


@pytest.mark.rule("LW-03")
def test_the_hideout_is_jacks_secret_and_stays_the_same() -> None:
    assert sights(start(seats=3), "hideout 92") == ["hideout 92", *["hideout ?"] * 3]
    state = evening(100, night=1)
    assert state.hideout == 100
    assert state.night == 1


@pytest.mark.rule("LW-05")
@pytest.mark.parametrize(
    ("night", "women", "coaches", "alleys"),
    [(0, 5, 3, 2), (1, 4, 2, 2), (2, 3, 2, 1), (3, 1, 1, 1)],
)
def test_each_night_has_its_women_coaches_and_alleys(
    night: int, women: int, coaches: int, alleys: int
) -> None:
    state = evening(night=night)
    assert (state.coaches, state.alleys) == (coaches, alleys)
    until(state, "marking")
    assert len(state.tokens) == women + 3
    until(state, "murder")
    assert len(state.women) == women


@pytest.mark.rule("LW-06")
def test_tokens_lie_on_red_circles_that_are_no_crime_scene() -> None:
    assert set(evening().tokens) == RED
    state = with_fields(hunt(85, *FAR, hideout=100, night=2), scenes=[3, 21, 50])
    move(state, "walk 100", "home")
    assert phase(state) == "tokens"
    assert circles(state, "token") == RED - {3, 21}
    move(state, "token 158", "token 27", "token 65", "token 84")
    assert list(state.tokens) == [27, 65, 84, 158]
    assert phase(state) == "marking"


@pytest.mark.rule("LW-06")
def test_only_jack_sees_which_tokens_are_marked() -> None:
    state = evening(seats=3)
    assert legal(state) == ["woman 3", "blank 3"]
    assert sights(state, "woman 3") == ["woman 3", *["token 3"] * 3]
    assert sights(state, "blank 3") == ["blank 3", *["token 3"] * 3]


@pytest.mark.rule("LW-06")
def test_every_token_is_laid_by_an_action_even_when_nothing_is_left_to_choose() -> None:
    state = move(evening(), "blank 3", "blank 21", "blank 27")
    assert legal(state) == ["woman 65"]
    move(state, "woman 65", "woman 84", "woman 147", "woman 149")
    assert phase(state) == "marking"
    assert legal(state) == ["woman 158"]


@pytest.mark.rule("LW-04")
def test_the_head_of_the_investigation_is_drawn_each_night() -> None:
    for night in (0, 1):
        state = until(evening(night=night, seats=4), "drawing")
        assert state.seat == CHANCE
        assert legal(state) == ["head 1", "head 2", "head 3"]
        assert move(state, "head 2").seat == 2


@pytest.mark.rule("LW-04")
def test_a_lone_police_player_is_always_head() -> None:
    state = until(evening(), "faces")
    assert (state.seat, state.head) == (1, 1)


@pytest.mark.rule("LW-07")
def test_on_the_first_night_all_patrols_lie_on_yellow_crossings() -> None:
    state = until(evening(), "faces")
    assert [f"x{x}" for x in state.patrols] == YELLOW


@pytest.mark.rule("LW-07")
def test_later_the_patrols_replace_the_policemen_and_two_lie_on_free_yellow_crossings() -> None:
    state = until(evening(night=1), "patrols")
    assert list(state.patrols) == list(FAR)
    assert some(state, "patrol") == set(YELLOW)
    move(state, "patrol x181", "patrol x42")
    assert list(state.patrols) == [42, 181, *FAR]
    assert phase(state) == "faces"


@pytest.mark.rule("LW-07")
def test_a_yellow_crossing_where_a_policeman_stands_is_not_free() -> None:
    state = hunt(85, 42, 45, hideout=100)
    until(move(state, "walk 100", "home"), "patrols")
    assert some(state, "patrol") == {"x58", "x138", "x143", "x157", "x181"}


@pytest.mark.rule("LW-07")
def test_only_the_head_sees_the_faces_of_the_patrols() -> None:
    state = move(until(evening(seats=4), "drawing"), "head 2")
    for written in ("patrol x42 red", "patrol x42 blank"):
        assert sights(state, written) == [*["patrol x42"] * 2, written, *["patrol x42"] * 2]
    alone = until(evening(), "faces")
    assert sights(alone, "patrol x42 real") == ["patrol x42", "patrol x42 real", "patrol x42"]


@pytest.mark.rule("LW-07")
def test_with_several_police_players_the_head_says_which_policeman_each_patrol_is() -> None:
    state = move(until(evening(seats=4), "drawing"), "head 2")
    assert some(state, "patrol") == {
        *("x42 blank", "x42 blue", "x42 brown", "x42 green", "x42 red", "x42 yellow")
    }
    move(state, "patrol x42 red", "patrol x45 blank", "patrol x58 blank")
    assert some(state, "patrol") == {"x138 blue", "x138 brown", "x138 green", "x138 yellow"}
    move(state, "patrol x138 yellow", "patrol x143 green", "patrol x157 brown")
    assert legal(state) == ["patrol x181 blue"]
    assert state.forced()


@pytest.mark.rule("LW-07")
def test_with_one_police_player_a_patrol_is_just_a_policeman_or_a_blank() -> None:
    state = until(evening(), "faces")
    assert some(state, "patrol") == {"x42 real", "x42 blank"}
    move(state, "patrol x42 blank", "patrol x45 blank")
    assert legal(state) == ["patrol x58 real"]


@pytest.mark.rule("LW-07")
def test_blanks_may_lie_where_the_policemen_stood() -> None:
    state = until(evening(night=1), "faces")
    for crossing in list(state.patrols):
        kind = "blank" if crossing in FAR[:2] else "real"
        move(state, f"patrol x{crossing} {kind}")
    assert phase(state) == "women-up"


@pytest.mark.rule("LW-08")
def test_the_women_tokens_are_turned_up_and_the_marker_is_on_i() -> None:
    state = evening()
    marked = {3: "blank", 21: "woman", 27: "blank", 65: "blank"}
    for circle in sorted(RED):
        move(state, f"{marked.get(circle, 'woman')} {circle}")
    until(state, "women-up")
    assert state.seat == REFEREE
    shown = []
    while phase(state) == "women-up":
        shown += legal(state)
        state.apply(state.legal_actions()[0])
    assert shown == [f"{marked.get(circle, 'woman')} {circle}" for circle in sorted(RED)]
    assert list(state.women) == [21, 84, 147, 149, 158]
    assert TIMES[state.marker] == "I"


@pytest.mark.rule("LW-09", "LW-10")
def test_the_marker_moves_towards_v_and_there_jack_must_kill() -> None:
    state = hell()
    for time in ("II", "III", "IV", "V"):
        assert "wait" in legal(state)
        move(state, "wait")
        assert TIMES[state.marker] == time
        until(state, "murder")
    assert "wait" not in legal(state)
    assert all(action.startswith("kill") for action in legal(state))


@pytest.mark.rule("LW-09")
def test_the_track_reads_from_v_to_fifteen() -> None:
    assert TIMES[:6] == ("V", "IV", "III", "II", "I", "1")
    assert TIMES[-1] == "15"
    assert len(TIMES) == COLUMNS


@pytest.mark.rule("LW-11", "LW-44")
def test_when_jack_waits_every_woman_moves_to_the_next_circle() -> None:
    state = move(hell(), "wait")
    assert phase(state) == "calling"
    assert state.seat == state.head
    before = set(state.women)
    assert circles(state, "call") == before
    moved = 0
    while phase(state) in ("calling", "leading"):
        if phase(state) == "calling":
            state.apply(state.legal_actions()[0])
        else:
            woman = state.women[state.at]
            assert circles(state, "lead") <= set(state.board.walks.row(woman))
            state.apply(state.legal_actions()[0])
            moved += 1
    assert moved == 5
    assert phase(state) == "turning"


@pytest.fixture
def woman() -> Whitechapel:
    """A woman called on 84, with no police near."""
    state = with_fields(
        move(hell(), "wait"), patrols=range(228, 235), women=[84, 191, 192, 193, 194]
    )
    return move(state, "call 84")


@pytest.mark.rule("LW-11")
def test_a_woman_walks_to_any_next_circle_when_nothing_is_near(woman: Whitechapel) -> None:
    assert circles(woman, "lead") == {51, 65, 66, 67, 85, 86, 99, 100}


@pytest.mark.rule("LW-11")
def test_a_woman_does_not_end_beside_police_face_down_or_not(woman: Whitechapel) -> None:
    beside = {c for c in circles(woman, "lead") if woman.board.touches(c, 127)}
    assert beside == {99, 100}
    state = with_fields(woman, patrols=[127, *range(229, 235)])  # on no way from 84
    assert circles(state, "lead") == {51, 65, 66, 67, 85, 86, 99, 100} - beside


@pytest.mark.rule("LW-11", "LW-16")
def test_a_woman_does_not_pass_police(woman: Whitechapel) -> None:
    free = circles(woman, "lead")
    guard(woman, *woman.board.streets.touching(84))
    assert free
    assert circles(woman, "lead") == set()


@pytest.mark.rule("LW-11")
def test_a_woman_ends_on_no_crime_scene_and_beside_no_other_on_one_circle(
    woman: Whitechapel,
) -> None:
    state = with_fields(woman, women=[84, 85, 192, 193, 194], scenes=[99])
    assert circles(state, "lead") == {51, 65, 66, 67, 86, 100}


@pytest.mark.rule("LW-11", "LW-44")
def test_a_woman_who_can_not_move_stays_and_who_can_must(woman: Whitechapel) -> None:
    state = woman
    assert legal(state) == [f"lead {c}" for c in (51, 65, 66, 67, 85, 86, 99, 100)]
    move(state, "lead 85")
    guard(state, *state.board.streets.touching(191))
    move(state, "call 191")
    assert 191 in state.women
    assert phase(state) == "calling"
    assert circles(state, "call") == {192, 193, 194}


@pytest.mark.rule("LW-44")
def test_what_a_woman_may_do_is_judged_when_it_is_her_turn(woman: Whitechapel) -> None:
    state = with_fields(woman, women=[84, 85, 192, 193, 194])
    assert 85 not in circles(state, "lead")
    move(state, "lead 86", "call 85")
    assert 84 in circles(state, "lead")
    assert 86 not in circles(state, "lead")


@pytest.mark.rule("LW-12")
def test_jack_turns_up_a_patrol_of_his_choice_after_waiting() -> None:
    state = until(evening(), "faces")
    move(state, "patrol x42 blank", "patrol x45 real", "patrol x58 blank")
    until(move(until(state, "murder"), "wait"), "turning")
    assert state.seat == JACK
    assert some(state, "turn") == set(YELLOW)
    move(state, "turn x42", "patrol x42 blank")
    assert 42 not in state.patrols
    assert state.guarded[42] == 0
    assert phase(state) == "murder"
    until(move(state, "wait"), "turning")
    assert some(state, "turn") == set(YELLOW) - {"x42"}
    move(state, "turn x45", "patrol x45 real")
    assert 45 in state.patrols
    until(move(state, "wait"), "turning")
    assert some(state, "turn") == set(YELLOW) - {"x42", "x45"}


@pytest.mark.rule("LW-12", "LW-13")
@pytest.mark.parametrize("turned", [("x157", "x138"), ("x138", "x157"), ("x42", "x45"), ()])
def test_policemen_stand_where_the_head_laid_them_whatever_jack_turns_up(
    turned: tuple[str, ...],
) -> None:
    state = move(until(evening(seats=4), "drawing"), "head 2", "patrol x42 blank")
    move(state, "patrol x45 red", "patrol x58 blank", "patrol x138 yellow", "patrol x143 blue")
    until(move(state, "patrol x157 green", "patrol x181 brown"), "murder")
    for crossing in turned:
        until(move(until(move(state, "wait"), "turning"), f"turn {crossing}"), "murder")
    kill = next(written for written in legal(state) if written.startswith("kill"))
    until(move(state, kill), "escape")
    assert list(state.police) == [143, 181, 157, 45, 138]
    assert all(state.guarded[crossing] for crossing in state.police)


@pytest.mark.rule("LW-12")
def test_policemen_of_one_player_get_their_colours_in_the_order_they_are_turned_up() -> None:
    state = until(evening(), "faces")
    move(state, "patrol x42 blank", "patrol x45 real", "patrol x58 blank")
    until(move(until(state, "murder"), "wait"), "turning")
    move(state, "turn x157", "patrol x157 real")
    kill = next(written for written in legal(state) if written.startswith("kill"))
    until(move(state, kill), "escape")
    assert list(state.police) == [157, 45, 138, 143, 181]


@pytest.mark.rule("LW-13")
def test_a_murder_makes_a_crime_scene_begins_the_log_and_shows_all_patrols() -> None:
    state = until(move(hell(), "wait"), "murder")
    victim = min(state.women)
    move(state, f"kill {victim}")
    assert list(state.scenes) == [victim]
    assert len(state.women) == 0
    assert TIMES[state.column] == "II"
    assert state.circle() == victim
    assert state.seat == REFEREE
    until(state, "escape")
    assert len(state.patrols) == 0
    assert sum(state.guarded) == 5
    assert all(state.police)


@pytest.mark.rule("LW-14")
def test_the_third_night_has_two_murders_in_a_secret_order() -> None:
    state = hell(night=2, seats=3)
    first, second, third = sorted(state.women)
    move(state, f"kill {second}")
    assert circles(state, "kill") == {first, third}
    assert "wait" not in legal(state)
    move(state, f"kill {first}")
    assert legal(state) == [f"first {first}", f"first {second}"]
    assert sights(state, f"first {second}") == [f"first {second}", *["first ?"] * 3]
    move(state, f"first {second}")
    assert list(state.scenes)[-2:] == [second, first]
    assert TIMES[state.column] == "1"
    assert state.circle() == first
    assert state.log[4] == second
    assert state.seat == REFEREE


@pytest.mark.rule("LW-14")
def test_after_the_double_event_the_police_are_first_to_move() -> None:
    state = hell(night=2)
    first, second, _ = sorted(state.women)
    until(move(state, f"kill {first}", f"kill {second}", f"first {first}"), "naming", "escape")
    assert phase(state) == "naming"
    assert state.seat == state.head
