"""A turn of every game fits a screen of 80x24, whatever happens in it; a larger one is used."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.random import Random

from gaslamp.cli.game_saving import GameSaver
from gaslamp.cli.seat_options import make_table
from gaslamp.cli.session import Session
from gaslamp.cli.terminal import Terminal
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.core.testing.random_options import random_options
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import Table
from tests.cli.desk import ESCAPE, Keyboard

ROWS, COLUMNS = 24, 80
EVERY = 6  # how many decisions lie between two that are looked at
LOOKS = 12  # in a game


def turns(name: str, seed: int) -> Iterator[Table]:
    """Play a random game of random options, and stop now and then at somebody's turn."""
    game, rng = find_game(name), Random(seed)
    journal = Journal(game, random_options(game, rng))
    everybody = frozenset(range(len(game.seats(journal.options))))
    table = make_table(journal, everybody, "random", seed)
    decisions = 0
    table.advance()
    while not table.is_over:
        decisions += 1
        if decisions % EVERY == 1:
            yield table
        table.play(table.seat, journal.state.random_action(rng))
        table.advance()
    yield table


def shown(table: Table, language: str, *typed: str) -> Iterator[list[str]]:
    """Show a turn, and the answers to what is typed; give the lines of each."""
    out = Keyboard()
    terminal = Terminal(language, Keyboard("\n" * 200), out, Keyboard())  # for page after page
    session = Session(terminal, table, GameSaver(terminal, table, "random", autosaves=False))
    session.facing = as_seat(max(0, table.seat))
    for command in ("redraw", *typed):
        out.seek(0)
        out.truncate()
        asked = session.commands.find(command)
        assert asked is not None
        asked()
        yield ESCAPE.sub("", out.getvalue()).rstrip("\n").split("\n")


def check(lines: list[str]) -> None:
    picture = "\n".join(lines)
    assert len(lines) < ROWS, picture  # the prompt takes the last row
    assert max(len(line) for line in lines) < COLUMNS, picture


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_and_its_notes_fit_a_small_screen(name: str, seed: int) -> None:
    for number, table in enumerate(islice(turns(name, seed), LOOKS)):
        for language in LANGUAGES:
            for lines in shown(table, language, *["notes"] * (number % 3 == 0)):
                check(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_fits_a_small_screen(name: str) -> None:
    game, rng = find_game(name), Random(8)
    journal = Journal(game, random_options(game, rng))
    while journal.state.seat != OVER:
        journal.advance(seeded(rng))
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), journal.state.random_action(rng))
    table = make_table(journal, frozenset({0}), "random", 1)
    for language in LANGUAGES:
        for lines in shown(table, language):
            check(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_tiny_screen_is_no_reason_to_stop(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(turns(name, 5))
    for lines, columns in (("24", "60"), ("10", "41"), ("1", "1")):
        monkeypatch.setenv("LINES", lines)
        monkeypatch.setenv("COLUMNS", columns)
        for shown_lines in shown(table, "fr", "notes", "map", "legend", "help"):
            assert any(line.strip() for line in shown_lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_larger_screen_is_used(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(turns(name, 5))
    (small,) = shown(table, "en")
    monkeypatch.setenv("LINES", "60")
    monkeypatch.setenv("COLUMNS", "160")
    (large,) = shown(table, "en")
    assert len(large) < 60
    assert max(map(len, large)) > max(map(len, small)) or len(large) > len(small)
