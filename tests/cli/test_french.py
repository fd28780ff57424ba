"""French at the table: spoken, typed, listed."""

from __future__ import annotations

import pytest

from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, VARIANTS, find_game
from gaslamp.play.typed_words import TypedWords, bare
from tests.cli.desk import DEALT, mister_x, recorded


def test_french_is_spoken_and_understood() -> None:
    out = mister_x("double", "annuler", "journal", "aide", language="fr").out
    assert "Vous annulez votre coup." in out
    assert "  sauver FICHIER " in out
    assert translate(recorded(*DEALT).log_texts(0)[0], "fr") in out
    assert "  annuler " in out
    assert out.endswith("Pour repartir de là : gaslamp resume game.gaslamp --seat 1\n")


def test_english_commands_are_understood_in_french_too() -> None:
    assert "Vous annulez votre coup." in mister_x("double", "undo", language="fr").out


def test_moves_are_typed_and_listed_in_french() -> None:
    out = mister_x("? noir", "métro 46", "noir 102", language="fr").out
    assert "  noir 102   utiliser un ticket noir" in out
    assert "métro 46 : impossible" in out
    assert "noir 85, noir 86, noir 102, double." in out
    assert slipped_away("fr") in out


def test_accents_and_capitals_are_no_matter() -> None:
    assert "métro 46 : impossible" in mister_x("METRO 46", language="fr").out
    assert "# Scotland Yard" in mister_x("REGLES", language="fr").out


def test_words_are_shortened_in_either_language() -> None:
    for typed in ("no 102", "n 102", "bl 102"):
        assert slipped_away("fr") in mister_x(typed, language="fr").out


def slipped_away(language: str) -> str:
    """Say that Mister X went to 102 on a black ticket, as he is told it."""
    return translate(recorded(*DEALT, "black 102").log_texts(0)[-1], language)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_french_word_means_one_thing(name: str) -> None:
    words = TypedWords(find_game(name), "fr")
    assert words.shown
    assert len(words.meant) == len(words.shown)
    for french, meant in words.meant.items():
        assert french not in words.shown or french == tuple(map(bare, meant))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_in_french_is_understood(name: str) -> None:
    game = find_game(name)
    words = TypedWords(game, "fr")
    for code in range(game.action_space(game.options())):
        notation = game.notation(code)
        assert game.parse(words.read(words.write(notation))) == code
        assert words.read(notation) == notation or game.parse(words.read(notation)) == code


def test_lines_in_french_says_metro() -> None:
    out = mister_x("lignes 67", language="fr").out
    assert "Station 67 : bus, taxi, métro" in out
    assert "  métro : 13, 79, 89, 111" in out
