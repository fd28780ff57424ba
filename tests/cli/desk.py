"""A terminal without a screen, or with one that is only text: types a script, keeps the print."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from gaslamp.cli import files
from gaslamp.cli.main import run
from gaslamp.cli.seat_options import make_table
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import options_from
from gaslamp.games.registry import find_game
from gaslamp.play import Table

ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Keyboard(StringIO):
    """A script that passes for a person, or text that passes for a screen."""

    def isatty(self) -> bool:
        return True


class Printed(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def gaslamp(
    *arguments: str, typed: Iterable[str] = (), person: bool = False, screen: bool = False
) -> Printed:
    """Run a command with lines typed into it, by a person or from a file, for a screen or not."""
    script = "".join(f"{line}\n" for line in typed)
    source = Keyboard(script) if person or screen else StringIO(script)
    out, err = Keyboard() if screen else StringIO(), StringIO()
    code = run(Terminal("en", source, out, err), list(arguments))
    return Printed(code, out.getvalue(), err.getvalue())


def on_screen(*arguments: str, typed: Iterable[str] = ()) -> str:
    """Give what a person at a screen sees of a command, without its colours."""
    return ESCAPE.sub("", gaslamp(*arguments, typed=typed, screen=True).out)


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
    found: Game = find_game(game)
    journal = Journal(found, options_from(found.options, options))
    table = make_table(journal, frozenset(seats), "random", seed)
    table.advance()
    while not table.is_over:
        choices = table.choices(table.seat)
        table.play(table.seat, choices[len(choices) // 2].action)
        table.advance()
    return table


def typed_by(table: Table) -> list[str]:
    """List what the people at a table typed, all of them together, in order.

    What was forced is played without being typed.
    """
    journal = Journal(table.game, table.options)
    lines = []
    for action in table.journal.actions:
        forced = journal.state.forced() and not journal.pending
        if journal.state.seat in table.people and not forced:
            lines.append(table.game.notation(action))
        journal.replay(action)
    return lines


def detectives(*typed: str) -> Printed:
    """Sit at the detectives' seat after Mister X's first move, and type."""
    file = saved(recorded(*DEALT, "taxi 102"))
    return gaslamp("resume", file, "--seat", "2", "--seed", "1", typed=typed)


def mister_x(*typed: str, language: str = "en") -> Printed:
    """Sit at Mister X's seat at the start, and type."""
    file = saved(recorded(*DEALT))
    return gaslamp("resume", file, "--seat", "1", "--lang", language, typed=typed)
