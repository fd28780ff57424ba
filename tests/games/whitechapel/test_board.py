"""The board: its tables against the check values of the printed one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from gaslamp.core.data_files import read_data
from gaslamp.games.whitechapel.actions import CIRCLES, CROSSINGS
from gaslamp.games.whitechapel.board import BoardTables, Rows, whitechapel
from gaslamp.games.whitechapel.small import few_streets
from gaslamp.games.whitechapel.streets import Streets

pytestmark = pytest.mark.engine

BOARD = whitechapel()


def pairs(rows: Rows, last: int) -> set[tuple[int, int]]:
    """List who is next to whom, each pair once."""
    found = {(a, b) for a in range(1, last + 1) for b in rows.row(a)}
    assert {(b, a) for a, b in found} == found
    return {(a, b) for a, b in found if a < b}


def degrees(rows: Rows, last: int) -> Counter[int]:
    return Counter(int(rows.length(place)) for place in range(1, last + 1))


def guarding(*crossings: int) -> vec[u8]:
    return vec[u8]([u8(x in crossings) for x in range(CROSSINGS + 1)])


def is_open(board: BoardTables, start: int, end: int, *police: int) -> bool:
    walk = board.walks.first[start] + board.walks.row(start).index(end)
    return board.is_open(walk, guarding(*police))


@pytest.mark.rule("LW-01")
def test_the_board_has_its_circles_crossings_lines_and_marks() -> None:
    assert list(BOARD.circles) == list(range(1, CIRCLES + 1))
    assert BOARD.streets.crossings == list(range(1, CROSSINGS + 1))
    assert len(read_data("whitechapel", "edges.csv")) == 593
    assert list(BOARD.red) == [3, 21, 27, 65, 84, 147, 149, 158]
    assert list(BOARD.yellow) == [42, 45, 58, 138, 143, 157, 181]
    assert len(read_data("whitechapel", "joints.csv")) == 17
    assert len({row[0] for row in read_data("whitechapel", "blocks.csv")}) == 148


@pytest.mark.rule("LW-02")
def test_the_walks_are_those_of_the_printed_board() -> None:
    walks = pairs(BOARD.walks, CIRCLES)
    assert len(walks) == 775
    assert sum(a * b for a, b in walks) == 9_971_623
    assert degrees(BOARD.walks, CIRCLES) == {
        **{2: 2, 3: 3, 4: 5, 5: 14, 6: 25, 7: 40, 8: 36},
        **{9: 25, 10: 20, 11: 11, 12: 5, 13: 5, 14: 2, 15: 2},
    }


@pytest.mark.rule("LW-02")
@pytest.mark.parametrize(
    ("circle", "ends"),
    [
        (27, [26, 28, 29, 44, 45, 46, 47, 48, 79]),
        (84, [51, 65, 66, 67, 85, 86, 99, 100]),
        (147, [111, 133, 134, 146]),
        (61, [45, 47]),
        (81, [80, 118]),
    ],
)
def test_the_walks_from_a_circle(circle: int, ends: list[int]) -> None:
    assert BOARD.walks.row(circle) == ends


@pytest.mark.rule("LW-26")
def test_the_alleys_are_those_of_the_printed_board() -> None:
    alleys = pairs(BOARD.alleys, CIRCLES)
    assert len(alleys) == 451
    assert sum(a * b for a, b in alleys) == 5_105_160
    assert BOARD.alleys.row(1) == [7, 26]
    assert [c for c in range(1, CIRCLES + 1) if not BOARD.alleys.row(c)] == [43]


@pytest.mark.rule("LW-02", "LW-18")
def test_the_police_steps_are_those_of_the_printed_board() -> None:
    assert len(pairs(BOARD.steps, CROSSINGS)) == 453
    expected = {2: 23, 3: 84, 4: 64, 5: 36, 6: 18, 7: 8, 8: 1}
    assert degrees(BOARD.steps, CROSSINGS) == expected
    assert {4, 32} <= set(BOARD.steps.row(40))  # over two circles, 28 and 26


@pytest.mark.rule("LW-18")
def test_a_beat_is_every_crossing_two_steps_away_and_a_sprint_three() -> None:
    for start in range(1, CROSSINGS + 1):
        one = {start, *BOARD.steps.row(start)}
        two = {end for crossing in one for end in BOARD.steps.row(crossing)} | one
        three = {end for crossing in two for end in BOARD.steps.row(crossing)} | two
        assert set(BOARD.beats.row(start)) == two
        assert set(BOARD.sprints.row(start)) == three
        assert [x for x in three if BOARD.is_beat(start, x)] == [x for x in three if x in two]


@pytest.mark.rule("LW-02", "LW-42")
def test_two_crossings_touch_no_circle() -> None:
    lonely = [x for x in range(1, CROSSINGS + 1) if not BOARD.touched.row(x)]
    assert lonely == [159, 196]
    assert BOARD.touches(44, 71)
    assert not BOARD.touches(44, 70)


@pytest.mark.rule("LW-16")
def test_two_walks_can_be_barred_by_nobody() -> None:
    everywhere = tuple(range(1, CROSSINGS + 1))
    free = {
        (start, end)
        for start in range(1, CIRCLES + 1)
        for end in BOARD.walks.row(start)
        if is_open(BOARD, start, end, *everywhere)
    }
    assert free == {(26, 28), (28, 26), (45, 47), (47, 45)}


@pytest.mark.rule("LW-16")
def test_a_walk_with_two_ways_is_barred_only_on_both() -> None:
    both = sorted(BOARD.streets.touching(58) & BOARD.streets.touching(73))
    assert len(both) == 2
    assert is_open(BOARD, 58, 73, both[0])
    assert is_open(BOARD, 58, 73, both[1])
    assert not is_open(BOARD, 58, 73, *both)
    assert is_open(BOARD, 44, 59, 59)  # past x71


def reached(board: BoardTables, start: int, police: tuple[int, ...]) -> set[int]:
    """Search the map itself, with the policemen's crossings cut out."""
    found: set[int] = set()
    seen = {f"c{start}", *(f"x{crossing}" for crossing in police)}
    waiting = [f"c{start}"]
    while waiting:
        for place in board.streets.next[waiting.pop()]:
            if place.startswith("c"):
                found.add(int(place[1:]))
            elif place not in seen:
                seen.add(place)
                waiting.append(place)
    return found - {start}


@pytest.mark.rule("LW-16")
def test_an_open_walk_is_what_is_left_when_the_crossings_are_cut_out() -> None:
    board = few_streets()
    for start in board.streets.circles:
        for police in combinations(board.streets.crossings, 2):
            ends = {end for end in board.walks.row(start) if is_open(board, start, end, *police)}
            assert ends == reached(board, start, police)


@pytest.mark.rule("LW-25")
def test_a_coach_goes_where_a_second_walk_does_not_come_back() -> None:
    for start in BOARD.circles:
        firsts = [a for a in BOARD.walks.row(start) if set(BOARD.walks.row(a)) - {start}]
        assert BOARD.coaches.row(start) == firsts == BOARD.walks.row(start)


@pytest.mark.rule("LW-25")
def test_a_coach_does_not_begin_into_a_dead_end() -> None:
    board = BoardTables(Streets([("c1", "x1"), ("x1", "c2"), ("c2", "c3")], [], red=[], yellow=[]))
    assert board.walks.row(2) == [1, 3]
    assert board.coaches.row(2) == []
    assert board.coaches.row(1) == [2]
