"""Rates, intervals and the sequential test, against values known from elsewhere."""

from __future__ import annotations

import math

import pytest
from librt.random import Random

from gaslamp.arena.estimates import (
    Estimate,
    Sprt,
    levelled,
    levelled_estimate,
    mean,
    percentile,
    wilson,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # Newcombe (1998), table I: method 3, the score interval
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilsons_interval_is_that_of_the_books(
    won: int, games: int, low: float, high: float
) -> None:
    estimate = wilson(won, games)
    assert estimate.rate == won / games
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_without_games_a_rate_can_be_anything() -> None:
    assert wilson(0, 0) == Estimate(0.5, 0.0, 1.0)


def test_a_fair_share_levels_to_a_half_and_the_ends_stay() -> None:
    for seats in (2, 3, 4, 5):
        for fair in (1 / seats, 1 - 1 / seats):
            assert levelled(fair, fair) == pytest.approx(0.5)
            assert (levelled(0.0, fair), levelled(1.0, fair)) == (0.0, 1.0)
    assert levelled(0.37, 0.5) == pytest.approx(0.37)


def test_levelling_finds_the_rate_of_two_from_the_share_of_many() -> None:
    strength = 3.0  # wins in proportion: 3 of 4 against one, 3 of 6 against three
    assert levelled(strength / (strength + 3), 1 / 4) == pytest.approx(0.75)
    assert levelled(3 * strength / (3 * strength + 1), 3 / 4) == pytest.approx(0.75)


def test_an_interval_is_levelled_with_its_rate() -> None:
    estimate = levelled_estimate(Estimate(0.25, 0.2, 0.4), 0.25)
    assert estimate.rate == pytest.approx(0.5)
    assert estimate.low == pytest.approx(0.2 * 3 / (0.2 * 3 + 0.8))
    assert estimate.high == pytest.approx(0.4 * 3 / (0.4 * 3 + 0.6))


def test_a_mean_reaches_less_far_than_its_parts() -> None:
    both = mean([Estimate(0.9, 0.8, 0.95), Estimate(0.5, 0.4, 0.6)])
    assert both.rate == pytest.approx(0.7)
    assert both.low == pytest.approx(0.7 - math.sqrt(0.02) / 2)
    assert both.high == pytest.approx(0.7 + math.sqrt(0.0125) / 2)


def test_the_interval_of_a_mean_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = Random(5)
    held = 0
    for _ in range(2000):
        one, other = (
            wilson(sum(rng.random() < rate for _ in range(60)), 60) for rate in (0.9, 0.6)
        )
        estimate = mean([one, other])
        held += estimate.low <= 0.75 <= estimate.high
    assert 0.935 < held / 2000 < 0.975


def test_percentiles_are_values_that_were_measured() -> None:
    assert percentile(range(1, 101), 0.5) == 50
    assert percentile(range(1, 101), 0.99) == 99
    assert percentile([7.0], 0.99) == 7.0
    assert percentile([], 0.5) == 0.0


def test_the_sequential_test_needs_the_deals_that_wald_says() -> None:
    odds = (0.6 / 0.4) ** 2
    step = math.log(2 * odds / (1 + odds))
    needed = math.ceil(math.log(19) / step)
    assert Sprt(0.6).judge([1] * 100) == ("first", needed)
    assert Sprt(0.6).judge([-1] * 100) == ("second", needed)
    assert Sprt(0.6).judge([1] * (needed - 1)) == ("open", needed - 1)


def test_deals_that_show_nothing_change_nothing() -> None:
    verdict, read = Sprt(0.6).judge([0, 1] * 100)
    _, without = Sprt(0.6).judge([1] * 100)
    assert (verdict, read) == ("first", 2 * without)
    assert Sprt(0.6).judge([0] * 1000) == ("open", 1000)


def test_bots_that_take_turns_are_too_close_to_tell_apart() -> None:
    assert Sprt(0.6).judge([1, -1] * 200)[0] == "neither"


def verdicts(rate: float, games: int = 400) -> list[str]:
    """Judge made-up matches on a game whose first role wins more often."""
    rng = Random(7)
    odds = rate / (1 - rate)
    shares = [odds * role / (1 + odds * role) for role in (4.0, 0.25)]

    def deal() -> int:
        ours = rng.random() < shares[0]
        theirs = rng.random() >= shares[1]
        return ours - theirs

    return [Sprt(0.6).judge(deal() for _ in range(5000))[0] for _ in range(games)]


def test_equal_bots_are_seldom_told_apart() -> None:
    told = verdicts(0.5)
    assert told.count("first") / len(told) < 0.07
    assert told.count("second") / len(told) < 0.07
    assert "open" not in told


def test_a_bot_that_is_better_by_so_much_is_found_whatever_the_roles_are_worth() -> None:
    told = verdicts(0.6)
    assert told.count("first") / len(told) > 0.93
