"""A fault: a few words of one file, written otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

import gaslamp

PACKAGE: Final = Path(gaslamp.__file__).parent

RULE: Final = "rule"
LEAKS: Final = {
    "L1": "start, snapshots, half-made moves",
    "L2": "log and its arguments",
    "L3": "seeds and draws",
    "L4": "what a game keeps beside the state",
    "L5": "a spectator who gets more",
    "L6": "offers made from the truth",
    "L7": "numbers that follow from a secret",
    "L8": "titles and what is expected",
    "L9": "observations made from the truth",
    "L10": "undo across something learnt",
    "L11": "viewers who are nobody, or somebody else",
    "L12": "order and names",
    "L13": "number and time of messages",
    "L14": "errors that tell",
    "L15": "what is public and not shown",
    "L16": "beliefs fed from elsewhere",
    "L17": "refusals that depend on a secret",
}


class Fault(msgspec.Struct, frozen=True):
    """What stands in a file, what is put there instead, and what that breaks.

    `kind` is one of the ways in which real projects leaked, or a broken rule. `caught_by` names a
    test that catches it quickly, where the fault is among those that every run of the tests plants.
    """

    file: str  # in the package
    kind: str
    about: str
    old: str
    new: str
    caught_by: str = ""

    @property
    def name(self) -> str:
        """Name the fault by its file and what it is."""
        return f"{self.file}: {self.about}"

    @property
    def game(self) -> str:
        """Name the game it is planted in; `core` for the contract."""
        parts = self.file.split("/")
        return parts[1] if parts[0] == "games" else parts[0]

    @contextmanager
    def planted_in(self, package: Path) -> Iterator[None]:
        """Write the fault into a copy of the package for a while."""
        path = package / self.file
        sound = path.read_bytes()
        path.write_text(self.planted(sound.decode()), encoding="utf-8")
        try:
            yield
        finally:
            path.write_bytes(sound)

    def planted(self, source: str) -> str:
        """Give a source with the fault; what it replaces must stand there once."""
        found = source.count(self.old)
        if found != 1 or self.old == self.new:
            raise ValueError(f"{self.name}: what it replaces stands there {found} times")
        return source.replace(self.old, self.new)
