"""Ratings of players and bots, by openskill: from a strength before a game to the one after it.

A side that several people play is as strong as the mean of its seats. What its result tells is
shared among them by how uncertain each one's strength was, as in any sum of normal variables.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce  # an extra

MEAN, DEVIATION = 25.0, 25.0 / 3  # of an unrated player
DRIFT = 25.0 / 300  # strengths change a little from game to game
CENTRE, SCALE = 1500, 30  # as shown: 400 more means ten wins for a loss


class Strength(msgspec.Struct, frozen=True):
    """The estimated strength of a player in a role of a game, and its standard deviation."""

    mu: float = MEAN
    sigma: float = DEVIATION

    @property
    def shown(self) -> int:
        """Give the number that players see."""
        return round(CENTRE + SCALE * (self.mu - MEAN))

    @property
    def uncertainty(self) -> int:
        """Give the standard deviation on the scale that players see."""
        return round(SCALE * self.sigma)


class Entrant(msgspec.Struct, frozen=True):
    """A player or bot in a rated game: on which side, with how many seats, how strong before."""

    side: int
    seats: int
    before: Strength


def ratings_available() -> bool:
    """Tell whether the extra `ratings` is installed."""
    return importlib.util.find_spec("openskill") is not None


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # slow to import

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, tau=0.0)


def strengths_after(entrants: Sequence[Entrant], ranks: dict[int, int]) -> list[Strength]:
    """Rate a game: `ranks` has the rank of each side, where 1 is the best and equal is a draw."""
    drifted = [
        msgspec.structs.replace(
            one, before=Strength(one.before.mu, math.hypot(one.before.sigma, DRIFT))
        )
        for one in entrants
    ]
    sides = {side: [one for one in drifted if one.side == side] for side in ranks}
    before = {side: _together(team) for side, team in sides.items()}
    model = _model()
    rated = model.rate(
        [[model.rating(mu=side.mu, sigma=side.sigma)] for side in before.values()],
        ranks=[float(ranks[side]) for side in before],
    )
    after = {
        side: Strength(team[0].mu, team[0].sigma) for side, team in zip(before, rated, strict=True)
    }
    return [_share(one, sides[one.side], before[one.side], after[one.side]) for one in drifted]


def _weight(one: Entrant, team: Sequence[Entrant]) -> float:
    return one.seats / sum(member.seats for member in team)


def _together(team: Sequence[Entrant]) -> Strength:
    """Give the strength of a side: the mean of its seats."""
    weights = [_weight(one, team) for one in team]
    return Strength(
        sum(weight * one.before.mu for weight, one in zip(weights, team, strict=True)),
        math.hypot(*(w * one.before.sigma for w, one in zip(weights, team, strict=True))),
    )


def _share(one: Entrant, team: Sequence[Entrant], before: Strength, after: Strength) -> Strength:
    """Give a member's strength after the game, by what was learnt of the whole side."""
    mu, variance = one.before.mu, one.before.sigma**2
    weight, whole = _weight(one, team), before.sigma**2
    gain = weight * variance / whole
    left = 1 - weight * gain * (1 - after.sigma**2 / whole)
    return Strength(mu + gain * (after.mu - before.mu), one.before.sigma * math.sqrt(left))
