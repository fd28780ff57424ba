"""What each viewer is shown."""

from __future__ import annotations

import msgspec
import pytest

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.translation import translate
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.view import WhitechapelView
from tests.games.whitechapel.evenings import CHASE, EVENING, NEAR, watch
from tests.games.whitechapel.plays import played
from tests.games.whitechapel.positions import (
    evening,
    hell,
    hunt,
    inquiry,
    move,
    start,
    until,
)

JACK, HEAD, OTHER = 0, 2, 1


def columns(view: WhitechapelView) -> list[tuple[str, str, str | None]]:
    return [(c.column, c.means, c.circle) for c in view.log]


@pytest.mark.rule("LW-06")
def test_only_jack_sees_the_marks_until_they_are_turned_up() -> None:
    state = move(evening(), "woman 3", "blank 21")
    mine, theirs = GAME.view(state, JACK), GAME.view(state, 1)
    assert [token.face for token in mine.tokens[:3]] == ["marked", "blank", None]
    assert [token.face for token in theirs.tokens[:3]] == [None, None, None]
    move(until(state, "women-up"), "woman 3")
    assert [token.face for token in GAME.view(state, 1).tokens[:2]] == ["marked", None]


@pytest.mark.rule("LW-07")
def test_only_the_head_sees_the_faces_of_the_patrols() -> None:
    state = until(evening(seats=3), "drawing")
    move(state, "head 2", "patrol x42 blank", "patrol x45 red")
    seen = {viewer: GAME.view(state, viewer) for viewer in (JACK, OTHER, HEAD, SPECTATOR)}
    assert [patrol.face for patrol in seen[HEAD].patrols[:3]] == ["decoy", "policeman", None]
    assert [p.policeman for p in seen[HEAD].patrols[:3]] == [None, "policeman-red", None]
    for viewer in (JACK, OTHER, SPECTATOR):
        assert {(p.face, p.policeman) for p in seen[viewer].patrols} == {(None, None)}


@pytest.mark.rule("LW-12")
def test_a_patrol_that_is_turned_up_is_seen_by_all_and_has_its_colour() -> None:
    state = move(until(evening(), "faces"), "patrol x42 blank", "patrol x45 real")
    until(move(until(state, "murder"), "wait"), "turning")
    until(move(state, "turn x45"), "murder")
    shown = [patrol for patrol in GAME.view(state, JACK).patrols if patrol.face]
    assert [(p.crossing, p.face, p.policeman) for p in shown] == [
        ("crossing-x45", "policeman", "policeman-blue")
    ]


@pytest.mark.rule("LW-16", "LW-25", "LW-48")
def test_the_police_see_how_jack_moved_but_not_where() -> None:
    state = move(hunt(84, hideout=50, column="I"), "coach 85 101")
    mine, theirs = GAME.view(state, JACK), GAME.view(state, 1)
    assert columns(mine) == [
        ("column-I", "murder", "circle-84"),
        ("column-1", "coach", "circle-85"),
        ("column-2", "coach", "circle-101"),
    ]
    assert columns(theirs) == [
        ("column-I", "murder", "circle-84"),
        ("column-1", "coach", None),
        ("column-2", "coach", None),
    ]
    assert (mine.hideout, theirs.hideout) == ("circle-50", None)
    assert (mine.jack, theirs.jack) == ("circle-101", None)
    assert (theirs.coaches, theirs.alleys) == (2, 2)


@pytest.mark.rule("LW-14")
def test_the_police_see_both_murders_of_the_double_event_but_not_their_order() -> None:
    state = hell(night=2)
    one, other, _ = sorted(state.women)
    move(state, f"kill {one}", f"kill {other}", f"first {other}")
    theirs = GAME.view(state, 1)
    assert set(theirs.scenes) == {f"circle-{one}", f"circle-{other}"}
    assert [c.circle for c in theirs.log] == [None, None]
    mine = GAME.view(state, JACK)
    assert [c.circle for c in mine.log] == [f"circle-{other}", f"circle-{one}"]


@pytest.mark.rule("LW-48")
def test_clues_and_the_question_are_public() -> None:
    state = move(inquiry(150, 42, visited=(30,)), "next blue", "clue 30")
    view = GAME.view(state, SPECTATOR)
    assert (view.question, view.on_turn, view.asked) == (
        "circle-30",
        "policeman-blue",
        ("circle-30",),
    )
    move(state, "yes 30")
    clues = GAME.view(state, SPECTATOR).clues
    assert [(c.circle, c.markers, c.column) for c in clues] == [("circle-30", 1, "column-10")]


@pytest.mark.rule("LW-48", "LW-20", "LW-21")
def test_what_the_policemen_found_out_tonight_stays_in_view() -> None:
    state = move(inquiry(150, 42, 45, visited=(30,)), "next blue", "clue 29", "no 29")
    assert GAME.view(state, 1).asked == ("circle-29",)
    move(state, "clue 30", "yes 30", "next brown", f"arrest {_beside(45)}")
    for viewer in (JACK, 1, SPECTATOR):
        findings = GAME.view(state, viewer).findings
        assert [(f.column, f.policeman, f.circle, f.answer) for f in findings] == [
            ("column-10", "policeman-blue", "circle-29", "no"),
            ("column-10", "policeman-blue", "circle-30", "yes"),
            ("column-10", "policeman-brown", f"circle-{_beside(45)}", "nobody"),
        ]
        assert GAME.view(state, viewer).asked == ()


def _beside(crossing: int) -> int:
    return hunt(84).board.touched.row(crossing)[0]


@pytest.mark.rule("LW-05", "LW-08")
def test_jack_sees_what_the_first_night_gives_him_before_he_chooses_his_hideout() -> None:
    view = GAME.view(start(), JACK)
    assert (view.marker, view.coaches, view.alleys) == ("column-I", 3, 2)
    assert GAME.view(start(time_of_crime=True), JACK).marker == "column-V"


def test_the_token_woman_or_patrol_in_question_is_named() -> None:
    assert GAME.view(evening(), 1).on_turn == "circle-3"
    assert GAME.view(until(evening(), "faces"), 1).on_turn == "crossing-x42"
    state = move(hell(), "wait")
    woman = min(state.women)
    assert GAME.view(move(state, f"call {woman}"), 1).on_turn == f"circle-{woman}"
    patrol = move(hell(preserved_scenes=True), "wait", "call x42")
    assert GAME.view(patrol, 1).on_turn == "crossing-x42"
    turned = move(until(move(hell(), "wait"), "turning"), "turn x45")
    assert GAME.view(turned, 1).on_turn == "crossing-x45"
    assert GAME.view(hunt(84), 1).on_turn is None


def test_who_has_moved_since_jack_waits_is_shown() -> None:
    state = move(hell(), "wait")
    woman = min(state.women)
    led = move(state, f"call {woman}")
    led.apply(led.legal_actions()[0])
    assert sum(woman.moved for woman in GAME.view(led, JACK).women) == 1
    patrols = move(hell(preserved_scenes=True), "wait", "call x42", "lead x42")
    view = GAME.view(patrols, JACK)
    assert [p.crossing for p in view.patrols if p.moved] == ["crossing-x42"]
    assert not any(woman.moved for woman in view.women)


@pytest.mark.rule("LW-04")
def test_everybody_sees_whose_each_policeman_is_and_what_was_agreed() -> None:
    view = GAME.view(hunt(84, 42, seats=3, sprint=True, hard=True), SPECTATOR)
    assert [man.seat for man in view.policemen] == [1, 1, 1, 2, 2]
    assert view.policemen[0].crossing == "crossing-x42"
    assert view.variants == ("sprint", "hard")
    assert view.head == 1


def test_views_survive_the_wire() -> None:
    decoder = msgspec.json.Decoder(WhitechapelView)
    for state in played(3, seed=84):
        for viewer in (JACK, 1, SPECTATOR):
            view = GAME.view(state, viewer)
            assert decoder.decode(msgspec.json.encode(view)) == view
            assert (view.outcome is None) == (state.seat != OVER)


def test_no_view_holds_the_bare_name_of_an_element() -> None:
    names = {element.name for element in GAME.board(GAME.options()).elements}
    for state in played(3, seed=85):
        view = msgspec.structs.replace(GAME.show(state, JACK), version=0)
        assert not names & set(_strings(msgspec.to_builtins(view)))


def _strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [found for entry in value.values() for found in _strings(entry)]
    if isinstance(value, list | tuple):
        return [found for entry in value for found in _strings(entry)]
    return [value] if isinstance(value, str) else []


@pytest.mark.rule("LW-07")
def test_jack_and_spectators_wonder_which_patrols_are_real_and_the_head_knows() -> None:
    for viewer in (JACK, SPECTATOR):
        chances = watch(viewer, *EVENING).patrols
        assert chances["crossing-x42"] == 0.5
        assert sum(chances.values()) == pytest.approx(5.0)
    real = dict.fromkeys((58, 138, 143, 157, 181), 1.0)
    known = {f"crossing-x{x}": chance for x, chance in ({42: 0.0, 45: 0.0} | real).items()}
    assert watch(1, *EVENING).patrols == known


def test_the_notebook_begins_with_every_hideout_alike() -> None:
    notebook = watch(1, *EVENING)
    assert len(notebook.hideouts) == 187
    assert notebook.hideouts["circle-92"] == pytest.approx(1 / 187)
    assert notebook.circles == {}


def test_the_notebook_lists_the_circles_within_reach() -> None:
    notebook = watch(1, *CHASE)
    within = (26, 28, 29, 44, 45, 46, 47, 48, 79)
    assert set(notebook.circles) == {f"circle-{circle}" for circle in within}
    assert sum(notebook.circles.values()) == pytest.approx(1.0)
    assert notebook.excluded == {}


@pytest.mark.rule("LW-21")
def test_the_notebook_says_which_answer_excluded_a_circle() -> None:
    assert "circle-67" in watch(1, *NEAR).circles
    asked = watch(1, *NEAR, "clue 67", "no 67")
    assert "circle-67" not in asked.circles
    assert {circle: translate(why) for circle, why in asked.excluded.items()} == {
        "circle-67": "no clue on 67 (column 1)"
    }


@pytest.mark.rule("LW-20")
def test_the_notebook_says_which_arrest_excluded_a_circle() -> None:
    failed = watch(1, *NEAR, "arrest 67")
    assert "circle-67" not in failed.circles
    assert translate(failed.excluded["circle-67"]) == "the failed arrest on 67 (column 1)"


def test_jacks_notebook_shows_what_the_police_can_not_exclude() -> None:
    moves = (*EVENING, "kill 27", "walk 48", "go on")
    mine, theirs = watch(JACK, *moves), watch(SPECTATOR, *moves)
    assert mine.circles == theirs.circles
    assert mine.hideouts == theirs.hideouts
