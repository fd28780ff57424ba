"""Drawings as pictures, and the pages that `make docs` writes."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from tools.guide_pages import main

from gaslamp.core.terminal_art import STYLES, with_style
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES
from gaslamp.learn.guide import read_guide_plan
from gaslamp.learn.terminal_svg import ACROSS, COLOURS, DOWN, MARGIN, terminal_svg

TEXT = "{http://www.w3.org/2000/svg}text"


def words(svg: str) -> list[Xml.Element]:
    return Xml.fromstring(svg).findall(TEXT)  # noqa: S314  (our own picture)


def test_every_word_has_its_column_its_row_and_its_colour() -> None:
    drawn = words(terminal_svg(f"ab  {with_style('c <d', 'red')}\n   e", "A title"))
    assert [word.text for word in drawn] == ["ab", "c", "<d", "e"]
    assert [float(word.attrib["x"]) for word in drawn] == [
        MARGIN + column * ACROSS for column in (0, 4, 6, 3)
    ]
    down = float(drawn[3].attrib["y"]) - float(drawn[0].attrib["y"])
    assert down == pytest.approx(DOWN)
    assert drawn[1].attrib["fill"] == drawn[2].attrib["fill"] != drawn[0].attrib["fill"]


def test_every_style_of_a_drawing_has_a_colour() -> None:
    assert set(COLOURS) == set(STYLES)
    assert len(set(COLOURS.values())) == len(STYLES)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guides")
    main(folder)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_every_figure_as_a_picture_that_is_there(pages: Path, game: str) -> None:
    for language in LANGUAGES:
        page = (pages / f"{game}.{language}.md").read_text(encoding="utf-8")
        named = re.findall(r"\]\(([^)]+\.svg)\)", page)
        assert len(named) == len(read_guide_plan(game).figures)
        for name in named:
            assert words((pages / name).read_text(encoding="utf-8"))
