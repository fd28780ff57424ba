"""Lessons at the terminal."""

from __future__ import annotations

import pytest

from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES
from gaslamp.learn.lesson_files import all_lessons, find_lesson, lessons_of
from gaslamp.learn.lesson_paths import first_path
from tests.cli.desk import gaslamp, on_screen

LESSON = find_lesson("scotland_yard", "mister_x")
TAKE = ("lesson", "scotland_yard", "mister_x")


def typed() -> list[str]:
    """List what is typed to go through the lesson."""
    answers = [answers for answers, _ in first_path(LESSON)][-1]
    return ["" if answer is None else LESSON.game.notation(answer) for answer in answers]


def words(end: str, language: str = "en") -> str:
    return translate(LESSON.say(end), language)


def test_the_lessons_are_listed_with_the_commands_that_begin_them() -> None:
    printed = gaslamp("lesson")
    for lesson in all_lessons():
        assert f"gaslamp lesson {lesson.game.name} {lesson.name}\n" in printed.out
    assert "Scotland Yard: A first game as Mister X" in printed.out


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_one_game_are_listed(game: str) -> None:
    printed = gaslamp("lesson", game)
    assert printed.code == 0
    if lessons_of(game):
        assert printed.out.count("gaslamp lesson ") == len(lessons_of(game))
    else:
        assert "no lesson for this game yet" in printed.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_taken_to_its_end_and_offers_a_game(language: str) -> None:
    printed = gaslamp(*TAKE, "--lang", language, typed=typed())
    assert (printed.code, printed.err) == (0, "")
    assert words("welcome", language) in printed.out
    assert words("end", language) in printed.out
    assert "gaslamp play scotland_yard --seat 1 --against novice --detectives 4" in printed.out


def test_a_wrong_try_is_answered_below_the_position() -> None:
    printed = gaslamp(*TAKE, typed=["", "bus 23"])
    assert words("first-ride-bus") in printed.out
    assert printed.out.count(words("first-ride")) == 1


def test_what_is_no_move_is_refused() -> None:
    printed = gaslamp(*TAKE, typed=["", "taxi 99", "fly", ""])
    assert "there is no taxi from 13 to 99" in printed.out
    assert "“fly”" in printed.out
    assert printed.out.count(words("first-ride")) == 2  # Enter says it again


def test_a_move_where_none_is_asked_for_is_not_played() -> None:
    printed = gaslamp(*TAKE, typed=["taxi 23"])
    assert printed.out.count("[Enter] to continue.") == 2


def test_one_who_is_stuck_is_told_what_will_do() -> None:
    printed = gaslamp(*TAKE, typed=["hint", "", "hint"])
    assert "For example: taxi 14, taxi 23" in printed.out


def test_the_last_answer_can_be_taken_back() -> None:
    printed = gaslamp(*TAKE, typed=["", "back", "back", ""])
    assert printed.out.count(words("welcome")) == 3
    assert printed.out.count(words("first-ride")) == 2


def test_everything_can_be_asked_that_a_table_answers() -> None:
    asked = ["?", "notes", "log", "lines 13", "legend", "redraw", "map", "rules", "help", "quit"]
    printed = gaslamp(*TAKE, typed=["", *asked])
    assert (printed.code, printed.err) == (0, "")
    for part in ("take a taxi", "Where Mister X can be", "Detective 1 starts at 155", "SY-01"):
        assert part in printed.out


def test_commands_are_known_by_their_french_names() -> None:
    printed = gaslamp(*TAKE, "--lang", "fr", typed=["", "aide", "retour", "quitter"])
    assert printed.out.count(words("welcome", "fr")) == 2
    assert "métro" not in printed.err


def test_a_lesson_that_is_left_says_how_to_come_back() -> None:
    for script in (["", "quit"], [""]):
        printed = gaslamp(*TAKE, typed=script)
        assert "gaslamp lesson scotland_yard mister_x --step first-ride" in printed.out


def test_a_lesson_is_taken_up_at_a_step() -> None:
    printed = gaslamp(*TAKE, "--step", "travel-log", typed=[])
    assert words("travel-log") in printed.out
    assert words("welcome") not in printed.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["lesson", "chess"], "no game called “chess”"),
        (["lesson", "scotland_yard", "queen"], "no lesson “queen”"),
        ([*TAKE, "--step", "nowhere"], "no step “nowhere”. Steps: welcome, first-ride"),
    ],
)
def test_what_is_not_there_is_refused(arguments: list[str], reason: str) -> None:
    printed = gaslamp(*arguments)
    assert (printed.code, printed.out) == (2, "")
    assert reason in printed.err
    assert gaslamp(*arguments, "--lang", "fr").err != printed.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_lesson_fits_a_small_screen(language: str) -> None:
    shown = on_screen(*TAKE, "--lang", language, typed=typed())
    pages = shown.split("── Scotland Yard")[1:]
    assert len(pages) == len(typed()) + 1
    for page in pages:
        lines = page.split("\n")
        assert len(lines) <= 24 + (page is pages[-1])  # the line break after the end
        assert max(len(line) for line in lines) <= 80
