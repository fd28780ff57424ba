"""Every action can be written and read back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import NotationError
from gaslamp.core.journal import Journal
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack.action_table import EXAMPLES
from gaslamp.games.mr_jack.actions import ACTION_SPACE
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.play.move_parser import parse_move
from tests.games.follow import follow

pytestmark = pytest.mark.engine


def test_every_code_has_one_notation_and_reads_back() -> None:
    written = {GAME.notation(action) for action in range(ACTION_SPACE)}
    assert len(written) == ACTION_SPACE == GAME.actions.size
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


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("smith g7", ["smith g7"]),
        ("watson g7 ne", ["watson g7", "lantern ne"]),
        ("Watson  watson G7 NE", ["watson", "watson g7", "lantern ne"]),
        ("smith g7 lamp b2 f9", ["smith g7", "lamp b2 f9"]),
        ("smith lamp b2 f9 smith g7", ["smith", "lamp b2 f9", "smith g7"]),
        ("barricade ne nw lestrade e8", ["barricade ne nw", "lestrade e8"]),
        ("gull swap watson n", ["gull", "swap watson", "lantern n"]),
        (
            "whistle watson k9 sw whistle bert i7 goodley m9",
            ["whistle watson k9", "lantern sw", "whistle bert i7", "goodley m9"],
        ),
        ("holmes accuse watson", ["holmes", "accuse watson"]),
        ("no witness", ["no witness"]),
        ("stay", ["stay"]),
    ],
)
def test_a_line_may_hold_a_cards_actions_in_a_row(line: str, actions: list[str]) -> None:
    assert [GAME.notation(action) for action in GAME.parse_line(line)] == actions


def test_every_notation_is_a_line_of_its_own() -> None:
    for action in range(ACTION_SPACE):
        assert GAME.parse_line(GAME.notation(action)) == (action,)


@pytest.mark.parametrize("line", ["", "ne", "watson g7 e", "smith g7 b2 f9", "lamp b2", "g7 smith"])
def test_what_is_no_row_of_actions_is_refused_with_examples(line: str) -> None:
    with pytest.raises(NotationError, match="holmes g7"):
        GAME.parse_line(line)


DEAL = ("jack gull", "card smith", "card watson", "card gull", "card goodley")


@pytest.mark.parametrize(
    ("before", "line", "actions"),
    [
        ((), "smith", ["smith"]),
        ((), "smith g7", ["smith", "smith g7"]),
        ((), "watson a2 ne", ["watson", "watson a2", "lantern ne"]),
        ((), "smith g7 lamp b2 f9", ["smith", "smith g7", "lamp b2 f9"]),
        ((), "lamp b2 f9 smith g7", ["smith", "lamp b2 f9", "smith g7"]),
        ((), "lamp b2 f9", ["smith", "lamp b2 f9"]),
        ((), "swap watson n", ["gull", "swap watson", "lantern n"]),
        ((), "gull swap bert", ["gull", "swap bert"]),
        ((), "accuse bert", ["accuse bert"]),  # by whom? it is refused
        (("smith",), "smith g7", ["smith g7"]),
        (("smith",), "smith g7 lamp b2 f9", ["smith g7", "lamp b2 f9"]),
        (("watson", "watson a2"), "lantern s", ["lantern s"]),
    ],
)
def test_a_line_is_read_by_what_is_being_decided(
    before: tuple[str, ...], line: str, actions: list[str]
) -> None:
    journal = follow(Journal(GAME, MrJackOptions()), *DEAL, *before)
    read = parse_move(journal, as_seat(INVESTIGATOR), line)
    assert [GAME.notation(action) for action in read] == actions


@given(st.text() | st.integers(0, ACTION_SPACE - 1).map(GAME.notation))
def test_any_text_is_a_row_of_actions_or_refused(written: str) -> None:
    with contextlib.suppress(NotationError):
        for action in GAME.parse_line(written):
            assert GAME.parse(GAME.notation(action)) == action


@given(st.text())
def test_any_text_is_an_action_or_refused(written: str) -> None:
    with contextlib.suppress(NotationError):
        assert GAME.notation(GAME.parse(written)) in written.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_has_words(language: str) -> None:
    assert translate(GAME.title(), language) == "Mr. Jack"
    assert GAME.title() == text("mr-jack-title")
