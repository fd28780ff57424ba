"""A game in the terminal: reads lines and answers them."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.cli import screen
from gaslamp.cli.game_saving import GameSaver
from gaslamp.cli.table_queries import TableQueries
from gaslamp.cli.terminal import QuitRequested, Terminal
from gaslamp.cli.typed_commands import Prompt, changes_nothing
from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.errors import GaslampError, NotationError, UnclearMove
from gaslamp.core.terminal_art import with_style, without_styles
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.play.table import Table

PROMPT = "> "
INTERRUPTED = 130


class Session:
    """One game, from its start to leaving it."""

    def __init__(self, terminal: Terminal, table: Table, saver: GameSaver) -> None:
        """Begin at a table."""
        self.terminal = terminal
        self.table = table
        self.saver = saver
        self.facing: Seat | None = None  # the seat in front of the screen
        self.queries = TableQueries(terminal, table, self._seat)
        self.typed = self.queries.typed
        self.news_from: dict[int, tuple[int, int]] = {}  # place in the log, actions typed there
        self.refused: GaslampError | None = None  # the error of a line that was played in part
        self.is_warned = False  # that leaving loses the game
        self.commands = Prompt(terminal.language, self._commands())

    def _commands(self) -> dict[str, Callable[[str], bool]]:
        """Say what each command does; each tells whether the position changed."""
        queries = self.queries
        return {
            "?": changes_nothing(self._choices),
            "notes": changes_nothing(queries.notes),
            "hint": changes_nothing(queries.hint),
            "log": changes_nothing(queries.log),
            "lines": changes_nothing(queries.lines),
            "legend": changes_nothing(queries.legend),
            "redraw": changes_nothing(self._redraw),
            "map": changes_nothing(queries.map),
            "rules": changes_nothing(queries.rules),
            "undo": self._undo,
            "save": changes_nothing(self.saver.save),
            "help": changes_nothing(self._help),
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over and all players have left."""
        try:
            while True:
                self.table.advance()
                self.saver.autosave()
                if self.table.is_over:
                    break
                self._turn(as_seat(self.table.seat))
            self._end()
        except QuitRequested:
            self.saver.say_goodbye()
        except EOFError:
            self.terminal.lines([""])
            self.saver.say_goodbye()
        except KeyboardInterrupt:
            self.terminal.ignore_interrupts()
            self.terminal.lines([""])
            self.saver.say_goodbye()
            raise SystemExit(INTERRUPTED) from None

    def _turn(self, seat: Seat) -> None:
        if len(self.table.people) > 1 and self.facing != seat:
            self._hand_over(seat)
        self.facing = seat
        self._show_position()
        self.refused = None
        offered = [self.typed.write(choice.notation) for choice in self.table.choices(seat)]
        offered += self.commands.names()
        while not self._answer(self.terminal.ask(PROMPT, offered)):
            pass

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen until the next seat confirms that it is alone."""
        if self.facing is not None:
            self.terminal.clear()
        self.terminal.say("cli-hand-over", seat=self.table.journal.name(seat))
        if self.terminal.interactive:
            self.terminal.ask_or_leave(self.terminal.words("cli-hand-over-enter"))
            self.terminal.clear()

    def _seat(self) -> Seat:
        """Return the seat at the screen; once the game is over, any person's."""
        return as_seat(min(self.table.people)) if self.facing is None else self.facing

    def _show_position(self) -> None:
        seat, language = self._seat(), self.terminal.language
        place, typed = self.news_from.get(seat, (screen.decided(self.table.journal, seat), 1))
        told = screen.news(self.table, seat, place, typed, language)
        self.queries.screen.show(seat, told, [*self._expected(), *self._refused()])

    def _refused(self) -> list[str]:
        """Print the error of a line, below the position that it led to."""
        if self.refused is None:
            return []
        return [
            with_style(
                without_styles(translate(self.refused.text, self.terminal.language)), "yellow"
            )
        ]

    def _help(self, _: str) -> None:
        self.terminal.say("cli-help-intro")
        self.terminal.prose(*self.commands.help_lines())

    def _redraw(self, _: str) -> None:
        self._show_position()

    def _expected(self) -> list[str]:
        language = self.terminal.language
        if self.table.is_over:
            result = translate(screen.result(self.table.journal), language)
            return [result, self.terminal.words("cli-over")]
        return [translate(screen.expectation(self.table, self._seat(), self.typed), language)]

    def _choices(self, wanted: str) -> None:
        if self.table.is_over:
            self.terminal.say("cli-over")
        else:
            self.queries.choices(wanted)

    def _answer(self, line: str) -> bool:
        """Handle a line; tell whether the position changed."""
        before = self.table.journal.version
        try:
            return self._carry_out(line.strip())
        except GaslampError as error:
            refused = type(error)(self.typed.translated(error.text))
            if self.table.journal.version != before:  # a part of the line was played
                self.refused = refused
                return True
            self.terminal.refuse(refused)
            if isinstance(error, NotationError):
                self.terminal.say("cli-ask-for-moves")
            return False

    def _carry_out(self, typed: str) -> bool:
        if not typed:
            self.terminal.prose(self._expected())
            return False
        command = self.commands.find(typed)
        if command is not None:
            return command()
        self._play(typed)
        return True

    def _play(self, typed: str) -> None:
        """Play what a line says, one action after the other while the seat is on turn."""
        seat = self._seat()
        place, count = len(self.table.journal.logs[seat]), 0
        parts = self.typed.split(typed)
        for number, part in enumerate(parts):
            if number and self.table.seat != seat:
                raise UnclearMove(text("cli-rest-unplayed", rest="; ".join(parts[number:])))
            actions = self.table.parse_move(seat, part, self.typed)
            self.table.play(seat, *actions)
            self.saver.is_played = True
            count += len(actions)
            self.news_from[seat] = place, count
            if number + 1 < len(parts):
                self.table.advance()

    def _undo(self, _: str) -> bool:
        seat = self._seat()
        place = len(self.table.journal.logs[seat])
        self.table.undo(seat)
        self.news_from[seat] = place, 0
        return True

    def _quit(self, _: str) -> bool:
        """Leave; if the game would be lost, only at the second request."""
        if self.saver.is_at_risk and self.terminal.interactive and not self.is_warned:
            self.is_warned = True
            self.terminal.say("cli-quit-unsaved")
            return False
        raise QuitRequested

    def _end(self) -> None:
        """Show the position with all secrets open, and who won."""
        self._show_position()
        while True:
            self._answer(self.terminal.ask(PROMPT, self.commands.names()))
