"""Guides: the same in both languages, true positions, a section for every phase."""

from __future__ import annotations

import re
from importlib import resources
from typing import get_args

import msgspec
import pytest

from gaslamp.core.options import options_from
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.core.turn_names import viewer_name
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.guide import Bullets, Guide, Picture, read_guide, read_guide_plan
from gaslamp.learn.guide_figures import figures_of, journal_of
from gaslamp.learn.ledger import RULE_ID, ledger_source

SIDES = {
    "scotland_yard": ("as-mister-x", "as-detectives"),
    "mr_jack": ("as-investigator", "as-jack"),
    "mr_jack_pocket": ("as-investigator", "as-jack"),
    "whitechapel": ("as-jack", "as-police"),
    "lady_alice": ("as-child",),
}


def pictures(guide: Guide) -> list[Picture]:
    blocks = (block for section in guide.sections for block in section.blocks)
    return [block for block in blocks if isinstance(block, Picture)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_shape(game: str) -> None:
    english, french = read_guide(game, "en"), read_guide(game, "fr")
    for one, other in zip(english.sections, french.sections, strict=True):
        assert [type(block) for block in one.blocks] == [type(block) for block in other.blocks]
        for block, twin in zip(one.blocks, other.blocks, strict=True):
            if isinstance(block, Bullets) and isinstance(twin, Bullets):
                assert len(block.items) == len(twin.items), one.name
    assert [one.figure for one in pictures(english)] == [one.figure for one in pictures(french)]


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_begins_with_the_idea_and_ends_with_every_side_and_the_mistakes(game: str) -> None:
    names = [section.name for section in read_guide_plan(game).sections]
    assert names[0] == "idea"
    assert names[-1] == "mistakes"
    assert names[-1 - len(SIDES[game]) : -1] == list(SIDES[game])
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_that_a_view_can_tell_opens_at_one_section(game: str) -> None:
    fields = msgspec.structs.fields(find_game(game).view_type)
    phases = get_args(next(field.type for field in fields if field.name == "phase"))
    named = [phase for section in read_guide_plan(game).sections for phase in section.phases]
    assert sorted(named) == sorted(phases)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_a_guide_names_exist(game: str) -> None:
    for language in LANGUAGES:
        guide = read_guide(game, language)
        known = {rule.id for group in guide.rules for rule in group.rules}
        for section in guide.sections:
            assert set(section.rules) <= known
            assert set(RULE_ID.findall(str(section.blocks))) <= known
            assert bool(section.rules) == bool(section.phases), section.name


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_shown_once(game: str) -> None:
    shown = sorted(picture.figure for picture in pictures(read_guide(game, "en")))
    assert shown == sorted(figure.name for figure in read_guide_plan(game).figures)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_figure_points_at_is_on_its_board(game: str) -> None:
    figures = figures_of(game)
    for figure in figures.figures:
        assert set(figure.points) <= figures.board.ids(), figure.name


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_is_what_its_viewer_sees_of_a_game_that_can_be_played(game: str) -> None:
    found = find_game(game)
    options = options_from(found.options, read_guide_plan(game).options)
    for figure in figures_of(game).figures:
        assert figure.viewer in [*range(len(found.seats(options))), viewer_name(SPECTATOR)]
        viewer = figure.viewer if isinstance(figure.viewer, int) else SPECTATOR
        journal = journal_of(game, figure.name)
        sent = msgspec.json.encode(figure.view)
        assert msgspec.json.decode(sent, type=found.view_type) == journal.view(viewer)
        assert figure.view.outcome is None


@pytest.mark.parametrize("game", GAMES)
def test_the_stations_hexes_and_circles_that_a_caption_names_are_on_the_board(game: str) -> None:
    names = {element.name for element in figures_of(game).board.elements}
    places = re.compile(r"\b(?:[a-m]\d{1,2}|x\d{1,3}|\d{3})\b")
    for language in LANGUAGES:
        for picture in pictures(read_guide(game, language)):
            assert set(places.findall(picture.caption)) <= names, picture.caption


def variants_of(game: str) -> list[str]:
    """Give the beginnings of the keys of the options that change the rules."""
    options = find_game(game).options()
    kept = [
        name
        for name in options.__struct_fields__
        if name not in options.older_rules
        if name == "board" or isinstance(getattr(options, name), bool)
    ]
    return [f"{game}-option-{name}".replace("_", "-") for name in kept]


def unbroken(page: str) -> str:
    """Write a page without its line breaks."""
    return " ".join(page.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scotland_yard", "mr_jack", "whitechapel"])
def test_a_guide_explains_options_in_the_words_of_the_set_up_page(game: str, language: str) -> None:
    page = resources.files("gaslamp").joinpath("games", game, "guide", f"{language}.md")
    written = unbroken(page.read_text(encoding="utf-8"))
    for option in variants_of(game):
        title, about = (translate(text(key), language) for key in (f"{option}-name", option))
        assert re.search(rf"\*\*{re.escape(title)} ?:\*\* {re.escape(about)}", written), option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_call_an_option_as_the_set_up_page_does(game: str, language: str) -> None:
    rules = unbroken(ledger_source(game, language))
    for option in variants_of(game):
        assert translate(text(f"{option}-name"), language) in rules, option
