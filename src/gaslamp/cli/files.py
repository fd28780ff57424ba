"""Reads and writes journals and seat records."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from gaslamp.cli.errors import FileRefused
from gaslamp.core import seat_record as sides
from gaslamp.core.errors import JournalError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps
from gaslamp.core.position_text import POSITION, read_either
from gaslamp.core.seat_record import SeatRecord
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.games.registry import find_game

SUFFIX = ".gaslamp"
OWNERS, EVERYBODYS, OWNERS_FOLDER = 0o600, 0o666, 0o700  # as far as the system's mask allows
LARGEST = 1_000_000  # bytes; the longest game there is takes a hundredth of it
ReadT = TypeVar("ReadT")
REASONS: tuple[tuple[type[Exception], str], ...] = (
    (FileNotFoundError, "cli-file-missing"),
    (PermissionError, "cli-file-forbidden"),
    (IsADirectoryError, "cli-file-folder"),
    (UnicodeError, "cli-file-not-text"),
)


def read(path: Path) -> Journal:
    """Read a journal or a position; a refusal names the file, the line and the reason."""
    return _read(path, read_either)


def has_ended(journal: Journal) -> bool:
    """Tell whether a game is over, by its rules or, in a server's file, in another way."""
    return journal.state.seat == OVER or "ended" in journal.notes


def read_seat_record(path: Path) -> SeatRecord:
    """Read a seat record."""
    return _read(path, sides.loads)


def _read(path: Path, loads: Callable[[str, Callable[[str], Game]], ReadT]) -> ReadT:
    try:
        with refusing(path):
            return loads(_text_of(path), find_game)
    except JournalError as error:
        raise FileRefused(text("cli-bad-file", file=str(path), reason=error.text)) from None


@contextmanager
def refusing(path: Path) -> Generator[None, None, None]:
    """Turn errors of the system into a refusal that names the file and the reason."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileRefused(text("cli-bad-file", file=str(path), reason=_reason(error))) from None


def is_seat_record(path: Path) -> bool:
    """Tell whether a file begins like a seat record; false if it can't be read."""
    return _begins(path, sides.HEADING)


def is_position(path: Path) -> bool:
    """Tell whether a file begins like the text of a position; false if it can't be read."""
    return _begins(path, POSITION)


def _begins(path: Path, heading: str) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(heading)) == heading.encode()
    except OSError:
        return False


def text_of(path: Path) -> str:
    """Read a file of text; a refusal names it and the reason."""
    with refusing(path):
        return _text_of(path)


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise FileRefused(text("cli-bad-file", file=str(path), reason=text("cli-file-too-large")))
    return found.decode("utf-8")


def write(journal: Journal, path: Path, *, over: Path | None = None, private: bool = False) -> None:
    """Write a journal, whole or not at all, over no other file than the one named."""
    if _exists(path) and not _same(path, over):
        raise FileRefused(text("cli-file-exists", file=str(path)))
    write_text(dumps(journal), path, private=private)


def write_text(written: str, path: Path, *, private: bool = False) -> None:
    """Write a file, whole or not at all; a private one can be read by its owner alone."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.touch(OWNERS if private else EVERYBODYS)
        draft.write_text(written, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        _forget(draft)
        raise FileRefused(text("cli-not-saved", file=str(path), reason=_reason(error))) from None


def make_folder(folder: Path) -> None:
    """Make a folder that its owner alone may look into."""
    try:
        folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise FileRefused(text("cli-not-saved", file=str(folder), reason=_reason(error))) from None


def found(path: Path) -> Path:
    """Find a file by the name that `save` was given: `friday` for `friday.gaslamp`."""
    whole = path.with_name(path.name + SUFFIX) if path.name and not path.suffix else path
    return whole if not _exists(path) and _exists(whole) else path


def named(written: str) -> Path:
    """Make a path of what was typed; a name without an ending gets ours, a folder does not."""
    path = Path(written)
    if written == "~" or written.startswith("~/"):
        path = Path.home() / written[2:]
    is_folder = written == "~" or written.endswith(("/", os.sep)) or path.name in ("", "..")
    return path if path.suffix or is_folder else path.with_name(path.name + SUFFIX)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # writing to it will raise the error
        return False


def _same(path: Path, other: Path | None) -> bool:
    """Tell whether two paths lead to one file, however they are written."""
    try:
        return other is not None and (path == other or path.samefile(other))
    except OSError:  # the other one is gone
        return False


def _forget(draft: Path) -> None:
    try:
        draft.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


def _reason(error: Exception) -> Text:
    for kind, key in REASONS:
        if isinstance(error, kind):
            return text(key)
    return text("cli-file-trouble", trouble=getattr(error, "strerror", None) or str(error))
