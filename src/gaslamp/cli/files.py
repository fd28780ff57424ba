"""Journals on disk."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli.errors import FileRefused
from gaslamp.core.errors import JournalError
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.text import Text, text
from gaslamp.games.registry import find_game

SUFFIX = ".gaslamp"
REASONS: tuple[tuple[type[Exception], str], ...] = (
    (FileNotFoundError, "cli-file-missing"),
    (PermissionError, "cli-file-forbidden"),
    (IsADirectoryError, "cli-file-folder"),
    (UnicodeError, "cli-file-not-text"),
)


def read(path: Path) -> Journal:
    """Read a journal; a refusal names the file, the line and the reason."""
    try:
        return loads(path.read_text(encoding="utf-8"), find_game)
    except JournalError as error:
        raise FileRefused(text("cli-bad-file", file=str(path), reason=error.text)) from None
    except (OSError, ValueError) as error:
        raise FileRefused(text("cli-bad-file", file=str(path), reason=_reason(error))) from None


def write(journal: Journal, path: Path, *, over: Path | None = None) -> None:
    """Write a journal, whole or not at all, over no other file than the one named."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        if path != over and path.exists():
            raise FileRefused(text("cli-file-exists", file=str(path)))
        draft.write_text(dumps(journal), encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        _forget(draft)
        raise FileRefused(text("cli-not-saved", file=str(path), reason=_reason(error))) from None


def named(written: str) -> Path:
    """Make a path of what was typed; a name without an ending gets ours."""
    path = Path(written)
    if written.startswith("~/"):
        path = Path.home() / written[2:]
    return path if path.suffix or not path.name else path.with_name(path.name + SUFFIX)


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
