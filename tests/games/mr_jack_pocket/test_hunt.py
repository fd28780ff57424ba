"""The hunt: tokens and what they do."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from librt.random import Random

from gaslamp.core.state import CHANCE, OVER, REFEREE
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import CELLS, FACES
from gaslamp.games.mr_jack_pocket.board import OPEN, TOKENS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK, ROTATION_TOO
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    WITNESS_PICTURE,
    deal,
    hunt,
    legal,
    move,
    position,
    seen,
    space,
    suspects,
    tile,
    truth,
)

pytestmark = pytest.mark.engine

TOSS = ("toss alibi", "toss watson", "toss rotation", "toss rotation")
FIRST_TURN = ("watson", "watson 1", "rotation", "rotate 0,1 half", "alibi", "draw bert")


def up(state: MrJackPocket) -> list[str]:
    """Name the faces of this turn."""
    faces = [name for face, name in enumerate(FACES) if state.up >> face & 1]
    return sorted(faces + ["rotation"] * bool(state.up >> ROTATION_TOO & 1))


def every_toss() -> list[tuple[str, ...]]:
    """List the sixteen ways in which the tokens can fall."""
    return [tuple(FACES[face] for face in faces) for faces in product(*TOKENS)]


def two_rotations(faces: tuple[str, ...]) -> bool:
    return faces.count("rotation") == 2


def hour(space: int) -> int:
    """Go on after 12 with 1."""
    return (space - 1) % 12 + 1


def choices(state: MrJackPocket) -> set[str]:
    return {move_ for move_ in legal(state) if " " not in move_}


@pytest.mark.rule("MP-06")
def test_the_faces_tossed_are_the_actions_of_an_odd_turn() -> None:
    state = truth(follow(deal(), *TOSS))
    assert up(state) == ["alibi", "rotation", "rotation", "watson"]
    assert legal(state) == ["watson", "rotation", "alibi"]


@pytest.mark.rule("MP-06")
def test_on_an_even_turn_the_other_faces_are_up_without_a_toss() -> None:
    journal = follow(deal(), *TOSS, *FIRST_TURN, "rotate 1,1 left")
    follow(journal, "hidden")
    assert truth(journal).turn == 2
    assert up(truth(journal)) == ["exchange", "holmes", "joker", "toby"]
    assert legal(truth(journal)) == ["holmes", "toby", "joker", "exchange"]


@pytest.mark.rule("MP-06", "MP-29")
def test_over_an_odd_and_the_next_even_turn_each_face_comes_up_exactly_once() -> None:
    rng = Random(6)
    for _ in range(50):
        faces: dict[int, int] = {}
        state = GAME.start(MrJackPocketOptions())
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            if state.played == 0 and state.seat >= 0:
                faces[state.turn] = state.up
        for turn in range(1, max(faces), 2):
            assert faces[turn] | faces[turn + 1] == 255
            assert faces[turn] & faces[turn + 1] == 0


@pytest.mark.rule("MP-29")
def test_each_token_falls_on_either_of_its_faces() -> None:
    journal = deal()
    for low, high in TOKENS:
        assert journal.state.seat == CHANCE
        assert legal(truth(journal)) == [f"toss {FACES[low]}", f"toss {FACES[high]}"]
        follow(journal, f"toss {FACES[low]}")
    assert journal.state.seat == INVESTIGATOR


@pytest.mark.rule("MP-29")
def test_rotation_beside_the_joker_and_rotation_beside_exchange_are_two_tokens() -> None:
    joker_up = truth(follow(deal(), *TOSS[:2], "toss rotation", "toss joker"))
    exchange_up = truth(follow(deal(), *TOSS[:2], "toss exchange", "toss rotation"))
    for state, backs in (
        (joker_up, ["exchange", "holmes", "rotation", "toby"]),
        (exchange_up, ["holmes", "joker", "rotation", "toby"]),
    ):
        state.apply(state.legal_actions()[0])
        while state.turn == 1:
            state.apply(state.legal_actions()[0])
        assert up(state) == backs


@pytest.mark.rule("MP-07", "MP-08")
@pytest.mark.parametrize(
    ("turn", "seats"),
    [
        (3, [INVESTIGATOR, JACK, JACK, INVESTIGATOR]),
        (4, [JACK, INVESTIGATOR, INVESTIGATOR, JACK]),
    ],
)
def test_one_action_then_two_then_one(turn: int, seats: list[int]) -> None:
    state = hunt(position(), turn, "holmes", "watson", "exchange", "joker")
    actors = []
    for moves in (["holmes", "holmes 1"], ["watson", "watson 1"], ["joker", "joker toby"]):
        actors.append(state.seat)
        move(state, *moves)
    actors.append(state.seat)
    move(state, "exchange 0,0 1,1")
    assert actors == seats
    assert (state.phase, state.seat) == (phases.CALLING, REFEREE)


@pytest.mark.rule("MP-07")
def test_who_plays_two_actions_chooses_their_order() -> None:
    for first, second in (("watson", "joker"), ("joker", "watson")):
        state = hunt(position(), 1, "holmes", "watson", "exchange", "joker")
        move(state, "holmes", "holmes 1", first, f"{first} {'1' if first == 'watson' else 'toby'}")
        assert state.seat == JACK
        assert second in legal(state)


@pytest.mark.rule("MP-08")
def test_a_token_is_used_once_in_a_turn() -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "joker")
    assert choices(move(state, "watson", "watson 2")) == {"holmes", "exchange", "joker"}
    assert choices(move(state, "joker", "joker none")) == {"holmes", "exchange"}


@pytest.mark.rule("MP-08")
def test_two_rotations_in_a_turn_are_used_one_by_one() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "rotation")
    assert choices(move(state, "rotation", "rotate 0,0 half")) == {"holmes", "watson", "rotation"}
    assert choices(move(state, "rotation", "rotate 0,1 half")) == {"holmes", "watson"}


@pytest.mark.rule("MP-08")
def test_nobody_may_pass() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "exchange")
    assert legal(state) == ["holmes", "watson", "rotation", "exchange"]
    assert legal(move(state, "holmes")) == ["holmes 1", "holmes 2"]


@pytest.mark.rule("MP-08")
def test_the_last_token_is_taken_without_a_choice() -> None:
    state = hunt(position(), 1, "holmes", "watson", "toby", "joker")
    move(state, "holmes", "holmes 1", "watson", "watson 1", "toby", "toby 1")
    assert legal(state) == ["joker holmes", "joker watson", "joker toby"]
    assert state.begins_move()


@pytest.mark.rule("MP-08")
def test_a_last_alibi_is_drawn_at_once() -> None:
    state = hunt(position(), 1, "watson", "exchange", "joker", "alibi")
    move(state, "watson", "watson 1", "exchange", "exchange 0,0 0,1", "joker", "joker none")
    assert state.seat == CHANCE
    assert all(action.startswith("draw ") for action in legal(state))


@pytest.mark.rule("MP-09")
@pytest.mark.parametrize("name", ["holmes", "watson", "toby"])
@pytest.mark.parametrize("start", range(1, 13))
@pytest.mark.parametrize("steps", [1, 2])
def test_a_detective_goes_one_or_two_spaces_clockwise(name: str, start: int, steps: int) -> None:
    state = hunt(position(spaces=(start, start, start)), 1, name, "rotation", "exchange", "joker")
    assert legal(move(state, name)) == [f"{name} 1", f"{name} 2"]
    move(state, f"{name} {steps}")
    spaces = {other: space(state, other) for other in ("holmes", "watson", "toby")}
    assert spaces == {"holmes": start, "watson": start, "toby": start} | {name: hour(start + steps)}


@pytest.mark.rule("MP-09")
def test_detectives_may_share_a_space_and_pass_each_other() -> None:
    state = hunt(position(spaces=(1, 2, 2)), 1, "holmes", "watson", "toby", "joker")
    move(state, "holmes", "holmes 1")
    assert (space(state, "holmes"), space(state, "watson"), space(state, "toby")) == (2, 2, 2)
    move(state, "joker", "joker none", "toby", "toby 2", "watson 2")
    assert (space(state, "watson"), space(state, "toby")) == (4, 4)


@pytest.mark.rule("MP-10")
def test_the_investigator_must_move_a_detective_with_the_joker() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    assert legal(move(state, "joker")) == ["joker holmes", "joker watson", "joker toby"]


@pytest.mark.rule("MP-10")
def test_jack_may_leave_all_detectives_in_place_with_the_joker() -> None:
    state = hunt(position(), 2, "holmes", "watson", "rotation", "joker")
    assert legal(move(state, "joker")) == [
        "joker holmes",
        "joker watson",
        "joker toby",
        "joker none",
    ]
    before = list(state.district.spaces)
    move(state, "joker none")
    assert list(state.district.spaces) == before
    assert state.seat == INVESTIGATOR


@pytest.mark.rule("MP-10")
@pytest.mark.parametrize(("turn", "seat"), [(1, INVESTIGATOR), (2, JACK)])
@pytest.mark.parametrize("name", ["holmes", "watson", "toby"])
def test_the_joker_moves_one_detective_by_one_space(turn: int, seat: int, name: str) -> None:
    state = hunt(position(), turn, "holmes", "watson", "rotation", "joker")
    assert state.seat == seat
    before = {other: space(state, other) for other in ("holmes", "watson", "toby")}
    move(state, "joker", f"joker {name}")
    after = {other: space(state, other) for other in before}
    assert after == before | {name: hour(before[name] + 1)}


@pytest.mark.rule("MP-11")
@pytest.mark.parametrize(("turn", "wall"), [("right", "W"), ("half", "N"), ("left", "E")])
def test_a_tile_is_turned_by_a_quarter_either_way_or_by_a_half(turn: str, wall: str) -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    before = {cell: tile(state, cell) for cell in CELLS}
    assert before["0,1"] == ("bert", "S")
    move(state, "rotation", f"rotate 0,1 {turn}")
    assert {cell: tile(state, cell) for cell in CELLS} == before | {"0,1": ("bert", wall)}


@pytest.mark.rule("MP-11")
@pytest.mark.parametrize("cell", CELLS)
def test_every_tile_of_the_district_can_be_turned(cell: str) -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    before = {place: tile(state, place) for place in CELLS}
    move(state, "rotation", f"rotate {cell} right")
    character, wall = before[cell]
    turned = (character, "NESW"["NESW".index(wall) - 3])
    assert {place: tile(state, place) for place in CELLS} == before | {cell: turned}


@pytest.mark.rule("MP-11")
def test_any_tile_may_be_turned_three_ways_and_none_left_as_it_is() -> None:
    state = hunt(position(WITNESS_PICTURE), 1, "holmes", "watson", "rotation", "joker")
    assert legal(move(state, "rotation")) == [
        f"rotate {cell} {turn}" for cell in CELLS for turn in ("right", "half", "left")
    ]


@pytest.mark.rule("MP-11")
def test_a_tile_turned_by_one_player_is_not_turned_again_by_the_other() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "rotation")
    move(state, "rotation", "rotate 0,1 half", "rotation")
    assert state.seat == JACK
    turns = legal(state)
    assert len(turns) == 24
    assert not any(" 0,1 " in turn for turn in turns)


@pytest.mark.rule("MP-11")
def test_the_mark_of_a_turned_tile_goes_with_it_when_it_is_exchanged() -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "rotation")
    move(state, "rotation", "rotate 0,1 half", "exchange", "exchange 0,1 2,2")
    marked = [shown.suspect for shown in GAME.view(state, JACK).tiles if shown.rotated]
    assert marked == ["suspect-bert"]


@pytest.mark.rule("MP-11")
def test_exchange_never_comes_up_beside_two_rotations() -> None:
    assert all("exchange" not in up_faces for up_faces in every_toss() if two_rotations(up_faces))


@pytest.mark.rule("MP-11")
def test_the_marks_are_gone_in_the_next_turn() -> None:
    journal = follow(deal(), *TOSS, *FIRST_TURN, "rotate 1,1 left", "hidden")
    assert truth(journal).district.rotated == 0


@pytest.mark.rule("MP-11", "MP-17")
def test_the_crossing_may_be_turned_which_changes_nothing_but_its_mark() -> None:
    state = hunt(position(WITNESS_PICTURE), 1, "holmes", "watson", "rotation", "rotation")
    move(state, "rotation", "rotate 2,1 right")
    assert tile(state, "2,1") == ("lane", "-")
    assert not any(" 2,1 " in turn for turn in legal(move(state, "rotation")))


@pytest.mark.rule("MP-12")
def test_exchanged_tiles_keep_their_directions() -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "joker")
    before = {cell: tile(state, cell) for cell in CELLS}
    move(state, "exchange", "exchange 0,1 1,0")
    expected = before | {"0,1": before["1,0"], "1,0": before["0,1"]}
    assert {cell: tile(state, cell) for cell in CELLS} == expected
    assert [space(state, name) for name in ("holmes", "watson", "toby")] == [10, 2, 6]


@pytest.mark.rule("MP-12")
def test_any_two_different_tiles_may_be_exchanged_empty_ones_too() -> None:
    state = hunt(position(WITNESS_PICTURE), 1, "holmes", "watson", "exchange", "joker")
    pairs = [f"exchange {a} {b}" for i, a in enumerate(CELLS) for b in CELLS[i + 1 :]]
    assert legal(move(state, "exchange")) == pairs
    assert len(pairs) == 36


@pytest.mark.rule("MP-12")
def test_exchanging_tiles_turns_nobody_over() -> None:
    state = hunt(position(WITNESS_PICTURE), 1, "holmes", "watson", "exchange", "joker")
    before = suspects(state)
    move(state, "exchange", "exchange 0,0 2,1")
    assert suspects(state) == before
    assert tile(state, "0,0") == ("lane", "-")
    assert state.district.walls[CELLS.index("2,1")] != OPEN


@pytest.mark.rule("MP-12")
@pytest.mark.parametrize(("a", "b"), [*combinations(CELLS, 2)])
def test_every_pair_of_tiles_can_be_exchanged(a: str, b: str) -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "joker")
    before = {cell: tile(state, cell) for cell in CELLS}
    move(state, "exchange", f"exchange {a} {b}")
    expected = before | {a: before[b], b: before[a]}
    assert {cell: tile(state, cell) for cell in CELLS} == expected


@pytest.mark.rule("MP-12")
def test_an_exchange_changes_what_is_seen() -> None:
    state = hunt(position(spaces=(11, 2, 6)), 1, "watson", "toby", "exchange", "joker")
    assert seen(state, "holmes") == {"gull", "smith", "lane"}
    move(state, "exchange", "exchange 1,0 2,2")
    assert seen(state, "holmes") == {"gull", "goodley", "lane"}


@pytest.mark.rule("MP-30")
def test_who_plays_two_actions_sees_the_first_card_before_choosing_the_second() -> None:
    state = hunt(position(), 2, "holmes", "watson", "exchange", "alibi")
    move(state, "holmes", "holmes 1", "alibi")
    assert state.seat == CHANCE
    move(state, "draw bert")
    assert state.seat == INVESTIGATOR
    assert legal(state) == ["watson", "exchange"]


@pytest.mark.rule("MP-30")
def test_the_second_token_is_chosen_only_after_the_first_is_played() -> None:
    state = hunt(position(), 2, "holmes", "watson", "exchange", "joker")
    move(state, "holmes", "holmes 1", "watson")
    assert legal(state) == ["watson 1", "watson 2"]
    assert not state.begins_move()
    move(state, "watson 2")
    assert state.begins_move()
