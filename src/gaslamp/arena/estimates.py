"""Statistics of games: rates with intervals, and a sequential test."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Literal, TypeAlias

import msgspec

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

Verdict: TypeAlias = Literal["first", "second", "neither", "open"]


class Estimate(msgspec.Struct, frozen=True):
    """A rate, and the interval that holds the true one with 95 % confidence."""

    rate: float
    low: float
    high: float


def wilson(won: float, games: int) -> Estimate:
    """Estimate a rate by Wilson's score interval; without games it can be anything."""
    if not games:
        return Estimate(0.5, 0.0, 1.0)
    rate, spread = won / games, Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = math.sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def levelled(share: float, fair: float) -> float:
    """Scale a share of the wins so that the fair one becomes a half: its odds over the fair odds.

    If each bot wins in proportion to a strength of its own, this is how often the one would beat
    the other at a table for two.
    """
    ours, theirs = share * (1 - fair), (1 - share) * fair
    return ours / (ours + theirs)


def levelled_estimate(estimate: Estimate, fair: float) -> Estimate:
    """Scale an estimate and the ends of its interval."""
    return Estimate(
        levelled(estimate.rate, fair), levelled(estimate.low, fair), levelled(estimate.high, fair)
    )


def mean(estimates: Sequence[Estimate]) -> Estimate:
    """Average independent estimates; the intervals' reaches add up by their squares."""
    count = len(estimates)
    rate = sum(one.rate for one in estimates) / count
    below = math.hypot(*(one.rate - one.low for one in estimates)) / count
    above = math.hypot(*(one.high - one.rate for one in estimates)) / count
    return Estimate(rate, rate - below, rate + above)


def percentile(values: Iterable[float], part: float) -> float:
    """Find the value that so large a part of all does not exceed; 0 of no values."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0.0


class Sprt(msgspec.Struct, frozen=True):
    """Wald's sequential test on deals: is one bot better by as much as `better` says?

    A deal is played twice, with the roles exchanged. It counts for the bot that did better in the
    same role of the same deal, and for none if both did equally well, so that the value of a
    role or a deal does not matter. Between bots that are equally strong, each is as likely to be
    counted for; if the one beats the other at the rate `better` where roles are even, a deal that
    counts is for it at the square of those odds, whatever the roles are worth.
    """

    better: float = 0.55
    risk: float = 0.05  # of either mistake

    @property
    def _odds(self) -> float:
        return (self.better / (1 - self.better)) ** 2

    def judge(self, deals: Iterable[int]) -> tuple[Verdict, int]:
        """Read deals in order (1 for the first bot, -1 for the second) until it is decided.

        Returns the verdict and the number of deals it took: the first bot is better, the second is,
        or neither by so much.
        """
        won_step = math.log(2 * self._odds / (1 + self._odds))
        lost_step = math.log(2 / (1 + self._odds))
        bound = math.log((1 - self.risk) / self.risk)
        evidence = {1: 0.0, -1: 0.0}  # that the one who wins such deals is better
        rejected: set[int] = set()
        read = 0
        for read, deal in enumerate(deals, start=1):
            for bot in (1, -1) if deal else ():
                evidence[bot] += won_step if deal == bot else lost_step
                if evidence[bot] >= bound and bot not in rejected:
                    return ("first" if bot == 1 else "second"), read
                if evidence[bot] <= -bound:
                    rejected.add(bot)
            if len(rejected) == 2:
                return "neither", read
        return "open", read
