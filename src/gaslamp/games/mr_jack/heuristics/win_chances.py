"""How likely the Investigator is to win once a call for witnesses is over."""

from __future__ import annotations

from math import exp, log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack.game_setup import TURNS

# By the turn that has just ended: a start, and what each halving of the suspects that is still to
# come takes away. Fitted to games of good players.
START: Final = vec[float]([3.6, 3.7, 3.7, 3.4, 3.9, 3.2, 2.8, 1.9])
FOR_DOUBLE: Final = vec[float]([0.9, 0.95, 1.1, 0.9, 1.4, 1.2, 1.5, 1.7])
FOR_DARKNESS: Final = 0.3  # what the Investigator loses when Jack may leave in the next turn

# How likely a Jack near an open exit gets away in the next turn, by whether he begins it.
LEAVES_FIRST: Final = 0.97  # his card is among those that he chooses from
LEAVES_LATER: Final = 0.08  # cards are yet to be dealt, and the Investigator takes one before him


def after_call(turn: i64, suspects: float, *, visible: bool) -> float:
    """Say how likely the Investigator wins with this many suspects after a turn."""
    if turn >= TURNS:
        return 0.0
    logit = START[turn] - FOR_DOUBLE[turn] * log2(max(suspects, 1.0))
    if not visible:
        logit -= FOR_DARKNESS
    return 1.0 / (1.0 + exp(-logit))
