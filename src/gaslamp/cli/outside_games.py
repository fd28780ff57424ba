"""Games from outside the package, named on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.arena.game_entry import enter_game
from gaslamp.cli.errors import UsageError
from gaslamp.core.game import Game
from gaslamp.core.text import text
from gaslamp.games.registry import add_game


def enter_outside_game(name: str) -> Game:
    """Import a game from outside and register it, so that its saved games can be read."""
    game = enter_game(name)
    try:
        add_game(game)
    except ValueError as error:
        raise UsageError(text("arena-no-game", game=name, reason=str(error))) from None
    return game


def enter_outside_games(names: Iterable[str]) -> None:
    """Import and register several games from outside."""
    for name in names:
        enter_outside_game(name)
