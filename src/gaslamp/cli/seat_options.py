"""The seat options of `play` and `resume`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.registry import find_bot
from gaslamp.cli.errors import UsageError
from gaslamp.cli.game_options import agreed, flags_with
from gaslamp.cli.game_saving import GameSaver
from gaslamp.cli.saved_games import SaveNote
from gaslamp.cli.seats import ALL, find_seat, seat_list
from gaslamp.cli.session import Session
from gaslamp.cli.terminal import Terminal
from gaslamp.core.codes import all_seats
from gaslamp.core.errors import GaslampError
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.random_source import SEEDS
from gaslamp.core.text import text
from gaslamp.play.table import Table

DEFAULT_BOT = "club"


class GameSource(NamedTuple):
    """A game to play: new, from a file, or a saved game with a note.

    Of a new game, `written` are the options as they were typed.
    """

    journal: Journal
    file: Path | None = None
    note: SaveNote | None = None
    written: Mapping[str, str] | None = None

    def journal_for(self, people: int) -> Journal:
        """Return the journal; a new one has the defaults for this number of people."""
        if self.written is None:
            return self.journal
        game = self.journal.game
        return Journal(game, agreed(game, self.written, people=people))


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class SeatOptions:
    """The seat that is played from this terminal, and what plays the others."""

    seat: Annotated[str | None, Parameter(help="cli-param-seat", metavar="SEAT")] = None
    against: Annotated[str | None, Parameter(help="cli-param-against", metavar="BOT")] = None
    seed: Annotated[int | None, Parameter(help="cli-param-seed", metavar="N")] = None
    unsaved: Annotated[bool, Parameter(help="cli-param-unsaved")] = False

    def open_session(self, terminal: Terminal, source: GameSource) -> Session:
        """Seat people and bots at a table; a saved game continues with its seats."""
        against = self.against or (source.note.against if source.note else DEFAULT_BOT)
        find_bot(against)  # refused before the prompt
        seed = self._seed()
        people = self._people(terminal, source)
        journal = source.journal_for(len(people))
        if len(people) == 1:
            terminal.say("cli-welcome", seat=journal.name(min(people)), bot=against)
        else:
            terminal.say("cli-welcome-all")
        for flag in flags_with(journal.game, source.written or {}, len(people)):
            if source.written is not None:
                terminal.say("cli-unusual-with-people", flag=flag)
        table = make_table(journal, people, against, seed)
        by_itself = terminal.interactive and not self.unsaved
        saver = GameSaver(terminal, table, against, autosaves=by_itself)
        if source.file is not None:
            saver.came_from(source.file, kept=source.note is not None)
        return Session(terminal, table, saver)

    def _seed(self) -> int:
        """Return the seed; without one, a secret random seed."""
        if self.seed is None:
            return secrets.randbelow(SEEDS)
        if not 0 <= self.seed < SEEDS:
            raise UsageError(text("cli-bad-seed", seed=str(self.seed)))
        return self.seed

    def _people(self, terminal: Terminal, source: GameSource) -> frozenset[int]:
        seat = source.note.seat if self.seat is None and source.note else self.seat
        if seat is not None:
            return _seats(source.journal, seat)
        if not terminal.interactive:
            return frozenset({0})
        return _ask(terminal, source.journal)


def _seats(journal: Journal, written: str) -> frozenset[int]:
    if written.strip().lower() == ALL:
        return frozenset(range(len(journal.game.seats(journal.options))))
    return frozenset({find_seat(journal.game, journal.options, written, ALL)})


def _ask(terminal: Terminal, journal: Journal) -> frozenset[int]:
    """Prompt for a seat until it is valid."""
    seats = seat_list(journal.game, journal.options)
    terminal.say("cli-which-seat", seats=seats, all=ALL)
    while True:
        try:
            return _seats(journal, terminal.ask_or_leave("> ") or "1")
        except GaslampError as error:
            terminal.refuse(error)


def make_table(journal: Journal, people: frozenset[int], against: str, seed: int) -> Table:
    """Seat the people, and bots at the other seats; the seed decides every random choice."""
    streams = Random(seed)
    draw = seeded(Random(streams.randrange(SEEDS)))
    make = find_bot(against)
    bots: dict[int, Bot] = {}
    for seat in all_seats(len(journal.game.seats(journal.options))):
        source = Random(streams.randrange(SEEDS))
        if seat not in people:
            bots[seat] = make(journal.game, journal.options, seat, source)
    return Table(journal, bots, draw)
