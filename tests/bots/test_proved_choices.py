"""What is proved is played, in every game that is searched for proofs."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks.proved_choices import count_game
from benchmarks.sparring import Unproved
from msgspec.structs import replace

from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.games.registry import find_game

GLANCE = replace(CLUB, nodes=16)


def counted(name: str, bot: type[LevelBot], seeds: range) -> Counter[bool]:
    """Count the decisions at which the best that is proved was taken, and was not."""
    game = find_game(name)
    found: Counter[bool] = Counter()
    for seed in seeds:
        for (_, _, taken), number in count_game(game, game.options(), bot, GLANCE, seed).items():
            found[taken] += number
    return found


@pytest.mark.parametrize("name", ["scotland_yard", "mr_jack"])
def test_the_best_that_is_proved_is_always_taken(name: str) -> None:
    found = counted(name, LevelBot, range(1, 7))
    assert found[True] >= 5
    assert found[False] == 0


def test_without_proofs_some_of_it_is_missed() -> None:
    found = counted("scotland_yard", Unproved, range(1, 13))
    assert found[False] > 0
