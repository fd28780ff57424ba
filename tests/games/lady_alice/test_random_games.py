"""Random games to the end, at every number of players."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.bits import count
from gaslamp.core.playout import play_many, play_out
from gaslamp.core.state import OVER, REFEREE
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.actions import ACCUSE, MARK, PASS, SUSPECT, VALUE
from gaslamp.games.lady_alice.endings import ENDINGS
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import longest_game
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import DEDUCTION
from gaslamp.games.lady_alice.rules.state import LadyAlice

pytestmark = pytest.mark.engine

GAMES = 100_000 if is_compiled() else 40
CALM_GAMES = 2_000 if is_compiled() else 4
SEATS = [3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_come_to_an_end(seats: int) -> None:
    start = GAME.start(LadyAliceOptions(seats=seats))
    assert play_many(start, GAMES, 7, longest_game(seats, 100)) > GAMES * seats * 5


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_without_accusations_come_to_an_end(seats: int) -> None:
    """Long games: desks fill up, stocks run out, categories are covered altogether."""
    rng = Random(seats)
    for _ in range(CALM_GAMES):
        limit = 1 + rng.randrange(40)
        state = GAME.start(LadyAliceOptions(seats=seats, round_limit=limit))
        played = 0
        while state.seat != OVER:
            state.apply(calm_action(state, rng))
            played += 1
        assert played <= longest_game(seats, limit)


def calm_action(state: LadyAlice, rng: Random) -> int:
    """Pass half of the time, and accuse never."""
    if state.phase == DEDUCTION and rng.randrange(2):
        return PASS
    action = state.random_action(rng)
    return PASS if state.phase == DEDUCTION and action >= ACCUSE else action


def dawdle(state: LadyAlice) -> int:
    """Draw the game out: the last who could end the deductions places a marker instead."""
    actions = state.legal_actions()
    if state.phase != DEDUCTION:
        return suspicion_without_end(state)
    others = state.out | state.passed | 1 << state.player
    ends = others == (1 << state.seats) - 1
    crowded = sorted(
        (a for a in actions if MARK <= a < PASS), key=lambda a: -state.desk.heights[a - MARK]
    )
    return crowded[0] if ends and crowded else PASS


def suspicion_without_end(state: LadyAlice) -> int:
    """Never state the solution."""
    actions = [int(action) for action in state.legal_actions()]
    wrong = [a for a in actions if a >= VALUE or not state.solution() >> (a - SUSPECT) & 1]
    return (wrong or actions)[0]


@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_games_come_near_the_bound(seats: int) -> None:
    limit = 20
    state = GAME.start(LadyAliceOptions(seats=seats, round_limit=limit))
    played = 0
    while state.seat != OVER:
        state.apply(dawdle(state))
        played += 1
    assert longest_game(seats, limit) * 0.9 < played <= longest_game(seats, limit)


def test_no_game_can_be_longer_than_declared() -> None:
    for seats in SEATS:
        for rounds in (1, 20, 100):
            options = LadyAliceOptions(seats=seats, round_limit=rounds)
            assert GAME.longest(options) == longest_game(seats, rounds)
    assert GAME.longest(LadyAliceOptions(seats=5)) == 1347


def check_position(state: LadyAlice) -> None:
    """What holds in every position, whatever was played."""
    desk = state.desk
    assert sum(map(int, desk.heights)) == len(desk.markers)
    assert max(map(int, desk.heights)) <= state.seats
    for seat in range(state.seats):
        left = [desk.left(seat, value) for value in range(3)]
        assert all(0 <= number <= 3 for number in left)
        assert sum(left) == desk.all_left(seat)
    assert state.covered & state.solution() == 0
    assert state.seat < 0 or state.is_in(state.seat)
    assert state.seat != REFEREE or len(state.legal_actions()) == 1
    assert count(state.out) < state.seats


@pytest.mark.rule("LA-04", "LA-12", "LA-17")
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_random_game_keeps_the_rules(seats: int) -> None:
    for seed in range(60 if is_compiled() else 3):
        rng = Random(seed)
        state = GAME.start(LadyAliceOptions(seats=seats, round_limit=15))
        while state.seat != OVER:
            state.apply(calm_action(state, rng) if seed % 2 else state.random_action(rng))
            check_position(state)


def test_random_games_end_in_every_way() -> None:
    rng = Random(11)
    endings = set()
    for number in range(4_000 if is_compiled() else 400):
        state = GAME.start(LadyAliceOptions(seats=3, round_limit=1 + number % 3))
        play_out(state, rng, longest_game(3, 3))
        endings.add(state.ending())
    expected = set(ENDINGS)
    assert endings == expected if is_compiled() else endings <= expected


def test_every_legal_action_is_drawn_as_often_as_any_other() -> None:
    """Drawing without a list is fair, in every phase that players and chance decide."""
    rng = Random(3)
    for seats in SEATS:
        state = GAME.start(LadyAliceOptions(seats=seats, round_limit=2))
        while state.seat != OVER:
            check_draws(state, rng)
            state.apply(calm_action(state, rng))


def check_draws(state: LadyAlice, rng: Random) -> None:
    legal = [int(action) for action in state.legal_actions()]
    draws = 20 * len(legal)
    drawn = dict.fromkeys(legal, 0)
    for _ in range(draws):
        drawn[int(state.sample_action(rng))] += 1
    misses = sum((number - 20) ** 2 / 20 for number in drawn.values())
    assert misses < len(legal) + 6 * (2 * len(legal)) ** 0.5  # chi-squared, six deviations
