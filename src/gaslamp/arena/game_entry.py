"""Games as they are entered in a match: a name, or how a game from outside is imported."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError, UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.text import text
from gaslamp.games.registry import open_game


def enter_game(written: str) -> Game:
    """Find or import a game; `UnknownGame` with the reason where that fails."""
    try:
        return open_game(written)
    except GaslampError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(text("arena-no-game", game=written, reason=reason)) from error
