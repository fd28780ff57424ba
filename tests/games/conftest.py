"""What the tests of all games share."""

from __future__ import annotations

import pytest

from gaslamp.core import translation
from gaslamp.core.text import Text
from gaslamp.core.translation import translate


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collect the keys of everything that is put into words during the test."""
    heard: set[str] = set()

    def listen(message: Text, language: str = "en") -> str:
        heard.add(message.key)
        return translate(message, language)

    monkeypatch.setattr(translation, "translate", listen)
    return heard
