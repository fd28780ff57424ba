"""Measurements of any game: random play, copies, and the size of a state.

`python -m gaslamp.arena.engine_rates GAME SECONDS` prints the rate of random play as JSON: for
measuring the engine as plain Python in another process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from itertools import count
from time import perf_counter

from librt.random import Random

from gaslamp import engine
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.playout import play_many, play_out
from gaslamp.core.state import OVER, State
from gaslamp.games.registry import find_game

BATCH = 0.02  # seconds that a batch grows to, so that reading the clock costs nothing
POSITIONS = 64  # positions from all over random games that are copied and weighed
COPIES = 32  # of each position, to weigh it


def measure_rate(batch: Callable[[int], int], seconds: float) -> float:
    """Call `batch` with growing numbers; return how many things it says it did, a second."""
    number, done, spent = 1, 0, 0.0
    while spent < seconds or not done:
        start = perf_counter()
        done += batch(number)
        took = perf_counter() - start
        spent += took
        if took < BATCH:
            number *= 2
    return done / spent


def playing(game: Game, seconds: float) -> float:
    """Count the actions a second of random games inside the engine, compiled or not."""
    options = game.options()
    start, longest, seeds = game.start(options), game.longest(options), count()
    return measure_rate(lambda games: play_many(start, games, next(seeds), longest), seconds)


def interpreted(game: Game, seconds: float) -> float:
    """Count the same in a process where the engine runs as plain Python."""
    answer = subprocess.run(  # noqa: S603  (our own interpreter on our own module)
        [sys.executable, "-m", __name__, game.name, str(seconds)],
        env=os.environ | {engine.INTERPRETED: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise RuntimeError(f"{game.name} as plain Python: {answer.stderr}")
    return float(json.loads(answer.stdout)["actions_per_second"])


def driven(game: Game, seconds: float) -> float:
    """Count the actions a second when Python asks for the legal actions and plays one of them."""
    start: State = game.start(game.options())
    rng = Random(1)

    def play(games: int) -> int:
        played = 0
        for _ in range(games):
            state = start.clone()
            while state.seat != OVER:
                actions = state.legal_actions()
                state.apply(actions[rng.randrange(len(actions))])
                played += 1
        return played

    return measure_rate(play, seconds)


def turning(game: Game, seconds: float) -> float:
    """Time an action at a table, in microseconds.

    The journal checks it and adds all sights of it; then the view and the choices of the seat on
    turn are made.
    """
    options, rng, seeds = game.options(), Random(1), count()

    def play(games: int) -> int:
        played = 0
        for _ in range(games):
            journal, draw = Journal(game, options), seeded(next(seeds))
            journal.advance(draw)
            while (seat := journal.state.seat) != OVER:
                journal.play(seat, journal.state.random_action(rng))
                journal.advance(draw)
                on_turn = max(journal.state.seat, 0)
                journal.choices(on_turn, journal.view(on_turn))
            played += len(journal.actions)
        return played

    return 1e6 / measure_rate(play, seconds)


def cloning(game: Game, seconds: float) -> float:
    """Time a copy of a state, made from Python, in microseconds."""
    originals = positions(game)

    def copy(times: int) -> int:
        for _ in range(times):
            for original in originals:
                original.clone()
        return times * len(originals)

    return 1e6 / measure_rate(copy, seconds)


def size(game: Game) -> float:
    """Measure a state: the bytes that Python allocates for a copy of it, averaged over many.

    `sys.getsizeof` sees only the object itself, not the vectors that it holds. What all states
    share, such as the board, is not copied and so not counted; nor is the allocator's rounding.
    """
    originals = positions(game)
    copies: list[State | None] = [None] * (len(originals) * COPIES)
    traced_before = tracemalloc.is_tracing()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number in range(len(copies)):
        copies[number] = originals[number % len(originals)].clone()
    after, _ = tracemalloc.get_traced_memory()
    if not traced_before:
        tracemalloc.stop()
    return (after - before) / len(copies)


def positions(game: Game) -> list[State]:
    """Take positions from all over random games."""
    start: State = game.start(game.options())
    rng = Random(1)
    found: list[State] = []
    for _ in range(POSITIONS):
        length = play_out(start.clone(), rng, game.longest(game.options()))
        state = start.clone()
        play_out(state, rng, rng.randrange(length))
        found.append(state)
    return found


if __name__ == "__main__":
    asked = playing(find_game(sys.argv[1]), float(sys.argv[2]))
    print(json.dumps({"actions_per_second": asked}))
