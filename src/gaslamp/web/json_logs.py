"""Logs for an operator: lines of JSON, without secrets.

Requests and messages are not logged. An error is logged with its type and its place, not its
message, which may quote user input.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

# What a line may hold besides its message.
TOLD = ("table", "seat", "viewer", "why", "count", "code", "address", "where", "task")
PLACES = 8  # of an error's, the innermost last


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, logger, message and extra fields."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage() if record.name.startswith("gaslamp") else record.msg,
        }
        line |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info is not None and record.exc_info[1] is not None:
            line |= _told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _told(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "places": places}


def log_json(stream: TextIO | None = None) -> None:
    """Log lines of JSON to standard error; on a terminal only warnings and errors."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    is_screen = handler.stream.isatty()
    logging.getLogger("gaslamp").setLevel(logging.WARNING if is_screen else logging.INFO)
