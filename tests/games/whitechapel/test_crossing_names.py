"""Crossings have no numbers on the board: they are named by the circles around them."""

from __future__ import annotations

import re

import pytest

from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.crossing_names import crossing_name, crossing_named
from gaslamp.games.whitechapel.elements import board_of

STREETS = whitechapel().streets


def named(crossing: int, language: str = "en") -> str:
    return translate(crossing_name(crossing), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_crossings_have_the_same_name_and_none_is_a_code(language: str) -> None:
    names = [named(crossing, language) for crossing in STREETS.crossings]
    assert len(set(names)) == len(names) == 234
    assert not any(re.search(r"x\d|whitechapel-", name) for name in names)


def test_a_crossing_is_named_by_the_circles_that_it_touches() -> None:
    for crossing in STREETS.crossings:
        touched = STREETS.touched(crossing)
        if touched:
            mentioned = [int(number) for number in re.findall(r"\d+", named(crossing))]
            assert mentioned[: len(touched)] == touched


@pytest.mark.parametrize(
    ("crossing", "english", "french"),
    [
        (205, "crossing between 171 and 183", "croisement entre 171 et 183"),
        (
            218,
            "crossing between 182, 183 and 192",
            "croisement entre 182, 183 et 192",
        ),
        (91, "crossing beside 84 towards 65", "croisement à côté de 84 vers 65"),
        (109, "crossing beside 84 towards 99", "croisement à côté de 84 vers 99"),
        (65, "crossing between 58 and 73 towards 40", "croisement entre 58 et 73 vers 40"),
        (159, "crossing near 130, 131 and 145", "croisement près de 130, 131 et 145"),
    ],
)
def test_crossings_are_told_apart(crossing: int, english: str, french: str) -> None:
    assert named(crossing) == english
    assert named(crossing, "fr") == french


def test_a_crossing_is_found_by_its_name() -> None:
    assert all(crossing_named(crossing_name(x)) == x for x in STREETS.crossings)


def test_the_board_says_the_same_names() -> None:
    labels = {one.id: one.label for one in board_of(STREETS).elements if one.kind == "crossing"}
    assert labels["crossing-x205"] == crossing_name(205)
