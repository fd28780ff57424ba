"""Puzzles as data: each game's `puzzles.toml`, read, written, and shared out over the days."""

from __future__ import annotations

import functools
import json
import textwrap
import tomllib
from collections.abc import Iterator
from datetime import date
from importlib import resources

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game

FILE = "puzzles.toml"
BETWEEN = "; "  # stands between the moves of a story
WIDTH = 96
HEADING = """\
# Puzzles found by `gaslamp puzzles {game}`; `gaslamp puzzles {game} --check` proves them again.
# A position is stored as the moves that led to it, chance and referee included.
"""


class NoSuchPuzzle(GaslampError):
    """There is no such puzzle, or none by today's rules."""


class BadPuzzles(GaslampError):
    """A file that holds no puzzles."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position by its moves, the question, and the results of the proof."""

    kind: str
    seat: Seat
    difficulty: int
    answer: str
    figures: dict[str, int]
    options: dict[str, str] = {}
    story: str

    @property
    def moves(self) -> list[str]:
        """List the story's moves, as they are typed."""
        return [move for part in self.story.split(";") if (move := " ".join(part.split()))]


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game; a puzzle's number is its place, from 1 on."""

    puzzle: tuple[Puzzle, ...] = ()


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Read the puzzles that come with a game."""
    source = resources.files(f"gaslamp.games.{game}").joinpath(FILE)
    return loads(source.read_text(encoding="utf-8")) if source.is_file() else ()


def find_puzzle(game: str, number: int) -> Puzzle:
    """Find a puzzle by its game and number."""
    puzzles = puzzles_of(find_game(game).name) if game in GAMES else ()
    if not 1 <= number <= len(puzzles):
        raise NoSuchPuzzle(text("learn-no-such-puzzle", last=len(puzzles)))
    return puzzles[number - 1]


def of_the_day(day: date) -> tuple[str, int]:
    """Choose the puzzle of a day, a game and a number; the games take turns."""
    games = [game for game in GAMES if puzzles_of(game)]
    rounds, place = divmod(day.toordinal(), len(games))
    game = games[place]
    return game, 1 + rounds % len(puzzles_of(game))


def loads(source: str) -> tuple[Puzzle, ...]:
    """Read a file of puzzles."""
    try:
        return msgspec.convert(tomllib.loads(source), PuzzleFile).puzzle
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPuzzles(text("learn-bad-puzzles", reason=str(error))) from None


def dumps(game: Game, puzzles: tuple[Puzzle, ...]) -> str:
    """Write a file of puzzles, from easy to hard."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.difficulty)
    return "\n".join([HEADING.format(game=game.name), *map(_table, ordered)])


def _table(puzzle: Puzzle) -> str:
    return "\n".join(_lines(puzzle)) + "\n"


def _lines(puzzle: Puzzle) -> Iterator[str]:
    yield "[[puzzle]]"
    for name in ("kind", "seat", "difficulty", "answer"):
        yield f"{name} = {json.dumps(getattr(puzzle, name))}"
    for name in ("figures", "options"):
        values = getattr(puzzle, name)
        inline = ", ".join(f"{key} = {json.dumps(value)}" for key, value in values.items())
        yield f"{name} = {{ {inline} }}" if inline else f"{name} = {{}}"
    story = BETWEEN.join(puzzle.moves)
    yield from ('story = """', *textwrap.wrap(story, WIDTH, break_on_hyphens=False), '"""')
