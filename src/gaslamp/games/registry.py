"""The games there are. Adding one is a folder and a line here."""

from __future__ import annotations

from importlib import import_module

from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import AnyGame
from gaslamp.core.text import text

GAMES = ("scotland_yard", "mr_jack_pocket", "mr_jack", "lady_alice", "whitechapel")


def find_game(name: str) -> AnyGame:
    """Find a game by its name; dashes and capitals do no harm."""
    known = name.lower().replace("-", "_") if isinstance(name, str) else ""
    if known not in GAMES:
        raise UnknownGame(text("core-unknown-game", game=str(name), allowed=", ".join(GAMES)))
    game: AnyGame = import_module(f"gaslamp.games.{known}.game").GAME
    return game
