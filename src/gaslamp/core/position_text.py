"""Positions as text that can be edited: the moves that lead there, one a line, and no checksum.

Because the moves are there, everything that a game needs goes on from an edited position: the
log, the notebook and the bots know what each seat has seen until then. Secrets are in it openly.
"""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import FORMAT, JournalReader, game_lines, loads
from gaslamp.core.text import text

POSITION = "gaslamp position"
HEADING = f"{POSITION} {FORMAT}"
COMMENT = "#"


def position_text(journal: Journal) -> str:
    """Write the position that a journal has come to; its fields follow as a comment."""
    moves = [journal.game.notation(action) for action in journal.actions]
    lines = [HEADING, *game_lines(journal), "actions", *moves, f"{COMMENT} {journal.state.text()}"]
    return "\n".join(lines) + "\n"


def read_either(source: str, find_game: Callable[[str], Game]) -> Journal:
    """Read a position, or a journal's file, whichever a text is."""
    return (read_position if source.startswith(POSITION) else loads)(source, find_game)


def read_position(source: str, find_game: Callable[[str], Game]) -> Journal:
    """Read a position; `JournalError` names the line that is not possible, and what would be.

    Empty lines and what stands after a number sign are passed over.
    """
    reader = JournalReader(line.partition(COMMENT)[0].strip() for line in source.splitlines())
    reader.header(HEADING)
    game, options = reader.game(find_game)
    journal = Journal(game, reader.agreed(game, options))
    while reader.at < len(reader.lines):
        if line := reader.next():
            try:
                _play(journal, line)
            except GaslampError as error:
                raise reader.refuse(error.text) from None
    return journal


def _play(journal: Journal, line: str) -> None:
    """Play a line for whoever is on turn: a seat, chance or the referee."""
    action, seat = journal.game.parse(line), int(journal.state.seat)
    if seat >= 0:
        journal.check(seat, action)
    elif action not in journal.state.legal_actions():
        raise GaslampError(text("core-illegal", action=line, allowed=journal.named_legal()))
    journal.replay(action)
