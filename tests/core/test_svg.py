"""Pictures: what is written is well-formed and safe, whatever it says."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from gaslamp.core import svg
from gaslamp.core.board import Board, Link, element
from gaslamp.envs.board_svg import board_svg
from gaslamp.games.registry import find_game
from tests.core.toys import words

SVG = "{http://www.w3.org/2000/svg}"


def read(document: str) -> Xml.Element:
    return Xml.fromstring(document)  # noqa: S314  (our own picture)


def test_words_and_attributes_are_escaped() -> None:
    said = "<script> & \"quotes\" 'too'"
    drawn = read(svg.document((0, 0, 9, 9), said, [svg.text(1, 2, said, fill=said)], paper="#fff"))
    title, _, text = drawn
    assert title.text == said
    assert text.text == said
    assert text.attrib == {"x": "1", "y": "2", "fill": said}


def test_numbers_are_short_and_what_is_empty_is_left_out() -> None:
    assert svg.circle(1.04, 2.06, 4.0, fill=None) == '<circle cx="1" cy="2.1" r="4"/>'
    assert svg.line(0, 0, 1, 1.5, kind="") == '<line x1="0" y1="0" x2="1" y2="1.5"/>'
    assert svg.polyline([(0, 0.25), (3, 4)]) == '<polyline points="0,0.2 3,4"/>'
    assert svg.group([], "role") == '<g class="role"/>'


def test_a_document_has_a_box_a_title_and_paper() -> None:
    drawn = read(svg.document((-3, 0, 10.5, 20), "A title", [], paper="#fff", font_size=15))
    assert drawn.attrib == {"viewBox": "-3 0 10.5 20", "role": "img", "font-size": "15"}
    assert [mark.tag for mark in drawn] == [f"{SVG}title", f"{SVG}rect"]
    assert drawn[1].attrib == {
        "x": "-3",
        "y": "0",
        "width": "10.5",
        "height": "20",
        "fill": "#fff",
    }


def test_a_board_has_its_lines_under_its_elements_and_skips_what_has_no_place() -> None:
    game = find_game("mr_jack_pocket")
    view = game.view(game.start(game.options()), 0)
    board = Board(
        2.0,
        1.0,
        (
            element("door", "1", words("one"), (0.5, 0.5)),
            element("door", "2", words("two"), (1.5, 0.5)),
            element("door", "3", words("three"), None),
        ),
        links=(Link("way", ("door-1", "door-2")), Link("way", ("door-1", "door-3"))),
    )
    drawn = [mark.tag.removeprefix(SVG) for mark in read(board_svg(board, view))]
    assert drawn == ["title", "rect", "line", "circle", "circle"]
