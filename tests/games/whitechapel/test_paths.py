"""Listing the paths of a night: what it costs is bounded by what it returns."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES, WALK
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares, end_of, seen_step
from gaslamp.games.whitechapel.belief.paths.sampling import PathLister
from gaslamp.games.whitechapel.belief.sheets import list_sheets
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.board import whitechapel
from tests.games.whitechapel.plays import distances
from tests.games.whitechapel.positions import hunt

pytestmark = pytest.mark.engine

HIDEOUT = 6  # up to twelve walks from other circles
MOST = 2_000
EVERYWHERE = vec[i64]([1] * (CIRCLES + 1))


def walk() -> MoveShares:
    """A walk, from wherever Jack can be."""
    return seen_step(hunt(HIDEOUT), WALK, EVERYWHERE)


def last_night(moves: int, away: int) -> Trail:
    """Jack is out for so many moves, unasked, with one hideout left, so many walks from there."""
    trail = Trail(vec[i64]([HIDEOUT]), vec[float]([1.0]), by_policy=False)
    far = distances(whitechapel(), HIDEOUT)
    murder = min(circle for circle, walks in far.items() if walks == away)
    trail.begin(vec[i64]([murder]), [])
    step = walk()
    for _ in range(moves):
        trail.add_step(step)
    return trail


def count_paths(trail: Trail) -> int:
    """Count the ways home, one move after the other."""
    ways = Counter({int(trail.night.murders[0]): 1})
    for step in trail.night.steps:
        after: Counter[int] = Counter()
        for start, move in zip(step.starts, step.moves, strict=True):
            after[int(end_of(move))] += ways[int(start)]
        ways = after
    return ways[HIDEOUT]


@pytest.mark.parametrize("moves", [10, 11, 12])
def test_only_rows_that_lead_home_are_visited(moves: int) -> None:
    trail = last_night(moves, moves)
    trail.come_home(vec[float]([1.0]))
    lister = PathLister(trail.night, trail.possible(), MOST)
    paths = lister.list()
    assert paths is not None
    assert 0 < len(paths) == count_paths(trail)
    assert lister.visited <= len(paths) * (moves + 1)


@pytest.mark.parametrize("moves", [10, 11, 12])
def test_listing_stops_as_soon_as_there_are_too_many(moves: int) -> None:
    trail = last_night(moves, 6)
    trail.come_home(vec[float]([1.0]))
    assert count_paths(trail) > MOST
    lister = PathLister(trail.night, trail.possible(), MOST)
    assert lister.list() is None
    assert lister.visited <= (MOST + 1) * (moves + 1)
    assert list_sheets(trail, MOST) is None


@pytest.mark.parametrize("moves", [10, 11, 12])
def test_circles_excluded_now_cost_nothing(moves: int) -> None:
    trail = last_night(moves, moves)
    for circle in range(1, CIRCLES + 1):
        if circle != HIDEOUT and trail.possible()[circle] != 0:
            trail.exclude(circle)
    lister = PathLister(trail.night, trail.possible(), MOST)
    paths = lister.list()
    assert paths is not None
    assert len(paths) == count_paths(trail)
    assert lister.visited <= len(paths) * (moves + 1)
