"""The screen and the keyboard, or the files that stand in for them."""

from __future__ import annotations

import signal
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text as RichText

from gaslamp.cli.line_editor import LineEditor
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text, text
from gaslamp.core.words import say

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and the cursor home
NARROWEST = 40  # a terminal that claims to be narrower is not believed


class Terminal:
    """Says things to a person in one language, and asks."""

    def __init__(self, language: str, source: TextIO, output: TextIO, errors: TextIO) -> None:
        """Talk through the given files; `interactive` says whether a person types."""
        self.language = language
        self.source = source
        self.console = _console(output)
        self.errors = _console(errors)
        self.interactive = source.isatty()
        self.editor = LineEditor() if source is sys.stdin and self.interactive else None

    def words(self, key: str, **args: str | int | Text) -> str:
        """Put a message into this terminal's language."""
        return say(text(key, **args), self.language)

    def say(self, key: str, **args: str | int | Text) -> None:
        """Print a message as a sentence, broken between words where the screen ends."""
        self.sentence(self.words(key, **args))

    def sentence(self, words: str, style: str = "") -> None:
        """Print words, broken where the screen ends; a file gets them on one line."""
        wrapped = self.console.is_terminal and self.console.width >= NARROWEST
        self.console.print(RichText(printable(words), style=style), soft_wrap=not wrapped)

    def lines(self, lines: list[str]) -> None:
        """Print lines as they are."""
        self.console.print(RichText(printable("\n".join(lines))), soft_wrap=True)

    def refuse(self, error: GaslampError) -> None:
        """Answer a person who asked for something impossible."""
        self.sentence(say(error.text, self.language), style="yellow")

    def complain(self, message: Text) -> None:
        """Print one line about what went wrong where errors go."""
        words = printable(say(message, self.language)).replace("\n", " ")
        self.errors.print(RichText(f"gaslamp: {words}"), soft_wrap=True)

    def ask(self, prompt: str, offered: list[str] | None = None) -> str:
        """Read a line; `EOFError` at the end of input. `offered` are completed by Tab."""
        if self.editor is not None:
            self.editor.offered = offered or []
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.interactive:
            self.lines([line.rstrip("\r\n")])  # so that the answer stands in the transcript
        return line

    def clear(self) -> None:
        """Wipe a person's screen, and what could be brought back to it."""
        if self.interactive:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        if self.editor is not None:
            self.editor.forget()

    def deafen(self) -> None:
        """Hear no further Ctrl-C: we are leaving already."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def printable(words: str) -> str:
    """Replace what would command the terminal rather than be read."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in words)


def _console(file: TextIO) -> Console:
    return Console(file=file, highlight=False, markup=False, emoji=False)
