"""Drawings for a terminal: sheets, styles, columns, percentages, parts of a board."""

from __future__ import annotations

import pytest

from gaslamp.core.board import Board, element
from gaslamp.core.drawing import (
    STYLES,
    Label,
    Sheet,
    Size,
    aligned,
    beside,
    drawn,
    ink,
    padded,
    percent,
    plain,
    styled,
)
from gaslamp.core.text import text
from gaslamp.core.window import around, fitting, whole

COLOURED = Size(colour=True)


def test_styles_are_marks_that_can_be_taken_out() -> None:
    for style in STYLES:
        assert plain(f"a {ink('b', style)} c") == "a b c"
        assert list(styled(f"a {ink('b', style)} c")) == [("a ", None), ("b", style), (" c", None)]
    assert ink("", "red") == ""
    assert ink("b", None) == "b"


def test_a_drawing_has_its_styles_only_where_there_are_colours() -> None:
    lines = [f"{ink('a', 'red')}  ", "b"]
    assert drawn(lines, Size()) == "a\nb"
    assert drawn(lines, COLOURED) == f"{ink('a', 'red')}\nb"


def test_styles_take_no_room() -> None:
    assert len(plain(padded(ink("ab", "bold"), 5))) == 5
    rows = [[ink("a", "red"), "b"], ["ccc", "d"]]
    assert [plain(line) for line in aligned(rows)] == ["a    b", "ccc  d"]
    assert [plain(line) for line in beside([ink("a", "red")], ["x", "y"], 3)] == ["a  x", "   y"]


def test_labels_stand_as_near_to_their_places_as_there_is_room() -> None:
    sheet = Sheet(12, 2)
    sheet.spread([Label(4, 0, "abc"), Label(4.4, 0.9, "de"), Label(11, 1, "fgh"), Label(0, 9, "i")])
    assert sheet.lines() == ["    abc de", "i        fgh"]


def test_labels_close_up_where_a_row_is_full() -> None:
    sheet = Sheet(6, 1)
    sheet.spread([Label(0, 0, "ab"), Label(1, 0, "cd"), Label(2, 0, "ef")])
    assert sheet.lines() == ["abcdef"]


def test_a_label_is_fitted_in_only_where_nothing_is_yet() -> None:
    sheet = Sheet(12, 1)
    assert sheet.fit_in(Label(4, 0, "abc"), 0)
    assert not sheet.fit_in(Label(5, 0, "de"), 1)
    assert sheet.fit_in(Label(5, 0, "de"), 3)
    assert not sheet.fit_in(Label(11, 0, "fg"), 0)
    assert sheet.fit_in(Label(11, 0, "f"), 0)
    assert sheet.lines() == ["    abc de f"]


def test_what_lies_beside_a_sheet_is_lost() -> None:
    sheet = Sheet(3, 1)
    sheet.write(0, 1, "abc")
    sheet.write(5, 0, "x")
    sheet.write(0, -1, "yz")
    assert sheet.lines() == ["zab"]


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
    all_of_it = whole(BOARD, 50, 25)
    assert all_of_it.cell((90.0, 45.0)) == (45.0, 22.5)
    part = around(BOARD, (90.0, 45.0), all_of_it, 20, 10)
    assert (part.left, part.top) == (60.0, 30.0)  # not over the edge
    assert part.has((90.0, 45.0))
    assert not part.has((10.0, 10.0))
    middle = around(BOARD, (50.0, 25.0), all_of_it, 20, 10)
    assert middle.cell((50.0, 25.0)) == (10.0, 5.0)


def test_a_window_fits_around_places() -> None:
    window = fitting([(10.0, 10.0), (30.0, 20.0)], 40, 20, 5.0)
    assert window.cell((5.0, 5.0)) == (0.0, 0.0)
    assert window.cell((35.0, 25.0)) == (40.0, 20.0)
