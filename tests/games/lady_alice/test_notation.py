"""Lady Alice's actions as people write them, and what they are called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.errors import NotationError
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.words import LANGUAGES, keys, say
from gaslamp.games.lady_alice.actions import (
    ACCUSE_BLANK,
    ACTION_SPACE,
    EVIDENCE_HIDDEN,
    SMILES,
    TWINS_HIDDEN,
    VALUE_HIDDEN,
)
from gaslamp.games.lady_alice.clues import bit, category_mask, clue_names, count, listed
from gaslamp.games.lady_alice.game import GAME
from tests.games.lady_alice.playing import BLUE, RED, THREE, Table

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
    said = say(refused.value.text, "fr")
    assert "Essayez mark suivi d’un de ces indices : chaille-long, baker, kingsley," in said
    with pytest.raises(NotationError) as refused:
        GAME.parse("tip tippu")
    said = say(refused.value.text, "fr")
    assert said.endswith("Essayez suspect kingsley, mark waterloo, value 2, pass, accuse compass.")


@given(st.text())
def test_any_text_is_an_action_or_refused(written: str) -> None:
    try:
        actions = GAME.parse_line(written)
    except NotationError:
        return
    for action in actions:
        assert GAME.parse(GAME.notation(action)) == action


@pytest.mark.rule("LA-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_has_a_name(language: str) -> None:
    names = {say(text(f"lady-alice-clue-{clue}"), language) for clue in clue_names()}
    assert len(names) == 32
    assert {f"lady-alice-clue-{clue}" for clue in clue_names()} <= keys(language)


def test_the_log_reads_like_the_rulebook() -> None:
    table = Table().play("suspect kingsley waterloo 7h compass", "mark waterloo 2")
    table.play("mark waterloo 0", "accuse tinne docks 21h drum")
    said = [say(entry.text) for entry in table.journal.logs[RED]]
    assert said == [
        "Blue is dealt a piece of evidence.",
        "Red is dealt a piece of evidence: Waterloo Station.",
        "Yellow is dealt a piece of evidence.",
        "Green is dealt a piece of evidence.",
        "Blue takes the spiral notebook first.",
        "Blue suspects Mary Kingsley…",
        "… of having been at Waterloo Station…",
        "… at about 7:00…",
        "… holding the compass.",
        "Verdict: 3 smiles.",
        "Red places a marker on Waterloo Station.",
        "Red’s marker is worth 2.",
        "Yellow places a marker on Waterloo Station.",
        "Yellow’s marker lies face down.",
        "Red’s marker beneath is turned up: 2.",
        "Green accuses Alexine Tinné…",
        "… of having been at St Katharine Docks…",
        "… at about 21:00…",
        "… holding the drum.",
        "Verdict: not one smile. Green is out, and the clues named are false leads.",
    ]


def test_the_log_is_french_too() -> None:
    table = Table(THREE).play("suspect kingsley abbey 7h compass")
    table.play("accuse kingsley waterloo 17h blank")
    said = [say(entry.text, "fr") for entry in table.journal.logs[SPECTATOR]]
    assert said[-1] == "Verdict : 3 sourires. Rouge avait raison, l’énigme est résolue !"
    assert said[-2] == "… objet : carte noire."
    assert said[4:9] == [
        "Soupçons : Bleu vise Mary Kingsley…",
        "… lieu : abbaye de Westminster…",
        "… vers 7 heures…",
        "… objet : boussole.",
        "Verdict : un seul sourire.",
    ]


def test_a_clue_is_clicked_in_its_zone_and_a_value_in_the_stock() -> None:
    targets = [GAME.target(GAME.parse(line)) for line in ("suspect 17h", "mark 17h", "accuse 17h")]
    assert targets == ["clue-17h"] * 3
    assert GAME.target(GAME.parse("value 2")) == "marker-2"
    assert GAME.target(GAME.parse("pass")) == ""
    assert GAME.target(VALUE_HIDDEN) == ""


def test_sets_of_clues_go_up_to_the_last_one() -> None:
    assert [bit(number) for number in (0, 31, 32)] == [1, 2**31, 2**32]
    assert category_mask(3) == 0xFF000000
    assert count(2**32 - 1) == 32
    assert listed(bit(31) | bit(BLUE)) == [0, 31]
