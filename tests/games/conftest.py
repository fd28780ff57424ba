"""What the tests of all games share."""

from __future__ import annotations

import pytest

from gaslamp.core import words
from gaslamp.core.text import Text
from gaslamp.core.words import say


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collect the keys of everything that is put into words during the test."""
    heard: set[str] = set()

    def listen(message: Text, language: str = "en") -> str:
        heard.add(message.key)
        return say(message, language)

    monkeypatch.setattr(words, "say", listen)
    return heard
