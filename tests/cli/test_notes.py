"""Notebooks of any shape can be read."""

from __future__ import annotations

import pytest

from gaslamp.cli.notes import notebook_lines
from gaslamp.core.game import Notebook
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import gaslamp, rehearsed, saved

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


def test_each_field_is_written_under_its_name_likeliest_first() -> None:
    assert notebook_lines(GAME, SHAPES, "en") == [
        "worlds: 1200",
        "suspects (4):",
        "      Gull  75.0%   Lestrade  25.0%      Smith <0.1%    Stealthy   0.0%",
        "by clue:",
        "  hat (1):",
        "    Gull 100.0%",
        "excluded: –",
        "alleys: 3, 5",
        "lit: –",
    ]


def test_french_percentages_have_a_comma() -> None:
    assert "      Gull  75,0 %" in notebook_lines(GAME, SHAPES, "fr")[2]


def test_many_possibilities_fit_on_a_screen() -> None:
    many = EveryShape(suspects={f"{n}": 1 / 199 for n in range(199)}, by_clue={})
    lines = notebook_lines(GAME, many, "en")
    assert max(len(line) for line in lines) <= 80
    assert sum(line.count("%") for line in lines) == 199


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_games_notebook_is_headed_in_words(name: str, language: str) -> None:
    table = rehearsed(name, [0, 1], seed=4)
    journal = table.journal.prefix(len(table.journal.actions) // 2)
    while journal.state.seat < 0:
        journal = journal.prefix(len(journal.actions) - 1)
    seat = str(journal.state.seat + 1)
    notebook = table.notebook(int(journal.state.seat))
    out = gaslamp(
        "resume", saved(journal), "--seat", seat, "--lang", language, typed=["notes"]
    ).out.split("> notes\n")[1]
    for field in notebook.__struct_fields__:
        heading = field.replace("_", " ")
        assert f"\n{heading}:" not in out, f"{name}-notebook-{field} has no words in {language}"
        assert f"\n{heading} (" not in out, f"{name}-notebook-{field} has no words in {language}"
