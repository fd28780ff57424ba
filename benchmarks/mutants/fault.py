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
AROUND: Final = {
    "limits": "how much an address may ask for, and for how long",
    "clocks": "whose time runs, and by which clock",
    "offers": "draws and pauses",
    "absence": "stand-ins, and who is present",
    "upkeep": "background tasks, unreadable tables, leases, deletion, readiness",
    "workers": "the order of jobs, their shares, and what becomes of those that fail",
    "fairness": "commitments, sealed choices, the record, and their verification",
    "chat": "who reads a line, how often it is sent, how many there are",
    "frames": "what a viewer is sent, and its notebook",
    "access": "tokens, origins, hosts, headers, metrics, logs",
    "store": "what is on disk, in which order, and how often",
    "archive": "games that are looked back at",
    "files": "saved games and sides on the command line",
    "command line": "options, exit codes, the screen",
}
"""What can break around the games, in the service, on the web and on the command line."""
ENGINE: Final = ("core", "games")  # the folders whose tests run as plain Python


class Fault(msgspec.Struct, frozen=True):
    """What stands in a file, what is put there instead, and what that breaks.

    `kind` is one of the ways in which real projects leaked, a broken rule, or what breaks around
    the games. `tests` are the test files, or single tests, that must catch a fault around the
    games; one in a game has to get past all tests of that game. `caught_by` names a test that
    catches it quickly, where the fault is among those that every run of the tests plants.
    """

    file: str  # in the package
    kind: str
    about: str
    old: str
    new: str
    caught_by: str = ""
    tests: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Name the fault by its file and what it is."""
        return f"{self.file}: {self.about}"

    @property
    def game(self) -> str:
        """Name the game it is planted in; else the folder, such as `core` or `service`."""
        parts = self.file.split("/")
        return parts[1] if parts[0] == "games" else parts[0]

    @property
    def is_in_engine(self) -> bool:
        """Tell whether it is planted into what is compiled, so that plain Python must run."""
        return self.file.split("/")[0] in ENGINE

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
