"""Journals as readable files: one action a line, in notation, with a checksum at the end."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable

from gaslamp.core.errors import GaslampError, JournalError, OptionsError, RulesVersionError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, JournalEvent, UndoEvent
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.text import Text, text

FORMAT = 2
HEADING = f"gaslamp {FORMAT}"
UNDO = "undo"
LONGEST_VERSION = 9  # digits
GAME_LINE = 2
FIRST_OPTION = 3  # the line of it


def dumps(journal: Journal) -> str:
    """Write a journal as text."""
    lines = [HEADING, *game_lines(journal)]
    lines += [f"note {name} {value}" for name, value in journal.notes.items()]
    lines += ["actions"]
    lines += [_line(journal.game, event) for event in journal.events]
    lines += [f"end {len(journal.events)} {_seal(lines)}"]
    return "\n".join(lines) + "\n"


def game_lines(journal: Journal) -> list[str]:
    """Write the lines that name a journal's game and its options."""
    options = options_of(journal.options).items()
    named = f"game {journal.game.name} {journal.game.version}"
    return [named, *(f"option {name} {value}" for name, value in options)]


def loads(source: str, find_game: Callable[[str], Game]) -> Journal:
    """Read a journal; `JournalError` names the line and the reason if it can't be read."""
    reader = JournalReader(source.splitlines())
    reader.header(HEADING)
    game, options = reader.game(find_game)
    journal = reader.replay(game, options)
    journal.notes = reader.notes
    reader.seal(len(journal.events))
    return journal


def _line(game: Game, event: JournalEvent) -> str:
    return f"{UNDO} {event.count}" if isinstance(event, UndoEvent) else game.notation(event)


def _seal(lines: list[str]) -> str:
    return f"{zlib.crc32(chr(10).join(lines).encode(errors='replace')):08x}"


def newer_format(heading: str, word: str, known: int) -> Text | None:
    """Return an error if a newer program wrote a file with this heading."""
    first, _, found = heading.partition(" ")
    is_number = found.isascii() and found.isdecimal() and len(found) <= LONGEST_VERSION
    if first == word and is_number and int(found) > known:
        return text("core-newer-format", found=int(found), known=known)
    return None


def _event(game: Game, line: str) -> JournalEvent:
    word, _, count = line.partition(" ")
    if word == UNDO and count.isascii() and count.isdecimal() and len(count) <= LONGEST_VERSION:
        return UndoEvent(int(count))
    return game.parse(line)


class JournalReader:
    """Reads line by line, with the line number for errors."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Begin before the first line."""
        self.lines = list(lines)
        self.at = 0
        self.version = 0
        self.notes: dict[str, str] = {}

    def refuse(self, reason: Text) -> JournalError:
        """Make the error of the line that was read last."""
        return JournalError(text("core-bad-journal", line=self.at, reason=reason))

    def next(self) -> str:
        """Read a line; there must be one."""
        self.at += 1
        if self.at > len(self.lines):
            raise self.refuse(text("core-journal-truncated"))
        return self.lines[self.at - 1]

    def header(self, heading: str) -> None:
        """Read the first line, which names the format."""
        if (line := self.next()) != heading:
            newer = newer_format(line, heading.rpartition(" ")[0], FORMAT)
            raise self.refuse(newer or text("core-journal-no-header", header=heading))

    def game(self, find_game: Callable[[str], Game]) -> tuple[Game, dict[str, str]]:
        """Read the game and its options, up to where the actions begin."""
        match self.next().split():
            case ["game", name, version] if version.isdecimal() and len(version) <= LONGEST_VERSION:
                pass
            case _:
                raise self.refuse(text("core-journal-no-game"))
        try:
            game = find_game(name)
        except GaslampError as error:
            raise self.refuse(error.text) from None
        self.version = int(version)
        return game, self._options()

    def _options(self) -> dict[str, str]:
        values: dict[str, str] = {}
        while (line := self.next()) != "actions":
            match line.split():
                case ["option", name, value] if name not in values and not self.notes:
                    values[name] = value
                case ["note", name, value] if name not in self.notes:
                    self.notes[name] = value
                case _:
                    raise self.refuse(text("core-journal-bad-option", found=line))
        return values

    def replay(self, game: Game, values: dict[str, str]) -> Journal:
        """Read the actions up to the closing line, and play them."""
        journal = Journal(game, self.agreed(game, values))
        while not (line := self.next()).startswith("end "):
            try:
                journal.replay(_event(game, line))
            except GaslampError:
                raise self.refuse(text("core-does-not-follow")) from None
        return journal

    def agreed(self, game: Game, values: dict[str, str]) -> Options:
        """Make the options; those of older rules are translated."""
        try:
            upgraded = game.upgraded_options(self.version, values)
            agreed: Options = options_from(game.options, upgraded)
            return agreed
        except RulesVersionError as error:
            self.at = GAME_LINE
            raise self.refuse(error.text) from None
        except OptionsError as error:
            lines = {name: line for line, name in enumerate(values, start=FIRST_OPTION)}
            self.at = lines.get(str(error.text.args.get("option")), self.at)
            raise self.refuse(error.text) from None

    def seal(self, played: int) -> None:
        """Check the closing line: how many events there are, and the checksum."""
        if self.lines[self.at - 1] != f"end {played} {_seal(self.lines[: self.at - 1])}":
            raise self.refuse(text("core-journal-broken-seal"))
        if self.at != len(self.lines):
            self.at += 1
            raise self.refuse(text("core-journal-goes-on"))
