"""What each viewer is shown."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction, NothingToUndo
from gaslamp.core.state import CHANCE, REFEREE, SPECTATOR
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.view import (
    Combination,
    Marker,
    Player,
    Score,
    ScoredMarker,
    Zone,
)
from tests.games.lady_alice.playing import BLUE, RED, THREE, YELLOW, Table, in_the_middle

pytestmark = pytest.mark.engine


@pytest.mark.rule("LA-41")
def test_a_zone_shows_its_markers_from_the_oldest_on() -> None:
    table = in_the_middle()
    assert table.zone("waterloo", YELLOW) == Zone(
        clue="waterloo",
        covered=False,
        markers=(
            Marker(seat=RED, face_down=False, value=2),
            Marker(seat=YELLOW, face_down=True, value=1),
        ),
    )
    assert table.zone("waterloo", SPECTATOR).markers[1] == Marker(YELLOW, True, None)
    assert table.zone("speke", RED) == Zone(clue="speke", covered=True, markers=())


def test_a_player_is_shown_with_what_the_viewer_may_know() -> None:
    players = in_the_middle().view(RED).players
    assert players[RED] == Player("waterloo", False, False, 8, (3, 3, 2))
    assert players[YELLOW] == Player(None, False, False, 8, None)


def test_the_public_part_of_a_view() -> None:
    view = in_the_middle().view(SPECTATOR)
    assert (view.viewer, view.turn, view.phase, view.round) == (SPECTATOR, 3, "deduction", 1)
    assert (view.asker, view.player, view.round_limit, view.ending) == (BLUE, 3, 100, "")
    assert view.suspicion == Combination(("speke", "museum", "9h", "mask"), 0)
    assert (view.stating, view.marking, view.scores, view.winners) == (None, None, (), ())


def test_what_is_being_stated_or_marked_is_shown() -> None:
    table = Table()
    table.type("suspect speke museum")
    assert table.view(RED).stating == Combination(("speke", "museum", None, None), None)
    table.play("suspect 9h", "suspect mask")
    table.type("mark waterloo")
    assert table.view(BLUE).marking == "waterloo"
    assert table.view(BLUE).phase == "valuing"


def test_the_smiles_of_a_suspicion_are_not_known_before_the_verdict() -> None:
    table = Table().play("suspect kingsley museum 9h mask").all_pass()
    table.type("suspect speke abbey 11h drum")
    assert table.view(RED).turn == REFEREE
    assert table.view(RED).suspicion == Combination(("speke", "abbey", "11h", "drum"), None)


def test_before_the_deal_there_is_nothing_to_know() -> None:
    view = GAME.view(GAME.start(LadyAliceOptions(seats=5)), BLUE)
    assert (view.phase, view.turn, view.asker, view.player) == ("pairing", CHANCE, None, None)
    assert [player.evidence for player in view.players] == [None] * 5


def test_a_finished_game_shows_how_each_point_came_about() -> None:
    table = in_the_middle().play("accuse kingsley waterloo 17h compass")
    assert table.view(BLUE).scores == (
        Score((), 0, 0, 0, 0, 0, 0),
        Score((ScoredMarker("waterloo", 2, "counts"),), 2, 0, 0, 0, 0, 2),
        Score((ScoredMarker("waterloo", 1, "counts"),), 1, 0, 0, 0, 0, 1),
        Score((), 0, 0, 0, 0, 3, 3),
    )
    assert table.view(BLUE).winners == (3,)


def test_choices_are_the_seats_on_turn() -> None:
    table = in_the_middle()
    assert GAME.choices(table.state, BLUE) == ()
    assert [choice.notation for choice in GAME.choices(table.state, 3)] == table.legal()


def test_a_suspicion_or_a_marker_can_be_taken_back_until_it_is_complete() -> None:
    table = Table()
    table.type("suspect speke museum 9h")
    table.journal = table.journal.undo(BLUE)
    assert table.state.picks == 0
    table.play("suspect speke museum 9h mask")
    table.type("mark waterloo")
    table.journal = table.journal.undo(RED)
    assert table.legal_verbs() == {"mark", "pass", "accuse"}
    table.type("accuse kingsley waterloo")
    table.journal = table.journal.undo(RED)
    assert table.legal_verbs() == {"mark", "pass", "accuse"}
    with pytest.raises(NothingToUndo):
        table.journal.undo(RED)


@pytest.mark.parametrize("line", ["smiles 4", "value ?", "reveal 1", "evidence speke", "first red"])
def test_what_chance_and_the_referee_say_is_not_a_players_to_say(line: str) -> None:
    with pytest.raises(IllegalAction, match="only chance and Holmes himself"):
        Table().play(line)


@pytest.mark.parametrize(
    ("before", "line", "reason"),
    [
        ((), "suspect waterloo", "name a suspect now"),
        (("suspect speke",), "suspect kingsley", "name a place now"),
        (("suspect kingsley abbey 9h mask",), "suspect speke", "holder of the spiral notebook"),
        (("suspect kingsley abbey 9h mask",), "value 2", "choose a clue before the value"),
        (("suspect kingsley abbey 9h mask",), "accuse waterloo", "name a suspect now"),
        (("suspect kingsley abbey 9h mask", "mark docks"), "mark abbey", "choose the value"),
    ],
)
def test_a_refusal_says_what_to_do(before: tuple[str, ...], line: str, reason: str) -> None:
    table = Table()
    for earlier in before:
        table.play(earlier)
    key = table.state.key()
    with pytest.raises(IllegalAction, match=reason):
        table.type(line)
    assert table.state.key() == key


def test_a_value_that_is_used_up_is_refused_by_its_number() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    for clue in ("docks", "tower", "abbey"):
        table.play(f"mark {clue} 2", "pass", "pass")
    table.type("mark museum")
    with pytest.raises(IllegalAction, match="no marker worth 2 left"):
        table.type("value 2")
