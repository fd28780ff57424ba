"""Notebooks of any shape can be read, in short and whole."""

from __future__ import annotations

import pytest
from msgspec import UNSET, UnsetType

from gaslamp.cli.notebook_text import is_cut, notebook_lines
from gaslamp.core.game import Game
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.core.view import Notebook
from gaslamp.games.lady_alice.view import LadyAliceNotebook, Statement
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import gaslamp, rehearsed

GAME = find_game("scotland_yard")


class EveryShape(Notebook, frozen=True, kw_only=True, tag="every_shape"):
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


def written(
    notebook: Notebook,
    language: str = "en",
    game: Game = GAME,
    viewer: int = 1,
    *,
    in_short: bool = False,
) -> list[str]:
    """Write a notebook of a game with its usual options."""
    return notebook_lines(
        game, game.options(), notebook, language, viewer=viewer, in_short=in_short
    )


def test_each_field_is_written_under_its_heading_likeliest_first() -> None:
    assert written(SHAPES) == [
        "scotland-yard-notebook-worlds: 1200",
        "scotland-yard-notebook-suspects (3):",
        "      Gull 75.0%   Lestrade 25.0%      Smith <0.1%",
        "scotland-yard-notebook-by-clue:",
        "  hat (1):",
        "    Gull 100.0%",
        "scotland-yard-notebook-excluded: –",
        "scotland-yard-notebook-alleys: 3, 5",
        "scotland-yard-notebook-lit: –",
    ]


def test_what_is_excluded_is_neither_counted_nor_listed() -> None:
    assert "Stealthy" not in "\n".join(written(SHAPES))
    nobody = EveryShape(suspects={"Gull": 0.0}, by_clue={})
    assert "scotland-yard-notebook-suspects: –" in written(nobody)


class Sometimes(Notebook, frozen=True, kw_only=True, tag="sometimes"):
    stations: dict[str, float]
    left: dict[str, int] | UnsetType = UNSET


def test_a_field_that_is_unset_is_left_out() -> None:
    notes = Sometimes(stations={"station-3": 1.0})
    assert written(notes) == ["Where Mister X can be (1):", "  3 100.0%"]
    left = written(Sometimes(stations={}, left={"taxi": 9}))
    assert left[1:] == ["Stations left to the detectives after a ride by:", "  taxi: 9"]


def test_french_has_its_own_commas_and_colons() -> None:
    lines = written(SHAPES, "fr")
    assert lines[1] == "scotland-yard-notebook-suspects (3) :"
    assert "      Gull 75,0 %" in lines[2]


def test_a_long_list_is_written_whole() -> None:
    many = EveryShape(suspects={}, by_clue={}, alleys=tuple(range(500)))
    assert written(many)[4].endswith(", 498, 499")


def test_many_possibilities_fit_on_a_screen() -> None:
    many = EveryShape(suspects={f"{n}": 1 / 199 for n in range(199)}, by_clue={})
    lines = written(many)
    assert max(len(line) for line in lines) <= 80
    assert sum(line.count("%") for line in lines) == 199


def test_in_short_each_field_has_a_line_and_what_is_left_out_is_marked() -> None:
    many = EveryShape(
        suspects={f"{n}": (n + 1) / 19900 for n in range(199)},
        by_clue={"hat": {"Gull": 1.0}},
        alleys=tuple(range(500)),
    )
    lines = written(many, in_short=True)
    assert max(len(line) for line in lines) <= 76
    assert lines[1].startswith("scotland-yard-notebook-suspects (199): 198 1.0%, 197 1.0%, ")
    assert lines[1].endswith(", …")
    assert len(lines) == 5
    assert is_cut(lines)
    few = EveryShape(suspects={"Gull": 0.75, "Smith": 0.25}, by_clue={})
    assert not is_cut(written(few, in_short=True))


def test_in_short_what_is_all_alike_needs_one_figure() -> None:
    alike = EveryShape(suspects={f"{n}": 1 / 187 for n in range(187)}, by_clue={})
    line = written(alike, in_short=True)[1]
    assert line.startswith("scotland-yard-notebook-suspects (187): 0.5% each: 0, 1, 2, ")
    assert line.count("%") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_games_short_notes_have_a_line_for_each_thing(name: str, language: str) -> None:
    table = rehearsed(name, [0, 1], seed=4)
    for seat in (0, 1):
        lines = notebook_lines(
            table.game, table.options, table.notebook(seat), language, viewer=seat, in_short=True
        )
        assert len(lines) <= 18
        assert max(len(line) for line in lines) <= 76


@pytest.mark.parametrize("name", GAMES)
def test_a_games_notebook_is_written_in_its_own_words(name: str) -> None:
    table = rehearsed(name, [0, 1], seed=4)
    notebook = table.notebook(1)
    lines = notebook_lines(table.game, table.options, notebook, "fr", viewer=1)
    for field in notebook.__struct_fields__:
        if field != "exact" and getattr(notebook, field) is not UNSET:
            heading = translate(table.game.notebook_text(field), "fr")
            assert any(line.startswith(heading) for line in lines)


@pytest.mark.parametrize(
    ("name", "hunted"),
    [("scotland_yard", 0), ("mr_jack_pocket", 0), ("mr_jack", 0), ("whitechapel", 0)],
)
def test_what_the_others_know_is_told_apart_from_what_is_ones_own(name: str, hunted: int) -> None:
    table = rehearsed(name, [0, 1], seed=4)
    told = {}
    for seat in (0, 1):
        notebook = table.notebook(seat)
        told[seat] = notebook_lines(table.game, table.options, notebook, "en", viewer=seat)
    assert "What the others can deduce about you:" in told[hunted]
    assert not any("deduce" in line for line in told[1 - hunted])


def test_whose_a_deduction_is_stands_above_it() -> None:
    table = rehearsed("mr_jack_pocket", [0, 1], seed=4)
    lines = notebook_lines(table.game, table.options, table.notebook(0), "en", viewer=0)
    headings = [line.split(" (")[0] for line in lines if not line.startswith("  ")]
    assert headings == [
        "What you can deduce:",
        "Alibi cards that can be in the pile",
        "What the others can deduce about you:",
        "Who can be Mr. Jack",
        "How many hourglasses Mr. Jack can have",
    ]


def test_a_name_is_written_in_the_games_words() -> None:
    suspects = EveryShape(suspects={"suspect-lestrade": 1.0}, by_clue={})
    lines = written(suspects, "fr", find_game("mr_jack_pocket"))
    assert "  Lestrade 100,0 %" in lines


class Reasoned(Notebook, frozen=True, kw_only=True, tag="reasoned"):
    excluded: dict[int, Text]


REASONS = Reasoned(
    excluded={3: text("core-chance"), 5: text("core-referee"), 9: text("core-chance")}
)


def test_reasons_are_put_into_words_each_once_with_what_it_is_said_of() -> None:
    assert written(REASONS)[1:] == ["  chance: 3, 9", "  the referee: 5"]


def test_in_short_reasons_are_only_counted() -> None:
    assert written(REASONS, in_short=True) == ["scotland-yard-notebook-excluded (3): …"]


def test_in_short_what_is_empty_is_left_out() -> None:
    assert written(Reasoned(excluded={})) == ["scotland-yard-notebook-excluded: –"]
    assert written(Reasoned(excluded={}), in_short=True) == ["There is nothing to note yet."]
    shapes = written(SHAPES, in_short=True)
    assert not any(line.endswith("–") for line in shapes)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  Yellow  suspicion  Mary Kingsley  Waterloo Station  9h  carved mask  0"),
        ("fr", "  Jaune  soupçons  Mary Kingsley  Waterloo Station  9h  masque sculpté  0"),
    ],
)
def test_records_stand_one_a_line_in_the_games_words(language: str, line: str) -> None:
    stated = Statement(
        child="child-yellow",
        kind="suspicion",
        clues=("clue-kingsley", "clue-waterloo", "clue-9h", "clue-mask"),
        smiles=0,
    )
    notebook = LadyAliceNotebook(verdicts=(stated,))
    assert line in written(notebook, language, find_game("lady_alice"))


def test_in_short_the_last_records_are_told() -> None:
    stated = [
        Statement(child="child-yellow", kind="suspicion", clues=("clue-9h",) * 4, smiles=smiles)
        for smiles in (0, 1, 2, 3, 4)
    ]
    lines = written(
        LadyAliceNotebook(verdicts=tuple(stated)), game=find_game("lady_alice"), in_short=True
    )
    assert [line[-1] for line in lines[-4:]] == ["…", "2", "3", "4"]


def test_notes_are_short_first_and_long_when_asked() -> None:
    command = ["play", "scotland_yard", "--seed", "11", "--seat", "2"]
    short, long = (gaslamp(*command, typed=[typed]).out for typed in ("notes", "notes all"))
    assert "“notes all” shows everything." in short
    assert short.count("%") < long.count("%")
    assert "“notes all” shows everything." not in long


def test_notes_of_anything_else_are_refused() -> None:
    command = ["play", "scotland_yard", "--seed", "11", "--seat", "2"]
    out = gaslamp(*command, typed=["notes everything"]).out
    assert "“notes” gives it in short, “notes all” shows everything." in out
