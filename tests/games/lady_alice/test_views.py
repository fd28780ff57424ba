"""What each viewer is shown."""

from __future__ import annotations

import msgspec
import pytest

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.state import SPECTATOR
from gaslamp.games.lady_alice.elements import Value
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.view import (
    LadyAliceView,
    Marker,
    Player,
    Score,
    ScoredMarker,
    Statement,
    Zone,
)
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    GREEN,
    RED,
    RIGHT,
    THREE,
    YELLOW,
    Table,
    ids,
    in_the_middle,
)


@pytest.mark.rule("LA-41")
def test_a_zone_shows_its_markers_from_the_oldest_on() -> None:
    table = in_the_middle()
    assert table.zone("waterloo", YELLOW) == Zone(
        clue="clue-waterloo",
        panel="panel-places",
        covered=False,
        markers=(
            Marker(child="child-red", face_down=False, value="value-2"),
            Marker(child="child-yellow", face_down=True, value="value-1"),
        ),
    )
    newest = table.zone("waterloo", SPECTATOR).markers[1]
    assert newest == Marker("child-yellow", face_down=True, value=None)
    assert table.zone("speke", RED) == Zone("clue-speke", "panel-suspects", True, ())


def test_a_player_is_shown_with_what_the_viewer_may_know() -> None:
    players = in_the_middle().view(RED).players
    stock: dict[Value, int] = {"value-0": 3, "value-1": 3, "value-2": 2}
    assert players[RED] == Player("child-red", "clue-waterloo", False, False, 8, stock)
    assert players[YELLOW] == Player("child-yellow", None, False, False, 8, None)


def test_the_public_part_of_a_view() -> None:
    view = in_the_middle().view(SPECTATOR)
    assert (view.viewer, view.turn, view.phase, view.round) == ("spectator", 3, "deduction", 1)
    assert (view.asker, view.player, view.round_limit) == ("child-blue", "child-green", 100)
    assert view.suspicion == ids("speke museum 9h mask")
    assert view.verdict == Statement("child-blue", "suspicion", ids("speke museum 9h mask"), 0)
    assert (view.stating, view.marking, view.scores, view.outcome) == ((), None, (), None)
    assert view.notebook


def test_what_is_being_stated_or_marked_is_shown() -> None:
    table = Table()
    table.type("suspect speke museum")
    assert table.view(RED).stating == ids("speke museum")
    table.play("suspect 9h", "suspect mask")
    table.type("mark waterloo")
    assert table.view(BLUE).marking == "clue-waterloo"
    assert table.view(BLUE).phase == "valuing"


@pytest.mark.rule("LA-40")
def test_a_category_that_is_left_blank_is_shown_as_nothing() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    table.type("accuse blank waterloo")
    assert table.view(BLUE).stating == (None, "clue-waterloo")
    table.play("accuse 17h", "accuse mask")
    verdict = table.view(BLUE).verdict
    assert verdict == Statement(
        "child-red", "accusation", (None, "clue-waterloo", "clue-17h", "clue-mask"), 2
    )


def test_the_smiles_of_a_suspicion_are_not_known_before_the_verdict() -> None:
    table = Table().play("suspect kingsley museum 9h mask").all_pass()
    table.type("suspect speke abbey 11h drum")
    view = table.view(RED)
    assert view.turn == "referee"
    assert view.suspicion == view.stating == ids("speke abbey 11h drum")
    earlier = Statement("child-blue", "suspicion", ids("kingsley museum 9h mask"), 1)
    assert view.verdict == earlier


@pytest.mark.rule("LA-08")
def test_the_last_suspicion_is_shown_though_an_accusation_came_after_it() -> None:
    table = Table().play("suspect kingsley museum 9h mask", "accuse tinne abbey 9h mask")
    view = table.view(BLUE)
    assert view.suspicion == ids("kingsley museum 9h mask")
    assert view.verdict is not None
    assert view.verdict.clues == ids("tinne abbey 9h mask")


def test_before_the_deal_there_is_nothing_to_know() -> None:
    view = GAME.view(GAME.start(LadyAliceOptions(seats=5)), BLUE)
    assert (view.phase, view.turn, view.asker, view.player) == ("pairing", "chance", None, None)
    assert [player.evidence for player in view.players] == [None] * 5
    assert (view.suspicion, view.verdict) == ((), None)


def test_a_finished_game_shows_how_each_point_came_about() -> None:
    table = in_the_middle().play(f"accuse {RIGHT}")
    assert table.view(BLUE).scores == (
        Score("child-blue", (), 0, 0, 0, 0, 0, 0),
        Score(
            "child-red",
            (ScoredMarker("clue-waterloo", "value-2", "counts", 2),),
            2,
            0,
            0,
            0,
            0,
            2,
        ),
        Score(
            "child-yellow",
            (ScoredMarker("clue-waterloo", "value-1", "counts", 1),),
            1,
            0,
            0,
            0,
            0,
            1,
        ),
        Score("child-green", (), 0, 0, 0, 0, 3, 3),
    )
    outcome = table.view(BLUE).outcome
    assert outcome is not None
    assert outcome.winners == (3,)


@pytest.mark.rule("LA-24")
@pytest.mark.parametrize("line", [f"accuse {RIGHT}", "pass"])
def test_in_a_finished_game_no_marker_lies_face_down(line: str) -> None:
    table = Table(round_limit=1).play("suspect kingsley abbey 9h mask", "mark waterloo 2")
    table.play("mark abbey 0", line).all_pass()
    for viewer in (GREEN, SPECTATOR):
        markers = [marker for zone in table.view(viewer).desk for marker in zone.markers]
        assert [(marker.face_down, marker.value) for marker in markers] == [
            (False, "value-2"),
            (False, "value-0"),
        ]


@pytest.mark.parametrize("evidence", [THREE, FIVE])
def test_views_and_notebooks_can_be_sent_and_read_back(evidence: str) -> None:
    table = Table(evidence).play("suspect kingsley abbey 9h mask", "mark waterloo 2")
    for viewer in table.journal.logs:
        sent = msgspec.json.encode(table.view(viewer))
        assert msgspec.json.decode(sent, type=LadyAliceView) == table.view(viewer)
        assert b'"game":"lady_alice"' in sent
        notes = msgspec.json.encode(table.notebook(viewer))
        assert msgspec.json.decode(notes, type=GAME.notebook_type) == table.notebook(viewer)


def test_choices_are_the_seats_on_turn() -> None:
    table = in_the_middle()
    assert GAME.choices(table.state, BLUE) == ()
    assert [choice.notation for choice in GAME.choices(table.state, 3)] == table.legal()


def test_a_suspicion_or_a_marker_can_be_taken_back_until_it_is_complete() -> None:
    table = Table()
    table.type("suspect speke museum 9h")
    table.journal.undo(BLUE)
    assert table.state.picks == 0
    table.play("suspect speke museum 9h mask")
    table.type("mark waterloo")
    table.journal.undo(RED)
    assert table.legal_verbs() == {"mark", "pass", "accuse"}
    table.type("accuse kingsley waterloo")
    table.journal.undo(RED)
    assert table.legal_verbs() == {"mark", "pass", "accuse"}
    with pytest.raises(NothingToUndo):
        table.journal.undo(RED)
