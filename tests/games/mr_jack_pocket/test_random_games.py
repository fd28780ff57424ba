"""Random games: no dead end, no game too long, every ending reached."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.playout import play_many
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.table import INVESTIGATOR, JACK
from tests.games.mr_jack_pocket.positions import suspects

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()


def test_a_hundred_thousand_random_games_come_to_their_end() -> None:
    games = 100_000 if engine.is_compiled() else 500
    assert play_many(GAME.start(OPTIONS), games, 1888, GAME.longest) > 40 * games


@pytest.mark.rule("MP-18", "MP-22")
def test_jack_is_always_among_the_suspects() -> None:
    rng = Random(22)
    for _ in range(300 if engine.is_compiled() else 50):
        state = GAME.start(OPTIONS)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            if state.turn > 0:
                assert SUSPECTS[state.identity] in suspects(state)


@pytest.mark.rule("MP-24", "MP-26")
def test_both_sides_win_with_and_without_a_chase() -> None:
    rng = Random(24)
    endings = set()
    for _ in range(1000):
        state = GAME.start(OPTIONS)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
        endings.add((state.winner, state.chase))
    assert endings == {
        (JACK, False),
        (JACK, True),
        (INVESTIGATOR, False),
        (INVESTIGATOR, True),
    }
