"""Saves a game: to the file that the player named, and to an automatic copy."""

from __future__ import annotations

import shlex
from pathlib import Path

from gaslamp.cli import files, saved_games
from gaslamp.cli.errors import FileRefused
from gaslamp.cli.seats import ALL
from gaslamp.cli.terminal import Terminal
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.play.table import Table


class GameSaver:
    """Saves a running game, on command and automatically, and tells what would be lost."""

    def __init__(self, terminal: Terminal, table: Table, against: str, *, autosaves: bool) -> None:
        """Begin with nothing saved; `autosaves` writes a copy after every move."""
        self.terminal = terminal
        self.table = table
        self.against = against
        self.autosaves = autosaves
        self.is_played = False  # by a person, in this session
        self.file: Path | None = None  # where a person saved it
        self.saved = table.journal.version
        self.copy: Path | None = None  # the automatic copy
        self.copied = -1

    def came_from(self, file: Path, *, kept: bool) -> None:
        """Remember where the game was read from: it may be written there again."""
        if kept:
            self.copy, self.copied = file, self.table.journal.version
        else:
            self.file = file

    @property
    def seat(self) -> str:
        """Write who plays from this terminal, as `--seat` reads it."""
        people = self.table.people
        return ALL if len(people) > 1 else str(min(people) + 1)

    @property
    def is_saved(self) -> bool:
        """Tell whether the file that a person named is up to date."""
        return self.file is not None and self.saved == self.table.journal.version

    @property
    def is_copied(self) -> bool:
        """Tell whether the copy is up to date."""
        return self.copied == self.table.journal.version

    @property
    def is_at_risk(self) -> bool:
        """Tell whether something would be lost now."""
        is_kept = self.is_saved or self.is_copied
        return self.is_played and not self.table.is_over and not is_kept

    def autosave(self) -> None:
        """Write the copy; if that fails, say so once and continue without it."""
        if not self.autosaves or self.is_copied:
            return
        journal = self.table.journal
        try:
            self.copy = self.copy or saved_games.new_save_path(journal.game.name)
            saved_games.save(journal, self.copy, self.seat, self.against)
            self.copied = journal.version
        except GaslampError as error:
            self.autosaves = False
            self.terminal.refuse(error)

    def save(self, written: str) -> None:
        """Save the game where a person says, or where it was saved before."""
        path = files.named(written) if written else self.file
        if path is None:
            example = f"{self.table.game.name}{files.SUFFIX}"
            raise FileRefused(text("cli-save-where", example=example))
        files.write(self.table.journal, path, over=self.file)
        self.file = path
        self.saved = self.table.journal.version
        key = "cli-saved-over" if self.table.is_over else "cli-saved"
        self.terminal.say(key, file=str(path))

    def say_goodbye(self) -> None:
        """Print how to resume, and what is lost."""
        if self.is_saved and self.file is not None:
            self.terminal.say("cli-bye-saved", command=self._way_back(self.file))
        elif self.is_copied and self.copy is not None:
            over = self.table.is_over
            command = self._way_back(self.copy) if over else "gaslamp resume"
            self.terminal.say("cli-bye-kept", command=command)
        elif self.file is not None:
            self.terminal.say("cli-bye-stale", command=self._way_back(self.file, stale=True))
        else:
            self.terminal.say("cli-bye-unsaved")

    def _way_back(self, file: Path, *, stale: bool = False) -> str:
        """Write the command that a shell reads."""
        name = shlex.quote(str(file))
        if self.table.is_over and not stale:
            return f"gaslamp replay {name}"
        return f"gaslamp resume {name} --seat {self.seat}"
