"""The board as a client draws it, and what is clicked for an action."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from gaslamp.core.board import Point
from gaslamp.core.data_files import read_data
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import TIMES
from tests.games.whitechapel.plays import played

BOARD = GAME.board(GAME.options())
PLACES = {element.id: element.place for element in BOARD.elements if element.place is not None}


@pytest.mark.rule("LW-01")
def test_every_circle_and_crossing_is_an_element_with_a_place_of_its_own() -> None:
    kinds = Counter(element.kind for element in BOARD.elements)
    assert kinds == {"circle": 195, "crossing": 234, "block": 148, "policeman": 5, "column": 20}
    assert len(BOARD.ids()) == len(BOARD.elements)
    assert len(set(PLACES.values())) == len(PLACES) == 195 + 234
    assert all(0.0 < x < BOARD.width and 0.0 < y < BOARD.height for x, y in PLACES.values())


@pytest.mark.rule("LW-01")
def test_elements_are_named_as_people_type_them_and_marked_as_printed() -> None:
    names = {element.id: element.name for element in BOARD.elements}
    assert names["circle-84"] == "84"
    assert names["crossing-x57"] == "x57"
    assert names["policeman-blue"] == "blue"
    assert names["column-IV"] == "IV"
    red = [int(e.name) for e in BOARD.of_kind("circle") if "red" in e.traits]
    yellow = [int(e.name[1:]) for e in BOARD.of_kind("crossing") if "yellow" in e.traits]
    assert red == list(whitechapel().red)
    assert yellow == list(whitechapel().yellow)
    assert [e.name for e in BOARD.of_kind("policeman")] == list(COLOURS)
    assert [e.name for e in BOARD.of_kind("column")] == list(TIMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_label(language: str) -> None:
    for element in BOARD.elements:
        assert element.label.key in keys(language)
        assert translate(element.label, language)


@pytest.mark.rule("LW-01")
def test_the_streets_are_those_of_the_printed_board() -> None:
    drawn = {frozenset(link.ends) for link in BOARD.links}
    written = {"c": "circle-", "x": "crossing-x"}
    printed = {
        frozenset(f"{written[place[0]]}{place[1:]}" for place in row)
        for row in read_data("whitechapel", "edges.csv")
    }
    assert drawn == printed
    assert len(BOARD.links) == 593
    assert sum(bool(link.route) for link in BOARD.links) == 3 * 17  # three at each joint


def test_drawn_places_stay_near_the_printed_ones() -> None:
    """The drawing stretches the print to its frame and makes room around the numbers."""
    printed = {
        **{f"circle-{row[0]}": row for row in read_data("whitechapel", "circles.csv")},
        **{f"crossing-{row[0]}": row for row in read_data("whitechapel", "crossings.csv")},
    }
    xs, ys = ([float(row[axis]) for row in printed.values()] for axis in (1, 2))
    for id_, row in printed.items():
        x = 44 + (float(row[1]) - min(xs)) / (max(xs) - min(xs)) * (1050 - 44)
        y = 44 + (float(row[2]) - min(ys)) / (max(ys) - min(ys)) * (832 - 44)
        assert abs(x - PLACES[id_][0]) < 12
        assert abs(y - PLACES[id_][1]) < 12


def segments() -> list[tuple[Point, Point]]:
    """List the straight lines of the streets, each once."""
    found = set()
    for link in BOARD.links:
        stops = (PLACES[link.ends[0]], *link.route, PLACES[link.ends[1]])
        found |= {(min(pair), max(pair)) for pair in pairwise(stops)}
    return sorted(found)


def side(one: Point, other: Point, place: Point) -> float:
    return (other[0] - one[0]) * (place[1] - one[1]) - (other[1] - one[1]) * (place[0] - one[0])


def test_no_two_streets_cross_but_in_a_place() -> None:
    streets = segments()
    assert len(streets) == 593
    for i, (a, b) in enumerate(streets):
        for c, d in streets[:i]:
            if {a, b} & {c, d}:
                continue
            apart = side(a, b, c) * side(a, b, d) >= 0 or side(c, d, a) * side(c, d, b) >= 0
            assert apart, (a, b, c, d)


@pytest.mark.rule("LW-26")
def test_a_block_is_outlined_by_the_circles_on_its_edge() -> None:
    by_place = {place: id_ for id_, place in PLACES.items()}
    blocks: dict[str, set[str]] = {}
    for block, circle in read_data("whitechapel", "blocks.csv"):
        blocks.setdefault(f"block-{block}", set()).add(f"circle-{circle}")
    for element in BOARD.of_kind("block"):
        corners = {by_place.get(corner, "") for corner in element.outline}
        assert {id_ for id_ in corners if id_.startswith("circle-")} == blocks[element.id]


@pytest.mark.parametrize(
    ("written", "path", "verb"),
    [
        ("walk 92", ("circle-92",), "walk"),
        ("alley 92", ("circle-92",), "alley"),
        ("coach 93", ("circle-93",), "coach"),
        ("woman 84", ("circle-84",), "woman"),
        ("blank 84", ("circle-84",), "blank"),
        ("clue 92", ("circle-92",), "clue"),
        ("arrest 92", ("circle-92",), "arrest"),
        ("blue x57", ("crossing-x57",), "go"),
        ("patrol x42", ("crossing-x42",), "patrol"),
        ("patrol x42 real", ("crossing-x42",), "real"),
        ("patrol x42 blank", ("crossing-x42",), "decoy"),
        ("patrol x42 red", ("crossing-x42",), "is-red"),
        ("call x42", ("crossing-x42",), "call"),
        ("lead x42", ("crossing-x42",), "lead"),
        ("next red", ("policeman-red",), "next"),
        ("wait", (), "wait"),
        ("go on", (), "go-on"),
        ("pass", (), "pass"),
        ("head 2", (), "head"),
    ],
)
def test_an_action_has_its_place_on_the_board(
    written: str, path: tuple[str, ...], verb: str
) -> None:
    action = GAME.actions.parse(written)
    assert GAME.actions.path(action) == path
    assert GAME.actions.verb(action) == verb


def test_path_and_verb_tell_the_choices_of_every_moment_apart() -> None:
    names = {element.id: element.name for element in BOARD.elements}
    for state in played(2, seed=7):
        if state.seat < 0:
            continue
        choices = GAME.choices(state, int(state.seat))
        assert len({(choice.path, choice.verb) for choice in choices}) == len(choices)
        for choice in choices:
            assert {names[id_] for id_ in choice.path} <= set(choice.notation.split())
