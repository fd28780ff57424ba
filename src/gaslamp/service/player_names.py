"""Checks the names of players."""

from __future__ import annotations

from gaslamp.core.text import text
from gaslamp.service.errors import BadName

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing, though Unicode calls them printable."""


def check_name(name: str | None) -> None:
    """Refuse a name with line breaks, control, bidirectional or invisible characters."""
    if name is not None and not (name.isprintable() and name.strip() and BLANK.isdisjoint(name)):
        raise BadName(text("service-bad-name"))
