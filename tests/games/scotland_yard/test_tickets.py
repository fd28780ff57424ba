"""Tickets are spent sparingly: Mister X's black ones, and the detectives' taxi tickets."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.belief import KnownBelief
from gaslamp.core.state import OVER
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import MISTER_X, ROUNDS
from gaslamp.games.scotland_yard.heuristics.black_tickets import has_only, is_wasted
from gaslamp.games.scotland_yard.heuristics.detectives import hand_after, price_of
from gaslamp.games.scotland_yard.heuristics.heuristics import ScotlandYardHeuristics
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.small import TINY
from tests.games.scotland_yard.positions import agree, change, chase, come_to_move, give, position

OPTIONS = agree()


def knowing(*stations: int) -> StationBelief:
    """Let the detectives hold just these stations possible."""
    belief = GAME.belief(OPTIONS, 1)
    assert isinstance(belief, StationBelief)
    for station in range(len(belief.weights)):
        belief.weights[station] = 1.0 / len(stations) if station in stations else 0.0
    return belief


def on_move(number: int, station: int) -> ScotlandYard:
    """Put Mister X on a station, about to make a move, with black tickets."""
    state = position(station, 1, 2, 3)
    come_to_move(state, number)
    return state


def wasted(state: ScotlandYard, belief: StationBelief, written: str) -> bool:
    return is_wasted(state, belief, GAME.parse(written))


def test_a_black_ticket_before_a_sighting_is_wasted_if_an_ordinary_one_leads_there_too() -> None:
    state, everywhere = on_move(3, 74), knowing(*range(1, 200))
    assert wasted(state, everywhere, "black 58")
    assert not wasted(state, everywhere, "taxi 58")
    state = on_move(4, 74)
    assert not wasted(state, everywhere, "black 58")


def test_the_ferry_needs_a_black_ticket() -> None:
    state = on_move(3, 115)
    assert not wasted(state, knowing(115), "black 108")


def test_a_black_ticket_hides_nothing_where_there_are_only_taxis() -> None:
    state = on_move(4, 18)
    assert has_only(state, 18, codes.TAXI)
    assert not has_only(state, 74, codes.TAXI)
    assert not has_only(state, 115, codes.TAXI)
    end = state.board.neighbours(18)[0][0]
    assert wasted(state, knowing(18), f"black {end}")
    assert not wasted(state, knowing(18, 74), f"black {end}")


def test_the_first_two_moves_are_no_time_for_a_black_ticket() -> None:
    everywhere = knowing(*range(1, 200))
    assert wasted(position(74, 1, 2, 3), everywhere, "black 58")
    assert wasted(on_move(2, 74), everywhere, "black 58")


def test_what_mister_x_wastes_is_futile_for_him_alone() -> None:
    heuristics, belief = GAME.heuristics(OPTIONS), GAME.belief(OPTIONS, MISTER_X)
    assert isinstance(belief, KnownBelief)
    belief.table = position(74, 1, 2, 3)
    assert heuristics.is_futile(belief, GAME.parse("black 58"))
    assert not heuristics.is_futile(belief, GAME.parse("taxi 58"))
    belief.table = chase(74, 58, 1, 2)
    assert not heuristics.is_futile(belief, GAME.parse("black 58"))
    assert not heuristics.is_futile(knowing(74), GAME.parse("black 58"))


def test_a_taxi_ticket_is_the_dearer_the_fewer_are_left_for_the_rounds_to_come() -> None:
    state = chase(74, 58, 1, 2)
    prices = []
    for taxis in (10, 6, 2, 1):
        give(state, 1, taxi=taxis, bus=8, underground=4)
        prices.append(price_of(state, codes.TAXI))
    assert prices == sorted(prices)
    assert prices[-1] > 5 * price_of(state, codes.BUS)
    give(state, 1, taxi=2, bus=8, underground=4)
    change(state, round=ROUNDS - 1)
    assert price_of(state, codes.TAXI) < prices[2] / 5


def test_a_ride_with_the_last_ticket_of_a_kind_leaves_a_smaller_hand() -> None:
    state = chase(74, 58, 1, 2)
    give(state, 1, taxi=1, bus=2, underground=1)
    assert [hand_after(state, ticket) for ticket in range(3)] == [0b110, 0b111, 0b011]


def last_chase() -> tuple[ScotlandYard, StationBelief]:
    """Play a tiny table at random to a chase of its last round, which is not the 22nd."""
    for seed in range(100):
        rng, state = Random(seed), TINY.start(TINY.options())
        belief = TINY.belief(TINY.options(), 1)
        assert isinstance(belief, StationBelief)
        while state.seat != OVER:
            if state.seat == 1 and state.round == state.setup.rounds < ROUNDS:
                return state, belief
            action = state.sample_action(rng)
            sight = state.sight(action, 1)
            state.apply(action)
            belief.see(sight, state.seat)
    raise AssertionError("he is always caught before")


def test_in_the_last_round_of_any_table_only_a_catch_counts() -> None:
    state, belief = last_chase()
    heuristics = TINY.heuristics(TINY.options())
    assert isinstance(heuristics, ScotlandYardHeuristics)
    heuristics.start_from(belief, 1)
    heuristics.begin_simulation(state)
    actions = state.legal_actions()
    for action, value in zip(actions, heuristics.detectives.values(state, actions), strict=True):
        assert (value > 0.0) == (belief.weights[codes.station_of(action)] > 0.0)
        assert value >= 0.0
