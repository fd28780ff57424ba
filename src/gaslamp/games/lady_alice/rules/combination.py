"""Combinations: one clue of each category, picked one after the other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.games.lady_alice.actions import SUSPECT
from gaslamp.games.lady_alice.board import CATEGORIES, SIZE, category_mask


def suspects(picks: i64, category: i64, last: i64, covered: i64, size: i64) -> vec[i64]:
    """List the clues of the next category with which a suspicion can still be stated."""
    actions = vec[i64](capacity=SIZE)
    clue = category * SIZE
    end = clue + size
    while clue < end:
        if may_suspect(picks | bit(clue), category + 1, last, covered, size):
            actions = append(actions, SUSPECT + clue)
        clue += 1
    return actions


def may_suspect(picks: i64, categories: i64, last: i64, covered: i64, size: i64) -> bool:
    """Tell whether some suspicion goes on from these picks in the first categories.

    It must not be the last suspicion again (LA-08), nor be covered altogether (LA-09).
    """
    picked_from = bit(categories * SIZE) - 1
    repeats = last & picked_from == picks and last & ~covered != 0
    if picks & ~covered != 0:
        return categories < CATEGORIES or not repeats
    ways: i64 = 1
    covered_ways: i64 = 1
    while categories < CATEGORIES:
        ways *= size
        covered_ways *= count(covered & category_mask(categories))
        categories += 1
    return ways - covered_ways > (1 if repeats else 0)
