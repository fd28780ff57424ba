"""Positions as text: written, read back, and refused where they are none."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.errors import OptionsError, PositionError
from gaslamp.core.options import options_from
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import hunt, move, position
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()


def check_round_trip(state: MrJackPocket, rng: Random) -> None:
    """Read a position back: the same in every way, and it goes on in the same way."""
    written = state.text()
    again = GAME.position(OPTIONS, written)
    assert again == state
    assert again.text() == written
    assert (again.key(), again.hash()) == (state.key(), state.hash())
    assert list(again.legal_actions()) == list(state.legal_actions())
    assert GAME.view(again, 0) == GAME.view(state, 0)
    if state.seat != OVER:
        action = state.random_action(rng)
        other = state.clone()
        other.apply(action)
        again.apply(action)
        assert again == other != state


def test_every_position_of_random_games_reads_back() -> None:
    rng = Random(5)
    for _ in range(60 if engine.is_compiled() else 6):
        state = GAME.new()
        check_round_trip(state, rng)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            check_round_trip(state, rng)


def test_a_state_can_be_pickled_and_copied() -> None:
    state = move(hunt(position(), 2, "holmes", "watson", "rotation", "joker"), "holmes", "holmes 1")
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own bytes)
    for twin in (pickled, copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        twin.apply(twin.legal_actions()[0])
        assert twin != state


def test_a_position_is_readable() -> None:
    state = hunt(position(), 3, "holmes", "watson", "rotation", "joker")
    words = state.text().split()
    assert {"turn=3", "spaces=10,2,6", "chase=no", "end=-1"} <= set(words)
    assert repr(state).startswith("<mr_jack_pocket: seat=1 ")


def test_who_used_which_token_is_no_part_of_the_key() -> None:
    state = hunt(position(), 2, "holmes", "watson", "rotation", "joker")
    other = with_fields(state, jack_took=1)
    assert state.key() == other.key()
    assert state.hash() == other.hash()
    assert state != other


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": 10},
        {"phase": -1},
        {"turn": 9},
        {"played": 5},
        {"next": 10},
        {"aim": 7},
        {"identity": 10},
        {"identity": -1},
        {"up": 256},
        {"left": -1},
        {"jack_cards": 512},
        {"found_cards": 1 << 40},
        {"jack_times": 256},
        {"jack_took": 300},
        {"suspects": 512},
        {"rotated": -1},
        {"end": 0},
        {"phase": 9, "seat": -3},
        {"phase": 9, "seat": -3, "end": 7},
        {"phase": 9, "seat": 1, "end": 0},
        {"seat": 2},
        {"seat": -3},
        {"tiles": "0,1,2"},
        {"tiles": "0,1,2,3,4,5,6,7,10"},
        {"walls": "0,0,0,0,0,0,0,0,5"},
        {"spaces": "0,2,6"},
        {"spaces": "10,2,13"},
        {"spaces": "10,2"},
        {"chase": "maybe"},
        {"turn": "three"},
        {"left": 0},
    ],
)
def test_what_is_no_position_is_refused(fields: dict[str, int | str]) -> None:
    state = hunt(position(), 3, "holmes", "watson", "rotation", "joker")
    with pytest.raises(PositionError):
        with_fields(state, **fields)


def test_a_position_needs_every_field_once() -> None:
    written = GAME.new().text()
    for wrong in ("", written.replace("turn=0", ""), f"{written} colour=3", f"{written} turn=0"):
        with pytest.raises(PositionError):
            GAME.position(OPTIONS, wrong)


def test_there_are_no_options_to_agree_on() -> None:
    assert options_from(MrJackPocketOptions, {}) == OPTIONS
    with pytest.raises(OptionsError):
        options_from(MrJackPocketOptions, {"seats": "3"})
    with pytest.raises(TypeError):
        MrJackPocketOptions(seats=3)
