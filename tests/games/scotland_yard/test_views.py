"""What each viewer is shown, struct by struct, and what a notebook says."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.view import (
    Detective,
    MisterX,
    ScotlandYardNotebook,
    ScotlandYardView,
    Window,
)
from tests.games.follow import follow
from tests.games.scotland_yard.positions import EVERY_OPTIONS, agree, deal, truth

pytestmark = pytest.mark.engine


def seen(journal: Journal, viewer: int) -> ScotlandYardView:
    return GAME.view(truth(journal), viewer)


def after_a_sighting() -> Journal:
    """Three moves in two rounds, the last of them shown; the second detective is to act."""
    journal = deal(174, 103, 132, 141, seats=4, counted_tickets=True)
    follow(journal, "double", "taxi 161", "black 135", "taxi 86", "taxi 140", "taxi 142")
    return follow(journal, "taxi 143", "at 143", "bus 116")


DETECTIVES = (
    Detective(seat=1, station=116, taxi=9, bus=7, underground=4),
    Detective(seat=2, station=140, taxi=9, bus=8, underground=4),
    Detective(seat=3, station=142, taxi=9, bus=8, underground=4),
)


def test_mister_x_sees_his_own_stations() -> None:
    assert seen(after_a_sighting(), 0) == ScotlandYardView(
        viewer=0,
        turn=2,
        winners=(),
        phase="chase",
        round=2,
        pawn=2,
        mister_x=MisterX(
            start=174, station=143, shown=True, black=2, double=1, taxi=5, bus=4, underground=3
        ),
        detectives=DETECTIVES,
        travel_log=(
            Window(ticket="taxi", station=161, shown=False),
            Window(ticket="black", station=135, shown=False),
            Window(ticket="taxi", station=143, shown=True),
        ),
    )


@pytest.mark.rule("SY-10", "SY-15")
@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_the_others_see_his_tickets_and_the_windows_where_he_showed_himself(viewer: int) -> None:
    assert seen(after_a_sighting(), viewer) == ScotlandYardView(
        viewer=viewer,
        turn=2,
        winners=(),
        phase="chase",
        round=2,
        pawn=2,
        mister_x=MisterX(
            start=None, station=143, shown=True, black=2, double=1, taxi=5, bus=4, underground=3
        ),
        detectives=DETECTIVES,
        travel_log=(
            Window(ticket="taxi", station=None, shown=False),
            Window(ticket="black", station=None, shown=False),
            Window(ticket="taxi", station=143, shown=True),
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
        black=3,
        double=2,
        taxi=None,
        bus=None,
        underground=None,
    )
    assert seen(journal, 0).mister_x == MisterX(
        start=174,
        station=161,
        shown=False,
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
    assert (seen(journal, 0).phase, seen(journal, 0).turn) == ("dealing", CHANCE)


@pytest.mark.rule("SY-05")
def test_mister_xs_start_is_in_his_view_alone() -> None:
    journal = deal(174, seats=4)
    assert [seen(journal, viewer).mister_x.station for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        174,
        *[None] * 4,
    ]


@pytest.mark.parametrize(
    ("moves", "phase", "turn"),
    [
        ([], "turn", 0),
        (["double"], "first", 0),
        (["double", "taxi 161"], "second", 0),
        (["taxi 161"], "offer", 0),
        (["taxi 161", "show"], "sighting", REFEREE),
        (["taxi 161", "show", "at 161"], "taking", 0),
        (["taxi 161", "hide"], "chase", 1),
    ],
)
def test_a_view_names_the_phase_and_who_is_on_turn(moves: list[str], phase: str, turn: int) -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, voluntary_reveal=True), *moves)
    for viewer in (0, 1, SPECTATOR):
        assert (seen(journal, viewer).phase, seen(journal, viewer).turn) == (phase, turn)


@pytest.mark.rule("SY-15", "SY-20")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_when_the_game_is_over_everybody_sees_everything(viewer: int) -> None:
    journal = follow(after_a_sighting(), "taxi 126", "taxi 143")
    assert seen(journal, viewer) == ScotlandYardView(
        viewer=viewer,
        turn=OVER,
        winners=(1, 2, 3),
        phase="ended",
        round=2,
        pawn=3,
        mister_x=MisterX(
            start=174, station=143, shown=True, black=2, double=1, taxi=7, bus=4, underground=3
        ),
        detectives=(
            DETECTIVES[0],
            Detective(seat=2, station=126, taxi=8, bus=8, underground=4),
            Detective(seat=3, station=143, taxi=8, bus=8, underground=4),
        ),
        travel_log=(
            Window(ticket="taxi", station=161, shown=False),
            Window(ticket="black", station=135, shown=False),
            Window(ticket="taxi", station=143, shown=True),
        ),
    )


@pytest.mark.rule("SY-25")
def test_all_detectives_know_the_same_so_they_may_say_everything_to_each_other() -> None:
    for seed, options in enumerate(EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[::9]):
        rng = Random(seed)
        journal = Journal(GAME, options)
        while journal.state.seat != OVER:
            journal.play(journal.state.seat, journal.state.random_action(rng))
            shown = msgspec.structs.replace(seen(journal, SPECTATOR), viewer=0)
            for detective in range(1, options.seats):
                assert msgspec.structs.replace(seen(journal, detective), viewer=0) == shown
        for detective in range(1, options.seats):
            assert journal.logs[detective] == journal.logs[SPECTATOR]


def notes(journal: Journal, viewer: int) -> ScotlandYardNotebook:
    belief = GAME.belief(agree(seats=4, counted_tickets=True), viewer)
    for entry in journal.logs[viewer]:
        belief.see(entry.sight, entry.turn)
    return GAME.notebook(belief)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_after_a_sighting_the_notebook_has_one_station(viewer: int) -> None:
    assert notes(after_a_sighting(), viewer) == ScotlandYardNotebook(stations={143: 1.0})


def test_mister_xs_notebook_says_where_the_detectives_must_look_for_him() -> None:
    journal = follow(deal(174, 103, 132, 141, seats=4, counted_tickets=True), "taxi 161")
    assert notes(journal, 0) == notes(journal, 1)
    assert len(notes(journal, 0).stations) > 20


def test_no_detective_is_on_turn_when_mister_x_got_away() -> None:
    """A client may use the pawn as an index: it never points past the last detective."""
    for seed in range(20):
        state, rng = GAME.start(agree(seats=2)), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            assert 0 <= GAME.view(state, 1).pawn <= state.detectives
