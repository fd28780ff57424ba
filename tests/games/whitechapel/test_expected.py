"""What everybody is asked for, or waits for, in every phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.phases import PHASES
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.moments import (
    acting,
    blank_first,
    called,
    last_hour,
    naming,
    patrols,
    third_evening,
    turned,
    two_murders,
)
from tests.games.whitechapel.plays import played
from tests.games.whitechapel.positions import (
    evening,
    hell,
    hunt,
    inquiry,
    move,
    phase,
    start,
    until,
)

pytestmark = pytest.mark.engine

JACK, POLICE = 0, 1

EXPECTED = [
    (
        "hiding",
        start,
        JACK,
        "Choose your hideout for all four nights: any circle except a red one.",
        "Jack chooses his hideout.",
    ),
    (
        "tokens",
        third_evening,
        JACK,
        "Place a woman token on a red circle; 4 to go.",
        "Jack places his woman tokens on red circles.",
    ),
    (
        "marking",
        blank_first,
        JACK,
        "The token on 21: marked or blank? You have 5 marked and 2 blank left.",
        "Jack chooses in secret which tokens are marked.",
    ),
    (
        "drawing",
        lambda: until(evening(seats=3), "drawing"),
        None,
        "",
        "The head of tonight’s investigation is drawn by lot.",
    ),
    (
        "patrols",
        lambda: until(evening(night=1), "patrols"),
        POLICE,
        "Place a patrol on a free yellow crossing; 2 to go.",
        "The head of the investigation places the patrols.",
    ),
    (
        "faces",
        lambda: move(until(evening(), "faces"), "patrol x42 real"),
        POLICE,
        "The patrol on the crossing between 40 and 57: a policeman or a decoy? "
        "You have 4 policemen and 2 decoys left.",
        "The head of the investigation chooses in secret which patrols are decoys.",
    ),
    (
        "faces",
        lambda: move(until(evening(seats=3), "drawing"), "head 1", "patrol x42 red"),
        POLICE,
        (
            "The patrol on the crossing between 40 and 57: which policeman, or a decoy? "
            "You have 4 policemen and 2 decoys left."
        ),
        "The head of the investigation chooses in secret which patrols are decoys.",
    ),
    (
        "women-up",
        lambda: until(evening(), "women-up"),
        None,
        "",
        "The woman tokens are turned over.",
    ),
    (
        "murder",
        hell,
        JACK,
        "Hour I: strike now, or wait?",
        "Hour I: Jack strikes, or waits.",
    ),
    (
        "murder",
        last_hour,
        JACK,
        "Hour V: you can’t wait any longer. Choose your victim.",
        "Hour V: Jack can’t wait any longer.",
    ),
    (
        "murder",
        lambda: hell(night=2),
        JACK,
        "Hour I: you strike twice tonight. Choose the first victim, or wait?",
        "Hour I: Jack strikes twice tonight, or waits.",
    ),
    (
        "murder",
        lambda: last_hour(night=2),
        JACK,
        (
            "Hour V: you can’t wait any longer, and you strike twice tonight. Choose the first "
            "victim."
        ),
        "Hour V: Jack can’t wait any longer. He strikes twice tonight.",
    ),
    (
        "second",
        lambda: move(hell(night=2), "kill 3"),
        JACK,
        "Choose the second victim.",
        "Jack strikes a second time.",
    ),
    (
        "order",
        two_murders,
        JACK,
        "Which murder came first? You are now where the second one was.",
        "Jack notes in secret which murder came first.",
    ),
    (
        "calling",
        lambda: move(hell(), "wait"),
        POLICE,
        "Jack waits. Choose the woman to move next.",
        "Jack waits. The head of the investigation moves the women.",
    ),
    (
        "calling",
        lambda: patrols("wait"),
        POLICE,
        "Jack waits. Choose the patrol to move next.",
        "Jack waits. The head of the investigation moves the patrols.",
    ),
    (
        "leading",
        called,
        POLICE,
        "Move the woman on 84 to an adjacent circle.",
        "The head of the investigation moves the woman on 84.",
    ),
    (
        "leading",
        lambda: patrols("wait", "call x42"),
        POLICE,
        (
            "Move the patrol on the crossing between 29, 30 and 50 up to two crossings, but not "
            "next to a woman; or leave it there."
        ),
        "The head of the investigation moves the patrol on the crossing between 29, 30 and 50.",
    ),
    (
        "turning",
        lambda: until(move(hell(), "wait"), "turning"),
        JACK,
        "You waited: turn over a patrol.",
        "Jack turns over a patrol.",
    ),
    (
        "turned",
        lambda: turned("x42"),
        None,
        "",
        "The patrol on the crossing between 29, 30 and 50 is turned over.",
    ),
    (
        "unveiling",
        lambda: move(hell(), "kill 3"),
        None,
        "",
        "The other patrols are turned over.",
    ),
    (
        "escape",
        lambda: hunt(84),
        JACK,
        "You are on 84. Move on foot, by alley (2 left) or by coach (3 left).",
        "Jack is on the run.",
    ),
    (
        "coaching",
        lambda: move(hunt(84), "coach 85"),
        JACK,
        "Your coach is on 85: choose where to get out.",
        "Jack is in a coach.",
    ),
    (
        "announce",
        lambda: move(hunt(84), "walk 85"),
        JACK,
        "You are on 85, not at your hideout: go on.",
        "Is Jack home?",
    ),
    (
        "announce",
        lambda: move(hunt(84, hideout=85), "walk 85"),
        JACK,
        "You are at your hideout, 85: announce it, or stay silent?",
        "Is Jack home?",
    ),
    (
        "naming",
        naming,
        POLICE,
        "Choose the policeman to move next.",
        "The head of the investigation chooses who moves next.",
    ),
    (
        "naming",
        lambda: inquiry(150, 42),
        POLICE,
        "Choose the policeman to act next.",
        "The head of the investigation chooses who acts next.",
    ),
    (
        "moving",
        lambda: move(naming(), "next blue"),
        POLICE,
        "Blue is on the crossing between 29, 30 and 50: move him up to two crossings, or leave "
        "him there.",
        "Waiting for Blue to move.",
    ),
    (
        "moving",
        lambda: move(naming(sprint=True), "next blue"),
        POLICE,
        (
            "Blue is on the crossing between 29, 30 and 50: move him up to two crossings (three "
            "if he does nothing else), or leave him there."
        ),
        "Waiting for Blue to move.",
    ),
    (
        "acting",
        acting,
        POLICE,
        "Blue is on the crossing between 29, 30 and 50: look for clues next to him, make an "
        "arrest, or pass.",
        "Waiting for Blue to act.",
    ),
    (
        "acting",
        lambda: move(acting(), "clue 29", "no 29"),
        POLICE,
        "Blue is on the crossing between 29, 30 and 50 and found nothing: try another circle, "
        "or pass.",
        "Waiting for Blue to go on.",
    ),
    (
        "answer",
        lambda: move(acting(), "clue 29"),
        None,
        "",
        "Has Jack been on 29 tonight?",
    ),
]


def to_jack(sentence: str) -> str:
    """Say to Jack what is said of him."""
    return sentence.replace("Jack waits.", "You wait.").replace("Has Jack been", "Have you been")


@pytest.mark.parametrize(("wanted", "position", "seat", "mine", "theirs"), EXPECTED)
def test_everybody_is_told_what_is_expected_and_of_whom(
    wanted: str, position: Callable[[], Whitechapel], seat: int | None, mine: str, theirs: str
) -> None:
    state = position()
    assert phase(state) == wanted
    for viewer in (JACK, POLICE, SPECTATOR):
        expected = GAME.view(state, viewer).expected
        others = to_jack(theirs) if viewer == JACK else theirs
        assert translate(expected) == (mine if viewer == seat else others)
        assert all(
            piece not in translate(expected, "fr") for piece in ("whitechapel-", "=", "core-")
        )


def test_what_is_expected_is_tested_for_every_phase_and_every_sentence() -> None:
    assert {wanted for wanted, *_ in EXPECTED} == {*PHASES} - {"ended"}
    heard = {
        GAME.view(position(), viewer).expected.key
        for _, position, *_ in EXPECTED
        for viewer in (JACK, POLICE, SPECTATOR)
    }
    sides = ("whitechapel-expected-", "whitechapel-awaited-")
    assert {key for key in keys("en") if key.startswith(sides)} == heard


def test_what_is_expected_has_words_in_games_that_go_on_for_nights() -> None:
    for state in played(2, seed=1):
        for viewer in (JACK, POLICE, SPECTATOR):
            expected = GAME.view(state, viewer).expected
            assert all(expected.key in keys(language) for language in LANGUAGES)
