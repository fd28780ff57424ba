"""The board is the one of the facts, on both editions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from gaslamp.games.mr_jack.actions import (
    CHARACTERS,
    EXIT_COUNT,
    GOODLEY,
    MANHOLE_COUNT,
    STREET_COUNT,
)
from gaslamp.games.mr_jack.board import CROSSING, RADII, WALKING, BoardTables, whitechapel
from gaslamp.games.mr_jack.hexes import (
    BY_PLACE,
    DIRECTIONS,
    EXITS,
    HEXES,
    LAMP_PLACES,
    MANHOLES,
    STREETS,
    Hex,
    neighbours,
)
from gaslamp.games.mr_jack.options import BoardName
from tests.games.mr_jack.positions import (
    BOARDS,
    lamp_numbers,
    mask,
    names,
    place,
    position,
    table,
    visible,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

# The columns from north to south: a street, a square (%), a building (#), a lamp place (L).
COLUMNS = {
    "a": ".....",
    "b": "..#%.L.",
    "c": "L.#...",
    "d": "#.#.#.",
    "e": ".......",
    "f": ".L#.%L#.",
    "g": "........",
    "h": ".#L%.#L.",
    "i": ".......",
    "j": ".#.#.#",
    "k": "...%.L",
    "l": ".L.%#..",
    "m": ".....",
}
MANHOLES_OF = {
    "first": {"a5", "c2", "f10", "f7", "h6", "h3", "l12", "m9"},
    "revised": {"b6", "b1", "c4", "f10", "g6", "h3", "k9", "l12", "l7"},
}
MARKS = {"street": ".", "square": "%", "building": "#", "lamp": "L"}
HEX_OF = {hex_.name: hex_ for hex_ in HEXES}


def street(name: str) -> int:
    return STREETS.index(name)


def half_turn(hex_: Hex) -> Hex:
    return BY_PLACE[12 - hex_.column, 16 - hex_.row]


def reached(
    board: BoardTables, start: str, points: int, opened: set[str], *, flying: bool
) -> set[str]:
    covers = mask(MANHOLES_OF[board.name] - opened, MANHOLES)
    gait = CROSSING if flying else WALKING
    return names(board.reach(street(start), points, covers, gait), STREETS)


@pytest.mark.rule("MJ-01")
def test_the_terrain_is_the_printed_one() -> None:
    drawn = dict.fromkeys(COLUMNS, "")
    for hex_ in HEXES:
        drawn[hex_.name[0]] += MARKS[hex_.kind]
    assert drawn == COLUMNS


@pytest.mark.rule("MJ-01")
def test_there_are_86_hexes_60_of_them_streets() -> None:
    kinds = Counter(hex_.kind for hex_ in HEXES)
    assert len(HEXES) == 86
    assert kinds == {"street": 60, "building": 13, "square": 5, "lamp": 8}
    assert len(STREETS) == STREET_COUNT
    assert len(MANHOLES) == MANHOLE_COUNT


@pytest.mark.rule("MJ-01")
def test_every_hex_lies_where_its_name_says() -> None:
    assert (HEX_OF["f10"].column, HEX_OF["f10"].row) == (5, 0)
    assert (HEX_OF["a5"].column, HEX_OF["a5"].row) == (0, 5)
    assert (HEX_OF["h3"].column, HEX_OF["h3"].row) == (7, 16)
    assert {hex_.name for hex_ in neighbours(HEX_OF["g7"])} == {"g8", "h8", "h7", "g6", "f6", "f7"}


@pytest.mark.rule("MJ-01")
def test_streets_touch_87_times_and_none_is_cut_off() -> None:
    board = whitechapel("first")
    touching = [
        pair
        for pair in combinations(range(STREET_COUNT), 2)
        if board.distance[pair[0] * STREET_COUNT + pair[1]] == 1
    ]
    assert len(touching) == 87
    assert max(board.distance) == 15 == RADII - 1


@pytest.mark.rule("MJ-01")
def test_distances_go_both_ways() -> None:
    distance = whitechapel("first").distance
    for one, other in combinations(range(STREET_COUNT), 2):
        assert distance[one * STREET_COUNT + other] == distance[other * STREET_COUNT + one]


@pytest.mark.rule("MJ-01")
def test_streets_lamp_places_and_exits_look_the_same_after_a_half_turn() -> None:
    opposite = {"": "", "nw": "se", "ne": "sw", "sw": "ne", "se": "nw"}
    walls = {"building", "square"}
    for hex_ in HEXES:
        other = half_turn(hex_)
        assert other.kind == hex_.kind or {other.kind, hex_.kind} <= walls
        assert other.leads_out == opposite[hex_.leads_out]


@pytest.mark.rule("MJ-02")
def test_the_revised_manholes_look_the_same_after_a_half_turn_but_for_one() -> None:
    turned = {half_turn(HEX_OF[name]).name for name in MANHOLES_OF["revised"]}
    assert MANHOLES_OF["revised"] - turned == {"g6"}


@pytest.mark.rule("MJ-01", "MJ-32")
def test_every_exit_touches_one_hex() -> None:
    assert len(EXITS) == EXIT_COUNT
    board = whitechapel("first")
    assert [STREETS[board.exits[number]] for number in range(4)] == ["b7", "l12", "b1", "l6"]


@pytest.mark.rule("MJ-01")
def test_no_street_touches_two_lamp_places() -> None:
    board = whitechapel("first")
    touched = Counter(name for light in board.lamp_light for name in names(light, STREETS))
    assert set(touched.values()) == {1}


@pytest.mark.rule("MJ-02")
@pytest.mark.parametrize("name", BOARDS)
def test_each_board_has_its_own_manholes(name: str) -> None:
    board = whitechapel(name)
    assert names(board.manholes, MANHOLES) == MANHOLES_OF[name]
    assert names(board.opened[board.sewers[0]], STREETS) == MANHOLES_OF[name]


@pytest.mark.rule("MJ-02")
@pytest.mark.parametrize(
    ("board", "covers", "watson", "stealthy"),
    [("first", {"c2", "l12"}, "a3", "i4"), ("revised", {"b1", "l12"}, "i4", "a3")],
)
def test_covers_watson_and_stealthy_start_differently(
    board: BoardName, covers: set[str], watson: str, stealthy: str
) -> None:
    state = table(board)
    assert names(state.pieces.covers, MANHOLES) == covers
    assert place(state, "watson") == watson
    assert place(state, "stealthy") == stealthy


@pytest.mark.rule("MJ-02")
@pytest.mark.parametrize("board", BOARDS)
def test_everything_else_starts_alike(board: BoardName) -> None:
    state = table(board)
    others = ("holmes", "smith", "lestrade", "goodley", "gull", "bert")
    assert [place(state, who) for who in others] == ["g5", "g8", "e5", "m10", "e9", "i8"]
    assert lamp_numbers(state) == {"b2": 1, "l11": 2, "c7": 3, "k6": 4, "f5": 5, "h8": 5}
    assert names(state.pieces.barricades, EXITS) == {"ne", "sw"}
    assert state.cleared == 0


@pytest.mark.rule("MJ-02", "MJ-40")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lantern", DIRECTIONS)
def test_four_start_in_the_light_and_four_in_the_shadow(board: BoardName, lantern: str) -> None:
    state = with_fields(table(board), lantern=DIRECTIONS.index(lantern))
    assert visible(state) == {"holmes", "lestrade", "smith", "bert"}


@pytest.mark.rule("MJ-40")
@pytest.mark.parametrize("board", BOARDS)
def test_the_lantern_starts_to_the_north_east_against_a_wall(board: BoardName) -> None:
    pieces = table(board).pieces
    assert DIRECTIONS[pieces.lantern] == "ne"
    assert len(names(pieces.light(), STREETS)) == 28


@pytest.mark.rule("MJ-02", "MJ-12")
@pytest.mark.parametrize(("board", "hexes"), [("first", 31), ("revised", 17)])
def test_goodley_reaches_more_hexes_on_the_first_board(board: BoardName, hexes: int) -> None:
    pieces = table(board).pieces
    assert len(names(pieces.reach(GOODLEY, 3), STREETS) - {"m10"}) == hexes


@pytest.mark.rule("MJ-26")
def test_the_printed_example_of_who_is_visible() -> None:
    at = {"smith": "h10", "bert": "i9", "holmes": "k11", "lestrade": "k10", "goodley": "m12"}
    state = position(at=at | {"gull": "a1"}, board="revised", lamps={"h8": 5})
    assert visible(state) == {"bert", "holmes", "lestrade"}


@pytest.mark.rule("MJ-09", "MJ-11", "MJ-12", "MJ-20")
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize("covered", [set(), {"f10", "h3"}, {"l12", "a5", "b6", "g6", "f7"}])
def test_reach_is_what_walking_step_by_step_finds(
    name: str, flying: bool, covered: set[str]
) -> None:
    board = whitechapel(name)
    opened = MANHOLES_OF[name] - covered
    for start in STREETS:
        found = {start}
        for points in range(5):
            expected = {hex_ for hex_ in found if HEX_OF[hex_].kind == "street"}
            assert reached(board, start, points, opened, flying=flying) == expected
            found |= {end for hex_ in found for end in one_step(hex_, opened, flying=flying)}


def one_step(name: str, opened: set[str], *, flying: bool) -> set[str]:
    beside = {hex_ for hex_ in neighbours(HEX_OF[name]) if flying or hex_.kind == "street"}
    return {hex_.name for hex_ in beside} | (opened if name in opened else set())


@pytest.mark.rule("MJ-01")
def test_names_are_numbered_in_one_order() -> None:
    assert [hex_.name for hex_ in HEXES if hex_.name in LAMP_PLACES] == LAMP_PLACES
    assert len(CHARACTERS) == len(LAMP_PLACES) == 8
