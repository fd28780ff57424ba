"""Suspicion and verdict: the first two phases of a round."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction, NotYourTurn
from gaslamp.core.state import OVER, REFEREE
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from tests.games.lady_alice.playing import BLUE, FIVE, GREEN, RED, THREE, YELLOW, Table, ids

pytestmark = pytest.mark.engine

FALSE_LEADS = "speke museum 7h drum"


@pytest.mark.rule("LA-06")
def test_a_suspicion_names_a_suspect_a_place_a_time_and_an_object() -> None:
    table = Table()
    picks = ["speke", "museum", "7h", "drum"]
    for category, pick in enumerate(picks):
        names = clue_names()[category * 8 : category * 8 + 8]
        assert table.legal() == [f"suspect {name}" for name in names]
        assert table.state.seat == BLUE
        table.type(f"suspect {pick}")
    assert table.state.seat == REFEREE
    assert table.view(RED).suspicion == table.view(RED).stating == ids(" ".join(picks))


@pytest.mark.rule("LA-06")
def test_the_notebook_goes_to_the_left_each_round() -> None:
    table = Table(first="yellow")
    askers = []
    for number in range(5):
        askers.append(table.state.asker)
        assert table.state.seat == table.state.asker
        table.play(f"suspect kingsley museum 7h {('drum', 'mask')[number % 2]}").all_pass()
    assert askers == [YELLOW, GREEN, BLUE, RED, YELLOW]


@pytest.mark.rule("LA-06")
@pytest.mark.parametrize("line", ["pass", "mark waterloo", "accuse kingsley"])
def test_a_suspicion_must_be_stated_first(line: str) -> None:
    with pytest.raises(IllegalAction, match="state a suspicion first"):
        Table().play(line)


@pytest.mark.rule("LA-06")
def test_nobody_else_may_state_it() -> None:
    with pytest.raises(NotYourTurn):
        Table().journal.play(RED, GAME.parse("suspect speke"))


@pytest.mark.rule("LA-07")
@pytest.mark.parametrize(("suspect", "smiles"), [("kingsley", 1), ("speke", 0)])
def test_the_own_evidence_may_be_stated_or_not(suspect: str, smiles: int) -> None:
    table = Table().play(f"suspect {suspect} museum 7h drum")
    assert table.state.smiles == smiles


@pytest.mark.rule("LA-08")
def test_the_last_suspicion_may_not_be_repeated_but_older_ones_may() -> None:
    table = Table().play("suspect kingsley museum 7h drum").all_pass()
    table.type("suspect kingsley museum 7h")
    assert "suspect drum" not in table.legal()
    assert len(table.legal()) == 7
    with pytest.raises(IllegalAction, match="repeats the last suspicion"):
        table.type("suspect drum")
    table.play("suspect mask").all_pass()
    table.play("suspect kingsley museum 7h drum")


@pytest.mark.rule("LA-08")
def test_the_last_suspicion_counts_though_its_author_is_out() -> None:
    table = Table(first="green").play("suspect kingsley museum 7h drum")
    table.play("pass", "pass", "pass", "accuse kingsley museum 7h drum")
    assert not table.state.is_in(GREEN)
    assert table.state.round == 2
    table.type("suspect kingsley museum 7h")
    assert "suspect drum" not in table.legal()


@pytest.mark.rule("LA-08", "LA-42")
def test_an_accusation_is_no_suspicion() -> None:
    table = Table().play("suspect kingsley museum 7h mask")
    table.play("accuse kingsley museum 7h drum").all_pass()
    assert table.state.seat == YELLOW
    table.type("suspect kingsley museum 7h")
    assert "suspect drum" in table.legal()
    assert "suspect mask" not in table.legal()


@pytest.mark.rule("LA-09")
def test_four_covered_clues_are_no_suspicion_but_three_are() -> None:
    table = Table().play(f"suspect {FALSE_LEADS}").all_pass()
    table.play("suspect kingsley abbey 9h mask").all_pass()
    table.type("suspect speke museum 7h")
    assert "suspect drum" not in table.legal()
    with pytest.raises(IllegalAction, match="without a visiting card"):
        table.type("suspect drum")
    table.play("suspect mask")
    assert table.covered() == {*FALSE_LEADS.split(), "mask"}


@pytest.mark.rule("LA-08", "LA-09")
def test_picks_that_lead_only_to_forbidden_suspicions_are_not_offered() -> None:
    table = Table().play(f"suspect {FALSE_LEADS}").all_pass()
    table.play("suspect speke museum 7h compass").all_pass()
    table.cover("mask spear statuette necklace travel-journal sextant")
    table.type("suspect speke museum")
    assert "suspect 7h" not in table.legal()
    assert "suspect 9h" in table.legal()
    with pytest.raises(IllegalAction, match="repeats the last suspicion"):
        table.type("suspect 7h")
    table.cover("compass")
    with pytest.raises(IllegalAction, match="without a visiting card"):
        table.type("suspect 7h")


@pytest.mark.rule("LA-09")
def test_a_category_that_is_covered_altogether_asks_for_an_open_clue_before() -> None:
    table = Table(THREE)
    table.cover("compass mask spear drum statuette necklace travel-journal sextant")
    table.cover("speke museum 7h")
    table.type("suspect speke museum")
    assert "suspect 7h" not in table.legal()
    table.type("suspect 9h")
    assert len(table.legal()) == 8


@pytest.mark.rule("LA-10")
def test_the_referee_counts_everybodys_smiles() -> None:
    for line, smiles in [
        ("suspect speke museum 7h drum", 0),
        ("suspect kingsley museum 7h drum", 1),
        ("suspect kingsley museum 7h compass", 2),
        ("suspect speke waterloo 17h compass", 3),
        ("suspect kingsley waterloo 17h compass", 4),
    ]:
        table = Table()
        table.type(line)
        assert table.state.seat == REFEREE
        assert table.legal() == [f"smiles {smiles}"]


@pytest.mark.rule("LA-10", "LA-21")
def test_a_player_who_is_out_still_answers() -> None:
    table = Table().play("suspect speke museum 7h compass")
    table.play("accuse speke museum 7h drum").all_pass()
    assert not table.state.is_in(RED)
    table.play("suspect speke waterloo 7h compass")
    assert table.state.smiles == 2


@pytest.mark.rule("LA-11")
def test_everybody_learns_the_number_of_smiles_and_nothing_else() -> None:
    table = Table().play("suspect kingsley waterloo 7h drum")
    other = Table("waterloo kingsley 17h compass").play("suspect kingsley waterloo 7h drum")
    for viewer in table.journal.logs:
        assert table.last_notation(viewer) == other.last_notation(viewer) == "smiles 2"
    for viewer in (YELLOW, GREEN):
        assert table.view(viewer) == other.view(viewer)


@pytest.mark.rule("LA-12")
def test_without_a_smile_all_four_clues_are_covered() -> None:
    table = Table().play(f"suspect {FALSE_LEADS}")
    assert table.covered() == set(FALSE_LEADS.split())


@pytest.mark.rule("LA-12")
def test_one_smile_covers_nothing() -> None:
    assert Table().play("suspect kingsley museum 7h drum").covered() == set()


@pytest.mark.rule("LA-12", "LA-41")
def test_markers_under_a_visiting_card_stay_as_they_were() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    table.play("mark museum 2", "mark museum 1").all_pass()
    table.play(f"suspect {FALSE_LEADS}")
    zone = table.zone("museum", BLUE)
    assert zone.covered
    assert [(m.child, m.face_down, m.value) for m in zone.markers] == [
        ("child-red", False, "value-2"),
        ("child-yellow", True, None),
    ]


@pytest.mark.rule("LA-12")
def test_an_accusation_without_a_smile_covers_too() -> None:
    table = Table().play("suspect kingsley abbey 9h mask", f"accuse {FALSE_LEADS}")
    assert table.covered() == set(FALSE_LEADS.split())
    table = Table(THREE).play("suspect kingsley abbey 9h mask", "accuse speke museum 7h blank")
    assert table.covered() == {"speke", "museum", "7h"}


@pytest.mark.rule("LA-12")
def test_visiting_cards_never_run_out() -> None:
    table = Table(THREE)
    clues = [clue_names()[category * 8 : category * 8 + 8] for category in range(4)]
    wrong = [[c for c in column if c not in THREE.split()] for column in clues]
    for number in range(8):
        picks = [column[min(number, len(column) - 1)] for column in wrong]
        table.play(f"suspect {' '.join(picks)}").all_pass()
    assert len(table.covered()) == 29


@pytest.mark.rule("LA-13", "LA-29")
def test_when_everybody_smiles_the_game_is_over() -> None:
    table = Table().play("suspect kingsley waterloo 17h compass")
    assert table.state.seat == OVER
    assert table.state.solver == BLUE
    assert table.state.ending() == "suspicion"


@pytest.mark.rule("LA-13")
def test_three_smiles_of_four_do_not_end_the_game() -> None:
    assert Table().play("suspect kingsley waterloo 17h drum").state.seat == RED


@pytest.mark.rule("LA-34")
def test_four_smiles_of_five_solve_the_case_with_either_twin() -> None:
    for suspect in ("kingsley", "speke"):
        table = Table(FIVE).play(f"suspect {suspect} waterloo 17h compass")
        assert table.state.smiles == 4
        assert table.state.seat == OVER
    assert Table(FIVE).play("suspect speke waterloo 17h drum").state.seat == RED


@pytest.mark.rule("LA-39")
def test_three_smiles_of_three_solve_the_case_whatever_the_fourth_clue() -> None:
    table = Table(THREE).play("suspect kingsley waterloo 17h drum")
    assert table.state.seat == OVER
    assert Table(THREE).play("suspect kingsley waterloo 7h drum").state.seat == RED
