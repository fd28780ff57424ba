"""Recorded games, printed step by step with everybody's side of each: a leak shows in the diff.

`python -m tests.golden` prints every `.gaslamp` file here again into the `.txt` file beside it.
"""

from __future__ import annotations

from pathlib import Path

from gaslamp.core.journal_file import loads
from gaslamp.core.playthrough import playthrough
from gaslamp.games.registry import find_game

FOLDER = Path(__file__).parent


def recorded(folder: Path = FOLDER) -> list[Path]:
    """List the recorded games."""
    return sorted(folder.rglob("*.gaslamp"))


def printed(path: Path) -> Path:
    """Name the file that a recorded game is printed to."""
    return path.with_suffix(".txt")


def print_out(path: Path) -> str:
    """Print a recorded game."""
    return playthrough(loads(path.read_text(encoding="utf-8"), find_game))


def rewrite(folder: Path = FOLDER) -> None:
    """Print every recorded game anew."""
    for path in recorded(folder):
        printed(path).write_text(print_out(path), encoding="utf-8")
