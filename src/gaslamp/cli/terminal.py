"""Input and output: a terminal, or files."""

from __future__ import annotations

import re
import signal
import sys
import textwrap
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text as RichText

from gaslamp.cli.line_editor import LineEditor
from gaslamp.cli.typed_commands import COMMANDS
from gaslamp.core.errors import GaslampError
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, split_by_style, without_styles
from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and the cursor home
SPACES = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
INSEPARABLE = re.compile(r"(?<=«) | (?=[»:;?!%](?:[\s,.;)]|$))")  # French spaces never break
UNBROKEN = "\N{NO-BREAK SPACE}"
NARROWEST, LOWEST = 40, 10  # the smallest size that is accepted


class QuitRequested(Exception):
    """The player wants to quit."""


class Terminal:
    """Prints messages in one language, and reads lines."""

    def __init__(self, language: str, source: TextIO, output: TextIO, errors: TextIO) -> None:
        """Use the given files; `interactive` tells whether a person types."""
        self.language = language
        self.source = source
        self.console = _console(output)
        self.errors = _console(errors)
        self.interactive = source.isatty()
        self.editor = LineEditor() if source is sys.stdin and self.interactive else None

    @property
    def has_screen(self) -> bool:
        """Tell whether lines are broken where a screen ends; a file gets them whole."""
        return self.console.is_terminal and self.console.width >= NARROWEST

    @property
    def size(self) -> TerminalSize:
        """Measure the screen; a file gets what an ordinary one has room for, without colours."""
        if not self.has_screen:
            return DEFAULT_SIZE
        colour = self.console.color_system is not None
        return TerminalSize(self.console.width - 1, max(LOWEST, self.console.height), colour)

    def words(self, key: str, **args: str | int | Text) -> str:
        """Put a message into this terminal's language."""
        return translate(text(key, **args), self.language)

    def say(self, key: str, **args: str | int | Text) -> None:
        """Print a message as a sentence, broken between words where the screen ends."""
        self.sentence(self.words(key, **args))

    def sentence(self, words: str, style: str = "") -> None:
        """Print words, broken between words where the screen ends."""
        for line in self.fold(words):
            self.console.print(RichText(printable(line), style=style), soft_wrap=True)

    def fold(self, line: str, hang: int = 0) -> list[str]:
        """Break a line where the screen ends, and let what follows hang under its text."""
        if not self.has_screen or len(without_styles(line)) <= self.size.columns:
            return line.split("\n")
        indent, width = " " * hang, self.size.columns
        return [
            part.replace(UNBROKEN, " ")
            for whole in line.split("\n")
            for part in textwrap.wrap(
                INSEPARABLE.sub(UNBROKEN, whole),
                width,
                subsequent_indent=indent,
                break_on_hyphens=False,
            )
            or [""]
        ]

    def prose(self, lines: Iterable[str], hang: int = 0) -> None:
        """Print lines, each broken where the screen ends."""
        self.lines([part for line in lines for part in self.fold(line, hang)])

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines as they are, in the colours that they are marked with."""
        drawing = RichText()
        for words, style in split_by_style("\n".join(lines)):
            drawing.append(printable(words), style)
        self.console.print(drawing, soft_wrap=True)

    def page(self, lines: list[str], show: Callable[[list[str]], None] | None = None) -> None:
        """Print lines a screen at a time, where a person can say that there is enough."""
        show = show or self.lines
        rows = self.size.rows - 2  # a line to ask in, and one of what was there before
        if not (self.interactive and self.has_screen) or len(lines) <= rows + 1:
            show(lines)
            return
        for first in range(0, len(lines), rows):
            show(lines[first : first + rows])
            left = len(lines) - first - rows
            if left > 0 and self.ask(self.words("cli-more", left=left)).strip():
                return

    def raw(self, lines: list[str]) -> None:
        """Print what was laid out for this screen before."""
        self.console.file.write("".join(f"{line}\n" for line in lines))
        self.console.file.flush()

    def refuse(self, error: GaslampError) -> None:
        """Print a refusal."""
        self.sentence(translate(error.text, self.language), style="yellow")

    def print_error(self, message: Text) -> None:
        """Print one line about what went wrong where errors go."""
        words = printable(translate(message, self.language)).replace("\n", " ")
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
        if not self.interactive:  # so that the answer is in the transcript
            self.console.print(RichText(printable(line.rstrip("\r\n"))), soft_wrap=True)
        return line

    def ask_or_leave(self, prompt: str) -> str:
        """Read a line; `quit` leaves wherever it is typed."""
        answer = self.ask(prompt).strip()
        if COMMANDS["quit"].is_named(answer, self.language):
            raise QuitRequested
        return answer

    def clear(self) -> None:
        """Wipe a person's screen, and what could be brought back to it."""
        if self.interactive:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        if self.editor is not None:
            self.editor.forget()

    def ignore_interrupts(self) -> None:
        """Ignore further interrupts: the program is ending already."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def printable(words: str) -> str:
    """Replace control characters."""
    return "".join(sign if sign.isprintable() or sign in SPACES else "�" for sign in words)


def _console(file: TextIO) -> Console:
    return Console(file=file, highlight=False, markup=False, emoji=False)
