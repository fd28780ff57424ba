"""Writes a seat record from a journal, or prints one in words."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli import files, screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.seats import SPECTATING, find_seat
from gaslamp.cli.terminal import Terminal
from gaslamp.core import seat_record
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text


def write_or_show(terminal: Terminal, path: Path, seat: str | None) -> None:
    """Write a seat's record of a journal; if the file is a record, print it in words."""
    if files.is_seat_record(path):
        told = [
            screen.sentence(words, terminal.language)
            for words in seat_record.describe_record(files.read_seat_record(path))
        ]
        terminal.prose(screen.numbered(told), screen.NUMBER)
        return
    journal = files.read(path)
    if seat is None:
        raise UsageError(text("cli-whose-side"))
    viewer = SPECTATOR
    if seat.lower() != SPECTATING:
        viewer = find_seat(journal.game, journal.options, seat, SPECTATING)
    terminal.lines(seat_record.dumps(seat_record.seat_record_of(journal, viewer)).splitlines())
