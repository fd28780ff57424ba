"""Who sits where: what `play` and `resume` are told about the players."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp.bots.registry import find_bot
from gaslamp.cli.errors import UsageError
from gaslamp.cli.seats import ALL, find_seat, seat_list
from gaslamp.cli.session import Session
from gaslamp.cli.table import SEEDS, Table
from gaslamp.cli.terminal import Terminal
from gaslamp.core.errors import GaslampError
from gaslamp.core.journal import Journal
from gaslamp.core.text import text


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class Seating:
    """The seat that is played from this terminal, and what plays the others."""

    seat: Annotated[str | None, Parameter(help="cli-param-seat", metavar="SEAT")] = None
    against: Annotated[str, Parameter(help="cli-param-against", metavar="BOT")] = "random"
    seed: Annotated[int | None, Parameter(help="cli-param-seed", metavar="N")] = None

    def sit_down(self, terminal: Terminal, journal: Journal, file: Path | None = None) -> Session:
        """Seat people and bots at a table."""
        bot = find_bot(self.against)
        seed = self._seed()
        people = self._people(terminal, journal)
        if len(people) == 1:
            terminal.say("cli-welcome", seat=journal.name(min(people)), bot=self.against)
        else:
            terminal.say("cli-welcome-all")
        return Session(terminal, Table(journal, people, bot, seed), file)

    def _seed(self) -> int:
        """Without a seed, one that nobody knows: it would tell what chance has hidden."""
        if self.seed is None:
            return secrets.randbelow(SEEDS)
        if not 0 <= self.seed < SEEDS:
            raise UsageError(text("cli-bad-seed", seed=str(self.seed)))
        return self.seed

    def _people(self, terminal: Terminal, journal: Journal) -> frozenset[int]:
        if self.seat is not None:
            return _seats(journal, self.seat)
        if not terminal.interactive:
            return frozenset({0})
        return _ask(terminal, journal)


def _seats(journal: Journal, written: str) -> frozenset[int]:
    if written.strip().lower() == ALL:
        return frozenset(range(len(journal.game.seats(journal.options))))
    return frozenset({find_seat(journal.game, journal.options, written, ALL)})


def _ask(terminal: Terminal, journal: Journal) -> frozenset[int]:
    """Ask a person who they want to be, until it is a seat."""
    seats = seat_list(journal.game, journal.options)
    terminal.say("cli-which-seat", seats=seats, all=ALL)
    while True:
        try:
            return _seats(journal, terminal.ask("> ").strip() or "1")
        except GaslampError as error:
            terminal.refuse(error)
