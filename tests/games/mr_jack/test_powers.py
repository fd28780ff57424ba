"""The eight powers: who must, who may, when, and on what."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE, OVER
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, MANHOLES, STREETS
from gaslamp.games.mr_jack.options import BoardName
from tests.games.mr_jack.positions import (
    CLEAR,
    ends,
    lamp_numbers,
    legal,
    names,
    place,
    play,
    position,
    visible,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

LANTERNS = {f"lantern {direction}" for direction in DIRECTIONS}
# Goodley in the corner m12: everybody else is far away, in the west.
WEST = {
    "holmes": "a1",
    "watson": "a3",
    "smith": "a5",
    "lestrade": "c3",
    "stealthy": "c6",
    "gull": "e3",
    "bert": "e5",
}
# Goodley on g6, everybody beside him or held up by those who are.
CROWD = {
    "goodley": "g6",
    "holmes": "g7",
    "watson": "g5",
    "smith": "h6",
    "lestrade": "g8",
    "stealthy": "f7",
    "gull": "i7",
    "bert": "i6",
}


def in_beam(state_at: dict[str, str], lantern: str) -> set[str]:
    """Who is visible by Watson's lantern or company, no lamp being lit."""
    return visible(position(at=state_at, lantern=lantern, lamps={}))


@pytest.mark.rule("MJ-14")
def test_holmes_draws_an_alibi_card_after_moving() -> None:
    state = position("holmes", CLEAR)
    assert not legal(state, "alibi")
    play(state, "holmes f3")
    assert state.seat == CHANCE
    assert legal(state) == {f"alibi {who}" for who in CHARACTERS if who != "gull"}
    play(state, "alibi bert")
    assert names(state.hands[INVESTIGATOR], CHARACTERS) == {"bert"}
    assert state.hands[JACK] == 0


@pytest.mark.rule("MJ-14", "MJ-15")
def test_a_drawn_card_is_not_drawn_again_by_anybody() -> None:
    state = position("holmes", CLEAR, seat=JACK)
    play(state, "holmes f3", "alibi bert")
    assert names(state.hands[JACK], CHARACTERS) == {"bert"}
    assert state.seat == INVESTIGATOR
    state = with_fields(state, cards=1)
    play(state, "holmes", "holmes g3")
    assert legal(state) == {f"alibi {who}" for who in CHARACTERS if who not in ("gull", "bert")}


@pytest.mark.rule("MJ-16")
def test_watson_chooses_any_of_six_directions_after_moving() -> None:
    state = position("watson", CLEAR)
    assert not legal(state, "lantern")
    play(state, "watson a2")
    assert legal(state) == LANTERNS
    play(state, "lantern ne")
    assert DIRECTIONS[state.pieces.lantern] == "ne"
    assert state.card == -1


@pytest.mark.rule("MJ-16")
def test_the_lantern_lights_its_line_and_characters_do_not_stop_it() -> None:
    at = WEST | {"watson": "g10", "smith": "g8", "bert": "g3", "goodley": "m12"}
    assert in_beam(at, "s") == {"smith", "bert"}
    assert in_beam(at, "ne") == set()


@pytest.mark.rule("MJ-16")
@pytest.mark.parametrize(
    ("watson", "lantern", "behind"),
    [("c6", "s", "c4"), ("e6", "se", "g6"), ("g7", "ne", "i9"), ("d5", "se", "g5")],
    ids=["a building", "a square", "an unlit lamp", "an unlit lamp further on"],
)
def test_obstacles_stop_the_lantern(watson: str, lantern: str, behind: str) -> None:
    far = {"holmes": "a1", "smith": "m12", "lestrade": "m8", "goodley": "l6", "gull": "h3"}
    at = far | {"watson": watson, "bert": behind, "stealthy": "j6"}
    assert "bert" not in in_beam(at, lantern)


@pytest.mark.rule("MJ-16")
def test_a_lit_lamp_stops_the_lantern_too() -> None:
    at = WEST | {"watson": "g7", "bert": "j10", "goodley": "m12"}
    state = position(at=at, lantern="ne", lamps={"h8": 5})
    assert "bert" not in visible(state)


@pytest.mark.rule("MJ-16")
def test_the_lantern_lights_the_streets_before_an_obstacle() -> None:
    state = position(at=CLEAR | {"watson": "a1"}, lantern="n", lamps={})
    assert names(state.pieces.light(), STREETS) == {"a2", "a3", "a4", "a5"}
    state = position(at=CLEAR | {"watson": "c3"}, lantern="n", lamps={})
    assert names(state.pieces.light(), STREETS) == {"c4"}


@pytest.mark.rule("MJ-16")
def test_watson_is_not_lit_by_his_own_lantern() -> None:
    at = WEST | {"watson": "g10", "smith": "g8", "goodley": "m12"}
    assert "watson" not in in_beam(at, "s")


@pytest.mark.rule("MJ-17", "MJ-40")
def test_whoever_whistles_watson_turns_his_lantern_at_once() -> None:
    state = position("goodley", CLEAR | {"watson": "k10", "goodley": "m12"}, seat=JACK)
    play(state, "whistle watson l10")
    assert state.seat == JACK
    assert legal(state) == LANTERNS
    play(state, "lantern sw")
    assert state.points == 2
    assert legal(state) == legal(state, "whistle")


@pytest.mark.rule("MJ-17", "MJ-40")
def test_whoever_swaps_watson_turns_his_lantern_at_once() -> None:
    state = play(position("gull", CLEAR), "swap watson")
    assert state.seat == INVESTIGATOR
    assert legal(state) == LANTERNS
    play(state, "lantern n")
    assert state.card == -1


@pytest.mark.rule("MJ-17")
def test_nobody_turns_the_lantern_when_another_is_swapped() -> None:
    assert play(position("gull", CLEAR), "swap bert").card == -1


@pytest.mark.rule("MJ-18")
def test_smith_moves_a_lit_lamp_to_an_unlit_place() -> None:
    lit, unlit = ("b2", "l11", "c7", "k6", "f5", "h8"), ("f9", "h4")
    state = position("smith")
    assert legal(state, "lamp") == {f"lamp {here} {there}" for here in lit for there in unlit}
    play(state, "lamp c7 h4")
    assert lamp_numbers(state) == {"b2": 1, "l11": 2, "h4": 3, "k6": 4, "f5": 5, "h8": 5}


@pytest.mark.rule("MJ-19")
def test_lestrade_moves_a_barricade_to_a_free_exit() -> None:
    state = position("lestrade")
    assert legal(state, "barricade") == {
        "barricade ne nw",
        "barricade ne se",
        "barricade sw nw",
        "barricade sw se",
    }
    play(state, "barricade ne nw")
    assert names(state.pieces.barricades, EXITS) == {"nw", "sw"}


@pytest.mark.rule("MJ-25")
@pytest.mark.parametrize(
    ("board", "covered", "opened"),
    [
        ("first", ("c2", "l12"), ("a5", "f10", "f7", "h6", "h3", "m9")),
        ("revised", ("b1", "l12"), ("b6", "c4", "f10", "g6", "h3", "k9", "l7")),
    ],
)
def test_bert_opens_one_manhole_and_closes_another(
    board: BoardName, covered: tuple[str, ...], opened: tuple[str, ...]
) -> None:
    state = position("bert", board=board)
    pairs = {f"cover {here} {there}" for here in covered for there in opened}
    assert legal(state, "cover") == pairs
    play(state, f"cover l12 {opened[0]}")
    assert names(state.pieces.covers, MANHOLES) == {covered[0], opened[0]}


@pytest.mark.rule("MJ-07", "MJ-18", "MJ-19", "MJ-21", "MJ-25")
@pytest.mark.parametrize(
    ("who", "power", "move"),
    [
        ("smith", "lamp b2 f9", "smith i9"),
        ("lestrade", "barricade ne nw", "lestrade e8"),
        ("goodley", "whistle smith l12", "goodley m11"),
        ("bert", "cover c2 h6", "bert e6"),
    ],
)
def test_four_powers_must_be_used_before_or_after_the_move(who: str, power: str, move: str) -> None:
    after = play(position(who, CLEAR), move)
    assert after.card != -1
    assert legal(after) == legal(after, power.split()[0])
    assert play(after, power).card == -1
    before = play(position(who, CLEAR), power)
    assert legal(before) - legal(before, "accuse") == legal(before, who)
    assert play(before, move).card == -1


@pytest.mark.rule("MJ-20")
def test_miss_stealthy_ends_on_a_street_and_needs_no_power() -> None:
    state = position("stealthy", CLEAR)
    assert ends(state, "stealthy") <= set(STREETS)
    assert play(state, "stealthy i5").card == -1


@pytest.mark.rule("MJ-20", "MJ-32")
def test_miss_stealthy_never_leaves_the_board_to_go_around() -> None:
    at = CLEAR | {"stealthy": "f10"}
    state = position("stealthy", at, seat=JACK, jack="stealthy", witness=False, covers=["f10"])
    assert "b7" in ends(state, "stealthy")
    assert not legal(state, "escape")


@pytest.mark.rule("MJ-21", "MJ-23")
def test_three_points_may_go_to_one_character() -> None:
    state = position("goodley", WEST | {"goodley": "m12", "smith": "i10"})
    play(state, "whistle smith l12")
    assert place(state, "smith") == "l12"
    assert not legal(state, "whistle")


@pytest.mark.rule("MJ-21", "MJ-23")
def test_three_points_may_be_split_in_any_way() -> None:
    two_and_one = position("goodley", WEST | {"goodley": "m12"})
    play(two_and_one, "whistle bert e7", "whistle stealthy d7")
    assert not legal(two_and_one, "whistle")
    one_each = position("goodley", WEST | {"goodley": "m12"})
    play(one_each, "whistle bert e6", "whistle stealthy d7", "whistle holmes a2")
    assert not legal(one_each, "whistle")
    one_and_two = position("goodley", WEST | {"goodley": "m12"})
    play(one_and_two, "whistle stealthy d7")
    assert "whistle bert e7" in legal(one_and_two)
    assert "whistle bert e8" not in legal(one_and_two)


@pytest.mark.rule("MJ-23")
def test_a_character_is_whistled_only_once_and_goodley_never() -> None:
    state = position("goodley", WEST | {"goodley": "m12"})
    assert not legal(state, "whistle goodley")
    play(state, "whistle bert e6")
    assert not legal(state, "whistle bert")
    assert legal(state) == legal(state, "whistle") != set()


@pytest.mark.rule("MJ-23")
def test_a_later_whistle_moves_everybody_again() -> None:
    state = position("goodley", WEST | {"goodley": "m12"})
    play(state, "whistle bert e8", "goodley m11")
    state = play(with_fields(state, cards=0b1111_1111), "goodley")
    assert legal(state, "whistle bert")


@pytest.mark.rule("MJ-22")
def test_a_whistled_character_ends_closer_to_goodley_along_the_streets() -> None:
    state = position("goodley", WEST | {"goodley": "c6"} | {"stealthy": "m12", "bert": "c4"})
    found = legal(state, "whistle bert")
    assert "whistle bert d5" in found  # by e6, e7 and d7; c5 in between is a building
    assert not {"whistle bert c3", "whistle bert b3", "whistle bert a2"} & found


@pytest.mark.rule("MJ-22")
def test_the_whistle_uses_no_manhole() -> None:
    state = position("goodley", WEST | {"goodley": "m10", "smith": "f7"})
    found = {action.split()[2] for action in legal(state, "whistle smith")}
    assert "m9" not in found
    assert "g7" in found


@pytest.mark.rule("MJ-20", "MJ-22")
def test_the_whistle_takes_miss_stealthy_along_the_streets_only() -> None:
    state = position("goodley", CLEAR | {"goodley": "c4", "stealthy": "c6", "bert": "i8"})
    found = {action.split()[2] for action in legal(state, "whistle stealthy")}
    assert found == {"d7", "e7", "e6", "f7", "e8", "a5", "a4"}


@pytest.mark.rule("MJ-22")
def test_the_whistle_ends_on_no_occupied_hex_and_accuses_nobody() -> None:
    state = position("goodley", WEST | {"goodley": "m12", "smith": "k10", "bert": "k11"})
    found = legal(state, "whistle smith")
    assert "whistle smith k11" not in found
    assert "whistle smith l12" in found
    assert state.accused == -1
    assert "accuse smith" in legal(state)  # by Goodley's own move


@pytest.mark.rule("MJ-23")
def test_all_points_are_spent_while_somebody_can_come_closer() -> None:
    state = position("goodley", WEST | {"goodley": "m12"})
    play(state, "goodley m11", "whistle bert e6")
    assert legal(state) == legal(state, "whistle") != set()
    play(state, "whistle stealthy d7")
    assert legal(state) == legal(state, "whistle") != set()
    assert state.points == 1


@pytest.mark.rule("MJ-23")
def test_points_that_nobody_can_use_are_lost() -> None:
    state = position("goodley", CROWD | {"bert": "i5"})
    play(state, "whistle bert i6")
    assert legal(state) - legal(state, "accuse") == legal(state, "goodley")
    play(state, "goodley e7")
    assert state.card == -1


@pytest.mark.rule("MJ-21", "MJ-23")
def test_a_whistle_that_moves_nobody_before_the_move_is_due_after_it() -> None:
    state = position("goodley", CROWD)
    assert not legal(state, "whistle")
    play(state, "goodley e7")
    assert legal(state) == legal(state, "whistle") != set()


@pytest.mark.rule("MJ-23", "MJ-37")
def test_a_whistle_that_can_move_nobody_at_all_is_dropped() -> None:
    state = position("goodley", CROWD | {"goodley": "e6", "stealthy": "f7"})
    play(state, "goodley g6")
    assert state.card == -1
    view = GAME.view(state, JACK)
    assert (view.to_use, view.whistle_points) == (False, 0)


@pytest.mark.rule("MJ-23")
def test_the_whistle_calls_to_where_goodley_stands_when_it_is_blown() -> None:
    at = WEST | {"goodley": "k9", "smith": "i8"}
    assert "whistle smith j8" in legal(position("goodley", at))
    after = play(position("goodley", at), "goodley i9")
    assert "whistle smith j8" not in legal(after)


@pytest.mark.rule("MJ-24")
def test_gull_moves_or_changes_places_but_not_both() -> None:
    state = position("gull", CLEAR)
    assert legal(state, "swap") == {f"swap {who}" for who in CHARACTERS if who != "gull"}
    assert play(position("gull", CLEAR), "gull c3").card == -1
    play(state, "swap smith")
    assert place(state, "gull") == "i10"
    assert place(state, "smith") == "d3"
    assert state.card == -1


@pytest.mark.rule("MJ-24", "MJ-33")
def test_a_swap_with_jack_accuses_nobody() -> None:
    state = play(position("gull", CLEAR, jack="smith"), "swap smith")
    assert state.seat != OVER
    assert state.accused == -1
