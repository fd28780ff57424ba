"""How fast environments step: batches, our PettingZoo, and PettingZoo's and RLCard's classics.

python -m benchmarks.envs                # the table
python -m benchmarks.envs --scaling      # one worker, two, four, ... to all cores
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np

from gaslamp.core.state import SPECTATOR
from gaslamp.envs.batch import Batch
from gaslamp.games.registry import GAMES

Row: TypeAlias = tuple[str, str]
GAMES_AT_ONCE = 4096
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")


def batch_speed(seconds: float, workers: int, **settings: Any) -> float:  # noqa: ANN401
    """Count a batch's steps in a second; random actions are drawn inside it."""
    with Batch(games=GAMES_AT_ONCE, seed=1, workers=workers, **settings) as batch:
        for _ in range(10):
            batch.step(batch.sample())
        steps, start = 0, perf_counter()
        while perf_counter() - start < seconds:
            batch.step(batch.sample())
            steps += GAMES_AT_ONCE
        return steps / (perf_counter() - start)


def aec_speed(make: Callable[[], Any], seconds: float) -> float:
    """Count the steps of a PettingZoo environment in a second, each after an observation."""
    env, steps = make(), 0
    env.reset(seed=1)
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in env.agent_iter(1000):
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                break
            env.step(random.choice(np.flatnonzero(observed["action_mask"]).tolist()))  # noqa: S311
            steps += 1
    return steps / (perf_counter() - start)


def rlcard_speed(name: str, seconds: float) -> float:
    """Count the steps of an RLCard environment in a second."""
    rlcard = importlib.import_module("rlcard")
    env, steps = rlcard.make(name, config={"seed": 1}), 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311
            steps += 1
    return steps / (perf_counter() - start)


def pgx_speed(name: str, seconds: float) -> float:
    """Count the steps of a Pgx environment on this processor in a second, many games at once."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE)
    states = jax.jit(jax.vmap(env.init))(keys)

    def one(state: Any, key: Any) -> Any:  # noqa: ANN401
        chances = jax.numpy.log(state.legal_action_mask.astype(float))
        return env.step(state, jax.random.categorical(key, chances))

    step = jax.jit(jax.vmap(one))
    jax.block_until_ready(step(states, keys))
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        states = jax.block_until_ready(step(states, keys))
        steps += GAMES_AT_ONCE
    return steps / (perf_counter() - start)


def measured(title: str, measure: Callable[[], float]) -> Row:
    """Measure, or say that it is not installed."""
    try:
        return title, f"{measure():,.0f}"
    except ImportError as missing:
        return title, f"not installed ({missing.name})"


def table(seconds: float) -> Iterator[Row]:
    """Measure everything, one after the other."""
    pettingzoo = importlib.import_module("gaslamp.envs.pettingzoo")
    for workers in (1, 2):
        for name in GAMES:
            speed = batch_speed(seconds, workers, name=name)
            yield f"Batch, {name}, {workers} workers", f"{speed:,.0f}"
        speed = batch_speed(seconds, workers, name="scotland_yard", belief=SPECTATOR)
        yield f"Batch, scotland_yard with belief, {workers} workers", f"{speed:,.0f}"
    for name in GAMES:
        yield (
            f"PettingZoo, our {name}",
            f"{aec_speed(lambda name=name: pettingzoo.env(name), seconds):,.0f}",  # type: ignore[misc]
        )
    for name in CLASSICS:
        yield measured(
            f"PettingZoo, its {name}",
            lambda name=name: aec_speed(  # type: ignore[misc]
                lambda: importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds
            ),
        )
    for name in ("leduc-holdem", "limit-holdem"):
        yield measured(f"RLCard, {name}", lambda name=name: rlcard_speed(name, seconds))  # type: ignore[misc]
    for name in ("tic_tac_toe", "kuhn_poker", "leduc_holdem"):
        yield measured(f"Pgx, {name}", lambda name=name: pgx_speed(name, seconds))  # type: ignore[misc]


def scaling(seconds: float) -> Iterator[Row]:
    """Measure one worker, then twice as many, up to all cores."""
    cores, workers = os.cpu_count() or 1, 1
    first = 0.0
    while workers <= cores:
        speed = batch_speed(seconds, workers, name="scotland_yard")
        first = first or speed
        yield f"scotland_yard, {workers} workers", f"{speed:,.0f}  x{speed / first:.1f}"
        workers *= 2


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="to measure each for")
    parser.add_argument("--scaling", action="store_true", help="more and more workers")
    chosen = parser.parse_args()
    print(f"steps a second, {os.cpu_count()} cores, {GAMES_AT_ONCE} games in a batch")
    rows = scaling(chosen.seconds) if chosen.scaling else table(chosen.seconds)
    for title, speed in rows:
        print(f"{title:52s} {speed:>14s}", flush=True)


if __name__ == "__main__":
    main()
