"""A terminal without a screen: types a script, keeps what is printed."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from gaslamp.bots.registry import find_bot
from gaslamp.cli import files
from gaslamp.cli.main import run
from gaslamp.cli.table import Table
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.options import options_from
from gaslamp.games.registry import find_game


class Keyboard(StringIO):
    """A script that passes for a person."""

    def isatty(self) -> bool:
        return True


class Printed(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def gaslamp(*arguments: str, typed: Iterable[str] = (), person: bool = False) -> Printed:
    """Run a command with lines typed into it, by a person or from a file."""
    script = "".join(f"{line}\n" for line in typed)
    source = Keyboard(script) if person else StringIO(script)
    out, err = StringIO(), StringIO()
    code = run(Terminal("en", source, out, err), list(arguments))
    return Printed(code, out.getvalue(), err.getvalue())


DEALT = ("deal 103", "deal 112", "deal 34", "deal 174", "deal 155", "deal 197")
"""Scotland Yard's start cards: Mister X at 103, detective 1 at 112."""


def recorded(*actions: str, game: str = "scotland_yard", **options: object) -> Journal:
    """Play the actions given, every one of them, chance's and the referee's too."""
    found = find_game(game)
    codes = [found.parse(action) for action in actions]
    return Journal(found, options_from(found.options, options), codes)


def saved(journal: Journal, name: str = "game.gaslamp") -> str:
    """Keep a journal in the folder where the test runs."""
    path = Path(name)
    files.write(journal, path, over=path)
    return str(path)


def rehearsed(game: str, seats: Iterable[int], seed: int, **options: object) -> Table:
    """Play a game ahead of time, people taking the middle one of their choices."""
    found: AnyGame = find_game(game)
    journal = Journal(found, options_from(found.options, options))
    table = Table(journal, frozenset(seats), find_bot("random"), seed)
    table.advance()
    while not table.is_over:
        choices = table.choices(table.seat)
        table.play(table.seat, choices[len(choices) // 2].action)
        table.advance()
    return table


def typed_by(table: Table) -> list[str]:
    """List what the people at a table typed, all of them together, in order."""
    state = table.game.start(table.options)
    lines = []
    for action in table.journal.actions:
        if state.seat in table.people:
            lines.append(table.game.notation(action))
        state.apply(action)
    return lines
