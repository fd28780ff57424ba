"""Messages as keys with arguments; they are translated when they are shown."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message by key, with public arguments; an argument may be a message itself."""

    key: str
    args: dict[str, str | int | Text] = {}


def text(key: str, **args: str | int | Text) -> Text:
    """Make a message: `text("sy-taxi", station=92)`."""
    return Text(key, args)


class MakeMessage(Protocol):
    """Makes a message of one game: `say("log-taxi", station=92)`."""

    def __call__(self, key: str, **args: str | int | Text) -> Text:
        """Make the message that this key names within the game."""
        ...


def messages_of(prefix: str) -> MakeMessage:
    """Return a function that makes the messages whose keys begin so: `messages_of("mr-jack")`."""

    def say(key: str, **args: str | int | Text) -> Text:
        return Text(f"{prefix}-{key}", args)

    return say
