"""Recorded games, printed step by step with everybody's side of each: a leak shows in the diff.

`python -m tests.golden` prints every `.gaslamp` file here again into the `.txt` file beside it:
the shortest game of each folder in full, of the others what everybody was told.
"""

from __future__ import annotations

from pathlib import Path

from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import loads
from gaslamp.core.testing.playthrough import playthrough
from gaslamp.games.registry import find_game

FOLDER = Path(__file__).parent


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
    """Tell whether a recorded game is printed in full: the shortest of its folder is."""
    return path == min(recorded(path.parent), key=lambda game: (game.stat().st_size, game))


def print_out(path: Path) -> str:
    """Print a recorded game."""
    return playthrough(journal_of(path), full=is_full(path))


def rewrite(folder: Path = FOLDER) -> None:
    """Print every recorded game anew."""
    for path in recorded(folder):
        printed(path).write_text(print_out(path), encoding="utf-8")
