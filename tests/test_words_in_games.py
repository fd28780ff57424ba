"""Whole sentences: what players are told and asked in the recorded games, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.core.journal import Journal
from gaslamp.core.second_person import TO_READER
from gaslamp.core.translation import LANGUAGES, translate
from tests.golden import journal_of, recorded
from tests.sentences import wrong_sentences


def sentences(journal: Journal, language: str) -> Iterator[str]:
    """Give what each viewer is told in a game, and what each is asked."""
    replay = Journal(journal.game, journal.options)
    for event in journal.events:
        for viewer in replay.logs:
            yield translate(replay.view(viewer).expected, language)
        replay.replay(event)
    for viewer in replay.logs:
        yield from (translate(line, language) for line in replay.log_texts(viewer, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", recorded(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_is_told_in_sentences_that_a_writer_would_write(path: Path, language: str) -> None:
    assert wrong_sentences(sentences(journal_of(path), language), language) == []


@pytest.mark.parametrize("path", recorded(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_log_does_not_speak_of_its_reader_by_name(path: Path) -> None:
    journal = journal_of(path)
    for seat in (viewer for viewer in journal.logs if viewer >= 0):
        name = re.escape(translate(journal.name(seat)))
        own = re.compile(
            rf"(?<!Samuel )\b{name}\b", re.IGNORECASE
        )  # a suspect is Samuel White Baker
        lines = [line for line in journal.log_texts(seat, 0) if not line.key.endswith(TO_READER)]
        assert [line for line in map(translate, lines) if own.search(line)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You have 1 decoys left."),
        ("en", "You have 0 decoys left."),
        ("en", "Green chooses a marker for the the compass."),
        ("en", "Jack moves  to 84."),
        ("fr", "Vous piochez l’alibi de le sergent Goodley."),
        ("fr", "Il reste 1 suspects."),
        ("fr", "Un marqueur est posé sur le la boussole."),
        ("fr", "La carte de Alexine Tinné."),
        ("fr", "mr-jack-log-move who=Watson"),
    ],
)
def test_a_planted_mistake_is_found(language: str, sentence: str) -> None:
    assert wrong_sentences([sentence], language)
