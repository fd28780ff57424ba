"""Random play inside the compiled engine: the fastest way through a game."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.random_source import as_random
from gaslamp.core.state import OVER, State


def play_out(state: State, source: object, limit: i64) -> i64:
    """Play at random to the end, or for `limit` actions; return the number of actions played.

    `source` is a `Random` of Python or librt, or a seed.
    """
    return state.play_randomly(as_random(source), limit)


def play_many(start: State, games: i64, seed: object, limit: i64) -> i64:
    """Play many random games from one start; return the actions played in all of them."""
    rng = as_random(seed)
    played: i64 = 0
    game: i64 = 0
    state = start.clone()
    while game < games:
        state.copy_from(start)
        played += state.play_randomly(rng, limit)
        if state.seat != OVER:
            raise RuntimeError(f"game {game} of seed {seed} did not end in {limit} actions")
        game += 1
    return played
