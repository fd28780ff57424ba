"""A turn on the screen: the board, the news below it, and what is asked, in as many rows as fit."""

from __future__ import annotations

from gaslamp.cli.terminal import Terminal
from gaslamp.core.codes import Seat
from gaslamp.core.terminal_art import TextStyle, with_style
from gaslamp.core.translation import translate
from gaslamp.core.view import Notebook
from gaslamp.play.table import Table

HEADING, PROMPT = 1, 1  # rows
LEAST_NEWS = 3  # rows that a drawing leaves to the news where it can
HANG = 4  # of what does not fit on a line of news


class TurnScreen:
    """Shows a seat the current position."""

    def __init__(self, terminal: Terminal, table: Table) -> None:
        """Show one table on one terminal."""
        self.terminal = terminal
        self.table = table

    def show(
        self, seat: Seat, told: list[str], asked: list[str], notebook: Notebook | None = None
    ) -> None:
        """Print the heading, the drawing, the news and what is asked, so that all can be seen."""
        terminal = self.terminal
        asked = [part for words in asked for part in terminal.fold(words)]
        if not terminal.has_screen:
            self.head(seat)
            terminal.lines([*self.board_art(seat, notebook), "", *told, "", *asked])
            return
        news = [part for line in told for part in terminal.fold(line, HANG)]
        room = terminal.size.rows - HEADING - PROMPT - len(asked)
        drawing = self.board_art(seat, notebook, room - min(len(news), LEAST_NEWS))
        news = self._latest(news, max(1, room - len(drawing)))
        self.head(seat)
        terminal.lines([*drawing, *news, *[""] * self._gap(room, drawing, news), *asked])

    def head(self, seat: Seat) -> None:
        """Print which game this is, and whose side of it."""
        language = self.terminal.language
        title = translate(self.table.game.title(), language)
        name = translate(self.table.journal.name(seat), language)
        if not self.terminal.has_screen:
            self.terminal.lines([""])
        self.terminal.sentence(f"── {title} · {name} ──", style="bold")

    def board_art(
        self, seat: Seat, notebook: Notebook | None = None, rows: int | None = None
    ) -> list[str]:
        """Draw the seat's view in a number of rows, or in as many as it takes."""
        size = self.terminal.size
        size = size if rows is None else size._replace(rows=rows)
        game, view = self.table.game, self.table.view(seat)
        drawing: str = game.render(view, notebook, self.terminal.language, size)
        return drawing.split("\n")

    def _latest(self, news: list[str], rows: int) -> list[str]:
        """Leave only the last of the news where there is no room for all."""
        if len(news) <= rows:
            return news
        style: TextStyle = "dim"
        hint = self.terminal.words("cli-older-news", left=len(news) - rows + 1)
        return [with_style(hint, style), *news[len(news) - rows + 1 :]]

    @staticmethod
    def _gap(room: int, drawing: list[str], news: list[str]) -> bool:
        return bool(news) and len(drawing) + len(news) < room
