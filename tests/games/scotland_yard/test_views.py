"""What each viewer is shown, struct by struct, and what a notebook says."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random
from msgspec import UNSET

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.turn_names import viewer_name
from gaslamp.core.view import Outcome
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.elements import station_id
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.view import (
    VERSION,
    Detective,
    MisterX,
    ScotlandYardNotebook,
    ScotlandYardView,
    Window,
)
from tests.games.follow import follow
from tests.games.scotland_yard.positions import EVERY_OPTIONS, agree, deal, truth


def seen(journal: Journal, viewer: int) -> ScotlandYardView:
    return GAME.view(truth(journal), viewer)


def after_a_sighting() -> Journal:
    """Three moves in two rounds, the last of them shown; the second detective is to act."""
    journal = deal(174, 103, 132, 141, seats=4, counted_tickets=True)
    follow(journal, "double", "taxi 161", "black 135", "taxi 86", "taxi 140", "taxi 142")
    return follow(journal, "taxi 143", "at 143", "bus 116")


def detective(number: int, station: int, taxi: int, bus: int) -> Detective:
    """A detective of a table for four, who has not used the underground."""
    return Detective(
        pawn=f"pawn-{number}",
        seat=number,
        station=station_id(station),
        taxi=taxi,
        bus=bus,
        underground=4,
    )


DETECTIVES = (detective(1, 116, 9, 7), detective(2, 140, 9, 8), detective(3, 142, 9, 8))
AWAITED = text("scotland-yard-awaited-chase", number=2)
EXPECTED = text("scotland-yard-expected-chase", number=2)


def test_mister_x_sees_his_own_stations() -> None:
    assert seen(after_a_sighting(), 0) == ScotlandYardView(
        version=VERSION,
        viewer=0,
        turn=2,
        expected=AWAITED,
        phase="chase",
        round=2,
        rounds=22,
        windows=24,
        sightings=(3, 8, 13, 18),
        pawn="pawn-2",
        mister_x=MisterX(
            start="station-174",
            station="station-143",
            shown=True,
            blacks=3,
            doubles=2,
            black=2,
            double=1,
            taxi=5,
            bus=4,
            underground=3,
        ),
        detectives=DETECTIVES,
        travel_log=(
            Window(ticket="taxi", station="station-161", shown=False),
            Window(ticket="black", station="station-135", shown=False),
            Window(ticket="taxi", station="station-143", shown=True),
        ),
    )


@pytest.mark.rule("SY-10", "SY-15")
@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_the_others_see_his_tickets_and_the_windows_where_he_showed_himself(viewer: int) -> None:
    assert seen(after_a_sighting(), viewer) == ScotlandYardView(
        version=VERSION,
        viewer=viewer_name(viewer),
        turn=2,
        expected=EXPECTED if viewer == 2 else AWAITED,
        phase="chase",
        round=2,
        rounds=22,
        windows=24,
        sightings=(3, 8, 13, 18),
        pawn="pawn-2",
        mister_x=MisterX(
            start=None,
            station="station-143",
            shown=True,
            blacks=3,
            doubles=2,
            black=2,
            double=1,
            taxi=5,
            bus=4,
            underground=3,
        ),
        detectives=DETECTIVES,
        travel_log=(
            Window(ticket="taxi", station=None, shown=False),
            Window(ticket="black", station=None, shown=False),
            Window(ticket="taxi", station="station-143", shown=True),
        ),
    )


@pytest.mark.rule("SY-10", "SY-13")
def test_a_hidden_mister_x_has_no_station_and_uncounted_tickets_no_number() -> None:
    journal = deal(174, 103, 132, 141, seats=4)
    follow(journal, "taxi 161")
    assert seen(journal, 1).mister_x == MisterX(
        start=None,
        station=None,
        shown=False,
        blacks=3,
        doubles=2,
        black=3,
        double=2,
        taxi=None,
        bus=None,
        underground=None,
    )
    assert seen(journal, 0).mister_x == MisterX(
        start="station-174",
        station="station-161",
        shown=False,
        blacks=3,
        doubles=2,
        black=3,
        double=2,
        taxi=None,
        bus=None,
        underground=None,
    )


def test_before_the_deal_no_pawn_has_a_station() -> None:
    journal = Journal(GAME, agree(seats=4))
    assert seen(journal, 0).mister_x.station is None
    assert [detective.station for detective in seen(journal, 0).detectives] == [None] * 3
    assert (seen(journal, 0).phase, seen(journal, 0).turn) == ("dealing", "chance")


@pytest.mark.rule("SY-05")
def test_mister_xs_start_is_in_his_view_alone() -> None:
    journal = deal(174, seats=4)
    assert [seen(journal, viewer).mister_x.station for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        "station-174",
        *[None] * 4,
    ]


@pytest.mark.parametrize(
    ("moves", "phase", "turn"),
    [
        ([], "turn", 0),
        (["double"], "first", 0),
        (["double", "taxi 161"], "second", 0),
        (["taxi 161"], "offer", 0),
        (["taxi 161", "show"], "sighting", "referee"),
        (["taxi 161", "show", "at 161"], "taking", 0),
        (["taxi 161", "hide"], "chase", 1),
    ],
)
def test_a_view_names_the_phase_and_who_is_on_turn(
    moves: list[str], phase: str, turn: int | str
) -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, voluntary_reveal=True), *moves)
    for viewer in (0, 1, SPECTATOR):
        assert (seen(journal, viewer).phase, seen(journal, viewer).turn) == (phase, turn)


@pytest.mark.rule("SY-15", "SY-20")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_when_the_game_is_over_everybody_sees_everything(viewer: int) -> None:
    journal = follow(after_a_sighting(), "taxi 126", "taxi 143")
    assert seen(journal, viewer) == ScotlandYardView(
        version=VERSION,
        viewer=viewer_name(viewer),
        turn="over",
        expected=text(
            f"scotland-yard-ended-caught{'-lost' if viewer == 0 else ''}",
            number=3,
            station=143,
            round=2,
        ),
        outcome=Outcome(winners=(1, 2, 3), ending="caught", scores=(0.0, 1.0, 1.0, 1.0)),
        phase="ended",
        round=2,
        rounds=22,
        windows=24,
        sightings=(3, 8, 13, 18),
        pawn="pawn-3",
        mister_x=MisterX(
            start="station-174",
            station="station-143",
            shown=True,
            blacks=3,
            doubles=2,
            black=2,
            double=1,
            taxi=7,
            bus=4,
            underground=3,
        ),
        detectives=(
            DETECTIVES[0],
            detective(2, 126, 8, 8),
            detective(3, 143, 8, 8),
        ),
        travel_log=(
            Window(ticket="taxi", station="station-161", shown=False),
            Window(ticket="black", station="station-135", shown=False),
            Window(ticket="taxi", station="station-143", shown=True),
        ),
    )


def told_apart(view: ScotlandYardView) -> ScotlandYardView:
    """Leave out of a view who looks, and so who is asked."""
    return msgspec.structs.replace(view, viewer=0, expected=text("-"))


@pytest.mark.rule("SY-25")
def test_all_detectives_know_the_same_so_they_may_say_everything_to_each_other() -> None:
    for seed, options in enumerate(EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[::9]):
        rng = Random(seed)
        journal = Journal(GAME, options)
        while journal.state.seat != OVER:
            journal.replay(journal.state.random_action(rng))
            shown = told_apart(seen(journal, SPECTATOR))
            for seat in range(1, options.seats):
                assert told_apart(seen(journal, seat)) == shown
        for seat in range(1, options.seats):
            assert journal.logs[seat] == journal.logs[SPECTATOR]


def notes(journal: Journal, viewer: int) -> ScotlandYardNotebook:
    belief = GAME.belief(agree(seats=4, counted_tickets=True), viewer)
    for entry in journal.seen(viewer):
        belief.see(entry.sight, entry.turn)
    return GAME.notebook(belief)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_after_a_sighting_the_notebook_has_one_station(viewer: int) -> None:
    assert notes(after_a_sighting(), viewer) == ScotlandYardNotebook(stations={"station-143": 1.0})


def test_mister_xs_notebook_says_where_the_detectives_must_look_for_him() -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, counted_tickets=True), "taxi 161")
    assert notes(journal, 0) == notes(journal, 1)
    assert len(notes(journal, 0).stations) > 20


@pytest.mark.parametrize("moves", [(), ("double",), ("double", "taxi 161")])
def test_mister_xs_notebook_counts_what_each_ticket_would_leave_the_detectives(
    moves: tuple[str, ...],
) -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, counted_tickets=True), *moves)
    told = notes(journal, 0).left
    assert isinstance(told, dict)
    for choice in journal.choices(0):
        if choice.path:
            after = Journal(GAME, journal.options)
            for action in (*journal.events, choice.action):
                after.replay(action)
            ticket = codes.TICKETS[codes.ticket_of(choice.action)]
            assert told[ticket] == len(notes(after, 0).stations)


def test_before_a_sighting_each_ticket_leaves_the_station_where_he_is_seen() -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, counted_tickets=True), "double", "taxi 161")
    follow(journal, "black 135", "taxi 86", "taxi 140", "taxi 142")
    assert notes(journal, 0).left == {"taxi": 1, "bus": 1, "underground": 1, "black": 1}


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_nobody_else_is_told_what_a_ticket_would_leave(viewer: int) -> None:
    journal = deal(174, 103, 132, 141, seats=4, counted_tickets=True)
    assert notes(journal, viewer).left is UNSET
    assert notes(after_a_sighting(), 0).left is UNSET  # he is not to ride


def test_the_pawn_on_turn_is_always_one_of_the_board() -> None:
    for seed, options in enumerate(EVERY_OPTIONS):
        state, rng = GAME.start(options), Random(seed)
        pawns = {element.id for element in GAME.board(options).of_kind("pawn")}
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            assert GAME.view(state, 1).pawn in pawns


def test_a_view_reads_back_from_its_wire_form() -> None:
    for viewer in (0, 1, SPECTATOR):
        view = seen(after_a_sighting(), viewer)
        wire = msgspec.json.encode(view)
        assert msgspec.json.decode(wire, type=GAME.view_type) == view
        assert msgspec.json.decode(wire)["game"] == "scotland_yard"
