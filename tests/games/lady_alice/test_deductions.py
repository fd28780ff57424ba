"""The deductions: markers, passes, and when the phase ends."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.phases import DEDUCTION, SUSPICION
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    FOUR,
    GREEN,
    RED,
    THREE,
    WHITE,
    YELLOW,
    Table,
)

pytestmark = pytest.mark.engine

SUSPICION_LINE = "suspect kingsley abbey 9h mask"
WRONG = "accuse kingsley museum 7h drum"
HELEN, GORDON, JOHN, AUDREY = range(4)  # the rulebook's players, in their order


def deducing(evidence: str = FOUR, *, first: str = "blue") -> Table:
    return Table(evidence, first=first).play(SUSPICION_LINE)


@pytest.mark.rule("LA-18", "LA-15")
def test_the_first_example_of_the_rulebook() -> None:
    table = deducing(first="green")
    assert table.state.seat == HELEN
    table.play("pass", "mark waterloo 2", "mark kingsley 0", "pass", "mark kingsley 1")
    assert table.last_notation(SPECTATOR) == "reveal 0"
    table.play("mark 7h 1")
    for player in (JOHN, AUDREY, HELEN, GORDON):
        assert (table.state.phase, table.state.seat) == (DEDUCTION, player)
        table.play("pass")
    assert (table.state.phase, table.state.seat) == (SUSPICION, HELEN)


@pytest.mark.rule("LA-18")
def test_a_deduction_is_a_move_of_its_own_behind_which_nothing_is_taken_back() -> None:
    table = deducing(first="green")
    assert table.state.phase == DEDUCTION
    assert table.state.begins_move()


@pytest.mark.rule("LA-18", "LA-21")
def test_the_second_example_of_the_rulebook() -> None:
    table = deducing(first="green")
    table.play("pass", "mark waterloo 2", "pass")
    assert table.state.seat == AUDREY
    table.play(WRONG, "pass")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, GORDON)
    table.play("pass")
    assert (table.state.phase, table.state.seat) == (SUSPICION, HELEN)


@pytest.mark.rule("LA-14")
@pytest.mark.parametrize(("first", "next_player"), [("blue", RED), ("green", BLUE)])
def test_the_left_neighbour_of_the_asker_begins(first: str, next_player: int) -> None:
    table = deducing(first=first)
    assert table.state.seat == next_player
    assert table.legal_verbs() == {"mark", "pass", "accuse"}


@pytest.mark.rule("LA-14", "LA-21")
def test_players_who_are_out_are_skipped_from_the_first_turn_on() -> None:
    table = deducing().play("pass", WRONG).all_pass()
    assert not table.state.is_in(YELLOW)
    table.play("suspect kingsley abbey 9h drum")
    assert table.state.asker == RED
    assert table.state.seat == GREEN
    table.play("pass", "pass", "mark waterloo 0")
    assert table.state.seat == GREEN


@pytest.mark.rule("LA-14")
def test_without_markers_a_player_can_only_pass_or_accuse() -> None:
    table = deducing()
    values = [0, 0, 0, 1, 1, 1, 2, 2, 2]
    for clue, value in zip(clue_names(), values, strict=False):
        table.play(f"mark {clue} {value}", "pass", "pass", "pass")
    assert table.view(RED).players[RED].markers_left == 0
    assert table.state.seat == RED
    assert table.legal_verbs() == {"pass", "accuse"}
    with pytest.raises(IllegalAction, match="all nine of your markers"):
        table.play("mark compass")


@pytest.mark.rule("LA-14", "LA-17")
def test_without_an_open_zone_a_player_can_only_pass_or_accuse() -> None:
    table = deducing()
    table.put(covered=2**32 - 1)
    assert table.legal_verbs() == {"pass", "accuse"}


@pytest.mark.rule("LA-15")
def test_a_marker_lies_face_down_until_the_next_one_is_placed_there() -> None:
    table = deducing().play("mark waterloo 2")
    (marker,) = table.zone("waterloo", BLUE).markers
    assert (marker.face_down, marker.value) == (True, None)
    table.type("mark waterloo 1")
    assert table.state.seat == REFEREE
    below, above = table.zone("waterloo", BLUE).markers
    assert (below.value, above.value) == (None, None)
    assert table.legal() == ["reveal 2"]
    table.act("reveal 2")
    below, above = table.zone("waterloo", BLUE).markers
    assert (below.face_down, below.value) == (False, "value-2")
    assert (above.face_down, above.value) == (True, None)


@pytest.mark.rule("LA-15")
def test_only_the_newest_earlier_marker_is_turned_up() -> None:
    table = deducing().play("mark waterloo 2", "mark waterloo 1", "mark waterloo 0")
    assert table.last_notation(SPECTATOR) == "reveal 1"
    values = [marker.value for marker in table.zone("waterloo", SPECTATOR).markers]
    assert values == ["value-2", "value-1", None]


@pytest.mark.rule("LA-15")
def test_a_first_marker_reveals_nothing() -> None:
    table = deducing().play("mark waterloo 2")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, YELLOW)


@pytest.mark.rule("LA-15")
def test_the_value_is_chosen_before_anything_is_turned_up() -> None:
    table = deducing().play("mark waterloo 2")
    table.type("mark waterloo")
    assert table.state.seat == YELLOW
    assert table.legal() == ["value 0", "value 1", "value 2"]
    with pytest.raises(IllegalAction, match="choose the value of your marker"):
        table.type("pass")


@pytest.mark.rule("LA-15")
def test_desks_where_another_marker_is_to_be_turned_up_have_another_key() -> None:
    red_first = deducing().play("mark waterloo 2", "mark waterloo 1")
    yellow_first = deducing().play("pass", "mark waterloo 1", "pass", "pass", "mark waterloo 2")
    yellow_first.play("pass")
    for table in (red_first, yellow_first):
        assert table.state.seat == GREEN
        table.type("mark waterloo 0")
    assert (red_first.legal(), yellow_first.legal()) == (["reveal 1"], ["reveal 2"])
    assert red_first.state.key() != yellow_first.state.key()


@pytest.mark.rule("LA-16")
def test_a_marker_stays_where_it_is() -> None:
    table = deducing().play("mark waterloo 2", "mark abbey 1").all_pass()
    table.play("suspect kingsley abbey 9h drum", "mark abbey 0").all_pass()
    owners = {clue: table.owners(clue) for clue in clue_names() if table.owners(clue)}
    assert owners == {"waterloo": [RED], "abbey": [YELLOW, YELLOW]}
    assert [player.markers_left for player in table.view(BLUE).players] == [9, 8, 7, 9]


@pytest.mark.rule("LA-17", "LA-33", "LA-38")
@pytest.mark.parametrize(("evidence", "room"), [(THREE, 3), (FOUR, 4), (FIVE, 5)])
def test_a_zone_takes_as_many_markers_as_there_are_players(evidence: str, room: int) -> None:
    table = deducing(evidence)
    for _ in range(room):
        assert "mark waterloo" in table.legal()
        table.play("mark waterloo 1")
    assert "mark waterloo" not in table.legal()
    with pytest.raises(IllegalAction, match=f"already has {room} markers"):
        table.play("mark waterloo 1")


@pytest.mark.rule("LA-17")
def test_a_player_may_fill_a_zone_alone() -> None:
    table = deducing(THREE)
    for value in (0, 1, 2):
        table.play(f"mark waterloo {value}", "pass", "pass")
    assert table.owners("waterloo") == [RED] * 3
    assert "mark waterloo" not in table.legal()


@pytest.mark.rule("LA-17")
def test_a_covered_clue_takes_no_more_markers() -> None:
    table = Table().play("suspect speke museum 7h drum")
    assert "mark speke" not in table.legal()
    assert "mark baker" in table.legal()
    with pytest.raises(IllegalAction, match="John Hanning Speke lies under a visiting card"):
        table.play("mark speke")


@pytest.mark.rule("LA-17", "LA-21")
def test_markers_of_players_who_are_out_keep_their_places() -> None:
    table = deducing(THREE).play("mark waterloo 1", "mark waterloo 1", "pass")
    table.play("accuse speke museum 7h blank", "mark waterloo 1")
    assert table.owners("waterloo") == [RED, YELLOW, YELLOW]
    assert "mark waterloo" not in table.legal()


@pytest.mark.rule("LA-18")
def test_the_phase_ends_when_all_have_passed_in_turn() -> None:
    table = deducing().play("pass", "pass", "pass")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, BLUE)
    table.play("pass")
    assert table.state.phase == SUSPICION


@pytest.mark.rule("LA-18")
def test_a_marker_starts_the_count_again_for_its_owner_too() -> None:
    table = deducing().play("pass", "pass", "pass", "mark waterloo 1")
    assert not any(player.passed for player in table.view(BLUE).players)
    table.play("pass", "pass", "pass")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, BLUE)
    table.play("pass")
    assert table.state.phase == SUSPICION


@pytest.mark.rule("LA-18")
def test_passes_before_the_last_marker_do_not_count() -> None:
    table = deducing().play("pass", "mark waterloo 1", "pass", "pass", "mark waterloo 2", "pass")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, GREEN)
    table.play("pass", "pass")
    assert (table.state.phase, table.state.seat) == (DEDUCTION, RED)
    table.play("pass")
    assert table.state.phase == SUSPICION


@pytest.mark.rule("LA-18")
def test_a_player_who_passed_may_place_later() -> None:
    table = deducing().play("pass", "mark waterloo 1", "pass", "pass", "mark waterloo 2")
    assert table.owners("waterloo") == [YELLOW, RED]


@pytest.mark.rule("LA-18")
def test_a_wrong_accusation_does_not_start_the_count_again() -> None:
    table = deducing().play("pass", "pass", WRONG)
    assert (table.state.phase, table.state.seat) == (DEDUCTION, BLUE)
    table.play("pass")
    assert table.state.phase == SUSPICION


@pytest.mark.rule("LA-18")
def test_a_wrong_accusation_ends_the_phase_when_all_the_others_have_passed() -> None:
    table = deducing().play("mark waterloo 1", "pass", "pass", "pass", WRONG)
    assert not table.state.is_in(RED)
    assert (table.state.phase, table.state.seat, table.state.round) == (SUSPICION, YELLOW, 2)


@pytest.mark.rule("LA-18")
def test_passes_of_one_round_do_not_count_in_the_next() -> None:
    table = deducing().all_pass()
    assert not any(player.passed for player in table.view(BLUE).players)
    table.play("suspect kingsley abbey 9h drum")
    table.play("pass", "pass", "pass")
    assert table.state.phase == DEDUCTION


@pytest.mark.rule("LA-19")
def test_the_left_neighbour_of_the_asker_starts_the_next_round() -> None:
    table = deducing(FIVE, first="white").play("mark waterloo 1").all_pass()
    assert (table.state.phase, table.state.seat, table.state.asker) == (SUSPICION, BLUE, BLUE)


@pytest.mark.rule("LA-19", "LA-21")
def test_a_player_who_is_out_gets_no_notebook() -> None:
    table = deducing(first="yellow").play(WRONG).all_pass()
    assert not table.state.is_in(GREEN)
    assert table.state.seat == BLUE
    table = deducing(first="yellow").play("pass", "pass", "pass", WRONG)
    assert not table.state.is_in(YELLOW)
    assert table.state.seat == GREEN


@pytest.mark.rule("LA-41")
def test_the_owner_of_a_marker_is_public_and_knows_its_value() -> None:
    table = deducing().play("mark waterloo 2")
    for viewer, value in [(RED, "value-2"), (BLUE, None), (SPECTATOR, None)]:
        (marker,) = table.zone("waterloo", viewer).markers
        assert (marker.child, marker.face_down, marker.value) == ("child-red", True, value)


@pytest.mark.rule("LA-44")
def test_the_round_limit_ends_the_game_in_a_draw_of_those_still_in() -> None:
    table = Table(FIVE, round_limit=2).play(SUSPICION_LINE, WRONG).all_pass()
    table.play("suspect kingsley abbey 9h drum", "mark waterloo 2").all_pass()
    assert table.state.winners() == [BLUE, YELLOW, GREEN, WHITE]
    assert table.state.ending() == "round-limit"
    assert table.legal() == []


@pytest.mark.rule("LA-44", "LA-43")
def test_a_draw_is_not_scored() -> None:
    table = Table(round_limit=1).play(SUSPICION_LINE, "mark waterloo 2").all_pass()
    assert table.state.scores() == [0.0] * 4
    assert table.view(BLUE).scores == ()


@pytest.mark.rule("LA-44")
def test_a_hundred_rounds_are_the_limit_unless_agreed_otherwise() -> None:
    assert Table().state.setup.round_limit == 100
    table = Table()
    for number in range(100):
        assert table.state.phase == SUSPICION
        table.play(f"suspect kingsley abbey 9h {('mask', 'drum')[number % 2]}").all_pass()
    assert table.state.winners() == [BLUE, RED, YELLOW, GREEN]


def test_a_typed_marker_is_two_actions() -> None:
    assert [GAME.notation(a) for a in GAME.parse_line("Mark  waterloo 2")] == [
        "mark waterloo",
        "value 2",
    ]
