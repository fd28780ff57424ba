"""Every registered game keeps the contract."""

from __future__ import annotations

import pytest

from gaslamp import engine
from gaslamp.core.testing import check_game
from gaslamp.games.registry import GAMES, find_game

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_keeps_the_contract(name: str) -> None:
    games = 20 if engine.is_compiled() else 2
    report = check_game(find_game(name), games=games, seed=1888)
    assert report.games == games
