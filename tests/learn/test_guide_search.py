"""Looking something up in a guide."""

from __future__ import annotations

import pytest

from gaslamp.games.registry import GAMES
from gaslamp.learn.guide import read_guide
from gaslamp.learn.guide_search import folded, search


def test_accents_capitals_and_apostrophes_do_not_matter() -> None:
    assert folded("L’Échange à Baker Street") == "l'echange a baker street"


def test_a_number_finds_its_rule_alone() -> None:
    found = search(read_guide("scotland_yard", "en"), " sy-20 ")
    assert [rule.id for rule in found.rules] == ["SY-20"]
    assert found.sections == ()


def test_a_number_that_no_rule_has_finds_nothing() -> None:
    found = search(read_guide("scotland_yard", "en"), "SY-99")
    assert (found.sections, found.rules) == ((), ())


def test_all_words_have_to_be_there() -> None:
    found = search(read_guide("whitechapel", "en"), "coach columns")
    assert {"LW-25", "LW-45"} <= {rule.id for rule in found.rules}
    assert all("coach" in rule.words.lower() for rule in found.rules)


def test_captions_are_searched_too() -> None:
    found = search(read_guide("mr_jack", "fr"), "faisceau c4")
    assert [section.name for section in found.sections] == ["powers"]


@pytest.mark.parametrize("asked", ["", "   "])
@pytest.mark.parametrize("game", GAMES)
def test_no_words_find_nothing(game: str, asked: str) -> None:
    found = search(read_guide(game, "en"), asked)
    assert (found.sections, found.rules) == ((), ())
