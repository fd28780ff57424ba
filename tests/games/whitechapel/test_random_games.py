"""Whole games at random: the contract, no dead end, undo."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.journal import Journal
from gaslamp.core.playout import play_many
from gaslamp.core.random_options import draw
from gaslamp.core.state import OVER
from gaslamp.core.testing import check_game
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.actions import parse
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions
from tests.games.whitechapel.plays import homing
from tests.games.whitechapel.positions import agree
from tests.games.whitechapel.small import SMALL

pytestmark = pytest.mark.engine

TABLES = 200 if is_compiled() else 4
GAMES_EACH = 250 if is_compiled() else 5


def test_random_games_over_random_options_have_no_dead_end() -> None:
    rng = Random(1888)
    for table in range(TABLES):
        start = GAME.start(draw(WhitechapelOptions, rng))
        assert play_many(start, GAMES_EACH, table, GAME.longest) > 0


def test_games_that_go_on_for_nights_have_no_dead_end_and_stay_short_enough() -> None:
    longest = 0
    ends = set()
    for seed in range(150 if is_compiled() else 3):
        rng = Random(seed)
        state = GAME.start(draw(WhitechapelOptions, rng))
        played = 0
        while state.seat != OVER:
            state.apply(homing(state, rng))
            played += 1
        longest = max(longest, played)
        ends.add((state.night, state.winner))
    assert longest < GAME.longest
    if is_compiled():
        assert {night for night, _ in ends} == {0, 1, 2, 3}


def test_a_game_on_a_few_streets_keeps_the_contract() -> None:
    games = 12 if is_compiled() else 2
    assert check_game(SMALL, games=games, seed=84, limit=800).games == games


def play(journal: Journal, *moves: str) -> Journal:
    for written in moves:
        journal.play(journal.state.seat, parse(written))
    return journal


def test_jack_may_take_back_his_tokens_until_they_all_lie() -> None:
    journal = play(Journal(GAME, agree()), "hideout 92", "woman 3", "blank 21")
    assert len(journal.undo(0).actions) == 1


def test_an_arrest_that_failed_is_not_taken_back() -> None:
    rng = Random(2)
    journal = Journal(GAME, agree())
    while not any(GAME.notation(a).startswith("arrest") for a in journal.actions[-1:]):
        journal.play(journal.state.seat, journal.state.random_action(rng))
    assert journal.state.seat == 1
    with pytest.raises(NothingToUndo):
        journal.undo(1)


def test_a_walk_may_be_taken_back_before_the_announcement() -> None:
    rng = Random(3)
    journal = Journal(GAME, agree())
    while not any(GAME.notation(a).startswith("walk") for a in journal.actions[-1:]):
        journal.play(journal.state.seat, journal.state.random_action(rng))
    assert len(journal.undo(0).actions) == len(journal.actions) - 1
