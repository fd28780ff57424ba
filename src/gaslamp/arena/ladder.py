"""Rates bots by all deals that they played against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from librt.random import Random

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

ORDERS = 16  # in which the deals are gone through

Result: TypeAlias = tuple[str, str, int]
"""Two bots, and which of them did better in a deal: 1 the first, -1 the second, 0 neither."""


class Rating(msgspec.Struct, frozen=True):
    """The estimated strength of a bot, and its uncertainty."""

    bot: str
    mu: float
    sigma: float


def rate_bots(results: Sequence[Result]) -> tuple[Rating, ...] | None:
    """Rate bots by deals, the strongest first; none without openskill.

    A deal that was played both ways is one match, so that no role's advantage enters a rating.
    A rating depends on the order of the matches, which means nothing here: bots do not change. So
    it is averaged over several orders.
    """
    try:
        from openskill.models import PlackettLuce  # an extra
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)  # strengths do not drift
    rng = Random(1)
    passes = [_rated(model, sorted(results, key=lambda _: rng.random())) for _ in range(ORDERS)]
    bots = dict.fromkeys(bot for first, second, _ in results for bot in (first, second))
    ratings = [_average(bot, [ratings[bot] for ratings in passes]) for bot in bots]
    return tuple(sorted(ratings, key=lambda rating: -rating.mu))


def _rated(model: PlackettLuce, results: Sequence[Result]) -> dict[str, PlackettLuceRating]:
    ratings: dict[str, PlackettLuceRating] = {}
    for first, second, better in results:
        teams = [[ratings.get(bot) or model.rating(name=bot)] for bot in (first, second)]
        rated = model.rate(teams, ranks=[1 - better, 1 + better])
        ratings[first], ratings[second] = rated[0][0], rated[1][0]
    return ratings


def _average(bot: str, ratings: Sequence[PlackettLuceRating]) -> Rating:
    count = len(ratings)
    mu, sigma = sum(one.mu for one in ratings), sum(one.sigma for one in ratings)
    return Rating(bot, mu / count, sigma / count)
