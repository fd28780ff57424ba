"""The base of the commands that a seat gives at its table."""

from __future__ import annotations

import msgspec


class TableCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, tagged by its name; unknown fields are refused."""
