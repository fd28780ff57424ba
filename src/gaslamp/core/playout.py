"""Random play inside the compiled engine: the fastest way through a game."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from gaslamp.core.state import OVER, State


def play_out(state: State, rng: Random, limit: i64) -> i64:
    """Play at random to the end, or for `limit` actions; return the number of actions played."""
    played: i64 = 0
    while state.seat != OVER and played < limit:
        state.apply(state.random_action(rng))
        played += 1
    return played


def play_many(start: State, games: i64, seed: i64, limit: i64) -> i64:
    """Play many random games from one start; return the actions played in all of them."""
    rng = Random(seed)
    played: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.clone()
        played += play_out(state, rng, limit)
        if state.seat != OVER:
            raise RuntimeError(f"game {game} of seed {seed} did not end in {limit} actions")
        game += 1
    return played
