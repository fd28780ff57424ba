"""Letters from Whitechapel from its first hunt on: the part of the game that is played most."""

from __future__ import annotations

from itertools import count

from librt.random import Random

from gaslamp.arena.engine_rates import measure_rate
from gaslamp.core.playout import play_many
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel.phases import ESCAPE
from gaslamp.games.whitechapel.rules.state import Whitechapel

NAME = "whitechapel"


def first_hunt() -> Whitechapel:
    """Play at random until Jack makes his first move."""
    game = find_game(NAME)
    state = game.start(game.options())
    assert isinstance(state, Whitechapel)
    rng = Random(1)
    while state.phase != ESCAPE:
        state.apply(state.random_action(rng))
    return state


def hunting(seconds: float) -> float:
    """Count the actions a second of random games from the first hunt on.

    At random nearly every game ends in that hunt, so nearly every action counted belongs to one.
    """
    game = find_game(NAME)
    start, seeds, longest = first_hunt(), count(), game.longest(game.options())
    return measure_rate(lambda games: play_many(start, games, next(seeds), longest), seconds)
