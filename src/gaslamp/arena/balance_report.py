"""The tables of how even a game is."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from gaslamp.arena.balance import BalanceMatch, BalanceRow, is_wide
from gaslamp.arena.estimates import Estimate
from gaslamp.arena.roles import side_names
from gaslamp.arena.speed import plain_table
from gaslamp.core.game import Game
from gaslamp.core.terminal_art import percent
from gaslamp.core.translation import Phrases, translate


class BalanceReport:
    """Lays out the rows of all variants in one language."""

    def __init__(self, game: Game, bot: str, seed: int, language: str) -> None:
        """Begin a table without rows."""
        self.game = game
        self.language = language
        self.words = Phrases("arena", language)
        self.notes: list[str] = []
        self.has_wide_rows = False
        title = self.words("balance-title", game=game.title(), bot=bot, seed=str(seed))
        self.grid = plain_table(title)
        for heading in ("balance-variant", "role"):
            self.grid.add_column(self.words(heading), overflow="fold")
        for heading in ("games", "won", "interval", "balance-actions"):
            self.grid.add_column(self.words(heading), justify="right", no_wrap=True)

    def add(self, differences: Mapping[str, str], match: BalanceMatch) -> None:
        """Add the rows of a variant: a line for each side, then one for each group.

        Of two sides a group's line has the first: the other one won the rest.
        """
        _, options, roles = match.match
        names = [translate(name, self.language) for name in side_names(self.game, options)]
        for row in match.rows():
            label = f"  {row.group}" if row.group else self.variant_name(differences)
            is_short = bool(row.group) and roles.count == 2
            self._add_row(label, names[:1] if is_short else names, row)
            if row.endings and not row.group:
                endings = self._endings(row)
                self.notes.append(self.words("balance-endings", variant=label, endings=endings))
        if faults := match.faults():
            name = self.variant_name(differences)
            self.notes.append(self.words("balance-faults", variant=name, count=faults))

    def variant_name(self, differences: Mapping[str, str]) -> str:
        """Name a variant by its options."""
        named = [self._option(name, value) for name, value in differences.items()]
        return ", ".join(named) or self.words("balance-usual")

    def _option(self, name: str, value: str) -> str:
        title = translate(self.game.option_name(name), self.language)
        if value == "true":
            return title
        return self.words("balance-option", option=title, value=value)

    def _add_row(self, label: str, names: list[str], row: BalanceRow) -> None:
        whole, _, part = f"{row.length:.1f}".partition(".")
        games, length = str(row.games), self.words("number", whole=whole, part=part)
        for name, estimate in zip(names, row.sides, strict=False):
            figures = (self._percent(estimate.rate), self._interval(estimate))
            self.grid.add_row(label, name, games, *figures, length)
            label = games = length = ""

    def _interval(self, estimate: Estimate) -> str:
        low, high = self._percent(estimate.low), self._percent(estimate.high)
        shown = self.words("from-to", low=low, high=high)
        if not is_wide(estimate):
            return shown
        self.has_wide_rows = True
        return f"{shown} *"

    def _endings(self, row: BalanceRow) -> str:
        return ", ".join(f"{name} {self._percent(n / row.games)}" for name, n in row.endings)

    def _percent(self, share: float) -> str:
        return percent(share, self.language)

    def render(self) -> list[Table | str]:
        """Lay out the table, and what is to be said about it."""
        wide = [self.words("balance-wide")] if self.has_wide_rows else []
        return [self.grid, *wide, *self.notes]
