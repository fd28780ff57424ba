"""What a person may ask at the table: choices, notes, lines, legend, rules, the map."""

from __future__ import annotations

import re

import pytest

from gaslamp.cli.lookup import place_lines
from gaslamp.cli.typed_commands import COMMANDS
from gaslamp.core.errors import NotationError
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook
from gaslamp.play.typed_words import TypedWords, bare
from tests.cli.desk import DEALT, detectives, mister_x, recorded


def test_a_question_mark_lists_every_choice_with_its_meaning() -> None:
    listed = detectives("?").out.split("> ?\n")[1].splitlines()
    assert listed[:4] == [
        "  taxi 99    take a taxi",
        "  taxi 100   take a taxi",
        "  taxi 111   take a taxi",
        "  taxi 125   take a taxi",
    ]


def test_a_question_mark_with_words_lists_the_choices_that_fit_them() -> None:
    listed = mister_x("? double").out.split("> ? double\n")[1].splitlines()
    assert listed[0] == "  double   make a double move"
    assert listed[1] == "> "
    assert "No move fits “zeppelin”" in mister_x("? zeppelin").out


def test_notes_shows_where_the_belief_says_mister_x_can_be() -> None:
    journal = recorded(*DEALT, "taxi 102")
    belief = journal.game.belief(journal.options, 1)
    for seen in journal.seen(1):
        belief.see(seen.sight, seen.turn)
    notebook = journal.game.notebook(belief)
    assert isinstance(notebook, ScotlandYardNotebook)
    noted = detectives("notes all").out.split("Where Mister X can be ")[1]
    assert noted.startswith(f"({len(notebook.stations)}):")
    written = re.findall(r"(\d+) +([\d.]+)%", noted)
    assert {f"station-{number}": float(share) for number, share in written} == {
        station: pytest.approx(100 * share, abs=0.051)
        for station, share in notebook.stations.items()
    }
    shares = [float(share) for _, share in written]
    assert shares == sorted(shares, reverse=True)


def test_mister_x_notes_what_the_detectives_can_not_exclude() -> None:
    out = mister_x("notes").out
    assert "What the others can deduce about you:\nWhere Mister X can be (" in out


def test_help_lists_every_command() -> None:
    out = detectives("help").out
    for command in COMMANDS.keys() - {"back", "solution"}:
        assert f"\n  {command} " in out
    assert "\n  save FILE " in out


def test_lines_tells_what_stops_at_a_station_and_where_it_goes() -> None:
    out = detectives("lines 29").out
    assert out.split("> lines 29\n")[1].splitlines()[:3] == [
        "Station 29: bus, taxi, start card",
        "  bus: 15, 41, 42, 55",
        "  taxi: 6, 16, 17, 41, 42",
    ]
    assert (
        "Nothing on the board is called “200”. For example: 1, 2, 3." in detectives("lines 200").out
    )
    assert "Which place? For example: lines " in detectives("lines").out


@pytest.mark.parametrize("name", GAMES)
def test_lines_knows_every_element_of_a_board(name: str) -> None:
    game = find_game(name)
    for element in game.board(game.options()).elements:
        lines = place_lines(game, game.options(), element.name, "en")
        assert any(line.lower().startswith(translate(element.label).lower()) for line in lines)


def test_legend_explains_the_signs() -> None:
    assert "①②③④⑤ detectives" in detectives("legend").out


def test_rules_are_told_inside_a_game() -> None:
    out = detectives("rules", "taxi 99").out
    assert "# Scotland Yard\n" in out
    assert "Detective 1 takes a taxi to 99." in out


def test_redraw_shows_the_position_again() -> None:
    out = detectives("log", "redraw").out
    first, again = out.split("\n> ")[0], out.split("> redraw\n")[1].split("\n> ")[0]
    assert first.endswith(again.strip("\n"))


def test_map_draws_everything() -> None:
    drawn = detectives("map").out.split("> map\n")[1]
    numbers = {int(number) for number in re.findall(r"\d+", drawn.split("travel log")[0])}
    assert set(range(1, 200)) <= numbers


@pytest.mark.parametrize("name", GAMES)
def test_a_commands_name_is_no_move_of_the_game(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        typed = TypedWords(game, language)
        for command in COMMANDS.values():
            word = command.local(language)
            for line in (word, command.name, bare(word)):
                with pytest.raises(NotationError):
                    game.parse(typed.read(line))
