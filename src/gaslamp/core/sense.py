"""What a good player of one game looks at: how to choose, how a position stands, whom to read."""

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

LONG = 1_000_000  # actions: more than any game has

# How a player reads what the others do.
NOT_AT_ALL: Final = 0
AT_A_GLANCE: Final = 1
CLOSELY: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Follows imagined games and says how sensible players act in them.

    A search takes a world from what its player knows (`recall`), and plays it on many times: each
    time it says `begin`, then `follow` before every action. The seats of an imagined world are
    given weights by what *they* could know there: a hunter must not be told where the hidden one
    is, only because the world in which he is imagined has put him somewhere. What everybody could
    know is kept here, from one action to the next.

    This one knows nothing: every action is as good as any other.
    """

    horizon: i64  # actions that are played on by the weights before a position is estimated
    mixes: bool  # whether the player hides something, and must not always do the same
    reads: i64  # how far it takes what others do for a hint; a beginner may not

    def __init__(self) -> None:
        """Play every imagined game to its end."""
        self.horizon = LONG
        self.mixes = False
        self.reads = CLOSELY

    def recall(self, belief: Belief, viewer: i64) -> None:
        """Take from a player's belief what everybody could know now: imagined games begin here."""

    def draw_world(self, belief: Belief, rng: Random) -> State:
        """Draw a world to imagine games in; a sense may read more than a belief's policy can."""
        return belief.draw_world(rng)

    def begin(self, world: State) -> None:
        """Begin an imagined game in a world that the player holds possible."""

    def follow(self, world: State, action: i64) -> None:
        """Take in an action that is about to be carried out in the imagined game."""

    def rests(self, world: State) -> bool:
        """Tell whether an imagined game may end here, before its horizon, to be estimated."""
        return False

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Say how a sensible player on turn shares its choice among the actions; all above 0."""
        shares = vec[float](capacity=len(actions))
        for _ in actions:
            shares = append(shares, 1.0 / float(len(actions)))
        return shares

    def estimate(self, world: State, seat: i64) -> float:
        """Say how likely a seat is to win from here, 0 to 1; the game is not over."""
        return 0.5

    def policy(self, viewer: i64) -> Policy | None:
        """Say how the others are taken to play when a viewer reads their actions."""
        return None

    def effort(self, viewer: i64) -> float:
        """Say how many times as many games as usual are to be imagined for a viewer's choices."""
        return 1.0

    def reason(self, world: State, action: i64) -> str:
        """Name why an action is good, by a word of the game's own; empty for no special reason."""
        return ""


def worth(world: State, seat: i64, sense: Sense) -> float:
    """Say what an imagined position is worth to a seat: 1 for a win, shared if several win."""
    if world.seat != OVER:
        return sense.estimate(world, seat)
    winners = world.winners()
    return 1.0 / float(len(winners)) if seat in winners else 0.0


def shares(
    outlooks: vec[float], sharpness: float, stray: float, *, low_is_good: bool
) -> vec[float]:
    """Turn what each action comes to into shares: the best gets most, and a few stray anywhere."""
    best = outlooks[0]
    for value in outlooks:
        if (value < best) == low_is_good:
            best = value
    place: i64 = 0
    while place < len(outlooks):
        outlooks[place] = exp(-sharpness * abs(outlooks[place] - best))
        place += 1
    return tempered(outlooks, stray)
