"""Games that were saved automatically, in the data folder.

A game is a journal like any other; its note file has the seat that is played from the terminal and
the bot.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from gaslamp.cli import files
from gaslamp.cli.configuration import data_folder
from gaslamp.core.errors import NewerFormat
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.stored_format import StoredFormat

MOST_OFFERED = 9
MOST_NAMES = 99  # of games begun in one second
NOTE = ".json"


class SaveNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a game: a seat's number from 1 on, or `all`; the bot; whether it is over."""

    game: str
    seat: str
    against: str
    over: bool = False


NOTE_FORMAT: StoredFormat[SaveNote] = StoredFormat(SaveNote)


class SavedGame(NamedTuple):
    """A saved game."""

    file: Path
    note: SaveNote
    when: float  # seconds, as the system counts them


def save_folder() -> Path:
    """Give the folder of saved games."""
    return data_folder() / "games"


def new_save_path(game: str) -> Path:
    """Find a name for a new game: the day, the time and the game."""
    started = time.strftime("%Y-%m-%d-%H%M%S")
    names = [f"{started}-{game}", *(f"{started}-{game}-{n}" for n in range(2, MOST_NAMES))]
    places = (save_folder() / f"{name}{files.SUFFIX}" for name in names)
    return next(place for place in places if not place.exists())


def save(journal: Journal, place: Path, seat: str, against: str) -> None:
    """Write a game and its note; only the owner may read them, because they hold every secret."""
    files.make_folder(place.parent)
    files.write(journal, place, over=place, private=True)
    note = SaveNote(journal.game.name, seat, against, over=int(journal.state.seat) == OVER)
    files.write_text(NOTE_FORMAT.encode(note).decode(), place.with_suffix(NOTE), private=True)


def latest(*, also_over: bool = False) -> list[SavedGame]:
    """List the games that were played last, the newest first."""
    kept = sorted(_all(), key=lambda kept: -kept.when)
    return [game for game in kept if also_over or not game.note.over][:MOST_OFFERED]


def _all() -> Iterator[SavedGame]:
    """Find every game that has a note; unreadable ones are skipped."""
    for path in save_folder().glob(f"*{files.SUFFIX}"):
        try:
            note = NOTE_FORMAT.decode(path.with_suffix(NOTE).read_bytes())
            yield SavedGame(path, note, path.stat().st_mtime)
        except (OSError, msgspec.MsgspecError, NewerFormat):
            continue
