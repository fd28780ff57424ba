"""Random play is uniform over the legal actions, however a game draws them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.random import Random

from gaslamp.core.playout import play_many, play_out
from gaslamp.core.state import OVER, State
from gaslamp.core.testing.random_options import random_options
from gaslamp.engine import is_compiled
from gaslamp.games.registry import GAMES, find_game

pytestmark = pytest.mark.engine

DRAWS = 300  # for each legal action: 6 standard deviations are then a third of the expected count


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_is_drawn_equally_often_and_no_other(name: str) -> None:
    game = find_game(name)
    rng = Random(11)
    state: State = game.start(random_options(game, rng))
    left = 1_000 if is_compiled() else 20
    while state.seat != OVER and left:
        left -= 1
        legal = list(state.legal_actions())
        counts = dict.fromkeys(legal, 0)
        for _ in range(DRAWS * len(legal) if len(legal) > 1 else 1):
            counts[state.sample_action(rng)] += 1
        if len(legal) > 1:
            assert all(2 / 3 < count / DRAWS < 4 / 3 for count in counts.values()), (legal, counts)
        state.apply(state.sample_action(rng))


def test_a_play_out_plays_to_the_end_or_to_its_limit() -> None:
    game = find_game("scotland_yard")
    state = game.new()
    assert play_out(state, 1, 10) == 10
    assert state.seat != OVER
    play_out(state, 1, game.longest(game.options()))
    assert state.seat == OVER
    assert play_out(state, 1, 10) == 0


@pytest.mark.parametrize("source", [lambda: 5, lambda: Random(5)])
def test_the_same_source_plays_the_same_games(source: Callable[[], object]) -> None:
    game = find_game("scotland_yard")
    limit = game.longest(game.options())
    played = [play_many(game.new(), 4, source(), limit) for _ in range(2)]
    assert played[0] == played[1]
    assert played[0] != play_many(game.new(), 4, 6, limit)


def test_a_game_that_does_not_end_within_its_limit_is_named() -> None:
    with pytest.raises(RuntimeError, match="game 0 of seed 3 did not end in 9 actions"):
        play_many(find_game("scotland_yard").new(), 4, 3, 9)
