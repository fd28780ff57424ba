"""The file of a match: a line of JSON for each game, written as it ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

import msgspec

from gaslamp.arena.match import GameResult, MatchJob, Terms
from gaslamp.arena.summary import Summary
from gaslamp.core.errors import GaslampError, NewerFormat
from gaslamp.core.stored_format import StoredFormat
from gaslamp.core.text import text

MatchLine: TypeAlias = Terms | GameResult | Summary
LINE_FORMAT: StoredFormat[MatchLine] = StoredFormat(MatchLine)
BINARY = getattr(os, "O_BINARY", 0)  # Windows would write line ends of its own


class MatchFileRefused(GaslampError):
    """A file that holds no match, or another one."""


def read_lines(path: Path) -> Iterator[MatchLine]:
    """Read a file line by line; a last line that was cut off is left out."""
    for number, line in enumerate(_content(path).splitlines(keepends=True), start=1):
        if not line.endswith(b"\n"):
            return
        try:
            yield LINE_FORMAT.decode(line)
        except NewerFormat as error:
            raise MatchFileRefused(
                text("arena-bad-record", file=str(path), reason=error.text)
            ) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise MatchFileRefused(text("arena-bad-line", file=str(path), number=number)) from None


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unusable(path, error) from None


def _unusable(path: Path, error: OSError) -> MatchFileRefused:
    reason = error.strerror or str(error)
    return MatchFileRefused(text("arena-bad-record", file=str(path), reason=reason))


def read_match(path: Path) -> tuple[Terms, list[GameResult]]:
    """Read the terms of a match and its games."""
    lines = read_lines(path)
    first = next(lines, None)
    if not isinstance(first, Terms):
        raise MatchFileRefused(text("arena-bad-line", file=str(path), number=1))
    return first, [line for line in lines if isinstance(line, GameResult)]


class MatchFile:
    """The games so far, in a file where one is named; each is on disk before it is counted."""

    def __init__(self, terms: Terms, path: Path | None) -> None:
        """Continue the match in a file, or begin a new file."""
        self.terms = terms
        self.path = path
        self.played: dict[MatchJob, GameResult] = {}
        self.descriptor: int | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        """Open the file behind its last whole line: what was cut off is played again."""
        content = _content(path) if path.exists() else b""
        whole = content.rfind(b"\n") + 1
        if whole:
            self._read_games(path)
        try:
            self.descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o644)
        except OSError as error:
            raise _unusable(path, error) from None
        if whole < len(content):
            os.ftruncate(self.descriptor, whole)
        if not whole:
            self._write(self.terms)

    def _read_games(self, path: Path) -> None:
        found, played = read_match(path)
        for field in Terms.__struct_fields__:
            theirs, ours = getattr(found, field), getattr(self.terms, field)
            if theirs != ours:
                raise MatchFileRefused(
                    text(
                        "arena-other-match",
                        file=str(path),
                        what=text(f"arena-terms-{field}"),
                        found=str(theirs),
                        wanted=str(ours),
                    )
                )
        self.played = {game.job: game for game in played}

    def add(self, played: GameResult) -> None:
        """Add a game."""
        self._write(played)
        self.played[played.job] = played

    def close(self, summary: Summary) -> None:
        """Write the summary; more games may be added later."""
        self._write(summary)

    def _write(self, line: MatchLine) -> None:
        if self.descriptor is None or self.path is None:
            return
        encoded = LINE_FORMAT.encode(line) + b"\n"
        try:
            if os.write(self.descriptor, encoded) < len(encoded):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
        except OSError as error:
            raise _unusable(self.path, error) from None

    def __enter__(self) -> MatchFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
