"""Replays a recorded game in the terminal, from one perspective or, once it is over, openly."""

from __future__ import annotations

from typing import NamedTuple

from gaslamp.cli import files, screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.notebook_text import notebook_lines
from gaslamp.cli.seats import ALL, SPECTATING, find_seat
from gaslamp.cli.terminal import QuitRequested, Terminal
from gaslamp.cli.typed_commands import COMMANDS
from gaslamp.core.codes import ViewerId
from gaslamp.core.journal import Journal
from gaslamp.core.log import full_log
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.play.deduction import Deduction

BELOW = 4  # rows of a step beside its drawing: the heading, the prompt, the log lines


class ReplayStep(NamedTuple):
    """Log lines shown together, and the number of actions played by then."""

    played: int
    told: list[str]


class ReplayTeller:
    """Replays a journal for one viewer, or openly."""

    def __init__(self, terminal: Terminal, journal: Journal, seat: str | None) -> None:
        """Choose the perspective: a seat's, the spectator's, or all secrets open."""
        self.terminal = terminal
        # Actions that were taken back are left out.
        self.journal = journal.prefix(len(journal.actions))
        over = files.has_ended(journal)
        written = (ALL if over else SPECTATING) if seat is None else seat.lower()
        if written == ALL and not over:
            raise UsageError(text("cli-journal-closed"))
        self.is_open = written == ALL
        if written in (ALL, SPECTATING):
            self.viewer = ViewerId(SPECTATOR)
        else:
            also = f"{SPECTATING}, {ALL}"
            self.viewer = ViewerId(find_seat(journal.game, journal.options, written, also))
        self.steps = self._open_steps() if self.is_open else self._steps()

    def _open_steps(self) -> list[ReplayStep]:
        journal = self.journal
        told = full_log(journal.game, journal.options, journal.actions)
        count = len(journal.actions)
        return [
            ReplayStep(min(number, count), [screen.sentence(words, self.terminal.language)])
            for number, words in enumerate(told, start=1)
        ]

    def _steps(self) -> list[ReplayStep]:
        """Group the viewer's log by the actions that added to it."""
        journal = Journal(self.journal.game, self.journal.options)
        steps: list[ReplayStep] = []
        for played, action in enumerate(self.journal.actions, start=1):
            before = len(journal.logs[self.viewer])
            journal.replay(action)
            told = journal.log_texts(self.viewer, before)
            if told:
                language = self.terminal.language
                steps.append(
                    ReplayStep(played, [screen.sentence(words, language) for words in told])
                )
        return steps

    def tell(self) -> None:
        """Print the whole log, and the last position."""
        self._heading()
        lines = screen.numbered([line for step in self.steps for line in step.told])
        self.terminal.prose([*lines, ""], screen.NUMBER)
        self._draw(len(self.journal.actions))
        self._ending()

    def step(self) -> None:
        """Show one position after the other, with commands to go back, jump, and show notes."""
        self._heading()
        at = 0
        try:
            while at < len(self.steps):
                self._show(at)
                if at + 1 == len(self.steps) and not self.terminal.interactive:
                    break
                at = self._next(at)
        except QuitRequested:
            return
        self._ending()

    def _show(self, at: int) -> None:
        step = self.steps[at]
        number = self.terminal.words("cli-step-of", number=at + 1, count=len(self.steps))
        self._draw(step.played)
        self.terminal.prose([f"{number}  {line}" for line in step.told], len(number) + 2)

    def _next(self, at: int) -> int:
        """Ask where to go from a step."""
        while True:
            answer = self.terminal.ask_or_leave(self.terminal.words("cli-step"))
            if COMMANDS["notes"].is_named(answer, self.terminal.language):
                self._notes(at)
            elif COMMANDS["back"].is_named(answer, self.terminal.language):
                return max(0, at - 1)
            elif answer.isascii() and answer.isdecimal():
                return min(max(1, int(answer[:6])), len(self.steps)) - 1
            elif answer:
                self.terminal.say("cli-step-how")
            else:
                return at + 1

    def _notes(self, at: int) -> None:
        """Print what the viewer could deduce at a step."""
        journal = self.journal.prefix(self.steps[at].played)
        notebook = Deduction(journal.game, journal.options, self.viewer).notebook(journal)
        lines = notebook_lines(
            journal.game,
            journal.options,
            notebook,
            self.terminal.language,
            viewer=self.viewer,
            width=self.terminal.size.columns - 1,
        )
        self.terminal.page([part for line in lines for part in self.terminal.fold(line, 4)])

    def _heading(self) -> None:
        title = translate(self.journal.game.title(), self.terminal.language)
        name = translate(self.journal.name(self.viewer), self.terminal.language)
        side = self.terminal.words("cli-open-journal") if self.is_open else name
        self.terminal.sentence(f"── {title} · {side} ──", style="bold")

    def _draw(self, played: int) -> None:
        """Draw the position after a number of actions, as the viewer saw it."""
        game, size = self.journal.game, self.terminal.size
        view = self.journal.prefix(played).view(self.viewer)
        if self.terminal.has_screen:
            size = size._replace(rows=size.rows - BELOW)
        drawing: str = game.render(view, None, self.terminal.language, size)
        self.terminal.lines([*drawing.split("\n"), ""])

    def _ending(self) -> None:
        seat = int(self.journal.state.seat)
        if seat == OVER:
            result = translate(screen.result(self.journal), self.terminal.language)
            self.terminal.sentence(result, style="bold")
        else:
            self.terminal.say("cli-goes-on", seat=self.journal.name(seat))
