"""Short for something longer."""

from __future__ import annotations

import pytest

from gaslamp.cli.seats import find_seat
from gaslamp.games.registry import find_game
from gaslamp.play.shorthand import stands_for


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("t 92", "taxi 92"),
        ("taxi", "taxi 92"),
        ("92", "taxi 92"),
        ("TAXI 92", "taxi 92"),
        ("take und", "take underground"),
        ("det", "the detectives"),
        ("mister-x", "Mister X"),
        ("mister_x", "Mister X"),
        ("x", "Mister X"),
    ],
)
def test_the_beginnings_of_words_stand_for_the_words(typed: str, name: str) -> None:
    assert stands_for(typed, name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("t 9", "taxi 92"),
        ("axi", "taxi 92"),
        ("92 taxi", "taxi 92"),
        ("taxi 92 92", "taxi 92"),
        ("-", "taxi 92"),
        ("", "taxi 92"),
    ],
)
def test_nothing_else_does(typed: str, name: str) -> None:
    assert not stands_for(typed, name)


@pytest.mark.parametrize(
    ("written", "seat"),
    [("1", 0), (" 2 ", 1), ("Mister X", 0), ("detectives", 1), ("les détectives", 1)],
)
def test_a_seat_is_found_by_number_and_by_name_in_any_language(written: str, seat: int) -> None:
    game = find_game("scotland_yard")
    assert find_seat(game, game.options(), written, "all") == seat
