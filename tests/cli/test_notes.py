"""Notebooks of any shape can be read."""

from __future__ import annotations

import pytest

from gaslamp.cli.notes import notebook_lines
from gaslamp.core.game import Notebook
from gaslamp.core.text import Text, text
from gaslamp.core.words import say
from gaslamp.games.lady_alice.view import LadyAliceNotebook, Statement
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import rehearsed

GAME = find_game("scotland_yard")


class EveryShape(Notebook, frozen=True, kw_only=True):
    worlds: int = 1200
    suspects: dict[str, float]
    by_clue: dict[str, dict[str, float]]
    excluded: tuple[str, ...] = ()
    alleys: tuple[int, ...] = (3, 5)
    lit: bool | None = None


SHAPES = EveryShape(
    suspects={"Lestrade": 0.25, "Gull": 0.74996, "Smith": 0.00004, "Stealthy": 0.0},
    by_clue={"hat": {"Gull": 1.0}},
)


def test_each_field_is_written_under_its_heading_likeliest_first() -> None:
    assert notebook_lines(GAME, SHAPES, "en") == [
        "scotland-yard-notebook-worlds: 1200",
        "scotland-yard-notebook-suspects (4):",
        "      Gull  75.0%   Lestrade  25.0%      Smith <0.1%    Stealthy   0.0%",
        "scotland-yard-notebook-by-clue:",
        "  hat (1):",
        "    Gull 100.0%",
        "scotland-yard-notebook-excluded: –",
        "scotland-yard-notebook-alleys: 3, 5",
        "scotland-yard-notebook-lit: –",
    ]


def test_french_has_its_own_commas_and_colons() -> None:
    lines = notebook_lines(GAME, SHAPES, "fr")
    assert lines[1] == "scotland-yard-notebook-suspects (4) :"
    assert "      Gull  75,0 %" in lines[2]


def test_a_long_list_is_written_whole() -> None:
    many = EveryShape(suspects={}, by_clue={}, alleys=tuple(range(500)))
    assert notebook_lines(GAME, many, "en")[4].endswith(", 498, 499")


def test_many_possibilities_fit_on_a_screen() -> None:
    many = EveryShape(suspects={f"{n}": 1 / 199 for n in range(199)}, by_clue={})
    lines = notebook_lines(GAME, many, "en")
    assert max(len(line) for line in lines) <= 80
    assert sum(line.count("%") for line in lines) == 199


@pytest.mark.parametrize("name", GAMES)
def test_a_games_notebook_is_written_in_its_own_words(name: str) -> None:
    table = rehearsed(name, [0, 1], seed=4)
    notebook = table.notebook(1)
    lines = notebook_lines(table.game, notebook, "fr")
    for field in notebook.__struct_fields__:
        heading = say(table.game.notebook_text(field), "fr")
        assert any(line.startswith(heading) for line in lines)


def test_a_name_is_written_in_the_games_words() -> None:
    suspects = EveryShape(suspects={"lestrade": 1.0}, by_clue={})
    lines = notebook_lines(find_game("mr_jack_pocket"), suspects, "fr")
    assert "  l’inspecteur Lestrade 100,0 %" in lines


class Reasoned(Notebook, frozen=True, kw_only=True):
    excluded: dict[int, Text]


def test_reasons_are_put_into_words_each_once_with_what_it_is_said_of() -> None:
    reasons = {3: text("core-chance"), 5: text("core-referee"), 9: text("core-chance")}
    lines = notebook_lines(GAME, Reasoned(excluded=reasons), "en")
    assert lines[1:] == ["  chance: 3, 9", "  the referee: 5"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  Yellow  suspicion  kingsley  waterloo  9h  mask  0"),
        ("fr", "  Jaune  soupçons  kingsley  waterloo  9h  mask  0"),
    ],
)
def test_records_stand_one_a_line_in_the_games_words(language: str, line: str) -> None:
    stated = Statement(
        player="yellow", kind="suspicion", clues=("kingsley", "waterloo", "9h", "mask"), smiles=0
    )
    notebook = LadyAliceNotebook(verdicts=(stated,))
    assert line in notebook_lines(find_game("lady_alice"), notebook, language)
