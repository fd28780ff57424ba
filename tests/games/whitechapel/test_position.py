"""Positions as text: written, read back, refused when they are none."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from gaslamp.core.errors import PositionError
from gaslamp.core.state import OVER
from gaslamp.core.testing.random_options import sample_options
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.plays import homing, played
from tests.games.whitechapel.positions import hunt, inquiry, move, start
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


def test_every_position_reads_back_from_its_text() -> None:
    rng = Random(1888)
    for _ in range(4 if is_compiled() else 1):
        options = sample_options(WhitechapelOptions, rng)
        state = GAME.start(options)
        while state.seat != OVER:
            state.apply(homing(state, rng))
            again = GAME.position(options, state.text())
            assert again == state
            assert again.key() == state.key()
            assert again.hash() == state.hash()
            assert derived(again) == derived(state)


def derived(state: Whitechapel) -> tuple[list[int], ...]:
    return list(state.guarded), list(state.markers), list(state.traced)


def test_a_position_that_was_read_goes_on_like_the_original() -> None:
    one = move(inquiry(150, 42, visited=(30,)), "next blue", "clue 29", "no 29")
    other = GAME.position(GAME.options(), one.text())
    rng, same = Random(5), Random(5)
    while one.seat != OVER:
        one.apply(one.sample_action(rng))
        other.apply(other.sample_action(same))
    assert one == other


def test_states_are_values() -> None:
    for state in played(1, seed=3):
        assert state.clone() == state == copy.deepcopy(state)
        assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  (our own bytes)
    apart = hunt(84)
    after = move(apart.clone(), "walk 85")
    assert apart != after
    assert apart.circle() == 84


def test_the_nights_before_are_past_and_no_part_of_the_key() -> None:
    state = hunt(84, night=1)
    other = with_fields(state, past_log=[7] * 20)
    assert state.key() == other.key()
    assert state != other


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": 23},
        {"phase": -1},
        {"night": 4},
        {"night": 1},
        {"head": 2},
        {"column": 20},
        {"marker": -1},
        {"end": 0},
        {"end": 9},
        {"seat": 7},
        {"seat": -3},
        {"hideout": 196},
        {"log": [0] * 19},
        {"log": [196] * 20},
        {"means": [9] * 20},
        {"police": [42]},
        {"police": [235] * 5},
        {"patrols": range(1, 9)},
        {"women": [-1]},
        {"clues": [-5]},
        {"faces": [1]},
        {"at": -1},
        {"at": 9},
    ],
)
def test_what_is_no_position_is_refused(fields: dict[str, int]) -> None:
    with pytest.raises(PositionError):
        with_fields(hunt(84), **fields)


def test_a_text_without_a_field_or_with_an_unknown_one_is_refused() -> None:
    written = start().text()
    for text in (
        written.removeprefix("seat=0 "),
        f"{written} luck=3",
        f"{written} night=0",
        "Jack",
    ):
        with pytest.raises(PositionError):
            GAME.position(GAME.options(), text)
