"""How fast environments step: batches, our PettingZoo, and PettingZoo's and RLCard's classics.

python -m benchmarks.envs                # the table
python -m benchmarks.envs --scaling      # one worker, two, four, ... and all cores

Steps are also counted by the second of a processor, all processes of a batch together: who else
uses the machine changes that less. What its host gave to others meanwhile is said at the end.
Those that are not installed are named: pip install pettingzoo[classic] rlcard pgx
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

from benchmarks.process import seconds_of, stolen
from gaslamp.core.state import SPECTATOR
from gaslamp.envs.batch import Batch
from gaslamp.envs.batch_workers import BatchWorkers
from gaslamp.games.registry import GAMES

GAMES_AT_ONCE = 4096
ROUNDS = 5  # a machine that others share is slow now and then: medians are given
WARM_UP = 100  # steps: games begin together, and soon are in all their rounds
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")


class Speed(NamedTuple):
    """Steps in a second by the clock and in one of the processor."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:14,.0f} {self.processor:14,.0f}"


def timed(step: Callable[[], int], seconds: float, workers: Sequence[int] = ()) -> Speed:
    """Repeat for so long, in rounds, what tells how many steps it took; give the medians."""
    rounds = [timed_once(step, seconds / ROUNDS, workers) for _ in range(ROUNDS)]
    return Speed(*map(median, zip(*rounds, strict=True)))


def timed_once(step: Callable[[], int], seconds: float, workers: Sequence[int]) -> Speed:
    """Repeat it in one go, here and in some other processes."""

    def busy() -> float:
        return process_time() + sum(map(seconds_of, workers))

    steps, start, used = 0, perf_counter(), busy()
    while perf_counter() - start < seconds:
        steps += step()
    return Speed(steps / (perf_counter() - start), steps / (busy() - used))


class Stepped:
    """A batch at work; random actions are drawn inside it."""

    def __init__(self, workers: int, games: int, **settings: Any) -> None:  # noqa: ANN401
        """Set the tables, and play until games are in all their rounds."""
        self.batch = Batch(games=games, seed=1, workers=workers, **settings)
        self.games = games
        team = self.batch.workers
        self.pids = (
            [worker.pid or 0 for worker in team.workers] if isinstance(team, BatchWorkers) else []
        )
        for _ in range(WARM_UP):
            self.step()

    def step(self) -> int:
        """Step all games once; tell how many."""
        self.batch.step(self.batch.sample())
        return self.games


def batch_speed(seconds: float, workers: int, games: int, **settings: Any) -> Speed:  # noqa: ANN401
    """Measure a batch."""
    stepped = Stepped(workers, games, **settings)
    with stepped.batch:
        return timed(stepped.step, seconds, stepped.pids)


def aec_speed(env: Any, seconds: float) -> Speed:  # noqa: ANN401
    """Measure a PettingZoo environment, with an observation before each step."""
    env.reset(seed=1)

    def game() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter(1000):
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(np.flatnonzero(observed["action_mask"]).tolist()))  # noqa: S311
            steps += 1
        return steps

    return timed(game, seconds)


def rlcard_speed(name: str, seconds: float) -> Speed:
    """Measure an RLCard environment."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def game() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311
            steps += 1
        return steps

    return timed(game, seconds)


def pgx_speed(name: str, seconds: float) -> Speed:
    """Measure a Pgx environment on this processor: many games at once, each soon begun again."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make(name)
    again = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:  # noqa: ANN401
        chosen, dealt = jax.random.split(key)
        chances = jax.numpy.log(state.legal_action_mask.astype(float))
        return again(state, jax.random.categorical(chosen, chances), dealt)

    def all_games(states: Any, key: Any) -> Any:  # noqa: ANN401
        key, now = jax.random.split(key)
        return jax.vmap(one)(states, jax.random.split(now, GAMES_AT_ONCE)), key

    stepped = jax.jit(all_games)
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES_AT_ONCE))
    jax.block_until_ready(stepped(states, key))

    def step() -> int:
        nonlocal states, key
        states, key = jax.block_until_ready(stepped(states, key))
        return GAMES_AT_ONCE

    return timed(step, seconds)


def measured(measure: Callable[[], Speed]) -> str:
    """Measure, or say that it is not installed."""
    try:
        return str(measure())
    except ImportError as missing:
        return f"not installed ({missing.name or missing})"


def our_batches(seconds: float, workers: int, games: int) -> Iterator[tuple[str, str]]:
    """Measure a batch of each game, and one with beliefs."""
    several = f"{workers} worker{'s' if workers > 1 else ''}"
    for name in GAMES:
        speed = batch_speed(seconds, workers, games, name=name)
        yield f"Batch, {name}, {several}", str(speed)
    speed = batch_speed(seconds, workers, games, name="scotland_yard", belief=SPECTATOR)
    yield f"Batch, scotland_yard with belief, {several}", str(speed)


def table(seconds: float, games: int) -> Iterator[tuple[str, str]]:
    """Measure everything, one after the other."""
    yield from our_batches(seconds, 1, games)
    yield from our_batches(seconds, 2, games)
    for name in GAMES:
        made = importlib.import_module("gaslamp.envs.pettingzoo").env(name)
        yield f"PettingZoo, our {name}", str(aec_speed(made, seconds))
    for name in CLASSICS:
        yield f"PettingZoo, its {name}", measured(partial(classic_speed, name, seconds))
    for name in ("leduc-holdem", "limit-holdem"):
        yield f"RLCard, {name}", measured(partial(rlcard_speed, name, seconds))
    for name in ("tic_tac_toe", "kuhn_poker", "leduc_holdem"):
        yield f"Pgx, {name}", measured(partial(pgx_speed, name, seconds))


def classic_speed(name: str, seconds: float) -> Speed:
    """Measure one of PettingZoo's own."""
    return aec_speed(importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds)


def scaling(seconds: float, games: int) -> Iterator[tuple[str, str]]:
    """Measure one worker, then twice as many, up to all cores; each has as many games.

    A team and a single worker take turns, so that a slow minute slows both. Beside it stands what
    as many processes make of batches of their own, where nobody waits for anybody: more than that a
    machine does not give, whose cores share caches, memory and heat.
    """
    cores = os.cpu_count() or 1
    counts = sorted({*(2**power for power in range(cores.bit_length())), cores})
    single = Stepped(1, games, name="scotland_yard")
    for count in counts:
        team = Stepped(count, count * games, name="scotland_yard")
        with team.batch:
            turns = [turn(single, team, seconds / ROUNDS) for _ in range(ROUNDS)]
        speed = median(together for _, together in turns)
        ratio = median(together / alone for alone, together in turns)
        apart = speed_apart(count, games, seconds)
        yield (
            f"scotland_yard, {count} x {games} games",
            f"{speed:14,.0f} x{ratio:4.1f} {apart:14,.0f}",
        )


def turn(single: Stepped, team: Stepped, seconds: float) -> tuple[float, float]:
    """Measure both, one after the other, each at work already: cores that slept begin slowly."""
    speeds = []
    for batch in (single, team):
        timed_once(batch.step, seconds, ())
        speeds.append(timed_once(batch.step, seconds, ()).clock)
    return speeds[0], speeds[1]


def speed_apart(count: int, games: int, seconds: float) -> float:
    """Measure so many processes, each with a batch of its own, at the same time; add them up."""
    context = multiprocessing.get_context("spawn")
    start, speeds = context.Barrier(count), context.SimpleQueue()
    arguments = (start, speeds, games, seconds)
    steppers = [context.Process(target=step_apart, args=arguments) for _ in range(count)]
    for stepper in steppers:
        stepper.start()
    added: float = sum(speeds.get() for _ in steppers)
    for stepper in steppers:
        stepper.join()
    return added


def step_apart(start: Barrier, speeds: SimpleQueue[float], games: int, seconds: float) -> None:
    """Step a batch alone, from when all are ready; tell how fast."""
    stepped = Stepped(1, games, name="scotland_yard")
    start.wait()
    speeds.put(timed_once(stepped.step, seconds, ()).clock)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="to measure each for")
    parser.add_argument("--games", type=int, default=GAMES_AT_ONCE, help="in our batches")
    parser.add_argument("--scaling", action="store_true", help="more and more workers")
    chosen = parser.parse_args()
    print(f"steps a second on {os.cpu_count()} cores, {chosen.games} games in a batch")
    if chosen.scaling:
        print(f"{'':44s} {'together':>14s} {'':>5s} {'apart':>14s}")
    else:
        print(f"{'':44s} {'by the clock':>14s} {'of a processor':>14s}")
    began, taken = perf_counter(), stolen()
    measure = scaling if chosen.scaling else table
    rows = measure(chosen.seconds, chosen.games)
    for title, speed in rows:
        print(f"{title:44s} {speed}", flush=True)
    share = (stolen() - taken) / (perf_counter() - began)
    print(f"Of each second the host gave {share:.2f} processor seconds to others.")


if __name__ == "__main__":
    main()
