"""Plays a game from its notation."""

from __future__ import annotations

from gaslamp.core.journal import Journal
from gaslamp.core.state import REFEREE


def follow(journal: Journal, *moves: str) -> Journal:
    """Play moves in notation; the referee speaks by himself where his words are left out."""
    for move in moves:
        action = journal.game.parse(move)
        while journal.state.seat == REFEREE and action not in journal.state.legal_actions():
            journal.replay(int(journal.state.legal_actions()[0]))
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), action)
        else:
            journal.replay(action)
    return journal
