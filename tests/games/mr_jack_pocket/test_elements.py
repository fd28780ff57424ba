"""The board as everybody draws it, and what is clicked for an action."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp.core.board import name_of
from gaslamp.core.data_files import read_data
from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack_pocket.actions import CELLS, DETECTIVES, FACES, SUSPECTS
from gaslamp.games.mr_jack_pocket.board import line
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import hunt, move, position

BOARD = GAME.board(MrJackPocketOptions())
PLACES = {element.id: element.place for element in BOARD.elements if element.place is not None}


def test_every_thing_on_the_table_is_an_element() -> None:
    assert Counter(element.kind for element in BOARD.elements) == {
        "tile": 9,
        "space": 12,
        "detective": 3,
        "token": 7,
        "suspect": 9,
        "card": 9,
        "identity": 1,
        "time": 8,
    }
    assert len(BOARD.ids()) == len(BOARD.elements)
    assert all(element.id == f"{element.kind}-{element.name}" for element in BOARD.elements)


def test_elements_bear_the_names_that_people_type() -> None:
    assert tuple(element.name for element in BOARD.of_kind("tile")) == CELLS
    assert tuple(element.name for element in BOARD.of_kind("detective")) == DETECTIVES
    assert tuple(element.name for element in BOARD.of_kind("token")) == FACES
    assert tuple(element.name for element in BOARD.of_kind("suspect")) == SUSPECTS
    assert tuple(element.name for element in BOARD.of_kind("card")) == SUSPECTS


@pytest.mark.rule("MP-01", "MP-02")
def test_tiles_and_spaces_have_places_on_the_board_and_no_two_the_same() -> None:
    assert {name.partition("-")[0] for name in PLACES} == {"tile", "space"}
    assert len(set(PLACES.values())) == 21
    for x, y in PLACES.values():
        assert 0 < x < BOARD.width
        assert 0 < y < BOARD.height


@pytest.mark.rule("MP-01")
def test_the_outlines_of_the_tiles_fill_a_square_without_gaps() -> None:
    corners = Counter(corner for tile in BOARD.of_kind("tile") for corner in tile.outline)
    assert sorted(corners.values()) == [1] * 4 + [2] * 8 + [4] * 4
    for tile in BOARD.of_kind("tile"):
        across, down = zip(*tile.outline, strict=True)
        assert tile.place == (sum(across) / 4, sum(down) / 4)


def test_a_tile_is_named_after_the_place_where_it_is_drawn() -> None:
    labels = {tile.place: translate(tile.label, "en") for tile in BOARD.of_kind("tile")}
    across, down = (sorted(set(places)) for places in zip(*labels, strict=True))
    drawn = [[labels[x, y].removesuffix(" tile") for x in across] for y in down]
    assert drawn == [
        ["top left", "top middle", "top right"],
        ["middle left", "centre", "middle right"],
        ["bottom left", "bottom middle", "bottom right"],
    ]


@pytest.mark.rule("MP-02")
@pytest.mark.parametrize("space", range(1, 13))
def test_a_space_lies_in_line_with_the_tiles_that_it_looks_into(space: int) -> None:
    nearest, middle, farthest = (PLACES[f"tile-{CELLS[cell]}"] for cell in line(space))
    x, y = PLACES[f"space-{space}"]
    assert x == nearest[0] == middle[0] == farthest[0] or y == nearest[1] == middle[1]
    steps = [abs(x - tile[0]) + abs(y - tile[1]) for tile in (nearest, middle, farthest)]
    assert steps == sorted(steps)
    assert steps[0] > 86  # outside the nearest tile


@pytest.mark.rule("MP-09")
def test_the_walk_goes_clockwise_through_all_twelve_spaces() -> None:
    walk = {link.ends[0]: link.ends[1] for link in BOARD.links if link.kind == "walk"}
    assert walk == {f"space-{hour}": f"space-{hour % 12 + 1}" for hour in range(1, 13)}


def test_suspects_and_cards_say_what_the_facts_say_of_them() -> None:
    traits = {element.id: element.traits for element in BOARD.elements}
    for name, colour, hourglasses in read_data("mr_jack_pocket", "suspects.csv"):
        assert traits[f"suspect-{name}"] == (colour,)
        assert traits[f"card-{name}"] == (f"hourglasses-{hourglasses}",)


@pytest.mark.rule("MP-05")
def test_a_time_token_says_who_begins_its_turn() -> None:
    traits = [element.traits[0] for element in BOARD.of_kind("time")]
    assert traits == ["investigator-begins", "jack-begins"] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_label_of_its_own_kind(language: str) -> None:
    labels = {element.id: translate(element.label, language) for element in BOARD.elements}
    for kind in ("tile", "space", "detective", "token", "suspect", "card", "time"):
        said = [labels[element.id] for element in BOARD.of_kind(kind)]
        assert len(set(said)) == len(said)
    assert not any("mr-jack-pocket" in label for label in labels.values())
    assert labels["space-12"] == {"en": "12 o’clock", "fr": "case 12 h"}[language]
    assert (
        labels["card-gull"]
        == {"en": "William Gull’s alibi", "fr": "alibi : William Gull"}[language]
    )


@pytest.mark.parametrize(
    ("written", "path", "verb", "label"),
    [
        ("rotation", ("token-rotation",), "take", "the Rotation token"),
        ("alibi", ("token-alibi",), "take", "the Alibi token"),
        ("watson 1", ("detective-watson",), "one", "one space"),
        ("watson 2", ("detective-watson",), "two", "two spaces"),
        ("joker toby", ("detective-toby",), "one", "one space"),
        ("joker none", (), "joker-none", "nobody moves"),
        ("rotate 1,2 left", ("tile-1,2",), "left", "quarter turn left"),
        ("rotate 1,2 half", ("tile-1,2",), "half", "half turn"),
        ("rotate 1,2 right", ("tile-1,2",), "right", "quarter turn right"),
        ("exchange 0,0 2,1", ("tile-0,0", "tile-2,1"), "swap", "swap them"),
    ],
)
def test_an_action_names_what_is_clicked_for_it(
    written: str, path: tuple[str, ...], verb: str, label: str
) -> None:
    view = GAME.view(hunt(position(), 1, "holmes", "watson", "rotation", "joker"), INVESTIGATOR)
    action = GAME.parse(written)
    assert GAME.path(view, action) == path
    assert GAME.verb(view, action) == verb
    assert translate(GAME.label(view, action)) == label
    assert 0 < len(translate(GAME.label(view, action), "fr").split()) <= 4


def test_what_chance_and_the_referee_do_is_clicked_nowhere() -> None:
    view = GAME.view(GAME.new(), JACK)
    for written in ("draw gull", "visible", "show gull", "tile gull", "toss joker", "identity ?"):
        assert GAME.path(view, GAME.parse(written)) == ()


def test_two_rotations_that_lie_open_are_one_choice() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "rotation")
    paths = [choice.path for choice in GAME.choices(state, INVESTIGATOR)]
    assert paths == [("token-holmes",), ("token-watson",), ("token-rotation",)]


def check_choices(state: MrJackPocket) -> None:
    """Path and verb belong to one choice; each name on the path stands in the notation."""
    seat = int(state.seat)
    choices = GAME.choices(state, seat)
    assert len({(choice.path, choice.verb) for choice in choices}) == len(choices)
    for choice in choices:
        assert set(choice.path) <= BOARD.ids()
        assert {name_of(id_) for id_ in choice.path} <= set(choice.notation.split())
        for language in LANGUAGES:
            assert 0 < len(translate(choice.label, language).split()) <= 4


def test_path_and_verb_belong_to_one_choice_in_every_moment() -> None:
    rng = Random(3)
    for _ in range(8):
        state = GAME.new()
        while state.seat != OVER:
            if state.seat >= 0:
                check_choices(state)
            state.apply(state.random_action(rng))


@pytest.mark.rule("MP-10")
def test_the_jokers_choices_are_the_detectives_and_for_jack_a_button() -> None:
    for turn, seat, buttons in ((1, INVESTIGATOR, []), (2, JACK, ["joker-none"])):
        state = move(hunt(position(), turn, "holmes", "watson", "rotation", "joker"), "joker")
        choices = GAME.choices(state, seat)
        assert [choice.path for choice in choices if choice.path] == [
            ("detective-holmes",),
            ("detective-watson",),
            ("detective-toby",),
        ]
        assert [choice.verb for choice in choices if not choice.path] == buttons


def test_nobody_but_the_seat_on_turn_has_a_choice() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    assert GAME.choices(state, JACK) == ()
    assert GAME.choices(GAME.new(), JACK) == ()
