"""A recorded game, told again from one side of the table or, once it is over, from all."""

from __future__ import annotations

from gaslamp.cli import screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.seats import ALL, SPECTATING, find_seat
from gaslamp.cli.terminal import Terminal
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.words import say


class Replay:
    """Tells a journal to one viewer; to everybody when it is open."""

    def __init__(self, terminal: Terminal, journal: Journal, seat: str | None) -> None:
        """Choose whose side is told: a seat's, the spectator's, or the whole truth at the end."""
        self.terminal = terminal
        self.journal = journal
        over = journal.state.seat == OVER
        written = (ALL if over else SPECTATING) if seat is None else seat.lower()
        if written == ALL and not over:
            raise UsageError(text("cli-journal-closed"))
        self.is_open = written == ALL
        if written in (ALL, SPECTATING):
            self.viewer = SPECTATOR
        else:
            also = f"{SPECTATING}, {ALL}"
            self.viewer = find_seat(journal.game, journal.options, written, also)

    def tell(self) -> None:
        """Print the whole log, and the last position."""
        self._heading()
        self.terminal.lines([*self._told(), ""])
        self._draw(len(self.journal.actions))
        self._ending()

    def step(self) -> None:
        """Show one position after the other; Enter goes on, `back` goes back."""
        self._heading()
        told = self._told()
        back = self.terminal.words("cli-command-back")
        leave = self.terminal.words("cli-command-quit")
        at = 0
        while at < len(told):
            self.terminal.lines([told[at], ""])
            self._draw(at + 1)
            if at + 1 == len(told):
                break
            answer = self.terminal.ask(self.terminal.words("cli-step")).strip().lower()
            if answer in (leave, "quit"):
                return
            at = max(0, at - 1) if answer in (back, "back") else at + 1
        self._ending()

    def _told(self) -> list[str]:
        if self.is_open:
            return screen.open_lines(self.journal, self.terminal.language)
        return screen.log_lines(self.journal, self.viewer, self.terminal.language)

    def _heading(self) -> None:
        title = say(self.journal.game.title(), self.terminal.language)
        name = say(self.journal.name(self.viewer), self.terminal.language)
        side = self.terminal.words("cli-open-journal") if self.is_open else name
        self.terminal.sentence(f"── {title} · {side} ──", style="bold")

    def _draw(self, played: int) -> None:
        state = self.journal.prefix(played).state
        game = self.journal.game
        drawing = game.draw(game.view(state, self.viewer), language=self.terminal.language)
        self.terminal.lines([drawing, ""])

    def _ending(self) -> None:
        seat = self.journal.state.seat
        if seat == OVER:
            result = say(screen.result(self.journal), self.terminal.language)
            self.terminal.sentence(result, style="bold")
        else:
            self.terminal.say("cli-goes-on", seat=self.journal.name(seat))
