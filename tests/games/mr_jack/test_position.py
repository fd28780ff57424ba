"""Positions as text: written, read back, and refused where they are none."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.errors import PositionError
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import BOARDS, CLEAR, VIEWERS, play, position, table
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


def check_round_trip(state: MrJack, options: MrJackOptions, rng: Random) -> None:
    """Read a position back: the same in every way, and it goes on in the same way."""
    written = state.text()
    again = GAME.position(options, written)
    assert again == state
    assert again.text() == written
    assert (again.key(), again.hash()) == (state.key(), state.hash())
    assert again.pieces.occupied == state.pieces.occupied
    assert list(again.legal_actions()) == list(state.legal_actions())
    assert GAME.view(again, 0) == GAME.view(state, 0)
    if state.seat != OVER:
        action = state.random_action(rng)
        other = state.clone()
        other.apply(action)
        again.apply(action)
        assert again == other != state


@pytest.mark.parametrize("board", BOARDS)
def test_every_position_of_random_games_reads_back(board: BoardName) -> None:
    rng, options = Random(5), MrJackOptions(board=board)
    for _ in range(40 if engine.is_compiled() else 4):
        state = table(board)
        check_round_trip(state, options, rng)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            check_round_trip(state, options, rng)


def test_a_state_can_be_pickled_and_copied() -> None:
    state = play(position("goodley", CLEAR), "whistle smith j10")
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own bytes)
    for twin in (pickled, copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        twin.apply(twin.legal_actions()[0])
        assert twin != state


def test_a_position_is_readable() -> None:
    state = play(position("goodley", CLEAR), "whistle smith j10")
    words = state.text().split()
    assert {"turn=1", "card=5", "points=2", "to_move=yes", "witness=yes", "done=-"} <= set(words)
    assert repr(state).startswith("<mr_jack board=first: seat=1 phase=4 ")


def test_the_order_of_the_cards_done_is_no_part_of_the_key() -> None:
    state = position(played=2, turn=2)
    other = with_fields(state, done=[7, 6])
    assert state.key() == other.key()
    assert state.hash() == other.hash()
    assert state != other
    assert {GAME.view(other, viewer).done for viewer in VIEWERS} == {("card-bert", "card-gull")}


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": 9},
        {"phase": -1},
        {"phase": phases.CALLING},
        {"phase": phases.IDENTITY},
        {"turn": 0},
        {"turn": 9},
        {"turn": 2},
        {"played": 5},
        {"played": 1},
        {"done": "3"},
        {"played": 4, "done": "1,2,3,8"},
        {"jack": 8},
        {"jack": -1},
        {"card": 8},
        {"card": -1},
        {"cards": 256},
        {"pile": -1},
        {"whistled": 1 << 40},
        {"innocent": 999},
        {"points": 4},
        {"hands": "0"},
        {"hands": "0,256"},
        {"accused": 8},
        {"left_by": 4},
        {"places": "0,1,2"},
        {"places": "0,1,2,3,4,5,6,6"},
        {"places": "0,1,2,3,4,5,6,60"},
        {"places": "0,1,2,3,4,5,6,-1"},
        {"lamps": "0,1,2,3,4,5,6,0"},
        {"lamps": "-"},
        {"lantern": 6},
        {"covers": 2},
        {"covers": -1},
        {"barricades": 16},
        {"seat": 0},
        {"seat": -3},
        {"seat": 2},
        {"to_move": "maybe"},
        {"turn": "three"},
    ],
)
def test_what_is_no_position_is_refused(fields: dict[str, int | str]) -> None:
    state = play(position("goodley", CLEAR), "whistle smith j10")
    with pytest.raises(PositionError):
        with_fields(state, **fields)


def test_a_position_needs_every_field_once() -> None:
    written = table().text()
    for wrong in ("", written.replace("turn=1", ""), f"{written} colour=3", f"{written} turn=1"):
        with pytest.raises(PositionError):
            GAME.position(MrJackOptions(), wrong)


@pytest.mark.rule("MJ-02")
def test_a_position_belongs_to_its_board() -> None:
    written = table("revised").text()
    with pytest.raises(PositionError):
        GAME.position(MrJackOptions(), written)
    assert GAME.position(MrJackOptions(board="revised"), written) == table("revised")
