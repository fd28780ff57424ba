"""Checks a finished game's draws against the seed that was committed to."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli import files
from gaslamp.cli.terminal import Terminal
from gaslamp.service.fairness import noted_in, verify


def verify_file(terminal: Terminal, path: Path) -> None:
    """Make every draw of a game again; say how many there were."""
    journal = files.read(path)
    proof = noted_in(journal)
    drawn = verify(journal.game, journal.options, journal.story, proof)
    terminal.say("cli-verified", count=drawn, commitment=proof.commitment)
