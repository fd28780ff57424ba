"""The deduction sheet: what follows from what its owner has seen."""

from __future__ import annotations

import pytest

from gaslamp.core.policy import Policy
from gaslamp.core.state import SPECTATOR
from gaslamp.games.lady_alice.elements import CHILDREN, PANELS
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.view import Statement
from tests.games.lady_alice.believing import belief_of
from tests.games.lady_alice.playing import BLUE, FIVE, FOUR, RED, THREE, YELLOW, Table, ids
from tests.games.lady_alice.policies import NeverOwnClue, ShowsHand

pytestmark = pytest.mark.engine


@pytest.mark.rule("LA-05")
def test_the_notebook_says_who_may_hold_what() -> None:
    table = Table().play("suspect speke waterloo 9h mask")
    own = table.notebook(BLUE)
    assert own.solution["clue-kingsley"] == 1.0
    assert "clue-baker" not in own.solution
    assert own.players["child-blue"] == {"clue-kingsley": 1.0}
    assert "clue-kingsley" not in own.players["child-red"]
    assert own.solution["clue-waterloo"] == pytest.approx(1 / 3)
    for child in CHILDREN[1:4]:
        assert own.players[child]["clue-waterloo"] == pytest.approx(1 / 9)
    everybody = table.notebook(SPECTATOR)
    for held in everybody.players.values():
        assert held["clue-waterloo"] == pytest.approx(everybody.solution["clue-waterloo"] / 4)


@pytest.mark.rule("LA-05")
def test_the_chances_of_the_clues_add_up_to_the_players() -> None:
    for evidence in (THREE, FOUR, FIVE):
        table = Table(evidence).play("suspect kingsley museum 9h drum")
        for viewer in (BLUE, SPECTATOR):
            notes = table.notebook(viewer)
            assert sum(notes.solution.values()) == pytest.approx(len(evidence.split()))
            for held in notes.players.values():
                assert sum(held.values()) == pytest.approx(1.0)


@pytest.mark.rule("LA-05")
def test_the_notebook_weighs_the_missing_and_the_double_category() -> None:
    three = Table(THREE).notebook(BLUE)
    assert tuple(three.missing) == PANELS[1:]  # blue holds a suspect
    assert list(three.missing.values()) == pytest.approx([1 / 3] * 3)
    five = Table(FIVE).notebook(BLUE)
    assert tuple(five.double) == PANELS
    assert list(five.double.values()) == pytest.approx([0.4, 0.2, 0.2, 0.2])
    four = Table(FOUR).notebook(BLUE)
    assert four.missing == four.double == {}


@pytest.mark.rule("LA-04", "LA-05")
def test_the_notebook_weighs_hidden_markers_by_what_was_turned_up() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    for value in (2, 2, 2):
        table.play(f"mark waterloo {value}", "pass", "pass", "pass")
    table.play("mark baker 1")
    assert sum(table.notebook(YELLOW).markers["clue-baker"].values()) == pytest.approx(1.0)
    table.play("mark waterloo 0", "pass", "pass", "pass")
    hidden = table.notebook(BLUE).markers["clue-baker"]
    assert hidden == pytest.approx({"value-0": 0.5, "value-1": 0.5})  # all his twos are turned up
    assert list(table.notebook(RED).markers) == ["clue-waterloo"]


@pytest.mark.rule("LA-05")
def test_the_notebook_lists_the_verdicts() -> None:
    table = Table().play("suspect kingsley abbey 9h mask", "accuse speke abbey 9h mask")
    assert table.notebook(SPECTATOR).verdicts == (
        Statement("child-blue", "suspicion", ids("kingsley abbey 9h mask"), 1),
        Statement("child-red", "accusation", ids("speke abbey 9h mask"), 0),
    )


@pytest.mark.rule("LA-05", "LA-24")
def test_the_notebook_of_a_finished_game_has_no_hidden_markers() -> None:
    table = Table().play("suspect kingsley abbey 9h mask", "mark waterloo 2")
    assert list(table.notebook(BLUE).markers) == ["clue-waterloo"]
    assert table.play(f"accuse {FOUR}").notebook(BLUE).markers == {}


@pytest.mark.rule("LA-05")
@pytest.mark.parametrize("policy", [ShowsHand(), NeverOwnClue()])
def test_a_notebook_is_written_under_a_policy_too(policy: Policy) -> None:
    table = Table(THREE).play("suspect kingsley museum 9h drum", "mark waterloo 2")
    belief = belief_of(table, YELLOW, policy)
    notes = GAME.notebook(belief)
    assert sum(notes.solution.values()) == pytest.approx(3.0)
    assert sum(notes.missing.values()) == pytest.approx(1.0)
    for held in notes.players.values():
        assert sum(held.values()) == pytest.approx(1.0)
    assert sum(notes.markers["clue-waterloo"].values()) == pytest.approx(1.0)
