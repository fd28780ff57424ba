"""What players without notes must remember, and names of clues."""

from __future__ import annotations

import pytest

from gaslamp.core.log import full_log
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    RED,
    RIGHT,
    YELLOW,
    Table,
)

SUSPICION = "suspect kingsley abbey 9h mask"


def told(table: Table, viewer: int, language: str = "en") -> list[str]:
    """Put a viewer's log into words."""
    return [translate(line, language) for line in table.journal.log_texts(viewer)]


def test_the_pair_that_shares_a_category_is_told_only_when_the_journal_is_open() -> None:
    table = Table(FIVE).play(f"suspect {RIGHT}")
    assert told(table, BLUE)[0] == "Holmes takes two clues from one of the categories."
    first = full_log(GAME, table.options, table.journal.actions)[0]
    assert translate(first) == "Blue and White hold the two clues of one category."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_has_one_name_on_the_desk_and_perhaps_another_in_a_sentence(language: str) -> None:
    for clue in clue_names():
        table = Table(f"{clue} {' '.join(other_categories(clue))}")
        line = told(table, BLUE, language)[0]
        label = next(e.label for e in GAME.board(table.options).elements if e.name == clue)
        assert translate(label, language) in line


def other_categories(clue: str) -> list[str]:
    """Choose a clue from each of the other categories."""
    category = clue_names().index(clue) // 8
    return [clue_names()[8 * other + 3] for other in range(4) if other != category]


def without_notes(evidence: str = "kingsley waterloo 17h compass") -> Table:
    return Table(evidence, notebook=False)


@pytest.mark.rule("LA-05")
def test_without_notes_only_the_last_verdict_says_how_many_smiled() -> None:
    table = without_notes().play("suspect kingsley waterloo 9h mask")
    verdict = table.view(RED).verdict
    assert verdict is not None
    assert verdict.smiles == 2
    table.all_pass().play("suspect kingsley museum 11h drum")
    verdict = table.view(RED).verdict
    assert verdict is not None
    assert verdict.smiles == 1
    for viewer in table.journal.logs:
        for language in LANGUAGES:
            lines = told(table, viewer, language)
            assert not any(sign.isdigit() for line in verdicts(lines) for sign in line)
            assert len(set(verdicts(lines))) == 1


def verdicts(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("Verdict")]


@pytest.mark.rule("LA-05")
def test_without_notes_a_wrong_accusation_is_told_without_its_smiles() -> None:
    table = without_notes().play(SUSPICION, "accuse kingsley waterloo 17h drum")
    assert verdicts(told(table, BLUE)) == [
        "Verdict: there were smiles. Remember how many.",
        "Verdict: too few smiles; remember how many. Red is out.",
    ]
    assert verdicts(told(table, BLUE, "fr")) == [
        "Verdict : il y a des sourires. Retenez combien.",
        "Verdict : trop peu de sourires ; retenez combien. Rouge est hors jeu.",
    ]
    verdict = table.view(BLUE).verdict
    assert verdict is not None
    assert (verdict.kind, verdict.smiles) == ("accusation", 3)


@pytest.mark.rule("LA-05", "LA-12")
def test_without_notes_the_log_tells_what_the_visiting_cards_and_the_end_tell() -> None:
    table = without_notes().play("suspect speke museum 7h drum").all_pass()
    table.play(f"suspect {RIGHT}")
    assert verdicts(told(table, YELLOW)) == [
        "Verdict: no smile. All four clues are false leads.",
        "Verdict: 4 smiles. Red has found the solution!",
    ]


@pytest.mark.rule("LA-05")
def test_without_notes_nothing_that_is_shown_names_an_earlier_verdict() -> None:
    """Two games that differ in an earlier verdict look the same once there is a later one."""
    shown = []
    for evidence in ("kingsley waterloo 17h compass", "kingsley abbey 17h compass"):
        table = without_notes(evidence)
        table.play("suspect kingsley waterloo 9h mask").all_pass()
        table.play("suspect marlow museum 17h drum")
        assert not any(
            translate(line).startswith("Red’s") for line in table.journal.log_texts(BLUE)
        )
        shown.append((table.view(BLUE), table.journal.log_texts(BLUE), table.notebook(BLUE)))
    assert shown[0] == shown[1]
