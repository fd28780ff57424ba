"""A bot that writes down in a file what it is shown and when it is closed, from any process.

A worker that imports this module knows it as `recorder`; the file is named by the environment.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from gaslamp.bots.bot import Bot
from gaslamp.bots.registry import BOTS
from gaslamp.core.game import Game
from gaslamp.core.options import Options

NAME = "recorder"
NOTES = "GASLAMP_TEST_NOTES"


class Recorder(Bot):
    """Plays the first action."""

    def __init__(self, seat: int) -> None:
        self.note = f"{os.getpid()} {seat}"

    def see(self, sight: int, turn: int) -> None:
        self._write(f"saw {sight} {turn}")

    def choose(self, actions: Sequence[int]) -> int:
        self._write("chose")
        return actions[0]

    def close(self) -> None:
        self._write("closed")

    def _write(self, what: str) -> None:
        with Path(os.environ[NOTES]).open("a") as file:
            file.write(f"{self.note} {what}\n")


def make(game: Game, options: Options, seat: int, source: object) -> Bot:
    """Seat a recorder."""
    return Recorder(seat)


if NOTES in os.environ:
    BOTS[NAME] = make
