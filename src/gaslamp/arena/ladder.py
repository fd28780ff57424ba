"""Rates bots by all deals that they played against each other."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is thought to be, and how far that may be off."""

    bot: str
    mu: float
    sigma: float


def rate(deals: Iterable[tuple[str, str, int]]) -> tuple[Rating, ...] | None:
    """Rate bots by deals, each with who did better; the strongest first, none without openskill.

    A deal that was played both ways is one match, so that no role's advantage enters a rating.
    """
    try:
        from openskill.models import PlackettLuce, PlackettLuceRating  # an extra
    except ImportError:
        return None
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for first, second, better in deals:
        ours = ratings.setdefault(first, model.rating(name=first))
        theirs = ratings.setdefault(second, model.rating(name=second))
        [[ratings[first]], [ratings[second]]] = model.rate(
            [[ours], [theirs]], ranks=[1 - better, 1 + better]
        )
    rated = [Rating(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
    return tuple(sorted(rated, key=lambda rating: -rating.mu))
