"""How long the levels think, measured."""

from __future__ import annotations

import pytest
from benchmarks import thinking
from benchmarks.thinking import measure

from gaslamp.bots.levels import NOVICE, Level
from gaslamp.games.registry import find_game

QUICK = Level("quick", 16, 4, 0.2)


def test_a_level_that_searches_imagines_games_and_a_novice_none() -> None:
    game = find_game("mr_jack_pocket")
    quick, novice = measure(game, QUICK, 0.0), measure(game, NOVICE, 0.0)
    assert quick.imagined >= len(quick.choices) > 0
    assert quick.rate > 0
    assert (novice.imagined, novice.rate) == (0, 0.0)
    assert len(novice.choices) > 0


def test_every_level_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    thinking.main(["mr_jack_pocket"], seconds=1e-6)
    printed = capsys.readouterr().out
    for words in ("Mr. Jack Pocket", "novice", "club", "master", "imagined/s"):
        assert words in printed
