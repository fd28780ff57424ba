"""A worker gives the same page for the same answers, however it comes to them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gaslamp.core.text import Text
from gaslamp.games.registry import find_game
from gaslamp.learn import lesson_worker
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_page import page_of
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LearnerAnswer, follow
from gaslamp.learn.lesson_worker import LessonProgress, lesson_page_json

LESSON = find_lesson("scotland_yard", "mister_x")


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson_worker._sessions.clear()


def page(*answers: LearnerAnswer) -> Any:  # noqa: ANN401
    written = lesson_page_json(LessonProgress("scotland_yard", "mister_x", answers))
    assert isinstance(written, bytes)
    return msgspec.json.decode(written)


def first_wrong() -> tuple[tuple[LearnerAnswer, ...], int]:
    """Find a place where a move is asked for, and one that will not do."""
    for answers, session in first_path(LESSON):
        if session.asks == "move":
            legal = session.journal.state.legal_actions()
            return answers, next(int(action) for action in legal if action not in session.good)
    raise AssertionError


def test_going_on_from_a_kept_pupil_gives_what_beginning_anew_gives() -> None:
    for answers, _ in list(first_path(LESSON)):
        kept = page(*answers)
        fresh = msgspec.json.encode(page_of(follow(LESSON, answers)))
        assert kept == msgspec.json.decode(fresh)


def test_a_wrong_try_leaves_the_pupil_where_it_was() -> None:
    answers, wrong = first_wrong()
    before = page(*answers)
    tried = page(*answers, wrong)
    assert (tried["accepted"], tried["step"]) == (False, before["step"])
    assert page(*answers, wrong) == tried
    assert page(*answers, before["good"][0])["accepted"] is True


def test_a_refusal_comes_back_in_words_and_breaks_nothing() -> None:
    answers, _ = first_wrong()
    page(*answers)
    nowhere = find_game("scotland_yard").parse("taxi 199")
    for wrong in (nowhere, None, 999_999):
        refused = lesson_page_json(LessonProgress("scotland_yard", "mister_x", (*answers, wrong)))
        assert isinstance(refused, Text)
    assert page(*answers)["step"]["asks"] == "move"


def test_pupils_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_worker, "MOST_KEPT", 2)
    for answers, _ in list(first_path(LESSON))[:4]:
        lesson_worker._keep(
            LessonProgress("scotland_yard", "mister_x", answers), follow(LESSON, answers)
        )
    assert len(lesson_worker._sessions) == 2
