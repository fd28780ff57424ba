"""Games as they are entered in a match: a name, or `module:attribute` for a game from outside."""

from __future__ import annotations

import functools

from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.text import text
from gaslamp.games.registry import find_game, import_game


def enter_game(written: str) -> Game:
    """Find a game by its name, or import it; every process that plays uses the same name."""
    return _imported_game(written) if ":" in written else find_game(written)


@functools.cache
def _imported_game(written: str) -> Game:
    try:
        return import_game(written)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(text("arena-no-game", game=written, reason=reason)) from error
