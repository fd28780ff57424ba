"""A worker gives the same page for the same answers, however it comes to them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gaslamp.core.text import Text
from gaslamp.games.registry import find_game
from gaslamp.learn import desk
from gaslamp.learn.desk import Asked, taught
from gaslamp.learn.page import page_of
from gaslamp.learn.shelf import find_lesson
from gaslamp.learn.teaching import Answer, follow
from gaslamp.learn.ways import first_way

LESSON = find_lesson("scotland_yard", "mister_x")


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    desk._pupils.clear()


def page(*answers: Answer) -> Any:  # noqa: ANN401
    written = taught(Asked("scotland_yard", "mister_x", answers))
    assert isinstance(written, bytes)
    return msgspec.json.decode(written)


def first_wrong() -> tuple[tuple[Answer, ...], int]:
    """Find a place where a move is asked for, and one that will not do."""
    for answers, pupil in first_way(LESSON):
        if pupil.asks == "move":
            legal = pupil.journal.state.legal_actions()
            return answers, next(int(action) for action in legal if action not in pupil.good)
    raise AssertionError


def test_going_on_from_a_kept_pupil_gives_what_beginning_anew_gives() -> None:
    for answers, _ in list(first_way(LESSON)):
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
        refused = taught(Asked("scotland_yard", "mister_x", (*answers, wrong)))
        assert isinstance(refused, Text)
    assert page(*answers)["step"]["asks"] == "move"


def test_pupils_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_KEPT", 2)
    for answers, _ in list(first_way(LESSON))[:4]:
        desk._keep(Asked("scotland_yard", "mister_x", answers), follow(LESSON, answers))
    assert len(desk._pupils) == 2
