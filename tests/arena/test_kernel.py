"""The C kernel beside the engine: the same random games, told apart by nothing but their speed."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

import pytest
from benchmarks.kernel import LEVEL, Kernel, find_kernel
from librt.random import Random

from gaslamp import engine
from gaslamp.core.playout import play_out
from gaslamp.games.scotland_yard.endings import ENDINGS
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions

OURS = 8_000 if engine.is_compiled() else 150
THEIRS = 100_000
ERRORS = 5.0  # standard errors that chance may account for
SETUP = Path(__file__).parents[2] / "setup.py"
AGREED = (
    ScotlandYardOptions(),
    ScotlandYardOptions(detectives=3, counted_tickets=True),
    ScotlandYardOptions(seats=3, voluntary_reveal=True),
    ScotlandYardOptions(seats=6, counted_tickets=True, voluntary_reveal=True),
)


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    found = find_kernel()
    if found is None:
        pytest.skip("no C compiler")
    return found


def our_games(options: ScotlandYardOptions) -> tuple[list[int], Counter[str]]:
    """Play with the engine: the length of each game, and how often each ending came."""
    start, rng = GAME.start(options), Random(1)
    lengths: list[int] = []
    endings: Counter[str] = Counter()
    for _ in range(OURS):
        state = start.clone()
        lengths.append(play_out(state, rng, GAME.longest(options)))
        endings[state.ending()] += 1
    return lengths, endings


@pytest.mark.parametrize("options", AGREED, ids=str)
def test_games_are_as_long_and_end_in_the_same_ways_in_c_as_in_the_engine(
    options: ScotlandYardOptions, kernel: Kernel
) -> None:
    lengths, endings = our_games(options)
    in_c = kernel.play(options, THEIRS, 1)
    assert abs(in_c.actions / THEIRS - fmean(lengths)) < ERRORS * stdev(lengths) / OURS**0.5
    for ending in ENDINGS:
        share = in_c.endings[ending] / THEIRS
        error = (share * (1 - share) / OURS) ** 0.5
        assert abs(endings[ending] / OURS - share) < ERRORS * error + 2 / OURS, ending


def test_a_seed_decides_every_game(kernel: Kernel) -> None:
    played = kernel.play(AGREED[0], 50, 7)
    assert kernel.play(AGREED[0], 50, 7) == played != kernel.play(AGREED[0], 50, 8)
    assert sum(played.endings.values()) == 50


def test_the_kernel_is_measured(kernel: Kernel) -> None:
    assert kernel.rate(0.01) > 0


def test_the_kernel_is_compiled_as_hard_as_the_engine() -> None:
    assert f'opt_level="{LEVEL}"' in SETUP.read_text(encoding="utf-8")


def test_without_a_compiler_there_is_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert find_kernel() is None
