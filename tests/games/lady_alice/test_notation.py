"""Lady Alice's actions as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.errors import NotationError
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.lady_alice.actions import (
    ACCUSE_BLANK,
    ACTION_SPACE,
    EVIDENCE_HIDDEN,
    SMILES,
    TWINS_HIDDEN,
    VALUE_HIDDEN,
)
from gaslamp.games.lady_alice.board import clue_names, other_names
from gaslamp.games.lady_alice.elements import clue_name
from gaslamp.games.lady_alice.game import GAME

pytestmark = pytest.mark.engine


def test_every_action_and_sight_reads_back_as_itself() -> None:
    for action in range(ACTION_SPACE):
        assert GAME.parse(GAME.notation(action)) == action


def test_no_two_actions_are_written_alike() -> None:
    assert len({GAME.notation(action) for action in range(ACTION_SPACE)}) == ACTION_SPACE


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("suspect kingsley", 2),
        ("MARK  waterloo", 32 + 8),
        (" pass ", 64),
        ("accuse blank", ACCUSE_BLANK),
        ("value ?", VALUE_HIDDEN),
        ("smiles 4", SMILES + 4),
        ("evidence ?", EVIDENCE_HIDDEN),
        ("twins ?", TWINS_HIDDEN),
        ("first white", ACTION_SPACE - 1),
    ],
)
def test_an_action_is_a_verb_and_what_it_is_about(written: str, action: int) -> None:
    assert GAME.parse(written) == action


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        (
            "suspect kingsley waterloo 17h compass",
            ["suspect kingsley", "suspect waterloo", "suspect 17h", "suspect compass"],
        ),
        (
            "Accuse kingsley BLANK 17h compass",
            ["accuse kingsley", "accuse blank", "accuse 17h", "accuse compass"],
        ),
        ("suspect kingsley waterloo", ["suspect kingsley", "suspect waterloo"]),
        ("mark waterloo 2", ["mark waterloo", "value 2"]),
        ("mark waterloo", ["mark waterloo"]),
        ("pass", ["pass"]),
    ],
)
def test_a_line_may_be_a_whole_move(line: str, actions: list[str]) -> None:
    assert [GAME.notation(action) for action in GAME.parse_line(line)] == actions


@pytest.mark.parametrize(
    "written", ["", "suspect", "pass pass", "value 3", "smiles 5", "tip tippu"]
)
def test_what_is_no_action_is_refused_with_examples(written: str) -> None:
    with pytest.raises(NotationError, match="suspect kingsley, mark waterloo, value 2, pass"):
        GAME.parse(written)


@pytest.mark.parametrize("written", ["suspect stanley", "mark 8h", "accuse holmes"])
def test_a_clue_that_does_not_exist_is_refused_with_all_the_clues(written: str) -> None:
    with pytest.raises(NotationError, match=r"chaille-long, baker, kingsley, .*, sextant"):
        GAME.parse(written)


def test_an_accusation_that_does_not_exist_is_refused_with_the_blank_too() -> None:
    with pytest.raises(NotationError, match="sextant, blank"):
        GAME.parse("accuse blanc")


def test_typing_errors_are_answered_in_french_words() -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse("mark stanley")
    said = translate(refused.value.text, "fr")
    assert "Essayez mark suivi d’un de ces indices : chaille-long, baker, kingsley," in said
    with pytest.raises(NotationError) as refused:
        GAME.parse("tip tippu")
    said = translate(refused.value.text, "fr")
    assert said.endswith("Essayez suspect kingsley, mark waterloo, value 2, pass, accuse compass.")


@given(st.text() | st.integers(0, ACTION_SPACE - 1).map(GAME.notation))
def test_any_text_is_an_action_or_refused(written: str) -> None:
    try:
        actions = GAME.parse_line(written)
    except NotationError:
        return
    for action in actions:
        assert GAME.parse(GAME.notation(action)) == action


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("mark boussole", "mark compass"),
        ("suspect tour", "suspect tower"),
        ("suspect Musée", "suspect museum"),
        ("accuse ABBAYE", "accuse abbey"),
        ("mark carnet-de-voyage", "mark travel-journal"),
        ("suspect chaillé-long", "suspect chaille-long"),
        ("accuse tinné", "accuse tinne"),
        ("mark 17:00", "mark 17h"),
        ("evidence tambour", "evidence drum"),
    ],
)
def test_clues_are_typed_in_english_or_in_french(written: str, action: str) -> None:
    assert GAME.notation(GAME.parse(written)) == action


def test_a_whole_move_is_typed_in_french_too() -> None:
    line = "suspect kingsley waterloo 17h boussole"
    assert GAME.parse_line(line) == GAME.parse_line("suspect kingsley waterloo 17h compass")
    assert GAME.parse_line("mark boussole 2") == GAME.parse_line("mark compass 2")


def test_no_name_of_a_clue_stands_for_anything_else() -> None:
    words = {word for action in range(ACTION_SPACE) for word in GAME.notation(action).split()}
    assert set(other_names()) & words == set()
    assert set(other_names().values()) <= set(clue_names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_object_can_be_typed_by_a_word_of_its_name(language: str) -> None:
    """A French player who reads « collier de perles » types `collier`."""
    for clue in clue_names()[24:]:
        name = translate(clue_name(f"clue-{clue}"), language)
        written = ["-".join(name.split()), *name.split()]
        assert GAME.parse(f"mark {clue}") in [code for word in written for code in read(word)]


def read(word: str) -> list[int]:
    try:
        return [GAME.parse(f"mark {word}")]
    except NotationError:
        return []
