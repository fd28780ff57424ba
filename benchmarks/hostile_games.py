"""Games that are hard on beliefs, and what they cost."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from time import process_time

import msgspec
from librt.random import Random

from benchmarks.corners import TABLES, Corner
from gaslamp.arena.belief_speed import hidden_from
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.testing.random_options import random_options
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief

CORNERS = "whitechapel"
LISTED = 2000  # worlds counted at most
TRIED = 4  # actions tried to find the one that keeps the most worlds
MEGABYTE = 1e6

Player = Callable[[State, Belief], int]
"""Chooses an action for the player on turn; it may look at everything."""


class Cost(msgspec.Struct):
    """What the updates of one game's beliefs cost, over all hostile games."""

    games: int = 0
    updates: int = 0
    worst: float = 0.0  # seconds
    worst_notebook: float = 0.0
    worst_pair: float = 0.0  # an update and the notebook after it
    size: int = 0  # rows, or worlds
    inexact: int = 0  # updates after which the weights were not exact
    heaviest: tuple[int, int] = (0, 0)  # the seed and the update of the largest size
    memory: int = 0  # bytes


class HostileGames:
    """Hostile games of one game. A seed alone fixes a game and every choice in it."""

    def __init__(self, game: Game, *, by_policy: bool = False) -> None:
        """Find out who can't see everything; `by_policy` follows the games as bots do."""
        self.game = game
        self.by_policy = by_policy
        self.watchers = hidden_from(game)

    def play(self, seed: int, cost: Cost, most: int) -> None:
        """Play a game to its end, or to so many updates in all; add up what its belief costs."""
        rng = Random(seed)
        options = self._options(seed, rng)
        viewer = self._viewer(seed, options)
        player = self._player(seed, viewer, rng)
        state: State = self.game.start(options)
        policy = self.game.heuristics(options).policy(viewer) if self.by_policy else None
        belief: Belief = self.game.belief(options, viewer, policy)
        number = 0
        while state.seat != OVER and cost.updates < most:
            action = player(state, belief)
            sight = int(state.sight(action, viewer))
            state.apply(action)
            number += 1
            self._update(belief, sight, int(state.seat), cost)
            size = size_of(belief)
            if size > cost.size:
                cost.size, cost.heaviest = size, (seed, number)
        cost.games += 1

    def _options(self, seed: int, rng: Random) -> Options:
        if self.game.name == CORNERS:
            return TABLES[seed % len(TABLES)]
        return random_options(self.game, rng)

    def _viewer(self, seed: int, options: Options) -> int:
        """Look as a seat of this table, or as a spectator."""
        seats = len(self.game.seats(options))
        viewers = [*(seat for seat in self.watchers if seat < seats), SPECTATOR]
        return viewers[seed % len(viewers)]

    def _player(self, seed: int, viewer: int, rng: Random) -> Player:
        """Let the players be at random, or as murky as they can."""
        if self.game.name == CORNERS:
            corner = Corner(rng)
            return lambda state, _: corner.choose(state)
        if seed % 2 == 0:
            return lambda state, _: state.random_action(rng)
        return lambda state, belief: murky(state, belief, viewer, rng)

    def _update(self, belief: Belief, sight: int, turn: int, cost: Cost) -> None:
        start = process_time()
        belief.see(sight, turn)
        seen = process_time()
        self.game.notebook(belief)
        written = process_time()
        cost.worst = max(cost.worst, seen - start)
        cost.worst_notebook = max(cost.worst_notebook, written - seen)
        cost.worst_pair = max(cost.worst_pair, written - start)
        cost.updates += 1
        cost.inexact += not belief.is_exact()

    def weigh(self, cost: Cost) -> None:
        """Play the game with the largest belief again, and measure the memory that it takes."""
        seed, number = cost.heaviest
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            self.play(seed, Cost(), number)
            cost.memory = tracemalloc.get_traced_memory()[1] - before
        finally:
            tracemalloc.stop()


def size_of(belief: Belief) -> int:
    """Count the rows of the widest layer, or the worlds as far as they can be listed."""
    if isinstance(belief, JackBelief):
        return size_of(belief.spectator_belief)
    if isinstance(belief, PoliceBelief):
        return int(belief.rows())
    worlds = belief.worlds(LISTED)
    return LISTED if worlds is None else len(worlds)


def murky(state: State, belief: Belief, viewer: int, rng: Random) -> int:
    """Of a few actions, choose the one after which a viewer has the most worlds left."""

    def left(action: int) -> int:
        after, seen = state.clone(), belief.clone()
        after.apply(action)
        seen.see(int(state.sight(action, viewer)), int(after.seat))
        return size_of(seen)

    return max(sorted({state.random_action(rng) for _ in range(TRIED)}), key=left)
