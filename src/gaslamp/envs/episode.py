"""One game for a learner: chance and the referee are played inside."""

from __future__ import annotations

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from gaslamp.core.automatic_actions import automatic_action
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Seat, ViewerId
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, State
from gaslamp.core.weights import zero_weights

# The bounds of every observation: a purse of tickets is counted in tenths, and can be large.
LEAST, MOST = -1.0, 8.0


class Episode:
    """A game that always waits for a seat, or is over."""

    def __init__(self, game: Game, options: Options, rng: Random, *, beliefs: bool = False) -> None:
        """Start a game, and play to the first decision of a seat."""
        self.seats = len(game.seats(options))
        self.codes = game.action_space(options)
        self.length = game.observation(options).length
        self.features = game.belief_layout(options).length if beliefs else 0
        self.state: State = game.start(options)
        self.rng = rng
        viewers = range(self.seats) if beliefs else ()
        self.beliefs: list[Belief] = [game.belief(options, viewer) for viewer in viewers]
        self._play_on()

    def play(self, action: int) -> None:
        """Carry out an action of the seat on turn, and what follows from it."""
        self._apply(action)
        self._play_on()

    def _play_on(self) -> None:
        while (action := automatic_action(self.state, self._draw, plays_forced=False)) is not None:
            self._apply(action)

    def _draw(self, state: State) -> int:
        return state.sample_action(self.rng)

    def _apply(self, action: int) -> None:
        sights = [self.state.sight(action, viewer) for viewer in range(len(self.beliefs))]
        self.state.apply(action)
        for belief, sight in zip(self.beliefs, sights, strict=True):
            belief.see(sight, self.state.seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.state.seat == OVER)

    def observation(self, seat: Seat) -> NDArray[np.float32]:
        """Give what a seat sees, as the game's layout says."""
        return observed(self.state, seat, self.length)

    def belief(self, seat: Seat) -> NDArray[np.float32]:
        """Give what a seat can deduce, as the game's belief layout says."""
        out = zero_weights(self.features)
        self.beliefs[seat].marginals(out)
        return np.frombuffer(memoryview(out)).astype(np.float32)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Put 1 at each action that a seat may choose now: none while it is not on turn."""
        mask = np.zeros(self.codes, np.int8)
        if seat == self.state.seat:
            mask[list(self.state.legal_actions())] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return each seat's reward; zeros before the end."""
        return rewards(self.state, self.seats)


def rewards(state: State, seats: int) -> list[float]:
    """Return 1 for each winner and -1 for the others; 0 for all without a winner."""
    winners = state.winners() if state.seat == OVER else []
    if not winners:
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]


def observed(state: State, viewer: ViewerId, length: int) -> NDArray[np.float32]:
    """Give a viewer's observation of a state."""
    out = zero_weights(length)
    state.observe(viewer, out)
    return np.frombuffer(memoryview(out)).astype(np.float32)
