"""How it ends: escape, accusation, dawn."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER, REFEREE
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import CLEAR, legal, play, position
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


def fugitive(who: str = "smith", at: str = "b7", **more: object) -> MrJack:
    """Jack on his way out: his own card, his own seat, nobody was witness."""
    settings: dict[str, object] = {"seat": JACK, "jack": who, "witness": False}
    return position(who, CLEAR | {who: at}, **(settings | more))  # type: ignore[arg-type]  # by name


@pytest.mark.rule("MJ-30")
def test_jack_leaves_by_an_exit_without_barricade_and_wins() -> None:
    state = fugitive()
    assert legal(state, "escape") == {"escape nw"}
    play(state, "escape nw")
    assert state.seat == OVER
    assert state.ending() == "escaped"
    assert state.winners() == [JACK]
    assert state.scores() == [1.0, 0.0]


@pytest.mark.rule("MJ-30")
def test_a_barricade_bars_the_exit() -> None:
    assert not legal(fugitive(at="b1"), "escape")
    assert legal(fugitive(at="b1", barricades=["nw", "ne"]), "escape") == {"escape sw"}


@pytest.mark.rule("MJ-04", "MJ-30")
def test_nobody_leaves_on_a_turn_that_shows_a_witness() -> None:
    assert not legal(fugitive(witness=True), "escape")


@pytest.mark.rule("MJ-31")
@pytest.mark.parametrize("who", [who for who in CHARACTERS if who != "smith"])
def test_no_character_but_jack_leaves(who: str) -> None:
    state = position(who, CLEAR | {who: "b7"}, seat=JACK, jack="smith", witness=False)
    assert not legal(state, "escape")


@pytest.mark.rule("MJ-31")
def test_the_investigator_never_moves_jack_out() -> None:
    assert not legal(fugitive(seat=INVESTIGATOR), "escape")


@pytest.mark.rule("MJ-32")
@pytest.mark.parametrize(("at", "out"), [("b7", True), ("b6", True), ("c6", True), ("d7", False)])
def test_leaving_costs_a_point_from_the_exits_hex(at: str, out: bool) -> None:
    assert bool(legal(fugitive(at=at, covers=["a5", "c2"]), "escape")) is out


@pytest.mark.rule("MJ-32")
def test_manholes_may_be_used_on_the_way_out() -> None:
    at, board = "b1", "revised"
    assert legal(fugitive(at="l6", board=board, barricades=["se", "ne"], covers=[]), "escape") == {
        "escape sw"
    }
    assert not legal(fugitive(at="l6", board=board, barricades=["se", "ne"], covers=[at]), "escape")


@pytest.mark.rule("MJ-20", "MJ-32")
def test_miss_stealthy_has_four_points_and_crosses_walls_on_the_way_out() -> None:
    free = {"barricades": ["ne", "sw"], "covers": ["a5", "f10"]}
    assert "escape nw" in legal(fugitive("stealthy", "e8", **free))
    assert not legal(fugitive("smith", "e8", **free), "escape")


@pytest.mark.rule("MJ-09", "MJ-32")
def test_jack_leaves_past_somebody_on_the_exits_hex() -> None:
    state = position(
        "smith", CLEAR | {"smith": "b6", "bert": "b7"}, seat=JACK, jack="smith", witness=False
    )
    assert "escape nw" in legal(state)


@pytest.mark.rule("MJ-31", "MJ-32")
def test_jack_is_not_whistled_or_swapped_out() -> None:
    at = CLEAR | {"smith": "b7", "goodley": "a1"}
    whistle = position("goodley", at, seat=JACK, jack="smith", witness=False)
    assert not legal(whistle, "escape")
    swap = position("gull", at, seat=JACK, jack="smith", witness=False)
    assert not legal(swap, "escape")


@pytest.mark.rule("MJ-33")
def test_a_right_accusation_wins_for_the_investigator() -> None:
    state = position("bert", CLEAR | {"bert": "e7", "smith": "e8"}, jack="smith")
    play(state, "accuse smith")
    assert state.seat == OVER
    assert state.ending() == "arrested"
    assert state.winners() == [INVESTIGATOR]
    assert state.scores() == [0.0, 1.0]


@pytest.mark.rule("MJ-33")
def test_a_wrong_accusation_wins_for_jack() -> None:
    state = position("bert", CLEAR | {"bert": "e7", "smith": "e8"}, jack="gull")
    assert play(state, "accuse smith").winners() == [JACK]
    assert state.ending() == "mistaken"
    assert state.scores() == [1.0, 0.0]


@pytest.mark.rule("MJ-33")
def test_anybody_in_reach_of_the_move_can_be_accused_even_if_cleared() -> None:
    at = CLEAR | {"bert": "e7", "smith": "e4", "holmes": "e3"}
    state = with_fields(position("bert", at, covers=["f7", "c2"]), innocent=0b1111_1111)
    assert legal(state, "accuse") == {"accuse smith", "accuse lestrade"}


@pytest.mark.rule("MJ-33")
def test_jack_accuses_nobody() -> None:
    state = position("bert", CLEAR | {"bert": "e7", "smith": "e8"}, seat=JACK)
    assert not legal(state, "accuse")


@pytest.mark.rule("MJ-22", "MJ-33")
def test_the_whistle_never_accuses() -> None:
    state = position("goodley", CLEAR | {"goodley": "e7", "smith": "e4", "bert": "e5"})
    play(state, "goodley e8")
    assert legal(state) == legal(state, "whistle")
    assert not {"whistle smith e5", "whistle smith e8"} & legal(state)


@pytest.mark.rule("MJ-33")
def test_the_accuser_does_not_accuse_after_moving() -> None:
    state = play(position("smith", CLEAR | {"smith": "e8"}), "smith d7")
    assert legal(state) == legal(state, "lamp")


@pytest.mark.rule("MJ-34", "MJ-39")
def test_jack_wins_when_the_last_card_of_turn_eight_is_done_without_a_call() -> None:
    state = position("stealthy", CLEAR, seat=JACK, turn=8, played=3)
    play(state, "stealthy i5")
    assert state.seat == OVER
    assert state.ending() == "dawn"
    assert state.winners() == [JACK]


@pytest.mark.rule("MJ-34", "MJ-39")
def test_turn_seven_still_has_its_call() -> None:
    state = position("stealthy", CLEAR, turn=7, played=3)
    assert play(state, "stealthy i5").seat == REFEREE


@pytest.mark.rule("MJ-39")
@pytest.mark.parametrize("who", ["holmes", "watson", "smith", "lestrade", "goodley", "bert"])
def test_an_accusation_ends_the_game_before_the_power_is_used(who: str) -> None:
    state = position(who, CLEAR | {who: "e8"})
    play(state, "accuse lestrade" if who != "lestrade" else "accuse bert")
    assert state.seat == OVER
    assert not legal(state)


@pytest.mark.rule("MJ-39")
@pytest.mark.parametrize("who", CHARACTERS)
def test_an_escape_ends_the_game_before_the_power_is_used(who: str) -> None:
    state = play(fugitive(who), "escape nw")
    assert state.seat == OVER
    assert not legal(state)


def test_before_the_end_there_is_no_ending() -> None:
    state = position("bert", CLEAR)
    assert state.ending() == ""
    assert state.winners() == []
    assert state.scores() == [0.0, 0.0]


@pytest.mark.rule("MJ-31", "MJ-37")
def test_a_move_of_jacks_is_never_forced_because_that_would_tell_whether_he_could_leave() -> None:
    at = CLEAR | {"holmes": "b6", "watson": "a5", "gull": "c6", "bert": "a4", "goodley": "d7"}
    for jack in ("smith", "gull"):
        state = position(
            "smith", at | {"smith": "b7"}, seat=JACK, jack=jack, witness=False, covers=["a5", "c2"]
        )
        play(state, "lamp b2 f9")
        assert len(legal(state)) == 1
        assert not state.forced()


def test_the_investigator_is_forced_where_there_is_one_action_only() -> None:
    state = with_fields(position(), cards=1)
    assert state.forced()
    assert not play(state, "holmes").forced()
