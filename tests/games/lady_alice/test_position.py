"""Positions as lines of text, read back."""

from __future__ import annotations

import pickle

import pytest
from librt.random import Random

from gaslamp.core.errors import PositionError
from gaslamp.core.state import OVER
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from tests.games.lady_alice.playing import BLUE, FIVE, RED, Table, every_bonus, in_the_middle
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

GAMES = 40 if is_compiled() else 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_random_games_reads_back(seats: int) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        options = LadyAliceOptions(seats=seats, round_limit=1 + seed % 4, notebook=seed % 2 == 0)
        state = GAME.start(options)
        while state.seat != OVER:
            check_reads_back(options, state.text())
            state.apply(state.random_action(rng))
        check_reads_back(options, state.text())


def check_reads_back(options: LadyAliceOptions, text: str) -> None:
    state = GAME.position(options, text)
    again = GAME.position(options, state.text())
    assert again == state
    assert again.text() == text
    assert again.key() == state.key()
    assert again.hash() == state.hash()
    assert [GAME.view(again, viewer) for viewer in range(options.seats)] == [
        GAME.view(state, viewer) for viewer in range(options.seats)
    ]


def test_a_position_goes_on_as_the_original_does() -> None:
    table = in_the_middle()
    again = GAME.position(table.options, table.state.text())
    for line in ("mark waterloo", "value 0", "reveal 1", "pass"):
        again.apply(GAME.parse(line))
        table.act(line)
        assert again == table.state
    assert pickle.loads(pickle.dumps(again)) == again  # noqa: S301  (our own)


def test_markers_are_written_as_seat_zone_and_value() -> None:
    words = dict(word.split("=") for word in in_the_middle().state.text().split())
    assert words["markers"] == "1082,2081"  # red's 2 and yellow's 1 on clue 8, Waterloo
    assert words["evidence"] == "2,8,21,24"
    assert "stock" not in words


def test_the_last_verdict_is_past_and_not_part_of_the_world() -> None:
    state = in_the_middle().state
    assert with_fields(state, smiles=3).key() == state.key()
    assert with_fields(state, smiles=3) != state
    assert with_fields(state, round=3).key() != state.key()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("evidence", "2,8,21"),
        ("evidence", "2,8,21,33"),
        ("markers", "4082"),
        ("markers", "1322"),
        ("markers", "1083"),
        ("markers", "-1"),
        ("phase", "11"),
        ("player", "4"),
        ("asker", "-1"),
        ("category", "999999999999"),
        ("covered", "4294967296"),
        ("out", "16"),
        ("marking", "33"),
        ("round", "101"),
        ("solver", "7"),
        ("end", "0"),
        ("smiles", "5"),
        ("twins", "11"),
    ],
)
def test_what_the_rules_have_no_words_for_is_no_position(field: str, value: str) -> None:
    with pytest.raises(PositionError):
        with_fields(in_the_middle().state, **{field: value})


def test_another_number_of_players_is_no_position() -> None:
    with pytest.raises(PositionError):
        GAME.position(LadyAliceOptions(seats=5), in_the_middle().state.text())
    table = Table(FIVE)
    assert GAME.position(table.options, table.state.text()).seats == 5


def test_copies_live_apart() -> None:
    state = in_the_middle().state
    text = state.text()
    copy = state.clone()
    for line in ("mark waterloo", "value 0", "reveal 1"):
        copy.apply(GAME.parse(line))
    assert state.text() == text != copy.text()
    assert state.desk.left(3, 0) == 3
    state.copy_from(copy)
    assert state == copy


def test_a_finished_game_reads_back_with_its_points() -> None:
    table = every_bonus()
    again = GAME.position(table.options, table.state.text())
    assert again.scores() == table.state.scores() == [0.0, 13.0, 0.0, 0.0, 0.0]
    assert GAME.view(again, BLUE) == table.view(BLUE)
    assert again.winners() == [RED]
