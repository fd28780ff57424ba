"""What an operator reads: log lines as they are written, not as they are recorded."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

import msgspec

from gaslamp.web.json_logs import JsonFormatter


class Lines:
    """The lines that were written."""

    def __init__(self) -> None:
        self.stream = StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def saying(self, message: str) -> list[dict[str, Any]]:
        """Give the lines with a message, read back."""
        lines = [msgspec.json.decode(line) for line in self.text.splitlines()]
        return [line for line in lines if line["message"] == message]


@contextmanager
def logged(level: int = logging.INFO) -> Iterator[Lines]:
    """Write log lines of a level and graver ones as the server does, for as long as it lasts."""
    lines = Lines()
    handler = logging.StreamHandler(lines.stream)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(level)
    try:
        yield lines
    finally:
        root.setLevel(before)
        root.removeHandler(handler)
