"""Random games to the end, over every agreement."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp.core.playout import play_many, play_out
from gaslamp.core.state import OVER
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.actions import (
    DOUBLE,
    RIDES_END,
    SHOW,
    STATIONS,
    STEP,
    TAKE_NOTHING,
)
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import MISTER_X, ROUNDS
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    chase,
    move,
    position,
    stock,
)

pytestmark = pytest.mark.engine

GAMES_EACH = 100_000 // len(EVERY_OPTIONS) + 1 if is_compiled() else 20
WATCHED_EACH = 40 if is_compiled() else 2


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_random_games_come_to_an_end(options: ScotlandYardOptions) -> None:
    played = play_many(GAME.start(options), GAMES_EACH, 7, GAME.longest(options))
    assert played > GAMES_EACH * (options.pawns + 2)


def longest_game(options: ScotlandYardOptions, rng: Random) -> int:
    """Play so that nothing is left out: doubles into sightings, offers taken, no catch."""
    state = GAME.start(options)
    played = 0
    while state.seat != OVER:
        state.apply(slow_action(state, rng))
        played += 1
    return played


def slow_action(state: ScotlandYard, rng: Random) -> int:
    """Draw out the game: prefer a card before a sighting, an offer, an empty hand, a miss."""
    legal = [int(action) for action in state.legal_actions()]
    if DOUBLE in legal and state.moves + 1 in (3, 8):
        return DOUBLE
    if SHOW in legal or TAKE_NOTHING in legal:
        return SHOW if SHOW in legal else TAKE_NOTHING
    here = state.stations[MISTER_X] if state.phase == phases.CHASE else 0
    wanted = [action for action in legal if action % STEP != here and action != DOUBLE]
    return (wanted or legal)[rng.randrange(len(wanted or legal))]


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_no_game_can_be_longer_than_declared_and_some_are_as_long(
    options: ScotlandYardOptions,
) -> None:
    bound, rng = GAME.longest(options), Random(1)
    longest = 0
    for _ in range(400):
        longest = max(longest, longest_game(options, rng))
        if longest >= bound:
            break
    assert longest == bound


def test_a_game_for_two_has_at_most_146_actions_and_286_with_offers() -> None:
    assert GAME.longest(agree()) == 6 + 22 * 6 + 2 * 2 + 4
    assert GAME.longest(agree(voluntary_reveal=True)) == 146 + 20 * (1 + 1 + 5)


def check_position(state: ScotlandYard) -> None:
    """What holds in every position, whatever was played."""
    stations = list(state.stations)
    dealt = [station for station in stations[1:] if station]
    assert len(set(dealt)) == len(dealt), "two detectives share a station"
    stations_of_london = range(1, STATIONS + 1)
    assert [place for place in stations_of_london if state.guarded[place]] == sorted(dealt)
    assert state.seat == OVER or stations[0] == 0 or stations[0] not in dealt
    assert min(state.stock) >= 0
    assert state.round <= ROUNDS
    assert state.moves <= state.setup.windows


def tickets(state: ScotlandYard, kind: str) -> int:
    return sum(stock(state, pawn)[kind] for pawn in range(state.detectives + 1))


@pytest.mark.rule("SY-07", "SY-08")
@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_every_position_of_a_random_game_keeps_the_rules(options: ScotlandYardOptions) -> None:
    for seed in range(WATCHED_EACH):
        rng = Random(seed)
        state = GAME.start(options)
        while state.seat != OVER:
            pawn, here = state.pawn, state.stations[state.pawn]
            action = state.random_action(rng)
            assert action in state.legal_actions()
            state.apply(action)
            check_position(state)
            if action < RIDES_END:
                assert state.stations[pawn] == action % STEP
                assert state.board.transports(here, action % STEP)


@pytest.mark.rule("SY-03", "SY-04", "SY-11", "SY-12")
@pytest.mark.parametrize("voluntary", [False, True])
def test_counted_tickets_change_hands_and_leave_the_game_only_by_mister_xs_rides(
    voluntary: bool,
) -> None:
    for seed in range(WATCHED_EACH):
        rng = Random(seed)
        state = GAME.start(agree(counted_tickets=True, voluntary_reveal=voluntary))
        while state.seat != OVER:
            before = {kind: tickets(state, kind) for kind in ("taxi", "bus", "underground")}
            by_mister_x = state.pawn == 0
            action = state.random_action(rng)
            state.apply(action)
            for place, (kind, had) in enumerate(before.items()):
                spent = by_mister_x and action < RIDES_END and action // STEP == place
                assert tickets(state, kind) == had - spent


@pytest.mark.parametrize(
    "state",
    [
        GAME.start(agree()),
        position(46, 117, *FAR[1:]),
        move(position(104, 117, *FAR[1:]), "double"),
        chase(104, 128, 142, 3),
        chase(104, 2, 10, 20),
        move(position(74, 94, 3, 117, voluntary_reveal=True), "taxi 92"),
    ],
    ids=["a deal", "a turn", "a first half", "a detective", "a detective who stays", "an offer"],
)
def test_every_legal_action_is_drawn_as_often_and_no_other(state: ScotlandYard) -> None:
    rng = Random(1)
    actions = list(state.legal_actions())
    draws = 2000 * len(actions) if is_compiled() else 400 * len(actions)
    drawn = Counter(int(state.random_action(rng)) for _ in range(draws))
    assert sorted(drawn) == actions
    for times in drawn.values():
        assert times == pytest.approx(draws / len(actions), rel=0.3)


def test_both_sides_win_some_random_games() -> None:
    rng = Random(3)
    winners = set()
    for _ in range(60):
        state = GAME.start(agree())
        play_out(state, rng, GAME.longest(agree()))
        winners.add(tuple(state.winners()))
    assert winners == {(0,), (1,)}
