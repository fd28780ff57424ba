"""Messages as keys with arguments; they are translated when they are shown."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message by key, with public arguments; an argument may be a message itself."""

    key: str
    args: dict[str, str | int | Text] = {}


def text(key: str, **args: str | int | Text) -> Text:
    """Make a message: `text("sy-taxi", station=92)`."""
    return Text(key, args)
