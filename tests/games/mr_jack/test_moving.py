"""How characters move, over whom, through what, and when they can't."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from tests.games.mr_jack.positions import CLEAR, ends, legal, place, play, position

pytestmark = pytest.mark.engine

# Smith in the north-west corner, every hex around him taken, the manhole beside it covered.
HEMMED_IN = {"holmes": "b6", "watson": "a5", "gull": "c6", "bert": "a4", "goodley": "d7"}


@pytest.mark.rule("MJ-08")
def test_a_character_moves_one_to_three_hexes() -> None:
    at = CLEAR | {"holmes": "i9"}
    found = ends(position("holmes", at), "holmes")
    assert {"i8", "j8", "k9", "h10", "g10", "l10"} <= found
    assert not {"i5", "m11", "f10"} & found


@pytest.mark.rule("MJ-08")
def test_miss_stealthy_moves_four() -> None:
    assert "e4" in ends(position("stealthy", CLEAR | {"stealthy": "e8"}), "stealthy")
    assert "e3" not in ends(position("stealthy", CLEAR | {"stealthy": "e8"}), "stealthy")
    assert "e4" not in ends(position("smith", CLEAR | {"smith": "e8"}), "smith")


@pytest.mark.rule("MJ-08")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_character_must_leave_its_hex(who: str, seat: int) -> None:
    state = position(who, seat=seat)
    assert place(state, who) not in ends(state, who)
    assert "stay" not in legal(state)
    assert f"accuse {who}" not in legal(state)


@pytest.mark.rule("MJ-09")
def test_characters_do_not_block_the_way() -> None:
    found = ends(position("smith", CLEAR | {"smith": "b7", "bert": "b6"}), "smith")
    assert {"c6", "a5", "d7", "a4"} <= found


@pytest.mark.rule("MJ-10")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_a_move_does_not_end_on_an_occupied_hex(seat: int) -> None:
    state = position("smith", CLEAR | {"smith": "b7", "bert": "b6"}, seat=seat)
    assert "b6" not in ends(state, "smith")


@pytest.mark.rule("MJ-10", "MJ-33")
def test_only_the_investigator_ends_on_an_occupied_hex_to_accuse() -> None:
    at = CLEAR | {"smith": "b7", "bert": "b6"}
    assert legal(position("smith", at), "accuse") == {"accuse bert"}
    assert not legal(position("smith", at, seat=JACK), "accuse")


@pytest.mark.rule("MJ-11")
def test_buildings_squares_and_lamps_stop_all_but_miss_stealthy() -> None:
    for who, free in (("bert", False), ("stealthy", True)):
        found = ends(position(who, CLEAR | {"stealthy": "i4", who: "c6"}), who)
        assert ("c4" in found) is free
    for who, free in (("bert", False), ("stealthy", True)):
        found = ends(position(who, CLEAR | {"lestrade": "a1", who: "e8"}, covers=["f10"]), who)
        assert ("g9" in found) is free


@pytest.mark.rule("MJ-12")
def test_an_open_manhole_leads_to_every_other_open_one_for_a_point() -> None:
    found = ends(position("goodley", CLEAR), "goodley")
    assert {"m9", "f7", "f10", "h6", "h3", "a5", "e6", "a4"} <= found
    assert not {"d5", "c5", "c2"} & found
    assert "l12" in found  # three steps along the streets, covered as it is


@pytest.mark.rule("MJ-12")
def test_the_passage_can_start_where_the_character_stands() -> None:
    found = ends(position("goodley", CLEAR | {"goodley": "m9"}), "goodley")
    assert {"f7", "e6", "e5", "d5"} - found == set()


@pytest.mark.rule("MJ-12")
def test_a_covered_manhole_gives_no_passage() -> None:
    found = ends(position("goodley", CLEAR, covers=["m9", "a5"]), "goodley")
    assert "m9" in found
    assert not {"f7", "f10", "h6", "h3", "a5"} & found
    assert "a5" not in ends(position("goodley", CLEAR, covers=["a5", "c2"]), "goodley")


@pytest.mark.rule("MJ-13")
def test_an_occupied_manhole_is_passed_through_but_not_stopped_on() -> None:
    state = position("goodley", CLEAR | {"bert": "f7", "holmes": "m9"})
    assert not {"f7", "m9"} & ends(state, "goodley")
    assert {"e6", "g7"} <= ends(state, "goodley")
    assert {"accuse bert", "accuse holmes"} <= legal(state)


@pytest.mark.rule("MJ-13")
def test_a_cover_may_be_laid_under_a_characters_feet() -> None:
    state = position("bert", CLEAR | {"goodley": "m9"})
    play(state, "cover c2 m9", "bert e6", "smith", "smith i9", "lamp b2 f9", "goodley")
    assert "f7" not in ends(state, "goodley")


@pytest.mark.rule("MJ-13")
def test_a_cover_may_be_lifted_under_a_characters_feet() -> None:
    state = position("bert", CLEAR | {"goodley": "l12"})
    play(state, "cover l12 a5", "bert e6", "smith", "smith i9", "lamp b2 f9", "goodley")
    assert "f7" in ends(state, "goodley")


@pytest.mark.rule("MJ-37")
def test_who_is_hemmed_in_stays_and_still_uses_a_mandatory_power() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "b7"}
    state = position("smith", at, seat=JACK, covers=["a5", "c2"])
    assert legal(state) - legal(state, "lamp") == {"stay"}
    play(state, "stay")
    assert place(state, "smith") == "b7"
    assert legal(state) == legal(state, "lamp") != set()
    play(state, "lamp b2 f9")
    assert state.card == -1


@pytest.mark.rule("MJ-37")
def test_the_power_may_also_come_before_staying() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "b7"}
    state = position("smith", at, seat=JACK, covers=["a5", "c2"])
    play(state, "lamp b2 f9")
    assert legal(state) == {"stay"}


@pytest.mark.rule("MJ-37")
def test_holmes_and_watson_use_their_powers_after_staying() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "b6", "holmes": "b7"}
    assert play(position("holmes", at, covers=["a5", "c2"]), "stay").seat == CHANCE
    at = CLEAR | HEMMED_IN | {"smith": "a5", "watson": "b7"}
    state = play(position("watson", at, covers=["a5", "c2"]), "stay")
    assert legal(state) == legal(state, "lantern") != set()


@pytest.mark.rule("MJ-37")
def test_the_investigator_hemmed_in_may_accuse_but_need_not() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "b7"}
    state = position("smith", at, covers=["a5", "c2"])
    accusations = {f"accuse {who}" for who in HEMMED_IN}
    assert legal(state) - legal(state, "lamp") == {"stay"} | accusations


@pytest.mark.rule("MJ-37")
def test_gull_hemmed_in_must_change_places() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "c6", "gull": "b7"}
    state = position("gull", at, seat=JACK, jack="bert", covers=["a5", "c2"])
    assert legal(state) == {f"swap {who}" for who in CHARACTERS if who != "gull"}


@pytest.mark.rule("MJ-37")
def test_jack_hemmed_in_at_an_open_exit_has_leaving_as_his_move() -> None:
    at = CLEAR | HEMMED_IN | {"smith": "b7"}
    state = position(
        "smith", at, seat=JACK, jack="smith", witness=False, covers=["a5", "c2"], barricades=["ne"]
    )
    assert legal(state) - legal(state, "lamp") == {"escape nw"}
