"""The ladder: who did better in more deals stands higher, in whatever order these were played."""

from __future__ import annotations

import pytest

from gaslamp.arena.ladder import Result, rate_bots

RESULTS: list[Result] = [
    *[("club", "novice", 1)] * 20,
    *[("club", "novice", 0)] * 10,
    *[("club", "novice", -1)] * 5,
    *[("novice", "random", 1)] * 20,
    *[("random", "club", -1)] * 20,
]


def test_bots_are_ranked_by_their_deals() -> None:
    ladder = rate_bots(RESULTS)
    assert ladder is not None
    assert [rating.bot for rating in ladder] == ["club", "novice", "random"]
    assert all(0 < rating.sigma < 25 / 3 for rating in ladder)


def test_the_order_of_the_deals_matters_little() -> None:
    there, back = rate_bots(RESULTS), rate_bots(RESULTS[::-1])
    assert there is not None
    assert back is not None
    for one, other in zip(there, back, strict=True):
        assert one.bot == other.bot
        assert one.mu == pytest.approx(other.mu, abs=1.0)


def test_bots_that_did_equally_well_are_rated_alike() -> None:
    even = rate_bots([("a", "b", 1), ("a", "b", -1)] * 20)
    assert even is not None
    assert even[0].mu - even[1].mu < even[0].sigma
    assert rate_bots([]) == ()
