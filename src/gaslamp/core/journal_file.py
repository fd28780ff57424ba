"""Journals as readable files: one action a line, in notation, with a closing line that seals it."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from gaslamp.core.errors import GaslampError, JournalError, OptionsError
from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.text import Text, text

FORMAT = 1
LONGEST_VERSION = 9  # digits
FIRST_OPTION = 3  # the line of it


def dumps(journal: Journal) -> str:
    """Write a journal as text."""
    lines = [f"gaslamp {FORMAT}", f"game {journal.game.name} {journal.game.version}"]
    lines += [f"option {name} {value}" for name, value in options_of(journal.options).items()]
    lines += ["actions"]
    lines += [journal.game.notation(action) for action in journal.actions]
    lines += [f"end {len(journal.actions)} {_seal(lines)}"]
    return "\n".join(lines) + "\n"


def loads(source: str, find_game: Callable[[str], AnyGame]) -> Journal:
    """Read a journal; `JournalError` names the line and the reason when it can't be."""
    reader = _Reader(source)
    reader.header()
    game, options = reader.game(find_game)
    journal = reader.replay(game, options)
    reader.seal(len(journal.actions))
    return journal


def _seal(lines: list[str]) -> str:
    return f"{zlib.crc32(chr(10).join(lines).encode()):08x}"


class _Reader:
    """Walks through the lines and knows where it is."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.at = 0

    def refuse(self, reason: Text) -> JournalError:
        return JournalError(text("core-bad-journal", line=self.at, reason=reason))

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.refuse(text("core-journal-truncated"))
        return self.lines[self.at - 1]

    def header(self) -> None:
        if self.next() != f"gaslamp {FORMAT}":
            raise self.refuse(text("core-journal-no-header", header=f"gaslamp {FORMAT}"))

    def game(self, find_game: Callable[[str], AnyGame]) -> tuple[AnyGame, dict[str, str]]:
        match self.next().split():
            case ["game", name, version] if version.isdecimal() and len(version) <= LONGEST_VERSION:
                pass
            case _:
                raise self.refuse(text("core-journal-no-game"))
        try:
            game = find_game(name)
        except GaslampError as error:
            raise self.refuse(error.text) from None
        if int(version) != game.version:
            raise self.refuse(text("core-journal-version", version=version, known=game.version))
        return game, self._options()

    def _options(self) -> dict[str, str]:
        values: dict[str, str] = {}
        while (line := self.next()) != "actions":
            match line.split():
                case ["option", name, value] if name not in values:
                    values[name] = value
                case _:
                    raise self.refuse(text("core-journal-bad-option", found=line))
        return values

    def replay(self, game: AnyGame, values: dict[str, str]) -> Journal:
        journal = Journal(game, self._agreed(game, values))
        try:
            while not (line := self.next()).startswith("end "):
                journal.play(journal.state.seat, game.parse(line))
        except JournalError:
            raise
        except GaslampError as error:
            raise self.refuse(error.text) from None
        return journal

    def _agreed(self, game: AnyGame, values: dict[str, str]) -> Options:
        try:
            return options_from(game.options, values)
        except OptionsError as error:
            lines = {name: line for line, name in enumerate(values, start=FIRST_OPTION)}
            self.at = lines.get(str(error.text.args.get("option")), self.at)
            raise self.refuse(error.text) from None

    def seal(self, played: int) -> None:
        if self.lines[self.at - 1] != f"end {played} {_seal(self.lines[: self.at - 1])}":
            raise self.refuse(text("core-journal-broken-seal"))
        if self.at != len(self.lines):
            self.at += 1
            raise self.refuse(text("core-journal-goes-on"))
