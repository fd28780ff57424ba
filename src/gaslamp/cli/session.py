"""A game at the terminal: what people type, and what they are answered."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from gaslamp.cli import files, screen
from gaslamp.cli.errors import FileRefused, UnclearMove
from gaslamp.cli.notes import notebook_lines
from gaslamp.cli.seats import ALL
from gaslamp.cli.shorthand import stands_for
from gaslamp.cli.table import Table
from gaslamp.cli.terminal import Terminal
from gaslamp.core.errors import GaslampError, NotationError
from gaslamp.core.text import text
from gaslamp.core.words import say

COMMANDS = ("?", "notes", "log", "undo", "save", "help", "quit")
PROMPT = "> "
INTERRUPTED = 130


class Leave(Exception):
    """Somebody wants to go."""


class Session:
    """One game, from sitting down to leaving."""

    def __init__(self, terminal: Terminal, table: Table, file: Path | None = None) -> None:
        """Sit down; `file` is where the game was read from, and may be written again."""
        self.terminal = terminal
        self.table = table
        self.file = file
        self.saved = list(table.journal.actions)
        self.facing: int | None = None  # the seat in front of the screen
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], bool]]:
        """Find each command by its English name and by its name in the terminal's language."""
        methods: dict[str, Callable[[str], bool]] = {
            "?": self._list_choices,
            "notes": self._show_notes,
            "log": self._show_log,
            "undo": self._undo,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        return methods | {self._local(name): method for name, method in methods.items()}

    def _local(self, command: str) -> str:
        return command if command == "?" else self.terminal.words(f"cli-command-{command}")

    def run(self) -> None:
        """Play until the game is over and everybody has left."""
        try:
            while True:
                self.table.advance()
                if self.table.is_over:
                    break
                self._turn(self.table.seat)
            self._end()
        except Leave:
            self._say_goodbye()
        except EOFError:
            self.terminal.lines([""])
            self._say_goodbye()
        except KeyboardInterrupt:
            self.terminal.deafen()
            self.terminal.lines([""])
            self._say_goodbye()
            raise SystemExit(INTERRUPTED) from None

    def _turn(self, seat: int) -> None:
        if len(self.table.people) > 1 and self.facing != seat:
            self._hand_over(seat)
        self.facing = seat
        self._show_position()
        offered = [choice.notation for choice in self.table.choices(seat)]
        offered += [self._local(command) for command in COMMANDS]
        while not self._answer(self.terminal.ask(PROMPT, offered)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Hide what the last seat saw until the next one says that it is alone."""
        if self.facing is not None:
            self.terminal.clear()
        self.terminal.say("cli-hand-over", seat=self.table.journal.name(seat))
        if self.terminal.interactive:
            self.terminal.ask(self.terminal.words("cli-hand-over-enter"))
            self.terminal.clear()

    def _show_position(self) -> None:
        seat, language = self._seat(), self.terminal.language
        self._heading()
        self.terminal.lines([*screen.news(self.table, seat, language), ""])
        drawing = self.table.game.draw(self.table.view(seat), language=self.terminal.language)
        self.terminal.lines([drawing, ""])
        if self.table.is_over:
            result = screen.result(self.table.journal)
            self.terminal.sentence(say(result, language), style="bold")
        self._say_what_is_expected()

    def _heading(self) -> None:
        title = say(self.table.game.title(), self.terminal.language)
        name = say(self.table.journal.name(self._seat()), self.terminal.language)
        self.terminal.lines([""])
        self.terminal.sentence(f"── {title} · {name} ──", style="bold")

    def _seat(self) -> int:
        """The seat at the screen; once the game is over, anybody's will do."""
        return min(self.table.people) if self.facing is None else self.facing

    def _say_what_is_expected(self) -> None:
        if self.table.is_over:
            self.terminal.say("cli-over")
        else:
            expected = screen.expectation(self.table, self._seat())
            self.terminal.sentence(say(expected, self.terminal.language))

    def _answer(self, line: str) -> bool:
        """Obey a line; tell whether the position changed."""
        typed = line.strip()
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if not typed:
                self._say_what_is_expected()
                return False
            if command is not None and (not rest or command == self._save):
                return command(rest.strip())
            self.table.play_all(self._seat(), self._read(typed))
        except NotationError as error:
            self.terminal.refuse(error)
            self.terminal.say("cli-ask-for-moves")
            return False
        except GaslampError as error:
            self.terminal.refuse(error)
            return False
        return True

    def _read(self, typed: str) -> tuple[int, ...]:
        """Read a move; one that is shortened must fit exactly one of the choices."""
        try:
            return self.table.game.parse_line(typed)
        except NotationError:
            choices = self.table.choices(self._seat())
            meant = [choice for choice in choices if stands_for(typed, choice.notation)]
            if not meant:
                raise
            if len(meant) > 1:
                fitting = ", ".join(choice.notation for choice in meant)
                raise UnclearMove(text("cli-unclear-move", typed=typed, meant=fitting)) from None
            return (meant[0].action,)

    def _list_choices(self, _: str) -> bool:
        if self.table.is_over:
            self._say_what_is_expected()
        else:
            lines = screen.choice_lines(self.table, self._seat(), self.terminal.language)
            self.terminal.lines(lines)
        return False

    def _show_notes(self, _: str) -> bool:
        seat, game = self._seat(), self.table.game
        notebook = self.table.notebook(seat)
        drawing = game.draw(self.table.view(seat), notebook, self.terminal.language)
        self.terminal.lines([drawing, ""])
        self.terminal.lines(notebook_lines(game, notebook, self.terminal.language))
        return False

    def _show_log(self, _: str) -> bool:
        journal, language = self.table.journal, self.terminal.language
        if self.table.is_over:
            self.terminal.lines(screen.open_lines(journal, language))
        else:
            self.terminal.lines(screen.log_lines(journal, self._seat(), language))
        return False

    def _undo(self, _: str) -> bool:
        self.table.undo(self._seat())
        self.terminal.say("cli-undone")
        return True

    def _save(self, written: str) -> bool:
        path = files.named(written) if written else self.file
        if path is None:
            example = f"{self.table.game.name}{files.SUFFIX}"
            raise FileRefused(text("cli-save-where", example=example))
        files.write(self.table.journal, path, over=self.file)
        self.file = path
        self.saved = list(self.table.journal.actions)
        key = "cli-saved-over" if self.table.is_over else "cli-saved"
        self.terminal.say(key, file=str(path))
        return False

    def _help(self, _: str) -> bool:
        names = {name: self._local(name) for name in COMMANDS if name != "?"}
        width = max(len(name) for name in names.values()) + len(" FILE")
        typed = {"?": "?"} | names | {"save": f"{names['save']} FILE"}
        self.terminal.say("cli-help-intro")
        self.terminal.lines(
            [
                f"  {typed[name]:<{width}}  {self.terminal.words(f'cli-help-{key}')}"
                for name, key in zip(COMMANDS, ("choices", *COMMANDS[1:]), strict=True)
            ]
        )
        return False

    def _quit(self, _: str) -> bool:
        raise Leave

    def _end(self) -> None:
        """Open the journal: show the whole truth, and say who won."""
        self._show_position()
        offered = [self._local(command) for command in COMMANDS]
        while True:
            self._answer(self.terminal.ask(PROMPT, offered))

    def _say_goodbye(self) -> None:
        if self.file is None:
            self.terminal.say("cli-bye-unsaved")
            return
        stale = self.saved != self.table.journal.actions
        file = shlex.quote(str(self.file))
        if self.table.is_over and not stale:
            command = f"gaslamp replay {file}"
        else:
            seat = ALL if len(self.table.people) > 1 else str(min(self.table.people) + 1)
            command = f"gaslamp resume {file} --seat {seat}"
        self.terminal.say("cli-bye-stale" if stale else "cli-bye-saved", command=command)
