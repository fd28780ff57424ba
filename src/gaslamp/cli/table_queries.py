"""Answers queries at the table: choices, notes, log, rules. Nothing here plays."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.bots.hint import hints
from gaslamp.cli import info_commands, screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.lookup import place_lines
from gaslamp.cli.notebook_text import is_cut, notebook_lines
from gaslamp.cli.terminal import Terminal
from gaslamp.cli.turn_screen import PROMPT, TurnScreen
from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.play.table import Table
from gaslamp.play.typed_words import TypedWords, bare

WHOLE = 200  # rows: more than any drawing takes
HANG = 4  # of what does not fit on a line
LEAST_NOTES = 7  # rows that a drawing leaves to the notes where it can


class TableQueries:
    """Prints what the seat at the screen may know."""

    def __init__(self, terminal: Terminal, table: Table, seat: Callable[[], Seat]) -> None:
        """Answer the seat at the screen."""
        self.terminal = terminal
        self.table = table
        self.seat = seat
        self.screen = TurnScreen(terminal, table)
        self.typed = TypedWords(table.game, terminal.language)

    def choices(self, wanted: str) -> None:
        """List what may be done, all of it or what a few words fit."""
        width = self.terminal.size.columns
        lines = screen.choice_lines(self.table, self.seat(), self.typed, wanted, width)
        if wanted and not lines:
            self.terminal.say("cli-no-such-choice", wanted=wanted)
            return
        self.terminal.page(self._folded(lines))

    def notes(self, written: str) -> None:
        """Draw what can be deduced with a summary, or print all of it."""
        everything = bare(self.terminal.words("cli-word-all"))
        if written and bare(written) not in ("all", everything):
            raise UsageError(text("cli-notes-how"))
        lines = self._notebook(in_short=not written)
        if written:
            self.terminal.page(self._folded(lines))
        else:
            self._show_notes(self._folded(lines))

    def _folded(self, lines: list[str], hang: int = HANG) -> list[str]:
        return [part for line in lines for part in self.terminal.fold(line, hang)]

    def _show_notes(self, lines: list[str]) -> None:
        """Draw the position with what can be deduced marked; below it what there is room for."""
        terminal, more = self.terminal, self.terminal.words("cli-notes-more")
        notebook = self.table.notebook(self.seat())
        room = terminal.size.rows - PROMPT
        rows = room - min(len(lines) + 1, LEAST_NOTES) if terminal.has_screen else None
        drawing = self.screen.board_art(self.seat(), notebook, rows)
        left = max(2, room - len(drawing)) if terminal.has_screen else len(lines) + 1
        if len(lines) > left or is_cut(lines):
            lines = [*lines[: left - 1], more]
        terminal.lines([*drawing, *lines])

    def _notebook(self, *, in_short: bool) -> list[str]:
        table, seat = self.table, self.seat()
        return notebook_lines(
            table.game,
            table.options,
            table.notebook(seat),
            self.terminal.language,
            viewer=seat,
            width=self.terminal.size.columns - 1,
            in_short=in_short,
        )

    def hint(self, _: str) -> None:
        """Print what the best bot would do, and why."""
        table, seat = self.table, self.seat()
        choices = {choice.action: choice for choice in table.choices(seat)}
        seen = [(entry.sight, entry.turn) for entry in table.journal.seen(seat)]
        self.terminal.say("cli-hint-thinking")
        for advice in hints(table.game, table.options, seat, seen, list(choices)):
            choice = choices[advice.action]
            line = self.terminal.words(
                "cli-hint-chance" if advice.sure else "cli-hint",
                typed=self.typed.write(choice.notation),
                label=choice.label,
                share=round(100 * advice.estimate),
                worth=advice.worth,
            )
            reason = (
                "" if advice.reason is None else translate(advice.reason, self.terminal.language)
            )
            self.terminal.prose([f"  {line} {reason}".rstrip()], HANG)

    def log(self, _: str) -> None:
        """Print the seat's log; once the game is over, the complete log."""
        journal, language = self.table.journal, self.terminal.language
        if self.table.is_over:
            lines = screen.open_lines(journal, language)
        else:
            lines = screen.log_lines(journal, self.seat(), language)
        self.terminal.page(self._folded(lines, screen.NUMBER))

    def lines(self, written: str) -> None:
        """Describe a place of the board."""
        if not written:
            raise UsageError(text("cli-lines-how", example=self._a_place()))
        told = place_lines(self.table.game, self.table.options, written, self.terminal.language)
        self.terminal.prose(told, HANG)

    def _a_place(self) -> str:
        return next(e.name for e in self.table.game.board(self.table.options).elements)

    def legend(self, _: str) -> None:
        """Explain the signs of the drawing."""
        legend = self.table.game.legend(self.table.view(self.seat()), self.terminal.language)
        if legend:
            self.terminal.prose(legend.split("\n"), HANG)
        else:
            self.terminal.say("cli-no-legend")

    def map(self, _: str) -> None:
        """Draw everything, however large."""
        self.terminal.page(self.screen.board_art(self.seat(), rows=WHOLE))

    def rules(self, _: str) -> None:
        """Print the rules of the game."""
        info_commands.show_rules(self.terminal, self.table.game)
