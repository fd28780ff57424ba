"""What each viewer is shown."""

from __future__ import annotations

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.core.words import say
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import DRAWING, ESCAPE, MURDER, WOMEN_UP
from gaslamp.games.whitechapel.view import WhitechapelNotebook
from tests.games.whitechapel.positions import (
    agree,
    evening,
    hell,
    hunt,
    inquiry,
    move,
    start,
    until,
)

pytestmark = pytest.mark.engine

JACK, HEAD, OTHER = 0, 2, 1


@pytest.mark.rule("LW-06")
def test_only_jack_sees_the_marks_until_they_are_turned_up() -> None:
    state = move(evening(), "woman 3", "blank 21")
    mine, theirs = GAME.view(state, JACK), GAME.view(state, 1)
    assert [token.marked for token in mine.tokens[:3]] == [True, False, None]
    assert [token.marked for token in theirs.tokens[:3]] == [None, None, None]
    move(until(state, WOMEN_UP), "woman 3")
    assert [token.marked for token in GAME.view(state, 1).tokens[:2]] == [True, None]


@pytest.mark.rule("LW-07")
def test_only_the_head_sees_the_faces_of_the_patrols() -> None:
    state = move(until(evening(seats=3), DRAWING), "head 2", "patrol x42 blank", "patrol x45 real")
    seen = {viewer: GAME.view(state, viewer) for viewer in (JACK, OTHER, HEAD, SPECTATOR)}
    assert [patrol.real for patrol in seen[HEAD].patrols[:3]] == [False, True, None]
    for viewer in (JACK, OTHER, SPECTATOR):
        assert {patrol.real for patrol in seen[viewer].patrols} == {None}


@pytest.mark.rule("LW-12")
def test_a_patrol_that_is_turned_up_is_seen_by_all() -> None:
    state = move(until(evening(), DRAWING, 5), "patrol x42 blank", "patrol x45 real")
    until(move(until(state, MURDER), "wait"), 12)
    until(move(state, "turn x45"), MURDER)
    shown = [patrol for patrol in GAME.view(state, JACK).patrols if patrol.shown]
    assert [(patrol.crossing, patrol.real) for patrol in shown] == [(45, True)]


@pytest.mark.rule("LW-16", "LW-25", "LW-48")
def test_the_police_see_how_jack_moved_but_not_where() -> None:
    state = move(hunt(84, hideout=50, column="I"), "coach 85 101")
    mine, theirs = GAME.view(state, JACK), GAME.view(state, 1)
    assert [(c.time, c.means, c.circle) for c in mine.logs[0]] == [
        ("I", "murder", 84),
        ("1", "coach", 85),
        ("2", "coach", 101),
    ]
    assert [(c.time, c.means, c.circle) for c in theirs.logs[0]] == [
        ("I", "murder", 84),
        ("1", "coach", None),
        ("2", "coach", None),
    ]
    assert (mine.hideout, theirs.hideout) == (50, None)
    assert (theirs.coaches, theirs.alleys) == (2, 2)


@pytest.mark.rule("LW-14")
def test_the_police_see_both_murders_of_the_double_event_but_not_their_order() -> None:
    state = hell(night=2)
    one, other, _ = sorted(state.women)
    move(state, f"kill {one}", f"kill {other}", f"first {other}")
    theirs = GAME.view(state, 1)
    assert set(theirs.scenes) == {one, other}
    assert [c.circle for c in theirs.logs[2]] == [None, None]
    assert [c.circle for c in GAME.view(state, JACK).logs[2]] == [other, one]


@pytest.mark.rule("LW-48")
def test_clues_and_the_question_are_public() -> None:
    state = move(inquiry(150, 42, visited=(30,)), "next blue", "clue 30")
    assert GAME.view(state, SPECTATOR).question == 30
    assert GAME.view(state, SPECTATOR).on_turn == "blue"
    move(state, "yes 30")
    clues = GAME.view(state, SPECTATOR).clues
    assert [(clue.circle, clue.markers) for clue in clues] == [(30, 1)]


@pytest.mark.rule("LW-05", "LW-08")
def test_jack_sees_what_the_first_night_gives_him_before_he_chooses_his_hideout() -> None:
    view = GAME.view(start(), JACK)
    assert (view.time_of_crime, view.coaches, view.alleys) == ("I", 3, 2)
    assert GAME.view(start(time_of_crime=True), JACK).time_of_crime == "V"


def test_the_woman_or_patrol_being_led_is_named() -> None:
    state = move(hell(), "wait")
    woman = min(state.women)
    assert GAME.view(move(state, f"call {woman}"), 1).on_turn == str(woman)
    assert GAME.view(move(hell(preserved_scenes=True), "wait", "call x42"), 1).on_turn == "x42"


def watch(viewer: int, *moves: str) -> WhitechapelNotebook:
    """Play moves and give a viewer's notebook."""
    state = start()
    belief = GAME.belief(agree(), viewer)
    script = list(moves)
    while script:
        actions = state.legal_actions()
        written = GAME.notation(actions[0]) if state.seat < 0 else script.pop(0)
        if script and script[0] == written:
            script.pop(0)
        action = GAME.parse(written)
        assert action in actions
        sight = state.sight(action, viewer)
        state.apply(action)
        belief.see(sight, state.seat)
    return GAME.notebook(belief)


EVENING = (
    "hideout 92",
    *(f"woman {circle}" for circle in (3, 21, 27, 65, 84)),
    *(f"blank {circle}" for circle in (147, 149, 158)),
    *(f"patrol x{x} {'blank' if x in (42, 45) else 'real'}" for x in (42, 45, 58, 138, 143)),
    *("patrol x157 real", "patrol x181 real"),
)


@pytest.mark.rule("LW-07")
def test_jack_and_spectators_wonder_which_patrols_are_real_and_the_head_knows() -> None:
    for viewer in (JACK, SPECTATOR):
        chances = watch(viewer, *EVENING).patrols
        assert chances[42] == 0.5
        assert sum(chances.values()) == pytest.approx(5.0)
    known = {42: 0.0, 45: 0.0, **dict.fromkeys((58, 138, 143, 157, 181), 1.0)}
    assert watch(1, *EVENING).patrols == known


def test_the_notebook_begins_with_every_hideout_alike() -> None:
    notebook = watch(1, *EVENING)
    assert len(notebook.hideouts) == 187
    assert notebook.hideouts[92] == pytest.approx(1 / 187)
    assert notebook.circles == {}


STILL = (
    *("next brown", "brown x138", "next green", "green x143"),
    *("next red", "red x157", "yellow x181", "next blue"),
)
CHASE = (*EVENING, "kill 27", "walk 48", "go on", "next blue", "blue x58", *STILL)
NEAR = (*EVENING, "kill 84", "walk 85", "go on", "next blue", "blue x73", *STILL)


def test_the_notebook_lists_the_circles_within_reach() -> None:
    notebook = watch(1, *CHASE)
    assert set(notebook.circles) == {26, 28, 29, 44, 45, 46, 47, 48, 79}
    assert sum(notebook.circles.values()) == pytest.approx(1.0)
    assert notebook.excluded == {}


@pytest.mark.rule("LW-21")
def test_the_notebook_says_which_answer_excluded_a_circle() -> None:
    assert 67 in watch(1, *NEAR).circles
    asked = watch(1, *NEAR, "clue 67", "no 67")
    assert 67 not in asked.circles
    assert {circle: say(why) for circle, why in asked.excluded.items()} == {
        67: "no trace on 67 in column 1"
    }


@pytest.mark.rule("LW-20")
def test_the_notebook_says_which_arrest_excluded_a_circle() -> None:
    failed = watch(1, *NEAR, "arrest 67")
    assert 67 not in failed.circles
    assert say(failed.excluded[67]) == "the arrest on 67 that failed in column 1"


def test_jacks_notebook_shows_what_the_police_can_not_exclude() -> None:
    moves = (*EVENING, "kill 27", "walk 48", "go on")
    mine, theirs = watch(JACK, *moves), watch(SPECTATOR, *moves)
    assert mine.circles == theirs.circles
    assert mine.hideouts == theirs.hideouts


def test_the_terminal_draws_the_map_the_policemen_and_the_log() -> None:
    state = move(hunt(84, 42, hideout=50, column="I"), "walk 85")
    drawn = GAME.draw(GAME.view(state, JACK))
    assert "log 1: I:†84 1:85" in drawn
    assert "blue     x42 beside 29 30 50" in drawn
    assert "85J" in drawn
    assert "50H" in drawn
    hidden = GAME.draw(GAME.view(state, 1), watch(1, *EVENING, "kill 27"))
    assert "log 1: I:†84 1:?" in hidden
    assert "50H" not in hidden
    assert "patrols: x42 decoy  x45 decoy" in GAME.draw(GAME.view(_patrols(), 1))
    assert "patrouilles : x42  x45" in GAME.draw(GAME.view(_patrols(), JACK), language="fr")


def test_every_circle_is_on_the_map() -> None:
    numbers = GAME.draw(GAME.view(start(), 1)).split("w woman")[0].split()
    assert sorted(map(int, numbers)) == list(range(1, 196))


def _patrols() -> Whitechapel:
    state = start()
    for written in EVENING:
        move(state, written)
    return until(state, MURDER)


def test_the_words_follow_the_phase() -> None:
    state = move(evening(), "woman 3")
    said = say(GAME.describe(state, GAME.parse("woman 21")))
    assert said == "Jack lays the token on 21, marked."
    until(state, WOMEN_UP)
    assert say(GAME.describe(state, GAME.parse("woman 3"))) == "A woman stands on 3."
    hunted = hunt(84, 42)
    assert hunted.phase == ESCAPE
    assert say(GAME.describe(hunted, GAME.parse("coach ? ?"))) == "Jack takes a coach."
    assert say(GAME.describe(hunted, GAME.parse("blue x42"))).endswith("stays on x42.")


def test_french_names_a_policeman_without_a_clash_of_articles() -> None:
    state = move(hunt(84, 42), "walk 85", "go on")
    assert (
        say(GAME.describe(state, GAME.parse("next blue")), "fr") == "On appelle le policier bleu."
    )
    move(state, "next blue")
    refused = GAME.refusal(state, GAME.parse("red x42"))
    assert refused is not None
    assert say(refused, "fr") == "seul le policier bleu joue maintenant"
