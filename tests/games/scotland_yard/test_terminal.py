"""London in a terminal: every station by its number, with what the viewer knows marked on it."""

from __future__ import annotations

import re

import pytest
from librt.random import Random

from gaslamp.core.facts import facts
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.words import LANGUAGES, keys
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules import ScotlandYard
from gaslamp.games.scotland_yard.terminal import HEIGHT, WIDTH
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook

DEALT = ("deal 103", "deal 112", "deal 34", "deal 174", "deal 155", "deal 197")
LABEL = re.compile(r"(\d+)([^\d ]?)")


def drawn(viewer: int, *actions: str, possible: tuple[int, ...] | None = None) -> list[str]:
    """Draw a viewer's side of a game."""
    codes = [GAME.parse(action) for action in (*DEALT, *actions)]
    state = Journal(GAME, ScotlandYardOptions(), codes).state
    assert isinstance(state, ScotlandYard)
    notebook = None
    if possible is not None:
        notebook = ScotlandYardNotebook(stations=dict.fromkeys(possible, 1 / len(possible)))
    return GAME.draw(GAME.view(state, viewer), notebook).splitlines()


def marks(lines: list[str]) -> dict[int, str]:
    """Read the mark behind each station's number."""
    labels = [label for line in lines[:HEIGHT] for label in LABEL.findall(line)]
    assert len(labels) == 199
    return {int(station): mark for station, mark in labels}


def test_every_station_stands_on_the_map_once_by_its_number() -> None:
    assert sorted(marks(drawn(0))) == list(range(1, 200))


def test_the_drawing_fits_an_ordinary_terminal() -> None:
    lines = drawn(0, possible=tuple(range(1, 200)))
    assert max(len(line) for line in lines) <= WIDTH <= 79
    assert sorted(marks(lines)) == list(range(1, 200))


def test_a_number_stands_near_its_station() -> None:
    lines = drawn(0)
    for station, x, y in facts("scotland_yard", "stations.csv"):
        row = lines[int(float(y) * HEIGHT)]
        column = re.search(rf"\b{station}\b", re.sub(r"[^\d ]", " ", row))
        assert column is not None
        assert abs(column.start() - float(x) * (WIDTH - 4)) < 6


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


def pointed_at(*actions: str) -> list[str]:
    return [line for line in drawn(1, *actions) if line.startswith("▸")]


def test_the_pawn_on_turn_is_pointed_at() -> None:
    assert [line[:11] for line in pointed_at()] == ["▸X Mister X"]
    assert [line[:14] for line in pointed_at("taxi 102", "taxi 99")] == ["▸② detective 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_and_says_every_word_of_the_drawing(
    language: str, said: set[str]
) -> None:
    for seed in range(6):
        state, rng = GAME.start(ScotlandYardOptions()), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in (0, SPECTATOR):
                lines = GAME.draw(GAME.view(state, viewer), language=language).splitlines()
                assert max(len(line) for line in lines) <= WIDTH
    mine = {key for key in keys(language) if key.startswith("scotland-yard-draw-")}
    assert said == mine
