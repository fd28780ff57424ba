"""Random games: no dead end, no game too long, every ending reached."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.playout import play_many, play_out
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.endings import ENDINGS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from tests.games.mr_jack_pocket.positions import suspects

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()


def test_a_hundred_thousand_random_games_come_to_their_end() -> None:
    games = 100_000 if engine.is_compiled() else 500
    assert play_many(GAME.start(OPTIONS), games, 1888, GAME.longest(OPTIONS)) > 40 * games


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
        state = GAME.new()
        while state.seat != OVER:
            state.apply(state.random_action(rng))
        endings.add((state.winners()[0], state.chase))
    assert endings == {
        (JACK, False),
        (JACK, True),
        (INVESTIGATOR, False),
        (INVESTIGATOR, True),
    }


@pytest.mark.rule("MP-24", "MP-25", "MP-26", "MP-27")
def test_every_ending_is_reached() -> None:
    rng = Random(27)
    reached: set[str] = set()
    for _ in range(20_000):
        state = GAME.new()
        play_out(state, rng, GAME.longest(OPTIONS))
        reached.add(state.ending())
        if len(reached) == len(ENDINGS):
            break
    assert reached == set(ENDINGS)


def test_the_longest_game_takes_as_many_actions_as_the_bound_says() -> None:
    """Seed 692 has all eight turns, and a chase with four cards drawn by Jack before it."""
    assert play_out(GAME.new(), 692, 1000) == GAME.longest(OPTIONS) == 100


def test_random_actions_come_as_often_as_each_other() -> None:
    rng = Random(6)
    state = GAME.new()
    while state.seat != OVER and engine.is_compiled():
        legal = list(state.legal_actions())
        drawn = Counter(state.random_action(rng) for _ in range(200 * len(legal)))
        assert sorted(drawn) == legal
        assert all(120 < times < 280 for times in drawn.values())
        state.apply(state.random_action(rng))


def test_random_actions_are_legal_and_all_legal_ones_are_drawn() -> None:
    rng = Random(7)
    for _ in range(3):
        state = GAME.new()
        while state.seat != OVER:
            legal = list(state.legal_actions())
            assert {state.random_action(rng) for _ in range(12 * len(legal))} <= set(legal)
            if len(legal) < 5:
                assert {state.random_action(rng) for _ in range(100)} == set(legal)
            state.apply(state.random_action(rng))
