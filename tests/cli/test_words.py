"""Every message has words in every language, and nothing is said that has none."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import gaslamp
from gaslamp.core.words import LANGUAGES

ROOM = Path(gaslamp.__file__).parent / "cli"
BUILT = re.compile(r"cli-(command|param|about|examples|help)-")  # keys put together in the code


class Arguments(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """List the messages of the command line with their arguments."""
    source = (ROOM / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert isinstance(entry, Message), f"not understood in {language}: {entry}"
        arguments = Arguments()
        arguments.visit(entry)
        found[entry.id.name] = arguments.names
    return found


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    first, *others = (messages(language) for language in LANGUAGES)
    for other in others:
        assert other == first


def test_every_message_of_the_code_has_words_and_every_word_is_said() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    said = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", code))
    written = set(messages("en"))
    assert said <= written
    words = "\n".join(
        (ROOM / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES
    )
    referred = set(re.findall(r"\{ (cli-[a-z-]+) \}", words))
    unsaid = {key for key in written - said - referred if not BUILT.match(key)}
    assert not unsaid
