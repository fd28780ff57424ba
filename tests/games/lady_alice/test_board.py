"""The facts of the desk: clues and categories as numbers and sets."""

from __future__ import annotations

import pytest

from gaslamp.core.bits import bit, count, members_of
from gaslamp.games.lady_alice.board import (
    CATEGORIES,
    CLUES,
    SIZE,
    category_mask,
    clue_names,
    other_names,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("LA-01")
def test_there_are_thirty_two_clues_with_names_of_their_own() -> None:
    assert len(set(clue_names())) == CLUES == CATEGORIES * SIZE
    assert all(name == name.lower() and len(name.split()) == 1 for name in clue_names())


def test_other_names_are_new_names() -> None:
    assert not set(other_names()) & set(clue_names())
    assert other_names()["boussole"] == "compass"


def test_sets_of_clues_go_up_to_the_last_one() -> None:
    assert [bit(number) for number in (0, 31, 32)] == [1, 2**31, 2**32]
    assert category_mask(3) == 0xFF000000
    assert count(2**32 - 1) == 32
    assert list(members_of(bit(31) | bit(0), 0)) == [0, 31]
    assert sum(category_mask(category) for category in range(CATEGORIES)) == bit(CLUES) - 1
