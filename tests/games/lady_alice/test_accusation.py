"""Accusations, right and wrong, and the last player in."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.state import OVER, REFEREE, SPECTATOR
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.view import Statement
from tests.games.lady_alice.playing import BLUE, FIVE, GREEN, RED, THREE, YELLOW, Table, ids

pytestmark = pytest.mark.engine

SUSPICION_LINE = "suspect kingsley abbey 9h mask"
WRONG = "accuse kingsley museum 7h drum"


def deducing(evidence: str = "kingsley waterloo 17h compass") -> Table:
    return Table(evidence).play(SUSPICION_LINE)


@pytest.mark.rule("LA-20")
def test_an_accusation_names_a_clue_of_each_category() -> None:
    table = deducing()
    for category, pick in enumerate(["tinne", "docks", "21h", "sextant"]):
        names = clue_names()[category * 8 : category * 8 + 8]
        accusable = [written for written in table.legal() if written.startswith("accuse")]
        assert accusable == [f"accuse {name}" for name in names]
        assert table.legal_verbs() == ({"mark", "pass", "accuse"} if category == 0 else {"accuse"})
        table.type(f"accuse {pick}")
    assert table.state.seat == REFEREE
    assert table.legal() == ["smiles 0"]


@pytest.mark.rule("LA-20")
def test_an_accusation_once_begun_goes_on() -> None:
    table = deducing()
    table.type("accuse kingsley")
    for line in ("pass", "mark waterloo", "suspect waterloo"):
        with pytest.raises(IllegalAction, match="finish your accusation"):
            table.type(line)
    with pytest.raises(IllegalAction, match="name a place now"):
        table.type("accuse 7h")


@pytest.mark.rule("LA-21")
def test_three_smiles_of_four_put_the_accuser_out() -> None:
    table = deducing().play("accuse kingsley waterloo 17h drum")
    assert table.view(BLUE).players[RED].out
    assert [table.state.is_in(seat) for seat in range(4)] == [True, False, True, True]
    assert table.state.seat == YELLOW


@pytest.mark.rule("LA-21")
def test_a_player_who_is_out_acts_no_more_but_keeps_his_markers() -> None:
    table = deducing().play("mark waterloo 2", "pass", "pass", "pass", WRONG)
    seats = set()
    for number in range(6):
        seats.add(table.state.seat)
        table.play(f"suspect kingsley abbey 9h {('drum', 'mask')[number % 2]}")
        while table.state.round == number + 2:
            seats.add(table.state.seat)
            table.play("pass")
    assert seats == {BLUE, YELLOW, GREEN}
    assert table.owners("waterloo") == [RED]


@pytest.mark.rule("LA-21", "LA-34")
def test_three_smiles_of_five_put_the_accuser_out() -> None:
    table = deducing(FIVE).play("accuse kingsley waterloo 17h drum")
    assert not table.state.is_in(RED)


@pytest.mark.rule("LA-22")
def test_a_right_accusation_solves_the_case() -> None:
    table = deducing().play("accuse kingsley waterloo 17h compass")
    assert table.state.seat == OVER
    assert table.state.solver == RED
    assert table.state.ending() == "accusation"


@pytest.mark.rule("LA-22", "LA-34")
@pytest.mark.parametrize("suspect", ["kingsley", "speke"])
def test_four_smiles_of_five_make_an_accusation_right(suspect: str) -> None:
    table = deducing(FIVE).play(f"accuse {suspect} waterloo 17h compass")
    assert (table.state.seat, table.state.solver) == (OVER, RED)


@pytest.mark.rule("LA-23", "LA-43")
def test_the_last_player_still_in_wins_at_once_without_points() -> None:
    table = deducing().play("mark waterloo 2", WRONG, WRONG)
    assert table.state.seat == BLUE
    table.play(WRONG)
    assert table.state.seat == OVER
    assert table.state.winners() == [RED]
    assert table.state.scores() == [0.0] * 4
    assert table.state.ending() == "last-one-in"


@pytest.mark.rule("LA-23")
def test_two_players_still_in_go_on() -> None:
    table = deducing().play(WRONG, WRONG)
    assert table.state.seat == GREEN


@pytest.mark.rule("LA-40")
def test_three_players_leave_one_category_blank() -> None:
    table = deducing(THREE)
    assert "accuse blank" in table.legal()
    table.type("accuse kingsley blank")
    assert table.legal() == [f"accuse {name}" for name in clue_names()[16:24]]
    table.type("accuse 17h")
    assert table.legal() == [f"accuse {name}" for name in clue_names()[24:32]]


@pytest.mark.rule("LA-40")
def test_three_players_must_leave_one_category_blank() -> None:
    table = deducing(THREE)
    table.type("accuse kingsley waterloo 17h")
    assert table.legal() == ["accuse blank"]
    with pytest.raises(IllegalAction, match="one category must stay blank"):
        table.type("accuse compass")


@pytest.mark.rule("LA-40")
def test_three_players_leave_only_one_category_blank() -> None:
    table = deducing(THREE)
    table.type("accuse blank")
    with pytest.raises(IllegalAction, match="one category is blank already"):
        table.type("accuse blank")


@pytest.mark.rule("LA-40")
def test_the_right_clues_with_the_right_blank_solve_the_case() -> None:
    table = deducing(THREE).play("accuse kingsley waterloo 17h blank")
    assert (table.state.seat, table.state.solver) == (OVER, RED)


@pytest.mark.rule("LA-40")
@pytest.mark.parametrize(
    "line",
    [
        "accuse blank waterloo 17h compass",
        "accuse kingsley blank 17h compass",
        "accuse kingsley waterloo blank compass",
        "accuse kingsley waterloo 7h blank",
    ],
)
def test_a_wrong_blank_or_a_wrong_clue_puts_the_accuser_out(line: str) -> None:
    table = deducing(THREE).play(line)
    assert not table.state.is_in(RED)
    assert table.state.seat == YELLOW


@pytest.mark.rule("LA-40")
def test_four_players_leave_nothing_blank() -> None:
    with pytest.raises(IllegalAction, match="only with three players is one left blank"):
        deducing().play("accuse blank")


@pytest.mark.rule("LA-42")
def test_an_accusation_may_repeat_a_suspicion_and_name_covered_clues() -> None:
    table = Table().play("suspect speke museum 7h drum", "accuse speke museum 7h drum")
    assert not table.state.is_in(RED)
    assert table.covered() == {"speke", "museum", "7h", "drum"}


@pytest.mark.rule("LA-42")
def test_everybody_learns_a_failed_accusation_and_its_smiles() -> None:
    table = deducing().play("accuse kingsley waterloo 7h drum")
    for viewer in table.journal.logs:
        seen = [int(entry.sight) for entry in table.journal.seen(viewer)[-5:]]
        assert seen == table.journal.actions[-5:]
        verdict = table.view(viewer).verdict
        assert verdict == Statement(
            child="child-red", kind="accusation", clues=ids("kingsley waterloo 7h drum"), smiles=2
        )
    assert table.last_notation(SPECTATOR) == "smiles 2"
