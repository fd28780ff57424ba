"""Verifies a finished game's file, and prints what it proves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gaslamp.cli import files
from gaslamp.cli.terminal import Terminal
from gaslamp.service.fairness import RULES
from gaslamp.service.verification import Verified, verify_journal


def verify_file(
    terminal: Terminal, path: Path, noted: Sequence[str], numbers: Sequence[str]
) -> None:
    """Check a game's draws and moves, and what a player noted; say what is proven and what not."""
    found = verify_journal(files.read(path), [_plain(seen) for seen in noted], numbers)
    proof = found.proof
    terminal.say("cli-verified", count=found.draws, commitment=proof.commitment)
    if proof.recipe == 1:
        terminal.say("cli-verified-before")
        if not found.finished:
            terminal.say("cli-verified-unfinished")
    else:
        _say_what_holds(terminal, found)
    if noted or numbers:
        terminal.say("cli-verified-noted", count=len(noted) + len(numbers))
    else:
        terminal.say("cli-verified-alone")


def _say_what_holds(terminal: Terminal, found: Verified) -> None:
    seats = ", ".join(str(seat + 1) for seat in found.seats)
    terminal.say("cli-verified-numbers", count=len(found.seats), seats=seats, start=found.start)
    terminal.say("cli-verified-record", count=found.actions, record=found.record)
    if found.proof.opening:
        terminal.say("cli-verified-opening", count=found.proof.opening)
    if found.proof.ended != RULES:
        terminal.say("cli-verified-ended", ending=found.proof.ended)


def _plain(fingerprint: str) -> str:
    """Read a fingerprint as people copy it."""
    return "".join(fingerprint.split()).lower()
