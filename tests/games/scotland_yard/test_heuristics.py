"""What good players of Scotland Yard look at."""

from __future__ import annotations

import math

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.belief import Belief
from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.actions import RIDES_END, STEP
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import MISTER_X, ROUNDS, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.distances import FAR, distances_of
from gaslamp.games.scotland_yard.heuristics.heuristics import REASONS, ScotlandYardHeuristics
from gaslamp.games.scotland_yard.heuristics.mister_x import SEVERAL
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.small import SMALL
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    agree,
    change,
    chase,
    come_to_move,
    move,
    position,
)

FEW = EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[:3]
DETECTIVE = 1


class Played:
    """A random game with what a viewer knows of it, and the game's heuristics."""

    def __init__(self, options: ScotlandYardOptions, viewer: int, seed: int) -> None:
        self.viewer = viewer
        self.rng = Random(seed)
        self.state = GAME.start(options)
        self.heuristics = GAME.heuristics(options)
        self.belief: Belief = GAME.belief(options, viewer, self.heuristics.policy(viewer))

    def step(self) -> None:
        action = self.state.sample_action(self.rng)
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.belief.see(sight, self.state.seat)

    def ask(self, world: ScotlandYard) -> list[float]:
        self.heuristics.start_from(self.belief, self.viewer)
        self.heuristics.begin_simulation(world)
        return [float(weight) for weight in self.heuristics.prior(world, world.legal_actions())]


def seen(*stations: int) -> vec[float]:
    """Give some stations equal weights."""
    weights = [0.0] * STEP
    for station in stations:
        weights[station] = 1.0 / len(stations)
    return vec[float](weights)


def told(state: ScotlandYard, *stations: int) -> ScotlandYardHeuristics:
    """Make heuristics for which Mister X is at one of some stations."""
    heuristics = ScotlandYardHeuristics(state.board)
    heuristics.known = seen(*stations)
    heuristics.begin_simulation(state)
    return heuristics


def best(state: ScotlandYard, *stations: int) -> int:
    """Give the choice with the most weight."""
    actions = state.legal_actions()
    weights = told(state, *stations).prior(state, actions)
    return int(max(zip(weights, actions, strict=True))[1])


@pytest.mark.parametrize("options", FEW, ids=str)
def test_every_choice_has_a_weight_in_every_phase(options: ScotlandYardOptions) -> None:
    seats = {MISTER_X: Played(options, MISTER_X, 3), DETECTIVE: Played(options, DETECTIVE, 3)}
    while seats[DETECTIVE].state.seat != OVER:
        for played in seats.values():
            state = played.state
            if state.seat >= 0:
                weights = played.ask(state)
                assert len(weights) == len(state.legal_actions())
                assert all(weight > 0.0 and math.isfinite(weight) for weight in weights)
            played.step()


@pytest.mark.parametrize("options", FEW, ids=str)
def test_the_chances_of_both_sides_add_up_to_one(options: ScotlandYardOptions) -> None:
    played = Played(options, DETECTIVE, 5)
    while played.state.seat != OVER:
        if played.state.seat >= 0:
            played.ask(played.state)
            away = played.heuristics.evaluate(played.state, MISTER_X)
            assert 0.0 < away < 1.0
            assert played.heuristics.evaluate(played.state, DETECTIVE) == pytest.approx(1.0 - away)
        played.step()


def test_a_detective_does_not_know_where_an_imagined_mister_x_is() -> None:
    compared = 0
    for seed in range(6):
        played = Played(agree(), DETECTIVE, seed)
        while played.state.seat != OVER:
            if played.state.seat == DETECTIVE:
                weights = {tuple(played.ask(world)) for world in some_worlds(played.belief)}
                assert len(weights) == 1
                compared += 1
            played.step()
    assert compared > 20


def some_worlds(belief: Belief) -> list[ScotlandYard]:
    """List a few possible worlds."""
    worlds = belief.worlds(STEP)
    assert worlds is not None
    states = [world.state for world in worlds[:: max(len(worlds) // 5, 1)]]
    assert all(isinstance(state, ScotlandYard) for state in states)
    return [state for state in states if isinstance(state, ScotlandYard)]


def test_an_imagined_detective_learns_what_a_real_one_would() -> None:
    options = agree()
    for seed in range(4):
        real = Played(options, DETECTIVE, seed)
        for _ in range(7):
            real.step()
        real.heuristics.start_from(real.belief, DETECTIVE)
        real.heuristics.begin_simulation(real.state)
        while real.state.seat != OVER:
            action = real.state.sample_action(real.rng)
            real.heuristics.follow(real.state, action)
            sight = real.state.sight(action, DETECTIVE)
            real.state.apply(action)
            real.belief.see(sight, real.state.seat)
            assert isinstance(real.belief, StationBelief)
            if real.state.seat != OVER:
                imagined = real.heuristics.station_weights.weights
                possible = {s for s in range(STEP) if imagined[s] > 0.0}
                assert set(real.belief.possible()) <= possible
                assert sum(imagined) == pytest.approx(1.0)


def test_an_imagined_game_can_begin_before_the_deal() -> None:
    state = GAME.start(agree())
    heuristics = GAME.heuristics(agree())
    heuristics.begin_simulation(state)
    rng = Random(1)
    while state.phase == phases.DEALING:
        action = state.sample_action(rng)
        heuristics.follow(state, action)
        state.apply(action)
    dealt = [int(station) for station in state.stations[1:]]
    starts = [int(start) for start in state.board.starts if start not in dealt]
    assert [s for s in range(STEP) if heuristics.station_weights.weights[s] > 0.0] == starts


def test_a_detective_catches_him_where_he_must_be() -> None:
    state = chase(74, 58, 1, 2)
    assert best(state, 74) % STEP == 74  # by either ticket that leads there


def test_only_in_the_last_round_a_detective_tries_his_luck_instead_of_closing_in() -> None:
    state = chase(74, 58, 1, 2)
    assert GAME.parse("taxi 74") not in favourites(state)
    change(state, round=ROUNDS)
    assert GAME.parse("taxi 74") in favourites(state)


def favourites(state: ScotlandYard) -> list[int]:
    """List what gets most if he is hardly at 74, and mostly far in the south-east."""
    heuristics = told(state, 74, *range(150, 200))
    heuristics.station_weights.weights[74] = 0.005
    actions = state.legal_actions()
    weights = heuristics.prior(state, actions)
    most = max(weights)
    return [
        int(action)
        for action, weight in zip(actions, weights, strict=True)
        if weight > most * 0.9  # two tickets lead to 74
    ]


def test_mister_x_does_not_ride_into_a_detectives_reach_where_he_is_seen() -> None:
    state = position(74, 58, 1, 2)
    come_to_move(state, 3)
    actions = state.legal_actions()
    shares = dict(zip(map(int, actions), told(state, 74).prior(state, actions), strict=True))
    rides = {ride: share for ride, share in shares.items() if ride < RIDES_END}
    in_reach = [share for ride, share in rides.items() if distance(58, ride % STEP) == 1]
    assert in_reach
    assert max(in_reach) < max(rides.values())
    assert sum(in_reach) < sum(rides.values()) / 4


def distance(start: int, end: int) -> int:
    distances = distances_of(london())
    return int(distances.rides[distances.row(start, 7) + end])


def test_distances_count_rides_with_the_tickets_at_hand() -> None:
    distances = distances_of(london())
    assert [int(distances.rides[distances.row(1, hand) + 46]) for hand in (7, 1, 0)] == [1, 4, FAR]
    assert distance(194, 157) > 1  # no detective takes the ferry


def test_where_he_can_be_narrows_down_to_where_he_is_seen() -> None:
    state = position(74, 1, 2, 3)
    come_to_move(state, 3)
    heuristics = told(state, 74, 100)
    for written in ("taxi 58", "at 58"):
        heuristics.follow(state, GAME.parse(written))
        move(state, written)
    assert list(heuristics.station_weights.weights) == list(seen(58))


@pytest.mark.parametrize("options", FEW, ids=str)
def test_the_policy_shares_every_choice_of_his(options: ScotlandYardOptions) -> None:
    played = Played(options, DETECTIVE, 11)
    policy = played.heuristics.policy(DETECTIVE)
    assert policy is not None
    while played.state.seat != OVER:
        if played.state.seat == MISTER_X:
            shares = policy.weights(played.state, played.state.legal_actions())
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) > 0.0
        played.step()


def test_his_habits_shun_a_detectives_neighbour() -> None:
    state = position(74, 93, 1, 2)
    policy = GAME.heuristics(agree()).policy(DETECTIVE)
    assert policy is not None
    actions = state.legal_actions()
    shares = dict(zip(map(int, actions), policy.weights(state, actions), strict=True))
    assert distance(93, 92) == 1
    assert shares[GAME.parse("taxi 92")] < min(
        shares[GAME.parse("taxi 73")], shares[GAME.parse("taxi 58")]
    )


def test_only_mister_x_mixes() -> None:
    for viewer in (MISTER_X, DETECTIVE):
        played = Played(agree(), viewer, 1)
        for _ in range(6):
            played.step()
        played.ask(played.state)
        assert played.heuristics.mixes == (viewer == MISTER_X)


def test_a_few_streets_have_distances_of_their_own() -> None:
    heuristics = SMALL.heuristics(ScotlandYardOptions(detectives=3))
    assert heuristics.distances is not distances_of(london())
    row = heuristics.distances.row(116, 7)
    assert heuristics.distances.rides[row + 117] == 1
    assert heuristics.distances.rides[row + 1] == FAR


def test_every_reason_has_words() -> None:
    given = set()
    for options in EVERY_OPTIONS[:4]:
        for seed in range(3):
            played = Played(options, DETECTIVE, seed)
            while played.state.seat != OVER:
                if played.state.seat >= 0:
                    played.ask(played.state)
                    for action in played.state.legal_actions():
                        given.add(played.heuristics.reason(played.state, action))
                played.step()
    assert given - {""} <= set(REASONS)
    for language in LANGUAGES:
        assert {f"scotland-yard-reason-{reason}" for reason in REASONS} <= set(keys(language))


def test_a_detective_is_praised_for_coming_nearer_only_where_he_does() -> None:
    state = chase(74, 58, 1, 2)
    heuristics = told(state, 199)
    here = distance(58, 199)
    reasons = {ride: heuristics.reason(state, ride) for ride in map(int, state.legal_actions())}
    nearer = {ride for ride in reasons if distance(ride % STEP, 199) < here}
    assert nearer
    assert nearer < set(reasons)
    assert {ride for ride, reason in reasons.items() if reason == "closes-in"} == nearer


def test_mister_x_is_praised_only_for_ways_out_and_tracks_that_he_has() -> None:
    """Several ways out are three at least, and who is seen at once hides no tracks."""
    praised = {"keeps-exits": 0, "hides-tracks": 0}
    for seed in range(12):
        played = Played(agree(), MISTER_X, seed)
        while played.state.seat != OVER:
            state = played.state
            if state.seat == MISTER_X and state.phase == phases.TURN:
                played.ask(state)
                for ride in (int(a) for a in state.legal_actions() if a < RIDES_END):
                    reason = played.heuristics.reason(state, ride)
                    if reason in praised:
                        praised[reason] += 1
                    if reason == "keeps-exits":
                        assert played.heuristics.mister_x.exits(state, ride % STEP, 2) >= SEVERAL
                    assert reason != "hides-tracks" or not is_sighting_move(
                        state.setup, state.moves + 1
                    )
            played.step()
    assert min(praised.values()) > 0
