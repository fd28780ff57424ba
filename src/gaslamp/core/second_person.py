"""Speaking to the reader: “you” to the player whom a line is about, the name to everybody else."""

from __future__ import annotations

from gaslamp.core.text import Text
from gaslamp.core.translation import ENGLISH, keys

TO_READER = "-you"
TO_WINNER, TO_LOSER = "-won", "-lost"


def to_reader(message: Text) -> Text:
    """Give the message that speaks to the one whom it is about: its key with `-you`.

    A message without such words is returned as it is.
    """
    key = message.key + TO_READER
    return Text(key, message.args) if key in keys(ENGLISH) else message


def to_player(message: Text, *, has_won: bool) -> Text:
    """Give the message that tells a player how the game ended: its key with `-won` or `-lost`.

    A message without such words is returned as it is.
    """
    key = message.key + (TO_WINNER if has_won else TO_LOSER)
    return Text(key, message.args) if key in keys(ENGLISH) else message


def third_person(message: Text) -> Text:
    """Give the message that speaks of the actor to anybody: its key without `-you`."""
    args = {
        name: third_person(value) if isinstance(value, Text) else value
        for name, value in message.args.items()
    }
    return Text(message.key.removesuffix(TO_READER), args)
