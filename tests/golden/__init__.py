"""Recorded games, printed step by step with everybody's side of each: a leak shows in the diff.

`python -m tests.golden` prints every `.gaslamp` file here again into the `.txt` file beside it:
what everybody was told, and the beginning of the shortest game of each folder in full.
"""

from __future__ import annotations

from pathlib import Path

from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import loads
from gaslamp.core.testing.playthrough import playthrough
from gaslamp.games.registry import find_game

FOLDER = Path(__file__).parent
FULL = 40  # events of a game that are printed with all choices and views


def recorded(folder: Path = FOLDER) -> list[Path]:
    """List the recorded games."""
    return sorted(folder.rglob("*.gaslamp"))


def printed(path: Path) -> Path:
    """Name the file that a recorded game is printed to."""
    return path.with_suffix(".txt")


def journal_of(path: Path) -> Journal:
    """Read a recorded game."""
    return loads(path.read_text(encoding="utf-8"), find_game)


def is_full(path: Path) -> bool:
    """Tell whether a recorded game begins in full: the shortest of its folder does."""
    return path == min(recorded(path.parent), key=lambda game: (game.stat().st_size, game))


def print_out(path: Path) -> str:
    """Print a recorded game."""
    return playthrough(journal_of(path), full=FULL if is_full(path) else 0)


def rewrite(folder: Path = FOLDER) -> None:
    """Print every recorded game anew."""
    for path in recorded(folder):
        printed(path).write_text(print_out(path), encoding="utf-8")
