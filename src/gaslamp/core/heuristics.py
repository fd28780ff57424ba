"""Heuristics of a game: a prior over actions, an evaluation of positions, a model of the others."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, State
from gaslamp.core.weights import tempered

NO_HORIZON = 1_000_000  # actions: more than any game has

# How closely a player models the others.
NO_MODEL: Final = 0
QUICK_MODEL: Final = 1
CLOSE_MODEL: Final = 2

# What a search of the whole rest of a turn proves about an action, the better the higher.
LOST: Final = -1  # the other side can force its win, on what it knows
UNPROVED: Final = 0
SAFE: Final = 1  # its player can't lose before the turn is over
WINNING: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Guides simulations: how sensible players act in them, and who is winning.

    A search samples worlds from its player's belief (`start_from`) and simulates each many times:
    it calls `begin_simulation`, then `follow` before every action. Priors of a seat are computed
    from what *that seat* could know: a hunter in a simulation must not use the hidden player's
    place, although the sampled world has one. What everybody could know is kept here, from one
    action to the next.

    This base class is uniform: every action is as good as any other.
    """

    horizon: i64  # actions that are played by the prior before a position is evaluated
    mixes: bool  # whether the player hides something, and must not be predictable
    model_depth: i64  # how closely it models the others

    def __init__(self) -> None:
        """Simulate every game to its end."""
        self.horizon = NO_HORIZON
        self.mixes = False
        self.model_depth = CLOSE_MODEL

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Set the public position from a player's belief: simulations start here."""

    def sample_world(self, belief: Belief, rng: Random) -> State:
        """Sample a world to simulate games in; a game may weigh more than its belief does."""
        return belief.sample_world(rng)

    def begin_simulation(self, world: State) -> None:
        """Begin a simulation in a possible world."""

    def follow(self, world: State, action: i64) -> None:
        """Update with an action that is about to be played in the simulation."""

    def is_quiet(self, world: State) -> bool:
        """Tell whether a simulation may stop here, before its horizon, and be evaluated."""
        return False

    def is_futile(self, belief: Belief, action: i64) -> bool:
        """Tell whether what a player knows leaves nothing that an action of its own could achieve.

        A bot never chooses such an action while it has another.
        """
        return False

    def proofs(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say what is proved about each action of the player on turn, by all that it knows.

        A proof holds against every reply, as far as the game's search goes. Without a search that
        is complete everything is unproved.
        """
        found = vec[i64](capacity=len(actions))
        for _ in actions:
            found = append(found, UNPROVED)
        return found

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Return the prior of each action for a sensible player on turn; all above 0."""
        shares = vec[float](capacity=len(actions))
        for _ in actions:
            shares = append(shares, 1.0 / float(len(actions)))
        return shares

    def evaluate(self, world: State, seat: i64) -> float:
        """Estimate a seat's chance to win from here, 0 to 1; the game is not over."""
        return 0.5

    def policy(self, viewer: i64) -> Policy | None:
        """Return the policy that a viewer assumes of the others."""
        return None

    def effort(self, viewer: i64) -> float:
        """Return the factor by which the number of simulations is raised for a viewer."""
        return 1.0

    def reason(self, world: State, action: i64) -> str:
        """Name why an action is good, by a word of the game's own; empty for no special reason."""
        return ""


def value(world: State, seat: i64, heuristics: Heuristics) -> float:
    """Return the value of a simulated position to a seat: 1 for a win, shared if several win."""
    if world.seat != OVER:
        return heuristics.evaluate(world, seat)
    winners = world.winners()
    return 1.0 / float(len(winners)) if seat in winners else 0.0


def softmax_shares(
    outlooks: vec[float], sharpness: float, stray: float, *, low_is_good: bool
) -> vec[float]:
    """Turn the value of each action into shares: a softmax, part of which is spread evenly."""
    best = outlooks[0]
    for value in outlooks:
        if (value < best) == low_is_good:
            best = value
    place: i64 = 0
    while place < len(outlooks):
        outlooks[place] = exp(-sharpness * abs(outlooks[place] - best))
        place += 1
    return tempered(outlooks, stray)
