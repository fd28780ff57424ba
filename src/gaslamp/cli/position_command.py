"""Writes the position of a finished game as text, and checks a text that was edited."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli import files, screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.game_picker import branch_before
from gaslamp.cli.seat_options import GameSource
from gaslamp.cli.terminal import Terminal
from gaslamp.core.journal import Journal
from gaslamp.core.position_text import position_text
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.translation import translate


def write_or_check(terminal: Terminal, path: Path, before: int | None) -> None:
    """Write a finished game's position as text; draw the position of a text, and what is legal.

    `before` names an action: the position is that in which its move began.
    """
    journal = files.read(path)
    is_text = files.is_position(path)
    if before is not None:
        journal = branch_before(GameSource(journal), before, is_open=is_text).journal
    elif is_text:
        _draw(terminal, journal)
        return
    elif not files.has_ended(journal):
        raise UsageError(text("cli-position-running"))
    terminal.lines(position_text(journal).splitlines())


def _draw(terminal: Terminal, journal: Journal) -> None:
    """Draw what the seat on turn sees, and print the fields and what is possible."""
    seat, language = int(journal.state.seat), terminal.language
    view = journal.view(seat if seat >= 0 else SPECTATOR)
    terminal.sentence(f"── {translate(journal.game.title(), language)} ──", style="bold")
    terminal.lines([*journal.game.render(view, None, language, terminal.size).split("\n"), ""])
    terminal.prose([journal.state.text(), ""])
    if seat == OVER:
        terminal.sentence(translate(screen.result(journal), language), style="bold")
        return
    legal = [journal.game.notation(action) for action in journal.state.legal_actions()]
    terminal.say("cli-goes-on", seat=journal.name(seat))
    terminal.say("cli-position-legal", count=len(legal), legal=", ".join(legal))
