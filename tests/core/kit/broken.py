"""Breaks the toy game and asks the kit what is wrong with it."""

from __future__ import annotations

import pytest

from gaslamp.core.options import Options
from gaslamp.core.testing import Effort, Problem, check_game
from tests.core.toys import HideAndSeek, ToyGame


def with_rules(rules: type[HideAndSeek]) -> ToyGame:
    """Make a game of other rules."""

    class Variant(ToyGame):
        def set_up(self, options: Options) -> HideAndSeek:
            return rules()

    return Variant()


def problem_of(game: ToyGame, limit: int = 500) -> str:
    """Name the check that a broken game fails."""
    with pytest.raises(Problem) as caught:
        check_game(game, games=30, effort=Effort(limit=limit))
    return caught.value.check
