"""What is trained for each game: sizes, whose beliefs are observed, how long rounds are."""

from __future__ import annotations

from typing import NamedTuple

from gaslamp.core.state import SPECTATOR
from gaslamp.envs.batch import EACH_SEAT


class GameSettings(NamedTuple):
    """How a game's networks look and what they see; weights stay below a megabyte for each role.

    `belief` is a spectator's where every seat's own belief says the same as that.
    """

    hidden: tuple[int, ...]
    belief: int
    steps: int = 32  # in a round


GAMES = {
    "scotland_yard": GameSettings((160, 128), SPECTATOR, steps=64),
    "mr_jack_pocket": GameSettings((512, 256), SPECTATOR),
    "mr_jack": GameSettings((256, 192), EACH_SEAT),
    "lady_alice": GameSettings((192, 128), EACH_SEAT),
    "whitechapel": GameSettings((48, 24), SPECTATOR),
}
OTHERS = GameSettings((128, 128), EACH_SEAT)


def settings_of(name: str) -> GameSettings:
    """Find a game's settings; a variant's or an outside game's are the common ones."""
    return GAMES.get(name, OTHERS)
