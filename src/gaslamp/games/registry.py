"""The games there are. Adding one is a folder and a line here."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.text import text

GAMES = ("scotland_yard", "mr_jack_pocket", "mr_jack", "lady_alice", "whitechapel")

# The same rules on a smaller board, to study and to learn by: a game's folder, and a name there.
VARIANTS: Final = {
    "small_scotland_yard": ("scotland_yard", "SMALL"),
    "tiny_scotland_yard": ("scotland_yard", "TINY"),
    "small_mr_jack_pocket": ("mr_jack_pocket", "SMALL"),
    "small_mr_jack": ("mr_jack", "SMALL"),
    "small_lady_alice": ("lady_alice", "SMALL"),
    "small_whitechapel": ("whitechapel", "SMALL"),
}

_ADDED: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Let a game be found in this process that has no folder here: a trial, a measure."""
    _ADDED[game.name] = game


def find_game(name: str) -> Game:
    """Find a game or a small variant by its name; dashes and capitals do no harm."""
    known = name.lower().replace("-", "_") if isinstance(name, str) else ""
    if known in _ADDED:
        return _ADDED[known]
    if known in VARIANTS:
        folder, constant = VARIANTS[known]
        variant: Game = getattr(import_module(f"gaslamp.games.{folder}.small"), constant)
        return variant
    if known not in GAMES:
        raise UnknownGame(text("core-unknown-game", game=str(name), allowed=", ".join(GAMES)))
    game: Game = import_module(f"gaslamp.games.{known}.game").GAME
    return game
