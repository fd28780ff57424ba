"""What is said: the log, the labels, what is expected of whom."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from gaslamp.core.codes import sight_of
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import COLUMNS
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.moments import (
    acting,
    blank_first,
    called,
    naming,
    patrols,
    stuck,
    third_evening,
    turned,
    two_murders,
)
from tests.games.whitechapel.positions import (
    agree,
    evening,
    hell,
    hunt,
    inquiry,
    legal,
    move,
    start,
    until,
)
from tests.games.with_fields import with_fields

JACK, POLICE = 0, 1


def told(state: Whitechapel, written: str, viewer: int = POLICE, language: str = "en") -> str:
    """Carry out an action and say what a viewer is told of it."""
    action = GAME.parse(written)
    assert action in state.legal_actions()
    before, sight = GAME.view(state, viewer), sight_of(state, action, viewer)
    state.apply(action)
    return translate(GAME.describe(before, sight, GAME.view(state, viewer)), language)


@pytest.mark.parametrize(
    ("position", "written", "mine", "theirs"),
    [
        (start, "hideout 92", "You make 92 your hideout.", "Jack chooses his hideout."),
        (
            lambda: move(evening(), "woman 3"),
            "woman 21",
            "You place a marked token on 21: a woman.",
            "The woman token on 21 is face down.",
        ),
        (
            lambda: move(evening(), "woman 3"),
            "blank 21",
            "You place a blank token on 21.",
            "The woman token on 21 is face down.",
        ),
        (lambda: hunt(84), "walk 85", "You move to 85.", "Jack moves."),
        (
            lambda: hunt(84),
            "alley 86",
            "You take an alley to 86.",
            "Jack takes an alley.",
        ),
        (lambda: hunt(84), "coach 85", "You take a coach through 85.", "Jack takes a coach."),
        (
            lambda: move(hunt(84), "coach 85"),
            "coach 101",
            "You get out on 101.",
            "He gets out two circles further on.",
        ),
    ],
)
def test_jacks_secrets_are_told_to_himself_alone(
    position: Callable[[], Whitechapel], written: str, mine: str, theirs: str
) -> None:
    assert told(position(), written, JACK) == mine
    for viewer in (POLICE, SPECTATOR):
        assert told(position(), written, viewer) == theirs


@pytest.mark.rule("LW-14")
def test_which_murder_came_first_is_told_to_jack_alone() -> None:
    assert told(two_murders(), "first 21", JACK) == "The first murder was on 21."
    assert told(two_murders(), "first 21") == "Jack notes in secret which murder came first."
    assert told(two_murders(), "first 21", JACK, "fr") == "Le premier meurtre a eu lieu en 21."


@pytest.mark.rule("LW-07")
def test_a_patrols_face_is_told_to_the_head_alone() -> None:
    assert told(until(evening(), "faces"), "patrol x42 real") == (
        "The patrol on the crossing between 29, 30 and 50 is a policeman."
    )
    assert (
        told(until(evening(), "faces"), "patrol x42 blank")
        == "The patrol on the crossing between 29, 30 and 50 is a decoy."
    )
    assert told(until(evening(), "faces"), "patrol x42 real", JACK) == (
        "The patrol on the crossing between 29, 30 and 50 is face down."
    )


TO_JACK = {
    "Jack places a woman token on 158.": "You place a woman token on 158.",
    "Jack waits: hour I passes.": "You wait: hour I passes.",
    "Jack turns over the patrol on the crossing between 29, 30 and 50.": (
        "You turn over the patrol on the crossing between 29, 30 and 50."
    ),
    "Jack goes on.": "You go on without announcing your hideout.",
    "Jack is home: night 1 is over.": "You are home: night 1 is over.",
    "Blue makes an arrest on 30: it’s Jack!": "Blue makes an arrest on 30: it’s you!",
}


@pytest.mark.parametrize(
    ("position", "written", "said"),
    [
        (third_evening, "token 158", "Jack places a woman token on 158."),
        (lambda: until(evening(), "women-up"), "woman 3", "There is a woman on 3."),
        (lambda: until(blank_first(), "women-up"), "blank 3", "The token on 3 was blank."),
        (
            lambda: until(evening(seats=3), "drawing"),
            "head 2",
            "Police player 2 leads the investigation tonight.",
        ),
        (
            lambda: until(evening(night=1), "patrols"),
            "patrol x42",
            "A patrol is placed on the crossing between 29, 30 and 50.",
        ),
        (hell, "wait", "Jack waits: hour I passes."),
        (hell, "kill 3", "Murder on 3!"),
        (lambda: move(hell(), "wait"), "call 84", "The woman on 84 moves next."),
        (stuck, "call 84", "The woman on 84 can’t move and stays."),
        (called, "lead 85", "She moves to 85."),
        (
            lambda: patrols("wait"),
            "call x42",
            "The patrol on the crossing between 29, 30 and 50 moves next.",
        ),
        (
            lambda: patrols("wait", "call x42"),
            "lead x42",
            "It stays on the crossing between 29, 30 and 50.",
        ),
        (
            lambda: until(move(hell(), "wait"), "turning"),
            "turn x42",
            "Jack turns over the patrol on the crossing between 29, 30 and 50.",
        ),
        (
            lambda: turned("x42"),
            "patrol x42 real",
            ("The patrol on the crossing between 29, 30 and 50 is turned over: a policeman!"),
        ),
        (
            lambda: turned("x157"),
            "patrol x157 blank",
            ("The patrol on the crossing between 130 and 145 is turned over: a decoy."),
        ),
        (lambda: move(hunt(84), "walk 85"), "go on", "Jack goes on."),
        (lambda: move(hunt(84, hideout=85), "walk 85"), "home", "Jack is home: night 1 is over."),
        (naming, "next blue", "Blue moves next."),
        (lambda: inquiry(150, 42), "next blue", "Blue acts next."),
        (
            lambda: move(naming(), "next blue"),
            "blue x42",
            "Blue stays on the crossing between 29, 30 and 50.",
        ),
        (
            lambda: move(naming(), "next blue"),
            "blue x55",
            "Blue moves to the crossing between 49 and 50.",
        ),
        (acting, "clue 30", "Blue looks for clues on 30."),
        (acting, "pass", "Blue passes."),
        (acting, "arrest 30", "Blue makes an arrest on 30: nobody there."),
        (lambda: acting(jack=30), "arrest 30", "Blue makes an arrest on 30: it’s Jack!"),
        (lambda: move(acting(), "clue 30"), "yes 30", "Yes: a clue on 30."),
        (lambda: move(acting(), "clue 29"), "no 29", "No clue on 29."),
    ],
)
def test_what_everybody_sees_is_told_to_everybody(
    position: Callable[[], Whitechapel], written: str, said: str
) -> None:
    for viewer in (POLICE, SPECTATOR):
        assert told(position(), written, viewer) == said
    assert told(position(), written, JACK) == TO_JACK.get(said, said)
    assert told(position(), written, POLICE, "fr")


@pytest.mark.rule("LW-35", "LW-40")
@pytest.mark.parametrize(
    ("variant", "question", "yes", "no"),
    [
        (
            "double_clue",
            "Blue asks whether Jack was on 30 a second time.",
            "Yes: Jack was on 30 twice.",
            "No: Jack was on 30 only once.",
        ),
        (
            "fresh_traces",
            "Blue asks whether Jack has been back to 30.",
            "Yes: Jack has been back to 30 since the last clue.",
            "No: Jack has not been back to 30 since the last clue.",
        ),
    ],
)
def test_a_second_question_is_worded_as_the_variant_has_it(
    variant: str, question: str, yes: str, no: str
) -> None:
    for jack, answer, said in ((150, "no 30", no), (30, "yes 30", yes)):
        state = with_fields(
            inquiry(jack, 42, visited=(30,), **{variant: True}), clues=[30 * COLUMNS + 6]
        )
        move(state, "next blue")
        assert told(state, "clue 30") == question
        assert re.search(r"\byou\b", told(state.clone(), answer, JACK))
        assert told(state, answer) == said


@pytest.mark.parametrize(
    ("position", "written", "label"),
    [
        (start, "hideout 92", "hide here"),
        (third_evening, "token 158", "place a token"),
        (evening, "woman 3", "marked"),
        (evening, "blank 3", "blank"),
        (lambda: until(evening(night=1), "patrols"), "patrol x42", "place a patrol"),
        (lambda: until(evening(), "faces"), "patrol x42 real", "policeman"),
        (lambda: until(evening(), "faces"), "patrol x42 blank", "decoy"),
        (hell, "kill 3", "kill"),
        (hell, "wait", "wait"),
        (two_murders, "first 3", "this one first"),
        (lambda: move(hell(), "wait"), "call 3", "move her next"),
        (called, "lead 85", "move here"),
        (lambda: patrols("wait"), "call x42", "move her next"),
        (lambda: patrols("wait", "call x42"), "lead x42", "stay"),
        (lambda: patrols("wait", "call x42"), "lead x55", "move here"),
        (lambda: until(move(hell(), "wait"), "turning"), "turn x42", "turn over"),
        (lambda: hunt(84), "walk 85", "on foot"),
        (lambda: hunt(84), "alley 86", "through an alley"),
        (lambda: hunt(84), "coach 85", "take a coach"),
        (lambda: move(hunt(84), "coach 85"), "coach 101", "get out here"),
        (lambda: move(hunt(84, hideout=85), "walk 85"), "home", "announce your hideout"),
        (lambda: move(hunt(84, hideout=85), "walk 85"), "go on", "say nothing"),
        (naming, "next blue", "move him next"),
        (lambda: inquiry(150, 42), "next blue", "act with him next"),
        (lambda: move(naming(), "next blue"), "blue x42", "stay"),
        (lambda: move(naming(), "next blue"), "blue x55", "move here"),
        (acting, "clue 30", "look for clues"),
        (acting, "arrest 30", "make an arrest"),
        (acting, "pass", "pass"),
    ],
)
def test_a_choice_has_a_short_label(
    position: Callable[[], Whitechapel], written: str, label: str
) -> None:
    state = position()
    assert written in legal(state)
    said = GAME.label(GAME.view(state, int(state.seat)), GAME.parse(written))
    assert translate(said) == label
    assert len(translate(said, "fr").split()) <= 4


def test_french_names_a_policeman_without_a_clash_of_articles() -> None:
    assert told(naming(), "next blue", POLICE, "fr") == (
        "Prochain à se déplacer : le policier bleu."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_log_of_whole_games_has_words(language: str) -> None:
    for seed in range(3):
        journal, draw = Journal(GAME, agree(seats=3)), seeded(seed)
        journal.advance(draw)
        while journal.state.seat != OVER:
            seat = int(journal.state.seat)
            journal.play(seat, journal.state.random_action(seed))
            journal.advance(draw)
        for viewer in journal.logs:
            for line in journal.log_texts(viewer):
                assert line.key in keys(language)
                assert translate(line, language)
