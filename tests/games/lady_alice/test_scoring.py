"""The points of a solved case, step by step."""

from __future__ import annotations

import pytest

from gaslamp.core.state import SPECTATOR
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    FOUR,
    GREEN,
    RED,
    RIGHT,
    THREE,
    WHITE,
    YELLOW,
    Table,
    ids,
)

pytestmark = pytest.mark.engine

SUSPICION_LINE = "suspect kingsley abbey 9h mask"


def deducing(evidence: str = FOUR) -> Table:
    return Table(evidence).play(SUSPICION_LINE)


def marks(table: Table, *clues_and_values: str) -> None:
    """Red places, and everybody else passes in between; then it is yellow's turn."""
    for line in clues_and_values:
        while table.state.seat != RED:
            table.play("pass")
        table.play(f"mark {line}")


@pytest.mark.rule("LA-24")
def test_all_evidence_and_all_markers_are_shown_in_the_end() -> None:
    table = deducing().play("mark waterloo 2", f"accuse {RIGHT}")
    for viewer in (BLUE, SPECTATOR):
        view = table.view(viewer)
        assert tuple(player.evidence for player in view.players) == ids(RIGHT)
        assert view.players[RED].stock == {"value-0": 3, "value-1": 3, "value-2": 2}
        (marker,) = table.zone("waterloo", viewer).markers
        assert (marker.value, marker.face_down) == ("value-2", False)


@pytest.mark.rule("LA-24")
def test_markers_on_wrong_clues_score_nothing() -> None:
    table = deducing().play("mark museum 2", f"accuse {RIGHT}")
    assert table.points(RED) == 0
    assert table.view(BLUE).scores[RED].markers[0].fate == "false-lead"


@pytest.mark.rule("LA-25")
def test_markers_of_players_who_are_out_score_nothing() -> None:
    table = deducing().play("mark waterloo 2", "pass", "pass", "pass", "accuse speke abbey 9h drum")
    table.play(f"suspect {RIGHT}")
    assert table.points(RED) == 0
    assert table.view(BLUE).scores[RED].markers[0].fate == "owner-out"


@pytest.mark.rule("LA-26", "LA-27")
def test_the_markers_left_are_added_up() -> None:
    table = deducing()
    marks(table, "waterloo 2", "waterloo 1", "17h 2", "17h 0", "speke 2")
    table.play(f"accuse {RIGHT}")
    score = table.view(RED).scores[RED]
    assert [marker.fate for marker in score.markers] == [
        "counts",
        "counts",
        "counts",
        "zero",
        "false-lead",
    ]
    assert [marker.points for marker in score.markers] == [2, 1, 2, 0, 0]
    assert (score.marker_points, score.total, table.points(RED)) == (5, 5, 5)


@pytest.mark.rule("LA-28")
def test_a_marker_on_every_clue_gives_two_points_more() -> None:
    table = deducing()
    marks(table, "kingsley 1", "waterloo 1", "17h 1", "compass 2")
    table.play(f"accuse {RIGHT}")
    score = table.view(BLUE).scores[RED]
    assert (score.marker_points, score.every_clue, score.total) == (5, 2, 7)


@pytest.mark.rule("LA-28", "LA-26")
def test_a_zero_does_not_count_as_a_marker_on_a_clue() -> None:
    table = deducing()
    marks(table, "kingsley 1", "waterloo 1", "17h 1", "compass 0")
    table.play(f"accuse {RIGHT}")
    score = table.view(BLUE).scores[RED]
    assert (score.every_clue, score.total) == (0, 3)


@pytest.mark.rule("LA-28")
def test_a_missing_clue_gives_no_bonus() -> None:
    table = deducing()
    marks(table, "kingsley 1", "waterloo 1", "17h 1", "drum 2")
    table.play(f"accuse {RIGHT}")
    assert table.points(RED) == 3


@pytest.mark.rule("LA-28", "LA-37")
def test_with_three_players_every_clue_means_three() -> None:
    table = deducing(THREE)
    marks(table, "kingsley 1", "waterloo 1", "17h 1")
    table.play("accuse kingsley waterloo 17h blank")
    assert table.points(RED) == 5


@pytest.mark.rule("LA-29")
def test_the_solving_suspicion_gives_one_point_more() -> None:
    table = deducing().all_pass().play(f"suspect {RIGHT}")
    score = table.view(BLUE).scores[RED]
    assert (score.suspicion, score.accusation, score.total) == (1, 0, 1)
    assert table.state.scores() == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("LA-30")
def test_the_right_accusation_gives_three_points_more() -> None:
    table = deducing().play(f"accuse {RIGHT}")
    score = table.view(BLUE).scores[RED]
    assert (score.suspicion, score.accusation, score.total) == (0, 3, 3)
    assert table.state.scores() == [0.0, 3.0, 0.0, 0.0]


@pytest.mark.rule("LA-31")
def test_most_points_win_even_against_the_solver() -> None:
    table = deducing()
    marks(table, "waterloo 2", "17h 2")
    table.play(f"accuse {RIGHT}")
    assert table.state.scores() == [0.0, 4.0, 3.0, 0.0]
    assert table.state.winners() == [RED]


@pytest.mark.rule("LA-31")
def test_a_tie_is_shared() -> None:
    table = deducing().play("mark waterloo 2", "mark waterloo 2").all_pass()
    table.play("suspect kingsley abbey 9h drum").all_pass().play(f"suspect {RIGHT}")
    assert table.state.scores() == [0.0, 2.0, 3.0, 0.0]
    table = deducing().play("mark waterloo 1").all_pass()
    table.play("suspect kingsley abbey 9h drum").all_pass().play(f"suspect {RIGHT}")
    assert table.state.scores() == [0.0, 1.0, 1.0, 0.0]
    assert table.state.winners() == [RED, YELLOW]


@pytest.mark.rule("LA-31")
def test_a_tied_player_who_accused_rightly_wins_alone() -> None:
    table = deducing()
    marks(table, "waterloo 2", "17h 1")
    table.play(f"accuse {RIGHT}")
    assert table.state.scores() == [0.0, 3.0, 3.0, 0.0]
    assert table.state.winners() == [YELLOW]


@pytest.mark.rule("LA-31")
def test_a_right_accusation_without_the_most_points_does_not_break_a_tie() -> None:
    table = deducing().play("mark waterloo 2", "mark waterloo 2", "pass", "pass")
    table.play("mark 17h 2", "mark 17h 2", f"accuse {RIGHT}")
    assert table.state.scores() == [0.0, 4.0, 4.0, 3.0]
    assert table.state.winners() == [RED, YELLOW]


@pytest.mark.rule("LA-35")
def test_both_clues_of_the_double_category_give_two_points_more() -> None:
    table = deducing(FIVE)
    marks(table, "kingsley 1", "speke 2")
    table.play(f"accuse {RIGHT}")
    score = table.view(WHITE).scores[RED]
    assert (score.marker_points, score.double, score.every_clue, score.total) == (3, 2, 0, 5)


@pytest.mark.rule("LA-35", "LA-26")
def test_a_zero_on_the_double_category_gives_no_bonus() -> None:
    table = deducing(FIVE)
    marks(table, "kingsley 1", "speke 0", "waterloo 1")
    table.play(f"accuse {RIGHT}")
    assert table.points(RED) == 2


@pytest.mark.rule("LA-36")
def test_with_five_players_every_clue_means_five_and_adds_to_the_double_bonus() -> None:
    table = deducing(FIVE)
    marks(table, "kingsley 1", "waterloo 1", "17h 1", "compass 2")
    table.play(f"accuse {RIGHT}")
    assert table.points(RED) == 5
    table = deducing(FIVE)
    marks(table, "kingsley 1", "waterloo 1", "17h 1", "compass 2", "speke 2")
    table.play(f"accuse {RIGHT}")
    score = table.view(GREEN).scores[RED]
    assert (score.every_clue, score.double, score.total) == (2, 2, 11)


def test_before_the_end_nobody_has_points() -> None:
    table = deducing().play("mark waterloo 2")
    assert table.view(BLUE).scores == ()
    assert table.state.winners() == []
    assert table.state.scores() == [0.0] * 4
