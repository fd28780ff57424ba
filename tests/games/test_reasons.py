"""Every reason that a refusal gives in a random game is true."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.state import OVER
from gaslamp.core.testing.choice_checks import reasons_for
from gaslamp.core.testing.message_checks import MessageChecker
from gaslamp.core.testing.random_options import random_options
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.games.registry import GAMES, find_game

pytestmark = pytest.mark.engine

GAMES_PLAYED = 3
TRIES = 40  # wrong actions at each decision
LEAST = {"mr_jack_pocket": 5, "scotland_yard": 8}  # reasons that are heard, of those there are
LEAST_ELSEWHERE = 12


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_refusal_is_true_in_random_games(name: str) -> None:
    game, rng = find_game(name), Random(1888)
    heard: set[str] = set()
    for _ in range(GAMES_PLAYED):
        options = random_options(game, rng)
        tested = GameUnderTest(game, options, MessageChecker())
        state = game.start(options)
        while state.seat != OVER:
            tries = [rng.randrange(game.actions.size) for _ in range(TRIES)]
            heard |= set(reasons_for(Snapshot(tested, state), tries))
            state.apply(state.random_action(rng))
    assert len(heard) >= LEAST.get(name, LEAST_ELSEWHERE), heard
