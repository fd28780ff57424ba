"""Random play is uniform over the legal actions, however a game draws them."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.random_options import random_options
from gaslamp.core.state import OVER, State
from gaslamp.games.registry import GAMES, find_game

pytestmark = pytest.mark.engine

DRAWS = 300  # for each legal action: 6 standard deviations are then a third of the expected count


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_is_drawn_equally_often_and_no_other(name: str) -> None:
    game = find_game(name)
    rng = Random(11)
    state: State = game.start(random_options(game, rng))
    while state.seat != OVER:
        legal = list(state.legal_actions())
        counts = dict.fromkeys(legal, 0)
        for _ in range(DRAWS * len(legal) if len(legal) > 1 else 1):
            counts[state.random_action(rng)] += 1
        if len(legal) > 1:
            assert all(2 / 3 < count / DRAWS < 4 / 3 for count in counts.values()), (legal, counts)
        state.apply(state.random_action(rng))
