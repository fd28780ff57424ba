"""Every lesson is played to its end along each branch, with every wrong move tried on the way."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from gaslamp.core.options import options_from
from gaslamp.core.translation import LANGUAGES, ftl_source, keys, lesson_ftl_source, translate
from gaslamp.games.registry import GAMES
from gaslamp.learn import lesson_files
from gaslamp.learn.errors import LessonError, NoSuchLesson
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_checks import problems_in, uncovered
from gaslamp.learn.lesson_files import (
    UNNEEDED,
    all_lessons,
    find_lesson,
    lessons_of,
    unneeded_rules,
)
from tests.test_words import messages

PACKAGE = Path(str(resources.files("gaslamp")))
LESSONS = all_lessons()
COMPLETE = [game for game in GAMES if (PACKAGE / "games" / game / "lessons" / UNNEEDED).is_file()]


def name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_can_be_taken_along_every_branch(lesson: Lesson) -> None:
    assert problems_in(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_has_the_same_words_and_arguments_in_every_language(lesson: Lesson) -> None:
    folder = PACKAGE / "games" / lesson.game.name / "lessons"
    english, *others = (messages(folder / f"{lesson.name}.{spoken}.ftl") for spoken in LANGUAGES)
    for other in others:
        assert other == english
    assert {key for key in english if not key.startswith(lesson.key(""))} == set()


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_ends_in_a_game_that_can_be_played(lesson: Lesson) -> None:
    options = options_from(lesson.game.options, lesson.table)
    assert lesson.seat < len(lesson.game.seats(options))


@pytest.mark.parametrize("game", COMPLETE)
def test_the_lessons_of_a_game_teach_every_rule_that_a_first_game_needs(game: str) -> None:
    assert uncovered(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_lessons_do_not_weigh_on_the_first_load(language: str) -> None:
    lesson = find_lesson("scotland_yard", "mister_x")
    assert lesson.key("welcome") in keys(language)
    assert lesson.key("welcome") in lesson_ftl_source("scotland_yard", "mister_x", language)
    assert lesson.key("welcome") not in ftl_source(language)
    assert lesson_ftl_source("scotland_yard", "no_such_lesson", language) == ""


def test_the_lessons_of_a_game_come_in_the_order_of_its_seats() -> None:
    for game in GAMES:
        seats = [lesson.seat for lesson in lessons_of(game)]
        assert seats == sorted(seats)


def test_a_lesson_is_named_after_the_side_that_it_teaches() -> None:
    title = find_lesson("Scotland-Yard", "Mister-X").title
    assert translate(title) == "A first game as Mister X"
    assert translate(title, "fr") == "Première partie : Mister X"


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(NoSuchLesson, match=r"no lesson “queen”.*mister_x"):
        find_lesson("scotland_yard", "queen")
    with pytest.raises(NoSuchLesson, match="no lesson “unneeded”"):
        find_lesson("scotland_yard", "unneeded")


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(lesson_files, "_folder", lambda game: tmp_path)
    monkeypatch.setattr(lesson_files, "_read", lesson_files._read.__wrapped__)
    return tmp_path


def test_a_game_may_have_no_lessons(folder: Path) -> None:
    assert lessons_of("mr_jack") == []
    assert unneeded_rules("mr_jack") == {}
    folder.rmdir()
    assert lessons_of("mr_jack") == []


@pytest.mark.parametrize("source", ["seat = ", "seat = 0\nminutes = 1\nchapter = []"])
def test_a_file_that_is_no_lesson_is_named(folder: Path, source: str) -> None:
    (folder / "jack.toml").write_text(source, encoding="utf-8")
    with pytest.raises(LessonError, match="mr_jack jack: the file can’t be read"):
        find_lesson("mr_jack", "jack")


def test_unneeded_rules_have_reasons(folder: Path) -> None:
    (folder / UNNEEDED).write_text('MJ-01 = "a variant"', encoding="utf-8")
    assert unneeded_rules("mr_jack") == {"MJ-01": "a variant"}
    assert lessons_of("mr_jack") == []
