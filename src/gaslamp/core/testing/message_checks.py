"""Checks that what is said can be said: keys with words, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, keys, translate


class MessageChecker:
    """Puts messages into words, each once."""

    def __init__(self) -> None:
        """Begin without messages."""
        self.keys = {language: keys(language) for language in LANGUAGES}
        self.said: dict[bytes, tuple[str, ...]] = {}
        self.known: set[tuple[str, ...]] = set()

    def of(self, message: Text, check: str) -> tuple[str, ...]:
        """Put a message into every language; all of it must have words."""
        key = msgspec.json.encode(message)
        if key not in self.said:
            self.said[key] = tuple(self._words(message, spoken, check) for spoken in LANGUAGES)
        return self.said[key]

    def exist(self, message: Text, check: str) -> None:
        """Check that a message has words, once for each form of it."""
        form = tuple(piece.key for piece in pieces(message))
        if form not in self.known:
            self.of(message, check)
            self.known.add(form)

    def _words(self, message: Text, language: str, check: str) -> str:
        for piece in pieces(message):
            known = piece.key in self.keys[language]
            demand(known, check, f"{piece.key} has no words in {language}")
        try:
            words = translate(message, language)
        except ValueError as error:
            fail(check, str(error))
        demand(bool(words.strip()), check, f"{message.key} says nothing in {language}")
        return words


def pieces(message: Text) -> Iterator[Text]:
    """Walk through a message and the messages in its arguments."""
    yield message
    for value in message.args.values():
        if isinstance(value, Text):
            yield from pieces(value)
