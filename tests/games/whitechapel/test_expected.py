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
        "Choose your hideout for all four nights: any circle but a red one.",
        "Jack chooses his hideout.",
    ),
    (
        "tokens",
        third_evening,
        JACK,
        "Put a woman token on a red circle; 4 to go.",
        "Jack puts his women tokens on red circles.",
    ),
    (
        "marking",
        blank_first,
        JACK,
        "Is the token on 21 marked or blank? Left: 5 marked, 2 blank.",
        "Jack lays his women tokens face down.",
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
        "Put a patrol token on a free yellow crossing; 2 to go.",
        "The head of the investigation puts patrols on yellow crossings.",
    ),
    (
        "faces",
        lambda: move(until(evening(), "faces"), "patrol x42 real"),
        POLICE,
        "Is the patrol on x45 a policeman or a decoy? Left: 4 and 2.",
        "The head of the investigation lays the patrols face down.",
    ),
    (
        "faces",
        lambda: move(until(evening(seats=3), "drawing"), "head 1", "patrol x42 red"),
        POLICE,
        "Which policeman is the patrol on x45, or is it a decoy? Left: 4 and 2.",
        "The head of the investigation lays the patrols face down.",
    ),
    (
        "women-up",
        lambda: until(evening(), "women-up"),
        None,
        "",
        "The women tokens are turned up.",
    ),
    (
        "murder",
        hell,
        JACK,
        "It is I. Kill a woman, or wait.",
        "It is I. Jack kills, or waits.",
    ),
    (
        "murder",
        last_hour,
        JACK,
        "It is V, and you can wait no longer: kill a woman.",
        "It is V, and Jack can wait no longer.",
    ),
    (
        "murder",
        lambda: hell(night=2),
        JACK,
        "It is I. Tonight two women die: kill the one, or wait.",
        "It is I. Tonight Jack kills twice, or waits.",
    ),
    (
        "murder",
        lambda: last_hour(night=2),
        JACK,
        "It is V, and you can wait no longer. Tonight two women die: kill the one.",
        "It is V, and Jack can wait no longer. Tonight he kills twice.",
    ),
    (
        "second",
        lambda: move(hell(night=2), "kill 3"),
        JACK,
        "Kill the other woman.",
        "Jack looks for a second victim.",
    ),
    (
        "order",
        two_murders,
        JACK,
        "Which of the two murders came first? You stand where the other one was.",
        "Jack writes down which of the two murders came first.",
    ),
    (
        "calling",
        lambda: move(hell(), "wait"),
        POLICE,
        "Jack waits. Name the woman who moves next.",
        "Jack waits. The head of the investigation moves the women.",
    ),
    (
        "calling",
        lambda: patrols("wait"),
        POLICE,
        "Jack waits. Name the patrol that moves next.",
        "Jack waits. The head of the investigation moves the patrols.",
    ),
    (
        "leading",
        called,
        POLICE,
        "Move the woman on 84 to a circle next to hers.",
        "The head of the investigation moves the woman on 84.",
    ),
    (
        "leading",
        lambda: patrols("wait", "call x42"),
        POLICE,
        "Move the patrol on x42 up to two crossings, beside no woman, or let it stay.",
        "The head of the investigation moves the patrol on x42.",
    ),
    (
        "turning",
        lambda: until(move(hell(), "wait"), "turning"),
        JACK,
        "You have waited: turn up a patrol token.",
        "Jack is about to turn up a patrol token.",
    ),
    ("turned", lambda: turned("x42"), None, "", "The patrol on x42 is turned up."),
    (
        "unveiling",
        lambda: move(hell(), "kill 3"),
        None,
        "",
        "The other patrols are turned up.",
    ),
    (
        "escape",
        lambda: hunt(84),
        JACK,
        "You are on 84: slip away on foot, by alley (2 left) or by coach (3 left).",
        "Jack slips through the night.",
    ),
    (
        "coaching",
        lambda: move(hunt(84), "coach 85"),
        JACK,
        "Your coach is at 85: ride on to the circle where you get out.",
        "Jack is in a coach.",
    ),
    (
        "announce",
        lambda: move(hunt(84), "walk 85"),
        JACK,
        "You are on 85, not at your hideout: say nothing.",
        "Is Jack home?",
    ),
    (
        "announce",
        lambda: move(hunt(84, hideout=85), "walk 85"),
        JACK,
        "You are at your hideout, 85: say that you are home, or say nothing.",
        "Is Jack home?",
    ),
    (
        "naming",
        naming,
        POLICE,
        "Name the policeman who moves next.",
        "The head of the investigation names the policeman who moves next.",
    ),
    (
        "naming",
        lambda: inquiry(150, 42),
        POLICE,
        "Name the policeman who acts next.",
        "The head of the investigation names the policeman who acts next.",
    ),
    (
        "moving",
        lambda: move(naming(), "next blue"),
        POLICE,
        "Blue is on x42: move him up to two crossings, or let him stay.",
        "Blue is to move.",
    ),
    (
        "moving",
        lambda: move(naming(sprint=True), "next blue"),
        POLICE,
        "Blue is on x42: move him up to two crossings, three if he does nothing else, "
        "or let him stay.",
        "Blue is to move.",
    ),
    (
        "acting",
        acting,
        POLICE,
        "Blue is on x42: look for clues beside him, or make an arrest.",
        "Blue is to look for clues, or to make an arrest.",
    ),
    (
        "acting",
        lambda: move(acting(), "clue 29", "no 29"),
        POLICE,
        "Blue is on x42 and found nothing: ask about another circle, or stop.",
        "Blue goes on looking for clues, or stops.",
    ),
    (
        "answer",
        lambda: move(acting(), "clue 29"),
        None,
        "",
        "Was Jack on 29? His log is looked into.",
    ),
]


@pytest.mark.parametrize(("wanted", "position", "seat", "mine", "theirs"), EXPECTED)
def test_everybody_is_told_what_is_expected_and_of_whom(
    wanted: str, position: Callable[[], Whitechapel], seat: int | None, mine: str, theirs: str
) -> None:
    state = position()
    assert phase(state) == wanted
    for viewer in (JACK, POLICE, SPECTATOR):
        expected = GAME.view(state, viewer).expected
        assert translate(expected) == (mine if viewer == seat else theirs)
        assert all(
            piece not in translate(expected, "fr") for piece in ("whitechapel-", "=", "core-")
        )


def test_what_is_expected_is_tested_for_every_phase_and_every_sentence() -> None:
    assert {wanted for wanted, *_ in EXPECTED} == {*PHASES} - {"ended"}
    heard = {
        GAME.view(position(), viewer).expected.key
        for _, position, *_ in EXPECTED
        for viewer in (JACK, POLICE)
    }
    sides = ("whitechapel-expected-", "whitechapel-awaited-")
    assert {key for key in keys("en") if key.startswith(sides)} == heard


def test_what_is_expected_has_words_in_games_that_go_on_for_nights() -> None:
    for state in played(2, seed=1):
        for viewer in (JACK, POLICE, SPECTATOR):
            expected = GAME.view(state, viewer).expected
            assert all(expected.key in keys(language) for language in LANGUAGES)
