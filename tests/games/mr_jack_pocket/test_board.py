"""The district, its lines of sight and the cards, against the facts of the printed game."""

from __future__ import annotations

import pytest

from gaslamp.core.data_files import read_data
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.actions import CELLS, FACES, SUSPECTS
from gaslamp.games.mr_jack_pocket.board import OPEN, TOKENS, line, look, side_of, whitechapel
from tests.games.mr_jack_pocket.positions import (
    SET_UP_PICTURE,
    WITNESS_PICTURE,
    call,
    cards,
    legal,
    position,
    seen,
    suspects,
)

pytestmark = pytest.mark.engine

FACED = ["0,2", "0,2", "1,2", "2,2", "2,2", "2,1", "2,0", "2,0", "1,0", "0,0", "0,0", "0,1"]
HOURS = range(1, 13)
ACROSS = {11: 7, 12: 6, 1: 5, 2: 10, 3: 9, 4: 8}
COLOURS = ["blue", "black", "orange", "white", "yellow", "grey", "green", "purple", "pink"]


def walls_in_line(*walls: int) -> int:
    nearest, middle, farthest = walls
    return 25 * nearest + 5 * middle + farthest


@pytest.mark.rule("MP-04")
@pytest.mark.parametrize(
    ("characters", "hourglasses"),
    [
        (["lestrade", "goodley"], 0),
        (["bert", "pizer", "smith", "lane", "stealthy", "gull"], 1),
        (["madame"], 2),
    ],
)
def test_a_card_shows_its_hourglasses(characters: list[str], hourglasses: int) -> None:
    for character in characters:
        assert whitechapel().hourglasses[cards(character)] == hourglasses


@pytest.mark.rule("MP-04")
def test_the_nine_cards_show_eight_hourglasses() -> None:
    assert whitechapel().hourglasses[cards(*SUSPECTS)] == 8


def test_the_facts_list_the_suspects_in_the_order_of_their_numbers() -> None:
    assert [row[0] for row in read_data("mr_jack_pocket", "suspects.csv")] == list(SUSPECTS)
    assert [row[1] for row in read_data("mr_jack_pocket", "suspects.csv")] == COLOURS


@pytest.mark.rule("MP-02")
def test_the_twelve_spaces_go_clockwise_around_the_district_as_on_a_clock() -> None:
    assert [CELLS[line(space)[0]] for space in HOURS] == FACED
    assert [codes.SIDES[side_of(space)] for space in (12, 3, 6, 9)] == list(codes.SIDES)


@pytest.mark.rule("MP-16")
@pytest.mark.parametrize("space", HOURS)
def test_a_detective_looks_straight_to_the_space_across(space: int) -> None:
    across = (ACROSS | {other: one for one, other in ACROSS.items()})[space]
    assert line(space) == line(across)[::-1]


@pytest.mark.rule("MP-16")
@pytest.mark.parametrize("space", HOURS)
def test_an_open_street_is_seen_to_its_end(space: int) -> None:
    assert look(space, walls_in_line(OPEN, OPEN, OPEN)) == sum(1 << cell for cell in line(space))


@pytest.mark.rule("MP-16")
@pytest.mark.parametrize("space", HOURS)
@pytest.mark.parametrize("blocked", range(3))
def test_a_wall_on_the_near_side_hides_its_own_tile(space: int, blocked: int) -> None:
    walls = [OPEN] * 3
    walls[blocked] = side_of(space)
    expected = sum(1 << cell for cell in line(space)[:blocked])
    assert look(space, walls_in_line(*walls)) == expected


@pytest.mark.rule("MP-16")
@pytest.mark.parametrize("space", HOURS)
@pytest.mark.parametrize("blocked", range(3))
def test_a_wall_on_the_far_side_hides_only_what_is_behind_its_tile(
    space: int, blocked: int
) -> None:
    walls = [OPEN] * 3
    walls[blocked] = (side_of(space) + 2) % 4
    expected = sum(1 << cell for cell in line(space)[: blocked + 1])
    assert look(space, walls_in_line(*walls)) == expected


@pytest.mark.rule("MP-16")
@pytest.mark.parametrize("space", HOURS)
@pytest.mark.parametrize("turn", [1, 3])
def test_walls_along_the_street_hide_nothing(space: int, turn: int) -> None:
    wall = (side_of(space) + turn) % 4
    assert look(space, walls_in_line(wall, wall, wall)) == sum(1 << cell for cell in line(space))


@pytest.mark.rule("MP-02", "MP-16", "MP-17")
@pytest.mark.parametrize(
    ("space", "characters"),
    [
        (10, set()),
        (2, set()),
        (6, set()),
        (11, {"gull", "smith", "lane"}),
        (1, {"stealthy", "lestrade", "goodley"}),
        (8, {"lane", "madame", "goodley"}),
        (12, {"bert"}),
    ],
)
def test_the_set_up_picture_shows_from_each_space_who_is_seen(
    space: int, characters: set[str]
) -> None:
    state = position(SET_UP_PICTURE, spaces=(space, 2, 6))
    assert seen(state, "holmes") == characters


@pytest.mark.rule("MP-16", "MP-17")
def test_the_witness_picture_shows_what_each_detective_sees() -> None:
    state = position(WITNESS_PICTURE, spaces=(11, 4, 6))
    visible = suspects(state)
    assert seen(state, "holmes") & visible == {"pizer"}
    assert seen(state, "watson") & visible == {"bert", "gull"}
    assert seen(state, "toby") & visible == set()


@pytest.mark.rule("MP-18", "MP-19")
@pytest.mark.parametrize("identity", ["pizer", "gull", "bert"])
def test_in_the_witness_picture_a_visible_jack_is_white_purple_or_orange(identity: str) -> None:
    state = call(position(WITNESS_PICTURE, identity=identity, spaces=(11, 4, 6)), 4)
    assert legal(state) == ["visible"]
    state.apply(state.legal_actions()[0])
    assert suspects(state) == {"pizer", "gull", "bert"}


@pytest.mark.rule("MP-18", "MP-20")
@pytest.mark.parametrize("identity", ["stealthy", "lestrade", "madame"])
def test_in_the_witness_picture_a_hidden_jack_is_green_blue_or_pink(identity: str) -> None:
    state = call(position(WITNESS_PICTURE, identity=identity, spaces=(11, 4, 6)), 4)
    assert legal(state) == ["hidden"]
    state.apply(state.legal_actions()[0])
    assert suspects(state) == {"stealthy", "lestrade", "madame"}


@pytest.mark.rule("MP-29")
def test_the_four_tokens_have_these_faces_back_to_back() -> None:
    pairs = {frozenset((FACES[one], FACES[other])) for one, other in TOKENS}
    assert len(TOKENS) == 4
    assert pairs == {
        frozenset(("alibi", "holmes")),
        frozenset(("toby", "watson")),
        frozenset(("rotation", "exchange")),
        frozenset(("rotation", "joker")),
    }
