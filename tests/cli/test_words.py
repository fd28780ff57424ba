"""The command line says every word it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gaslamp
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, translate

ROOM = Path(gaslamp.__file__).parent / "cli"
BUILT = re.compile(
    r"cli-(command|param|about|examples|help|typed)-"
)  # keys put together in the code


def test_every_message_is_said_and_everything_said_has_words() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    said = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", code))
    for language in LANGUAGES:
        words = (ROOM / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        written = set(re.findall(r"^(cli-[a-z-]+) =", words, re.MULTILINE))
        referred = set(re.findall(r"\{ (cli-[a-z-]+) \}", words))
        assert said | referred <= written
        assert {key for key in written - said - referred if not BUILT.match(key)} == set()


@pytest.mark.parametrize(("language", "both"), [("en", "both moves"), ("fr", "les deux coups")])
def test_two_moves_are_not_counted(language: str, both: str) -> None:
    asked = text("cli-your-move", expected="Your turn.", example="toby", count=2)
    assert both in translate(asked, language)
