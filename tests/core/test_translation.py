"""Messages are put into words whatever they quote."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core.errors import NotationError
from gaslamp.core.text import text
from gaslamp.core.translation import (
    LANGUAGES,
    LONGEST_QUOTATION,
    add_words,
    game_source,
    remove_words,
    translate,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_very_long_quotation_is_cut_short(language: str) -> None:
    words = translate(NotationError.of("x" * 100_000, "taxi 92").text, language)
    assert "xxx…" in words
    assert "taxi 92" in words
    assert len(words) < 2 * LONGEST_QUOTATION


def test_a_quotation_inside_a_message_inside_a_message_is_cut_short() -> None:
    inner = text("core-journal-bad-option", found="y" * 5000)
    words = translate(text("core-bad-journal", line=3, reason=inner))
    assert words.endswith("yyy…” is neither “option NAME VALUE” nor “actions”")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_translated_are_said_in_english(tmp_path: Path, language: str) -> None:
    (tmp_path / "en.ftl").write_text("toy-hello = Hello", encoding="utf-8")
    add_words("toy", tmp_path)
    try:
        assert translate(text("toy-hello"), language) == "Hello"
        assert game_source("toy", language) == "toy-hello = Hello"
    finally:
        remove_words("toy")
