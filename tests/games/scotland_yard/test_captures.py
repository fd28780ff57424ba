"""Captures that are forced, and rides that escape all detectives, are proved and played."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.heuristics import LOST, SAFE, UNPROVED, WINNING
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.actions import STEP
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import CARD, MISTER_X, ROUNDS
from gaslamp.games.scotland_yard.heuristics.capture_proofs import CaptureProofs
from gaslamp.games.scotland_yard.heuristics.distances import distances_of
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.small import TINY, TinyOptions, one_block
from tests.games.scotland_yard import capturing
from tests.games.scotland_yard.positions import (
    agree,
    change,
    chase,
    come_to_move,
    give,
    position,
)

LOOK = CLUB.share(0.1)


def tiny(detectives: int, cards: int) -> ScotlandYard:
    """Set a tiny table, where Mister X has so many double cards."""
    state = TINY.start(TinyOptions(detectives=detectives, rounds=4))
    stock = [int(left) for left in state.stock]
    stock[CARD] = cards
    return change(state, stock=stock)


@pytest.mark.parametrize(("detectives", "cards"), [(2, 0), (2, 1), (1, 0)])
def test_proofs_are_what_trying_everything_shows(detectives: int, cards: int) -> None:
    proofs = CaptureProofs(distances_of(one_block()))
    found: Counter[tuple[bool, int]] = Counter()
    for state, known, his in capturing.decisions(tiny(detectives, cards), range(60)):
        actions = [int(action) for action in state.legal_actions()]
        if state.seat == MISTER_X:
            worlds = capturing.worlds_of(known)
            expected = [capturing.of_mister_x(state, worlds, action) for action in actions]
            proved = proofs.prove(his, vec[i64](actions))
        else:
            expected = capturing.of_detective(known, actions)
            proved = proofs.prove(known, vec[i64](actions))
        assert list(proved) == expected, state.text()
        found += Counter((state.seat == MISTER_X, one) for one in expected)
    assert min(found[True, proof] for proof in (LOST, UNPROVED, SAFE, WINNING)) >= 20
    assert min(found[False, proof] for proof in (UNPROVED, WINNING)) >= 50


def knowing(state: ScotlandYard, *stations: int) -> StationBelief:
    """Let the detectives see a position, and hold just these stations possible."""
    belief = StationBelief(state)
    belief.weights = vec[float](
        [1.0 / len(stations) if station in stations else 0.0 for station in range(STEP)]
    )
    return belief


def proved(belief: Belief, state: ScotlandYard) -> dict[str, int]:
    """Say what is proved about each legal action, in notation."""
    actions = state.legal_actions()
    proofs = GAME.heuristics(agree()).proofs(belief, actions)
    return {GAME.notation(a): int(p) for a, p in zip(actions, proofs, strict=True)}


def choices(belief: Belief, state: ScotlandYard) -> set[str]:
    """Let `club` choose some times, after only a look."""
    actions = [Action(int(action)) for action in state.legal_actions()]
    found: set[str] = set()
    for seed in range(5):
        bot = LevelBot(GAME, agree(), as_seat(int(state.seat)), seed, LOOK, timed=False)
        bot.belief = belief
        found.add(GAME.notation(bot.choose(actions)))
    return found


def without_cards(state: ScotlandYard) -> ScotlandYard:
    """Take Mister X's double cards away."""
    give(state, MISTER_X, taxi=4, bus=3, underground=3, black=3)
    return state


def test_a_ring_that_forces_a_capture_in_the_next_chase_is_closed() -> None:
    state = without_cards(chase(129, 87, 41, 89, 86, 108))
    belief = knowing(state, 129)
    found = proved(belief, state)
    assert found == {ride: WINNING if ride == "taxi 88" else UNPROVED for ride in found}
    assert choices(belief, state) == {"taxi 88"}


def test_a_ring_holds_for_all_stations_that_are_possible() -> None:
    state = without_cards(chase(118, 142, 129, 108, 136, 161))
    change(state, pawn=3)
    sure = {ride for ride, proof in proved(knowing(state, 118), state).items() if proof == WINNING}
    both = {
        ride for ride, proof in proved(knowing(state, 118, 135), state).items() if proof == WINNING
    }
    assert both == {"taxi 117", "bus 116"}
    assert both <= sure
    assert choices(knowing(state, 118, 135), state) <= both


def test_mister_x_does_not_ride_where_a_ring_can_be_closed_around_him() -> None:
    state = without_cards(position(19, 18, 46, 124, 44, 9))
    come_to_move(state, 13)  # where he is seen
    change(state, phase=phases.FIRST)
    belief = KnownBelief(state, knowing(state, 19))
    found = proved(belief, state)
    assert found == {ride: LOST if ride.endswith(" 8") else UNPROVED for ride in found}
    assert "taxi 8" in found
    assert all(ride.endswith(" 32") for ride in choices(belief, state))


def test_no_ring_is_proved_while_he_can_move_twice_or_take_tickets() -> None:
    state = chase(129, 87, 41, 89, 86, 108)
    assert set(proved(knowing(state, 129), state).values()) == {UNPROVED}
    state = without_cards(chase(129, 87, 41, 89, 86, 108, voluntary_reveal=True))
    assert set(proved(knowing(state, 129), state).values()) == {UNPROVED}


def test_a_station_out_of_every_detectives_reach_is_safe_and_wins_in_the_last_round() -> None:
    state = position(74, 58, 1, 2)
    belief = KnownBelief(state, knowing(state, *range(20, 120)))
    found = proved(belief, state)
    for ride in ("taxi 73", "taxi 92", "bus 94"):
        assert found[ride] == SAFE
    for ride in ("taxi 75", "underground 46"):
        assert found[ride] == UNPROVED
    change(state, round=ROUNDS)
    belief = KnownBelief(state, knowing(state, *range(20, 120)))
    assert proved(belief, state)["taxi 73"] == WINNING


def test_a_detective_without_tickets_threatens_nothing() -> None:
    state = position(74, 58, 2, 3)
    assert UNPROVED in proved(KnownBelief(state, knowing(state, 74)), state).values()
    give(state, 1)
    belief = KnownBelief(state, knowing(state, *range(20, 120)))
    assert set(proved(belief, state).values()) == {SAFE}


def test_a_capture_in_this_chase_comes_before_one_in_the_next() -> None:
    state = without_cards(chase(129, 87, 41, 89, 86, 108))
    change(state, pawn=4)
    put_there = knowing(state, 104)
    assert {r for r, p in proved(put_there, state).items() if p == WINNING} == {"taxi 104"}
