"""Drawings for a terminal: sheets, styles, columns, percentages, parts of a board."""

from __future__ import annotations

import pytest

from gaslamp.core.board import Board, element
from gaslamp.core.terminal_art import (
    STYLES,
    Canvas,
    Label,
    TerminalSize,
    align_columns,
    join_lines,
    pad,
    percent,
    side_by_side,
    split_by_style,
    with_style,
    without_styles,
)
from gaslamp.core.text import text
from gaslamp.core.viewport import centred_on, fitted_to, whole_board

COLOURED = TerminalSize(colour=True)


def test_styles_are_marks_that_can_be_taken_out() -> None:
    for style in STYLES:
        assert without_styles(f"a {with_style('b', style)} c") == "a b c"
        assert list(split_by_style(f"a {with_style('b', style)} c")) == [
            ("a ", None),
            ("b", style),
            (" c", None),
        ]
    assert with_style("", "red") == ""
    assert with_style("b", None) == "b"


def test_a_drawing_has_its_styles_only_where_there_are_colours() -> None:
    lines = [f"{with_style('a', 'red')}  ", "b"]
    assert join_lines(lines, TerminalSize()) == "a\nb"
    assert join_lines(lines, COLOURED) == f"{with_style('a', 'red')}\nb"


def test_styles_take_no_room() -> None:
    assert len(without_styles(pad(with_style("ab", "bold"), 5))) == 5
    rows = [[with_style("a", "red"), "b"], ["ccc", "d"]]
    assert [without_styles(line) for line in align_columns(rows)] == ["a    b", "ccc  d"]
    assert [
        without_styles(line) for line in side_by_side([with_style("a", "red")], ["x", "y"], 3)
    ] == ["a  x", "   y"]


def test_labels_stand_as_near_to_their_places_as_there_is_room() -> None:
    canvas = Canvas(12, 2)
    canvas.write_labels(
        [Label(4, 0, "abc"), Label(4.4, 0.9, "de"), Label(11, 1, "fgh"), Label(0, 9, "i")]
    )
    assert canvas.lines() == ["    abc de", "i        fgh"]


def test_labels_close_up_where_a_row_is_full() -> None:
    canvas = Canvas(6, 1)
    canvas.write_labels([Label(0, 0, "ab"), Label(1, 0, "cd"), Label(2, 0, "ef")])
    assert canvas.lines() == ["abcdef"]


def test_a_label_is_fitted_in_only_where_nothing_is_yet() -> None:
    canvas = Canvas(12, 1)
    assert canvas.write_near(Label(4, 0, "abc"), 0)
    assert not canvas.write_near(Label(5, 0, "de"), 1)
    assert canvas.write_near(Label(5, 0, "de"), 3)
    assert not canvas.write_near(Label(11, 0, "fg"), 0)
    assert canvas.write_near(Label(11, 0, "f"), 0)
    assert canvas.lines() == ["    abc de f"]


def test_what_lies_beside_a_sheet_is_lost() -> None:
    canvas = Canvas(3, 1)
    canvas.write(0, 1, "abc")
    canvas.write(5, 0, "x")
    canvas.write(0, -1, "yz")
    assert canvas.lines() == ["zab"]


@pytest.mark.parametrize(
    ("share", "english", "french"),
    [
        (1.0, "100.0%", "100,0 %"),
        (1 / 3, "33.3%", "33,3 %"),
        (0.0004, "<0.1%", "<0,1 %"),
        (0.0, "0.0%", "0,0 %"),
    ],
)
def test_a_probability_is_written_in_tenths(share: float, english: str, french: str) -> None:
    assert percent(share, "en") == english
    assert percent(share, "fr") == french


BOARD = Board(100.0, 50.0, (element("place", "a", text("core-chance"), (90.0, 45.0)),))


def test_a_window_shows_a_board_whole_or_the_part_around_a_place() -> None:
    all_of_it = whole_board(BOARD, 50, 25)
    assert all_of_it.cell((90.0, 45.0)) == (45.0, 22.5)
    part = centred_on(BOARD, (90.0, 45.0), all_of_it, 20, 10)
    assert (part.left, part.top) == (60.0, 30.0)  # not over the edge
    assert part.contains((90.0, 45.0))
    assert not part.contains((10.0, 10.0))
    middle = centred_on(BOARD, (50.0, 25.0), all_of_it, 20, 10)
    assert middle.cell((50.0, 25.0)) == (10.0, 5.0)


def test_a_window_fits_around_places() -> None:
    viewport = fitted_to([(10.0, 10.0), (30.0, 20.0)], 40, 20, 5.0)
    assert viewport.cell((5.0, 5.0)) == (0.0, 0.0)
    assert viewport.cell((35.0, 25.0)) == (40.0, 20.0)
