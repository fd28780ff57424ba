"""London in a terminal: every station by its number, with what the viewer knows marked on it."""

from __future__ import annotations

import re

import pytest
from librt.random import Random

from gaslamp.core.board import ElementId
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, without_styles
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.elements import board_of, station_id
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.terminal import HEIGHT, PANEL, WIDTH
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook

DEALT = ("deal 103", "deal 112", "deal 34", "deal 174", "deal 155", "deal 197")
LABEL = re.compile(r"(\d+)([ᵇᵘ]?)([^\d ]?)")
WHOLE = TerminalSize(79, 60)
LOW = TerminalSize(79, 17)  # what a terminal of 80x24 leaves for a drawing


def position(*actions: str) -> ScotlandYard:
    codes = [GAME.parse(action) for action in (*DEALT, *actions)]
    state = Journal(GAME, ScotlandYardOptions(), codes).state
    assert isinstance(state, ScotlandYard)
    return state


def drawn(
    viewer: int, *actions: str, possible: tuple[int, ...] | None = None, size: TerminalSize = WHOLE
) -> list[str]:
    """Draw a viewer's side of a game."""
    notebook = None
    if possible is not None:
        stations: dict[ElementId, float] = {station_id(n): 1 / len(possible) for n in possible}
        notebook = ScotlandYardNotebook(stations=stations)
    view = GAME.view(position(*actions), viewer)
    return GAME.render(view, notebook, size=size).splitlines()


def labels(lines: list[str]) -> dict[int, tuple[str, str]]:
    """Read what stands behind each station's number: what stops there, and who is there."""
    found = [label for line in lines[:HEIGHT] for label in LABEL.findall(line)]
    return {int(station): (stop, mark) for station, stop, mark in found}


def marks(lines: list[str]) -> dict[int, str]:
    """Read the mark behind each station's number."""
    return {station: mark for station, (_, mark) in labels(lines).items()}


def window(lines: list[str]) -> list[str]:
    """Take the part of the map out of a drawing that stands beside the pawns."""
    return [line[: LOW.columns - PANEL - 1] for line in lines[:-1]]


def test_every_station_stands_on_the_map_once_by_its_number() -> None:
    lines = drawn(0)
    numbers = [int(station) for line in lines[:HEIGHT] for station, _, _ in LABEL.findall(line)]
    assert sorted(numbers) == list(range(1, 200))


@pytest.mark.parametrize("size", [WHOLE, TerminalSize(119, 40), TerminalSize(200, 70)])
def test_a_larger_terminal_shows_the_whole_map(size: TerminalSize) -> None:
    lines = drawn(0, possible=tuple(range(1, 200)), size=size)
    assert max(len(line) for line in lines) <= size.columns
    assert len(lines) <= size.rows
    numbers = {int(number) for line in lines for number in re.findall(r"\d+", line)}
    assert set(range(1, 200)) <= numbers


@pytest.mark.parametrize("size", [LOW, DEFAULT_SIZE])
def test_on_a_small_terminal_the_map_around_the_pawn_on_turn_is_drawn(size: TerminalSize) -> None:
    lines = drawn(1, "taxi 102", size=size)
    assert len(lines) <= size.rows
    assert max(len(line) for line in lines) <= size.columns
    found = marks(window(lines))
    assert found[112] == "①"
    assert {end for end, kind in london().neighbours(112) if kind == "taxi"} <= set(found)
    assert 1 not in found


def test_a_number_stands_near_its_station() -> None:
    lines = drawn(0)
    board = board_of(london(), 5)
    for station in board.of_kind("station"):
        assert station.place is not None
        x, y = station.place
        row = lines[int(y / board.height * HEIGHT)]
        column = re.search(rf"(?<!\d){station.name}(?!\d)", row)
        assert column is not None
        assert abs(column.start() - x / board.width * (WIDTH - 4)) < 8


def test_the_best_line_that_stops_at_a_station_is_marked() -> None:
    stops = {station: stop for station, (stop, _) in labels(drawn(0)).items()}
    for station, stop in stops.items():
        kinds = {kind for _, kind in london().neighbours(station)}
        assert stop == ("ᵘ" if "underground" in kinds else "ᵇ" if "bus" in kinds else "")


def test_each_detective_is_marked_where_it_stands() -> None:
    found = marks(drawn(1, "taxi 102"))
    pawns = {found[station]: station for station in (112, 34, 174, 155, 197)}
    assert pawns == {"①": 112, "②": 34, "③": 174, "④": 155, "⑤": 197}
    assert sum(mark != "" for mark in found.values()) == 5


def test_mister_x_is_marked_for_himself_alone_until_he_is_seen() -> None:
    assert marks(drawn(0, "taxi 102"))[102] == "X"
    for viewer in (1, SPECTATOR):
        assert "X" not in marks(drawn(viewer, "taxi 102")).values()


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_possible_stations_are_marked_from_the_notebook(viewer: int) -> None:
    found = marks(drawn(viewer, "taxi 102", possible=(85, 86, 102)))
    assert {station for station, mark in found.items() if mark == "?"} == {85, 86, 102}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_small_map_shows_where_mister_x_can_be(viewer: int) -> None:
    lines = drawn(viewer, "taxi 102", possible=(8, 18, 31), size=LOW)
    found = marks(window(lines))
    assert {station for station, mark in found.items() if mark == "?"} == {8, 18, 31}


def pointed_at(*actions: str) -> list[str]:
    return [line[line.index("▸") :] for line in drawn(1, *actions, size=LOW) if "▸" in line]


def test_the_pawn_on_turn_is_pointed_at() -> None:
    assert [line.split()[0] for line in pointed_at()] == ["▸X"]
    assert pointed_at("taxi 102", "taxi 99") == ["▸②   34  10   8   4"]


def test_the_lines_from_the_pawn_on_turn_are_listed() -> None:
    text = "\n".join(drawn(1, "taxi 102", size=LOW))
    assert "from 112" in text
    assert "taxi: 99 100 111 125" in text
    assert "ferry (black): 108 157" in GAME.render(GAME.view(at_the_ferry(), 0), size=LOW)


def at_the_ferry() -> ScotlandYard:
    """Let Mister X stand at the landing stage of 115, on turn."""
    text = position().text().replace("stations=103,", "stations=115,", 1)
    return GAME.position(ScotlandYardOptions(), text)


def test_nobody_else_reads_the_lines_from_where_mister_x_hides() -> None:
    assert "from" not in "\n".join(drawn(1, size=LOW))


def test_colours_are_marks_that_take_no_room() -> None:
    view = GAME.view(position("taxi 102"), 1)
    coloured = GAME.render(view, size=LOW._replace(colour=True))
    assert without_styles(coloured) == GAME.render(view, size=LOW)
    assert coloured != without_styles(coloured)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_and_says_every_word_of_the_drawing(
    language: str, said: set[str]
) -> None:
    for seed in range(6):
        state, rng = GAME.start(ScotlandYardOptions()), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in (0, SPECTATOR):
                lines = GAME.render(GAME.view(state, viewer), None, language, LOW).splitlines()
                assert max(len(line) for line in lines) <= LOW.columns
                assert len(lines) <= LOW.rows
    GAME.render(GAME.view(at_the_ferry(), 0), None, language)
    GAME.legend(GAME.view(state, 0), language)
    mine = {key for key in keys(language) if key.startswith("scotland-yard-draw-")}
    assert {key for key in said if key.startswith("scotland-yard-draw-")} == mine
