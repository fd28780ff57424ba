"""Finds games by their names: the built-in ones, and games that were added from outside.

A built-in game is a folder here and a name in `GAMES`.
"""

from __future__ import annotations

import functools
import sys
from importlib import import_module
from pathlib import Path
from typing import Final, TypeGuard

from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.importing import import_named
from gaslamp.core.text import text
from gaslamp.core.translation import add_words, remove_words

GAMES = ("scotland_yard", "mr_jack_pocket", "mr_jack", "lady_alice", "whitechapel")

# The same rules on a smaller board: a game's folder, and a name in its `small` module.
VARIANTS: Final = {
    "small_scotland_yard": ("scotland_yard", "SMALL"),
    "tiny_scotland_yard": ("scotland_yard", "TINY"),
    "small_mr_jack_pocket": ("mr_jack_pocket", "SMALL"),
    "small_mr_jack": ("mr_jack", "SMALL"),
    "small_lady_alice": ("lady_alice", "SMALL"),
    "small_whitechapel": ("whitechapel", "SMALL"),
}

SCENARIO_FILE: Final = ".toml"

_ADDED: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Register a game from outside in this process, with the `words` folder beside its module.

    `ValueError` for a name that a built-in game has.
    """
    if game.name in GAMES or game.name in VARIANTS:
        raise ValueError(f"there is a built-in game with the name {game.name}")
    _ADDED[game.name] = game
    file = sys.modules[type(game).__module__].__file__
    if game.variant_of in GAMES:
        return  # its words are there already
    if file is not None and (words := Path(file).parent / "words").is_dir():
        add_words(game.name, words)


def remove_game(name: str) -> None:
    """Remove a game that was added."""
    _ADDED.pop(name, None)
    remove_words(name)


def is_from_outside(name: str) -> bool:
    """Tell whether a name is `module:attribute`, or the file of a Scotland Yard scenario."""
    return name.endswith(SCENARIO_FILE) or ":" in name


def open_game(name: str) -> Game:
    """Find a game by its name, or import it; every process that plays it uses the same name.

    Modules are imported and files are read: not for names that a client sends.
    """
    return _imported_game(name) if is_from_outside(name) else find_game(name)


@functools.cache
def _imported_game(name: str) -> Game:
    return import_game(name)


def import_game(name: str) -> Game:
    """Import a game from outside, as `module:attribute` names it; `TypeError` if it is none.

    A name such as `harbour.toml` is the file of a Scotland Yard scenario.
    """
    if name.endswith(SCENARIO_FILE):
        scenario: Game = import_module("gaslamp.games.scotland_yard.game").from_file(name)
        return scenario
    game = import_named(name)
    if not _is_game(game):
        raise TypeError(f"{game!r} is no Game")
    return game


def _is_game(value: object) -> TypeGuard[Game]:
    return isinstance(value, Game)


def game_names() -> tuple[str, ...]:
    """List the games that can be played: the built-in ones, then those that were added."""
    return (*GAMES, *_ADDED)


def find_game(name: str) -> Game:
    """Find a game or a small variant by its name, in any case, with dashes or underscores."""
    known = str(name).lower().replace("-", "_")
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
