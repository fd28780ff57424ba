"""The numbered rules say the same in both languages."""

from __future__ import annotations

import re

import pytest

from gaslamp.games.registry import GAMES
from gaslamp.learn.ledger import RULE_ID, ledger_source, read_ledger

CODE = re.compile(r"`[^`]+`")
OURS = {"en": "ruling:*", "fr": "arbitrage :*"}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_under_as_many_headings(game: str) -> None:
    english, french = read_ledger(game, "en"), read_ledger(game, "fr")
    for one, other in zip(english.groups, french.groups, strict=True):
        assert [rule.id for rule in one.rules] == [rule.id for rule in other.rules]
        assert one.title != other.title


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_lost_in_reading(game: str) -> None:
    for language in ("en", "fr"):
        source = ledger_source(game, language)
        read = [rule.id for rule in read_ledger(game, language).rules()]
        assert read == re.findall(r"\*\*([A-Z]{2}-\d{2})\*\*", source)
        assert len(read) == source.count("\n- ")


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_names_the_same_rules_options_and_rulings_in_both_languages(game: str) -> None:
    english, french = read_ledger(game, "en").rules(), read_ledger(game, "fr").rules()
    for one, other in zip(english, french, strict=True):
        assert set(RULE_ID.findall(one.words)) == set(RULE_ID.findall(other.words)), one.id
        assert sorted(CODE.findall(one.words)) == sorted(CODE.findall(other.words)), one.id
        ours, theirs = one.words.count(OURS["en"]), other.words.count(OURS["fr"])
        assert ours == theirs, one.id


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_the_same_numbers_in_both_languages(game: str) -> None:
    english, french = read_ledger(game, "en").rules(), read_ledger(game, "fr").rules()
    for one, other in zip(english, french, strict=True):
        assert _numbers(one.words) == _numbers(other.words), one.id


def _numbers(words: str) -> list[str]:
    """Collect the numbers written in digits; an ordinal's ending is the language's own."""
    return sorted(re.findall(r"\d+(?:,\d+)?", words))
