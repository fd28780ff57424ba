"""Every action can be written and read back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.errors import NotationError
from gaslamp.core.text import text
from gaslamp.core.words import LANGUAGES, say
from gaslamp.games.mr_jack.actions import ACTION_SPACE, EXAMPLES, NOTATIONS
from gaslamp.games.mr_jack.game import GAME

pytestmark = pytest.mark.engine


def test_every_code_has_one_notation_and_reads_back() -> None:
    assert len(NOTATIONS) == ACTION_SPACE == len(set(NOTATIONS))
    for action in range(ACTION_SPACE):
        assert GAME.parse(GAME.notation(action)) == action


@pytest.mark.parametrize(
    "written",
    [
        "holmes",
        "holmes g7",
        "lantern ne",
        "lamp b2 f9",
        "cover c2 h6",
        "barricade ne nw",
        "whistle smith g7",
        "swap watson",
        "accuse watson",
        "escape nw",
        "stay",
        "jack ?",
        "alibi holmes",
        "card bert",
        "witness",
        "no witness",
    ],
)
def test_actions_are_written_as_players_say_them(written: str) -> None:
    assert GAME.notation(GAME.parse(written)) == written


def test_capitals_and_spaces_do_no_harm() -> None:
    assert GAME.parse("  Holmes   G7 ") == GAME.parse("holmes g7")


@pytest.mark.parametrize("written", ["", "holmes f6", "moriarty g7", "lantern e", "cover a4 a5"])
def test_what_is_no_action_is_refused_with_examples(written: str) -> None:
    with pytest.raises(NotationError, match="holmes g7"):
        GAME.parse(written)


def test_the_examples_are_actions_and_nothing_else() -> None:
    for example in EXAMPLES.split(", "):
        assert GAME.notation(GAME.parse(example)) == example


@given(st.text())
def test_any_text_is_an_action_or_refused(written: str) -> None:
    with contextlib.suppress(NotationError):
        assert GAME.notation(GAME.parse(written)) in written.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_has_words(language: str) -> None:
    assert say(GAME.title(), language) == "Mr. Jack"
    assert GAME.title() == text("mr-jack-title")
