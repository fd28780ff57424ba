"""Positions as text: written, read back, copied, and refused where they are none."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.errors import PositionError
from gaslamp.core.fields import DERIVED, KeyCollector
from gaslamp.core.state import OVER, State
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import EVERY_OPTIONS, FAR, agree, chase, move, position
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

GAMES_EACH = 6 if engine.is_compiled() else 1


def all_fields(state: ScotlandYard) -> list[int]:
    """List every field, the derived ones too."""
    keying = KeyCollector(DERIVED)
    state.fields(keying)
    return keying.key


def check_round_trip(options: ScotlandYardOptions, state: ScotlandYard, rng: Random) -> None:
    """Read a position back: the same in every way, and it goes on in the same way."""
    written = state.text()
    again = GAME.position(options, written)
    assert again == state
    assert again.text() == written
    assert all_fields(again) == all_fields(state)
    assert (again.key(), again.hash()) == (state.key(), state.hash())
    assert list(again.legal_actions()) == list(state.legal_actions())
    assert GAME.view(again, 0) == GAME.view(state, 0)
    if state.seat != OVER:
        action = state.random_action(rng)
        other = state.clone()
        other.apply(action)
        again.apply(action)
        assert again == other != state


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_every_position_of_random_games_reads_back(options: ScotlandYardOptions) -> None:
    rng = Random(5)
    for _ in range(GAMES_EACH):
        state = GAME.start(options)
        check_round_trip(options, state, rng)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            check_round_trip(options, state, rng)


@pytest.mark.parametrize("options", EVERY_OPTIONS[::3], ids=str)
def test_the_copy_made_by_hand_is_the_copy_made_from_the_list_of_fields(
    options: ScotlandYardOptions,
) -> None:
    rng = Random(7)
    state = GAME.start(options)
    while state.seat != OVER:
        by_hand, by_list = state.blank(), state.blank()
        by_hand.copy_from(state)
        State.copy_from(by_list, state)
        assert all_fields(by_hand) == all_fields(by_list) == all_fields(state)
        assert by_hand.origin is by_list.origin is state.origin
        state.apply(state.random_action(rng))


def test_copies_live_apart() -> None:
    state = chase(104, 74, *FAR[:2])
    before = all_fields(state)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        while twin.seat != OVER:
            twin.apply(twin.legal_actions()[0])
        assert all_fields(state) == before


def test_a_state_can_be_pickled_and_copied() -> None:
    state = move(position(104, 74, *FAR[:2]), "double", "taxi 86")
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own bytes)
    for twin in (pickled, copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        twin.apply(twin.legal_actions()[0])
        assert twin != state


def test_a_position_is_readable() -> None:
    state = move(position(104, 74, *FAR[:2]), "taxi 86")
    words = state.text().split()
    assert {"seat=1", "pawn=1", "round=1", "stations=86,74,1,2", "moves=1", "end=-1"} <= set(words)
    assert repr(state).startswith("<scotland_yard seats=2 detectives=3 ")


def test_the_travel_log_is_no_part_of_the_key() -> None:
    state = move(position(104, 74, *FAR[:2]), "taxi 86")
    other = with_fields(state, log=[1, 186, *[0] * 23])
    assert state.key() == other.key()
    assert state.hash() == other.hash()
    assert state != other


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": 10},
        {"phase": -1},
        {"phase": phases.DEALING},
        {"phase": phases.CHASE},
        {"phase": phases.TAKING},
        {"phase": phases.SIGHTING},
        {"phase": phases.ENDED},
        {"phase": phases.ENDED, "seat": -3},
        {"phase": phases.ENDED, "seat": -3, "end": 4},
        {"end": 0},
        {"seat": 1},
        {"seat": 2},
        {"seat": -1},
        {"seat": -2},
        {"seat": -3},
        {"pawn": 1},
        {"pawn": 4},
        {"pawn": -1},
        {"round": 23},
        {"round": -1},
        {"moves": 25},
        {"moves": -1},
        {"opened": 1 << 25},
        {"opened": -1},
        {"stations": [104, 74, 1]},
        {"stations": [104, 74, 1, 2, 3]},
        {"stations": [104, 74, 1, 200]},
        {"stations": [104, 74, 1, -2]},
        {"stations": [0, 74, 1, 2]},
        {"stations": [104, 86, 116, 2]},
        {"stock": [4, 3, 3, 3, 2]},
        {"stock": [-1, *[1] * 19]},
        {"stock": [55, *[1] * 19]},
        {"log": [13]},
        {"log": [900, *[0] * 24]},
        {"shown": "maybe"},
        {"round": "three"},
    ],
    ids=str,
)
def test_what_is_no_position_is_refused(fields: dict[str, int | str | list[int]]) -> None:
    state = position(104, 74, *FAR[:2])
    with pytest.raises(PositionError):
        with_fields(state, **fields)


def test_a_position_needs_every_field_once() -> None:
    written = GAME.new().text()
    for wrong in ("", written.replace("round=0", ""), f"{written} fog=3", f"{written} round=0"):
        with pytest.raises(PositionError):
            GAME.position(agree(), wrong)
