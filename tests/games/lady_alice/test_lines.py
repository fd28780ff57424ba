"""Lady Alice at the terminal: a whole move in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core.journal import Journal
from tests.cli.desk import gaslamp, recorded, saved
from tests.games.lady_alice.playing import BLUE, FOUR, Table

DEALT = [f"evidence {clue}" for clue in FOUR.split()] + ["first blue"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def sit_at(journal: Journal, *typed: str) -> str:
    file = saved(journal)
    return gaslamp("resume", file, "--seat", "all", typed=[*typed, "quit"]).out


def test_a_suspicion_is_typed_in_one_line() -> None:
    out = sit_at(recorded(*DEALT, game="lady_alice"), "suspect kingsley waterloo 7h drum")
    assert "Verdict: 2 smiles." in out


def test_a_suspicion_is_typed_with_french_clues() -> None:
    out = sit_at(recorded(*DEALT, game="lady_alice"), "suspect kingsley tour 7h boussole")
    assert "Verdict: 2 smiles." in out


def test_without_notes_the_log_does_not_keep_the_verdicts() -> None:
    table = Table(notebook=False).play("suspect kingsley waterloo 7h drum")
    out = sit_at(table.journal, "log")
    assert "Verdict: there were smiles." in out
    assert "2 smiles" not in out
    assert "kingsley  waterloo  7h  drum  ☺☺" in out


def test_a_marker_is_typed_in_one_line() -> None:
    out = sit_at(Table().play("suspect kingsley abbey 9h mask").journal, "mark waterloo 2", "log")
    assert "places a marker on Waterloo Station" in out


def test_a_line_of_which_a_part_is_refused_changes_nothing() -> None:
    table = Table()
    out = sit_at(table.journal, "suspect kingsley waterloo compass 7h", "?")
    assert "suspect compass is not possible: name a time now" in out
    assert out.count("suspect chaille-long") >= 2
    assert "being stated" not in out
    assert table.state.seat == BLUE


def test_a_line_of_too_many_clues_is_refused_as_a_whole() -> None:
    out = sit_at(Table().journal, "suspect kingsley waterloo 7h drum mask")
    assert "Verdict" not in out
