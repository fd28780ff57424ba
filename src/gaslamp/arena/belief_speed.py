"""Measures how long the updates of a belief take, in random games."""

from __future__ import annotations

from time import perf_counter, perf_counter_ns

import msgspec
from librt.random import Random

from gaslamp.core.codes import Action, Seat, as_seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, State

LOOKED_AT = 8  # games in which something hidden from a seat shows
REPLAYS = 3  # of a game, to tell a slow update from a pause of the machine


class BeliefSpeed(msgspec.Struct, frozen=True):
    """The microseconds that one seat's belief takes for a sight, on average and at worst."""

    seat: Seat
    average: float
    worst: float


class Recording(msgspec.Struct, frozen=True):
    """A random game: its actions, each seat's sights of them, and the turn after each."""

    actions: list[Action]
    sights: list[list[int]]
    turns: list[int]


def belief_speeds(game: Game, seconds: float) -> tuple[BeliefSpeed, ...]:
    """Time the belief of each seat from whom something is hidden, sharing the seconds."""
    seats = hidden_from(game)
    return tuple(_timed(game, seat, seconds / len(seats)) for seat in seats)


def hidden_from(game: Game) -> list[Seat]:
    """List the seats that do not see every action whole; the others need no belief."""
    rng = Random(1)
    games = [record(game, game.options(), rng) for _ in range(LOOKED_AT)]
    seats = map(as_seat, range(len(games[0].sights)))
    return [seat for seat in seats if any(game.sights[seat] != game.actions for game in games)]


def record(game: Game, options: Options, rng: Random) -> Recording:
    """Play a random game and record what each seat sees."""
    state: State = game.start(options)
    recording = Recording([], [[] for _ in game.seats(options)], [])
    while state.seat != OVER:
        action = state.random_action(rng)
        for seat, seen in enumerate(recording.sights):
            seen.append(state.sight(action, seat))
        state.apply(action)
        recording.actions.append(Action(action))
        recording.turns.append(state.seat)
    return recording


def _timed(game: Game, seat: Seat, seconds: float) -> BeliefSpeed:
    """Time sight by sight: the average of first readings, the worst of what also lasts again.

    A pause of the machine is in the average, like in every other measure; it is no slow update.
    """
    rng = Random(1)
    options = game.options()
    end = perf_counter() + seconds
    seen, spent, worst = 0, 0, 0
    while not seen or perf_counter() < end:
        recording = record(game, options, rng)
        first = _replay(game, options, recording, seat)
        seen += len(first)
        spent += sum(first)
        if max(first) > worst:
            again = [_replay(game, options, recording, seat) for _ in range(REPLAYS - 1)]
            worst = max(worst, *map(min, zip(first, *again, strict=True)))
    return BeliefSpeed(seat, spent / seen / 1000, worst / 1000)


def _replay(game: Game, options: Options, recording: Recording, seat: Seat) -> list[int]:
    """Update a new belief with the game; return the nanoseconds that each sight took."""
    belief = game.belief(options, seat)
    times: list[int] = []
    for sight, turn in zip(recording.sights[seat], recording.turns, strict=True):
        start = perf_counter_ns()
        belief.see(sight, turn)
        times.append(perf_counter_ns() - start)
    return times
