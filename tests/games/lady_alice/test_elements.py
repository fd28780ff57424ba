"""Holmes's desk as a board: its elements, and what is clicked for an action."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.lady_alice.actions import ACCUSE_BLANK, PASS, VALUE_HIDDEN
from gaslamp.games.lady_alice.board import CATEGORY_NAMES, SIZE, clue_names
from gaslamp.games.lady_alice.elements import (
    CHILDREN,
    PANELS,
    VALUES,
    ZONE_HEIGHT,
    ZONE_WIDTH,
    clue_id,
    clue_number,
    seat_of,
)
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import COLOURS
from gaslamp.games.lady_alice.options import LadyAliceOptions
from tests.games.lady_alice.playing import GREEN, RED, THREE, Table, in_the_middle


@pytest.mark.rule("LA-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_board_has_panels_clues_values_and_children(seats: int) -> None:
    board = GAME.board(LadyAliceOptions(seats=seats))
    assert tuple(element.id for element in board.of_kind("panel")) == PANELS
    assert [element.name for element in board.of_kind("clue")] == list(clue_names())
    assert tuple(element.id for element in board.of_kind("value")) == VALUES
    assert tuple(element.id for element in board.of_kind("child")) == CHILDREN[:seats]
    assert len(board.elements) == 4 + 32 + 3 + seats
    assert board.links == ()


def test_a_clue_lies_in_its_zone_on_its_panel() -> None:
    board = GAME.board(LadyAliceOptions())
    panels = {panel.id: panel for panel in board.of_kind("panel")}
    for number, clue in enumerate(board.of_kind("clue")):
        (left, top), _, (right, bottom), _ = clue.outline
        assert (right - left, bottom - top) == pytest.approx((ZONE_WIDTH, ZONE_HEIGHT))
        assert clue.place == pytest.approx(((left + right) / 2, (top + bottom) / 2))
        panel = panels[PANELS[clue_number(clue.id) // SIZE]]
        (panel_left, panel_top), _, (panel_right, panel_bottom), _ = panel.outline
        assert panel_left < left < right < panel_right
        assert panel_top < top < bottom < panel_bottom
        assert clue.traits == (CATEGORY_NAMES[number // SIZE],)


def test_zones_stand_two_abreast_and_do_not_touch_the_next_panel() -> None:
    places = [clue.place for clue in GAME.board(LadyAliceOptions()).of_kind("clue")]
    assert len(set(places)) == 32
    assert [place[1] for place in places[:4] if place] == pytest.approx(
        [140.5, 140.5, 277.5, 277.5]
    )
    first_of_each = [place[0] for place in places[::8] if place]
    assert first_of_each == pytest.approx([92.5, 339.8, 587.1, 834.4])


def test_children_and_values_lie_beside_the_desk() -> None:
    board = GAME.board(LadyAliceOptions())
    beside = (*board.of_kind("child"), *board.of_kind("value"))
    assert all(element.place is None for element in beside)


def test_ids_and_numbers_go_together() -> None:
    assert [clue_number(clue_id(clue)) for clue in range(32)] == list(range(32))
    assert [seat_of(child) for child in CHILDREN] == list(range(5))
    assert [child.removeprefix("child-") for child in CHILDREN] == list(COLOURS)


@pytest.mark.rule("LA-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_name_of_its_own(language: str) -> None:
    elements = GAME.board(LadyAliceOptions(seats=5)).elements
    assert len({translate(element.label, language) for element in elements}) == len(elements)


def test_a_clue_is_labelled_as_the_desk_names_it() -> None:
    labels = {element.id: element.label for element in GAME.board(LadyAliceOptions()).elements}
    names = ["clue-waterloo", "clue-tower", "clue-17h", "clue-compass", "panel-times", "value-2"]
    assert [translate(labels[name]) for name in names] == [
        "Waterloo Station",
        "Tower of London",
        "17:00",
        "compass",
        "times",
        "worth 2",
    ]
    assert [translate(labels[name], "fr") for name in names] == [
        "Waterloo Station",
        "Tour de Londres",
        "17 heures",
        "boussole",
        "heures",
        "valeur 2",
    ]


def test_a_clue_is_clicked_in_its_zone_and_a_value_in_the_stock() -> None:
    view = Table().view(RED)
    for line in ("suspect 17h", "mark 17h", "accuse 17h"):
        assert GAME.path(view, GAME.parse(line)) == ("clue-17h",)
        assert GAME.verb(view, GAME.parse(line)) == line.split()[0]
    assert GAME.path(view, GAME.parse("value 2")) == ("value-2",)
    for button, verb in ((PASS, "pass"), (ACCUSE_BLANK, "blank")):
        assert (GAME.path(view, button), GAME.verb(view, button)) == ((), verb)
    assert GAME.path(view, VALUE_HIDDEN) == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_has_a_way_of_its_own_over_elements_that_exist(seats: int) -> None:
    for seed in range(3):
        options = LadyAliceOptions(seats=seats, round_limit=2)
        state = GAME.start(options)
        rng = Random(seed)
        known = GAME.board(options).ids()
        while state.seat != OVER:
            choices = GAME.choices(state, int(state.seat))
            assert len({(choice.path, choice.verb) for choice in choices}) == len(choices)
            for choice in choices:
                assert set(choice.path) <= known
                names = [id_.partition("-")[2] for id_ in choice.path]
                assert set(names) <= set(choice.notation.split())
            state.apply(state.random_action(rng))


def labels_of(table: Table, seat: int, language: str = "en") -> dict[str, str]:
    """List what the choices of a seat are called."""
    return {
        choice.notation: translate(choice.label, language)
        for choice in GAME.choices(table.state, seat)
    }


def test_labels_say_shortly_what_a_choice_does() -> None:
    labels = labels_of(in_the_middle(), GREEN)
    wanted = ("mark waterloo", "pass", "accuse kingsley")
    assert [labels[line] for line in wanted] == ["place a marker", "pass", "accuse"]
    french = labels_of(in_the_middle(), GREEN, "fr")
    assert [french[line] for line in wanted] == ["poser un marqueur", "passer", "accuser"]


def test_labels_of_a_combination_follow_the_categories() -> None:
    table = Table()
    told = []
    for clue in ("kingsley", "abbey", "9h", "mask"):
        told.append(labels_of(table, 0)[f"suspect {clue}"])
        table.type(f"suspect {clue}")
    assert told == ["suspect", "at this place", "at this hour", "holding this"]


def test_labels_of_values_and_of_the_blank() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    assert labels_of(table, RED)["accuse blank"] == "leave it blank"
    table.type("mark docks")
    assert labels_of(table, RED) == {f"value {n}": f"worth {n}" for n in range(3)}
