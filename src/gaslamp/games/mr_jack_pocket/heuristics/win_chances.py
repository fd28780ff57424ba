"""How likely the Investigator is to win once a call for witnesses is over."""

from __future__ import annotations

from math import exp, log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack_pocket.game_setup import ENOUGH, LAST_TURN

# By the turn that has just ended: a start, what each halving of the suspects still to come takes
# away, and what each of Jack's hourglasses takes away. Fitted to games of good players.
START: Final = vec[float]([3.5, 6.6, 6.6, 7.5, 7.0, 6.0, 5.2, 4.5])
FOR_DOUBLE: Final = vec[float]([1.0, 2.0, 2.1, 2.6, 2.4, 2.2, 2.2, 2.4])
FOR_HOURGLASS: Final = vec[float]([0.5, 0.8, 1.0, 1.0, 1.0, 0.9, 0.8, 0.6])

# In a chase, by the turns left: the Investigator has the last word in the next but one of them.
CAUGHT_LATER: Final = vec[float]([0.0, 0.55, 0.9, 0.95, 0.97, 0.98, 0.99, 0.99, 0.99])


def after_turn(turn: i64, suspects: float, hourglasses: float) -> float:
    """Say how likely the Investigator wins with this many suspects and hourglasses after a turn."""
    if suspects <= 1.0:
        return 1.0
    if turn >= LAST_TURN or hourglasses >= float(ENOUGH):
        return 0.0
    logit = START[turn] - FOR_DOUBLE[turn] * log2(suspects) - FOR_HOURGLASS[turn] * hourglasses
    chance = 1.0 / (1.0 + exp(-logit))
    if hourglasses > float(ENOUGH - 1):
        chance *= float(ENOUGH) - hourglasses
    return chance


def after_call(turn: i64, suspects: float, hourglasses: float, *, visible: bool) -> float:
    """Say the same of a call's answer; both goals at once begin a chase (MP-25, MP-26)."""
    if visible:
        return after_turn(turn, suspects, hourglasses)
    found = suspects <= 1.0
    late = hourglasses + 1.0 - float(ENOUGH - 1)  # how surely he has enough, as far as is known
    if found and late > 0.0:
        late = min(late, 1.0)
        return 1.0 - late + late * CAUGHT_LATER[LAST_TURN - turn]
    return after_turn(turn, suspects, hourglasses + 1.0)


def in_chase(turn: i64, *, visible: bool) -> float:
    """Say how likely Jack is caught in a chase, by the answer to a call."""
    return 1.0 if visible else CAUGHT_LATER[LAST_TURN - turn]
