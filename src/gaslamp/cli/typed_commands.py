"""What can be typed at a prompt besides a move: one table, for parsing, completion and help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.play.typed_words import bare

ResultT = TypeVar("ResultT")


class TypedCommand(NamedTuple):
    """A command: its English name, and whether something may follow it on the line.

    Its words are messages: `cli-command-NAME`, `cli-help-NAME`, and `cli-typed-NAME` where
    something may follow.
    """

    name: str
    takes_words: bool = False

    @property
    def key(self) -> str:
        """Give the last part of its message keys."""
        return "choices" if self.name == "?" else self.name

    def local(self, language: str) -> str:
        """Name it in a language."""
        if self.name == "?":
            return self.name
        return translate(text(f"cli-command-{self.name}"), language)

    def is_named(self, typed: str, language: str) -> bool:
        """Tell whether a word means this command, in English or in a language, without accents."""
        return bare(typed) in (self.name, bare(self.local(language)))

    def usage(self, language: str) -> str:
        """Write it as a person types it."""
        if not self.takes_words:
            return self.local(language)
        return translate(text(f"cli-typed-{self.key}"), language)


COMMANDS: Final = {
    command.name: command
    for command in (
        TypedCommand("?", takes_words=True),
        TypedCommand("notes", takes_words=True),
        TypedCommand("hint"),
        TypedCommand("log"),
        TypedCommand("lines", takes_words=True),
        TypedCommand("legend"),
        TypedCommand("redraw"),
        TypedCommand("map"),
        TypedCommand("rules"),
        TypedCommand("undo"),
        TypedCommand("back"),
        TypedCommand("save", takes_words=True),
        TypedCommand("solution"),
        TypedCommand("help"),
        TypedCommand("quit"),
    )
}


class Prompt(Generic[ResultT]):
    """The commands that one prompt understands, each with what it does."""

    def __init__(self, language: str, handlers: Mapping[str, Callable[[str], ResultT]]) -> None:
        """Take a function for each command by its name; it is called with the rest of the line."""
        self.language = language
        self.handlers = {COMMANDS[name]: handler for name, handler in handlers.items()}
        self.commands = [command for command in COMMANDS.values() if command in self.handlers]

    def find(self, line: str) -> Callable[[], ResultT] | None:
        """Find what a line asks for, ready to be called; None where it is no command."""
        word, _, rest = line.strip().partition(" ")
        for command, handler in self.handlers.items():
            if command.is_named(word, self.language) and (command.takes_words or not rest):
                return lambda: handler(rest.strip())
        return None

    def names(self) -> list[str]:
        """List the commands' names in the prompt's language, for completion."""
        return [command.local(self.language) for command in self.commands]

    def help_lines(self) -> tuple[list[str], int]:
        """Explain each command on a line; also give the column in which explanations begin."""
        usages = [command.usage(self.language) for command in self.commands]
        width = max(map(len, usages))
        lines = [
            f"  {usage:<{width}}  {translate(text(f'cli-help-{command.key}'), self.language)}"
            for usage, command in zip(usages, self.commands, strict=True)
        ]
        return lines, width + 4


def changes_nothing(answer: Callable[[str], None]) -> Callable[[str], bool]:
    """Make a command of something that only answers: it tells that nothing changed."""

    def command(written: str) -> bool:
        answer(written)
        return False

    return command
