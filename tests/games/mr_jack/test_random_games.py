"""Random games: no dead end, no flood of choices, always an end."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.playout import play_many
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import ACCUSE, STAY
from gaslamp.games.mr_jack.game import GAME
from tests.games.mr_jack.positions import BOARDS, table

pytestmark = pytest.mark.engine


@pytest.mark.rule("MJ-37")
@pytest.mark.parametrize("board", BOARDS)
def test_a_hundred_thousand_random_games_end_without_a_dead_end(board: str) -> None:
    games = 100_000 if engine.is_compiled() else 100
    assert play_many(table(board), games, 1888, GAME.longest) > games * 10


@pytest.mark.rule("MJ-05", "MJ-34", "MJ-37")
@pytest.mark.parametrize("board", BOARDS)
def test_games_without_accusations_last_to_dawn_with_few_choices_each(board: str) -> None:
    rng = Random(8)
    most, longest, turns = 0, 0, set()
    for _ in range(300 if engine.is_compiled() else 20):
        state, played = table(board), 0
        while state.seat != OVER:
            actions = list(state.legal_actions())
            most = max(most, len(actions))
            quiet = [action for action in actions if not ACCUSE <= action < STAY]
            state.apply(quiet[rng.randrange(len(quiet))])
            played += 1
        longest = max(longest, played)
        turns.add(int(state.turn))
    assert most <= 300
    assert 100 < longest <= GAME.longest
    assert turns == {8}
