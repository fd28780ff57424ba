"""Mister X's special moves: sightings, double moves, black tickets, the ferry."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import PositionError
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.scotland_yard.actions import RIDES_END
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.view import Window
from tests.games.scotland_yard.positions import (
    FAR,
    come_to_move,
    end_round,
    ends,
    give,
    legal,
    move,
    position,
    sights,
    stock,
)

pytestmark = pytest.mark.engine


def seen_station(state: ScotlandYard) -> str | None:
    """Where a spectator sees Mister X."""
    return GAME.view(state, SPECTATOR).mister_x.station


def log(state: ScotlandYard, viewer: int = SPECTATOR) -> tuple[Window, ...]:
    return GAME.view(state, viewer).travel_log


@pytest.mark.rule("SY-15")
@pytest.mark.parametrize("number", range(1, 25))
def test_mister_x_shows_himself_after_moves_3_8_13_and_18_only(number: int) -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, number)
    move(state, "taxi 86")
    if number in (3, 8, 13, 18):
        assert (state.seat, legal(state)) == (REFEREE, ["at 86"])
    else:
        assert state.seat == 1


@pytest.mark.rule("SY-15")
def test_everybody_sees_the_station_where_he_shows_himself() -> None:
    state = position(104, 74, 2, 3, seats=4)
    come_to_move(state, 3)
    move(state, "taxi 86")
    assert sights(state, "at 86") == ["at 86"] * 5
    assert seen_station(state) is None
    move(state, "at 86")
    assert [GAME.view(state, viewer).mister_x.station for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        "station-86"
    ] * 5
    assert log(state)[-1] == Window(ticket="taxi", station="station-86", shown=True)


@pytest.mark.rule("SY-15")
def test_he_stays_in_sight_until_his_next_move() -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, 3)
    move(state, "taxi 86", "at 86", "taxi 92")
    assert seen_station(state) == "station-86"
    end_round(state)
    assert seen_station(state) == "station-86"
    move(state, "taxi 104")
    assert seen_station(state) is None
    assert log(state)[-1] == Window(ticket="taxi", station=None, shown=False)


@pytest.mark.rule("SY-15")
def test_the_window_of_a_sighting_stays_open() -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, 3)
    move(end_round(move(state, "taxi 86")), "taxi 104")
    assert log(state)[-2] == Window(ticket="taxi", station="station-86", shown=True)


@pytest.mark.rule("SY-15")
@pytest.mark.parametrize("ticket", ["taxi", "black"])
def test_a_sighting_does_not_depend_on_the_ticket(ticket: str) -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, 8)
    move(state, f"{ticket} 86")
    assert (state.seat, legal(state)) == (REFEREE, ["at 86"])


@pytest.mark.rule("SY-16")
def test_a_double_move_is_two_moves_in_a_row_with_any_tickets() -> None:
    state = move(position(104, 74, *FAR[:2]), "double", "taxi 86", "bus 102")
    assert state.stations[0] == 102
    assert [window.ticket for window in log(state)] == ["taxi", "bus"]
    assert state.seat == 1
    assert stock(state, 0)["double"] == 1


@pytest.mark.rule("SY-16")
def test_the_same_ticket_may_be_used_for_both_halves() -> None:
    state = move(position(104, 74, *FAR[:2]), "double", "black 86", "black 87")
    assert [window.ticket for window in log(state)] == ["black", "black"]
    assert stock(state, 0)["black"] == 1


@pytest.mark.rule("SY-15", "SY-16")
def test_the_first_half_shows_him_and_the_second_hides_him() -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, 3)
    move(state, "double", "taxi 86")
    assert state.seat == REFEREE
    move(state, "at 86")
    assert (state.seat, seen_station(state)) == (0, "station-86")
    move(state, "taxi 103")
    assert (state.seat, seen_station(state)) == (1, None)
    assert [window.station for window in log(state)[-2:]] == ["station-86", None]


@pytest.mark.rule("SY-15", "SY-16")
def test_the_second_half_shows_him_when_it_falls_on_a_sighting() -> None:
    state = position(104, 74, *FAR[:2])
    come_to_move(state, 2)
    move(state, "double", "taxi 86")
    assert (state.seat, seen_station(state)) == (0, None)
    move(state, "taxi 103")
    assert (state.seat, legal(state)) == (REFEREE, ["at 103"])
    move(state, "at 103")
    assert (state.seat, seen_station(state)) == (1, "station-103")


@pytest.mark.rule("SY-15", "SY-16")
def test_both_halves_count_towards_the_next_sighting() -> None:
    state = end_round(move(position(104, 74, *FAR[:2]), "double", "taxi 86", "taxi 104"))
    move(state, "taxi 86")
    assert (state.round, state.seat, legal(state)) == (2, REFEREE, ["at 86"])


@pytest.mark.rule("SY-17")
def test_a_second_card_can_not_be_played_within_a_double_move() -> None:
    state = move(position(104, 74, *FAR[:2]), "double")
    assert "double" not in legal(state)
    move(state, "taxi 86")
    assert "double" not in legal(state)
    move(state, "taxi 103")
    assert state.seat == 1


@pytest.mark.rule("SY-17")
def test_the_second_card_can_be_played_in_the_next_turn() -> None:
    state = end_round(move(position(104, 74, *FAR[:2]), "double", "taxi 86", "taxi 103"))
    assert "double" in legal(state)


@pytest.mark.rule("SY-17")
def test_without_a_card_there_is_no_double_move() -> None:
    state = position(104, 74, *FAR[:2])
    give(state, 0, taxi=4, bus=3, underground=3, black=3)
    assert "double" not in legal(state)


@pytest.mark.rule("SY-18")
def test_a_black_ticket_is_good_for_every_transport() -> None:
    state = position(74, 117, *FAR[1:])
    assert ends(state, "black") == {46, 58, 73, 75, 92, 94}


@pytest.mark.rule("SY-18")
def test_a_black_ticket_is_good_for_either_half_of_a_double_move() -> None:
    state = move(position(74, 117, *FAR[1:]), "double")
    assert ends(state, "black") == {46, 58, 73, 75, 92, 94}
    move(state, "taxi 58")
    assert {75, 77} <= ends(state, "black")


@pytest.mark.rule("SY-18", "SY-30")
def test_a_black_ticket_tells_no_transport_even_to_a_spectator() -> None:
    state = position(74, 117, 2, 3, seats=4)
    assert sights(state, "black 46") == ["black 46", *["black ?"] * 4]
    assert sights(state, "black 92")[1:] == sights(state, "black 46")[1:]


@pytest.mark.rule("SY-18")
def test_a_black_ride_spends_the_black_ticket_and_no_other() -> None:
    state = position(74, 117, *FAR[1:], counted_tickets=True)
    move(state, "black 46")
    assert stock(state, 0) == {"taxi": 4, "bus": 3, "underground": 3, "black": 2, "double": 2}


@pytest.mark.rule("SY-19")
@pytest.mark.parametrize(
    ("station", "by_ferry"), [(194, {157}), (157, {115, 194}), (115, {108, 157}), (108, {115})]
)
def test_mister_x_takes_the_ferry_with_a_black_ticket_only(
    station: int, by_ferry: set[int]
) -> None:
    state = position(station, *FAR)
    ordinary = ends(state, "taxi") | ends(state, "bus") | ends(state, "underground")
    assert ends(state, "black") - ordinary == by_ferry
    give(state, 0, taxi=4, bus=3, underground=3, double=2)
    assert not any(ride % 200 in by_ferry for ride in state.legal_actions() if ride < RIDES_END)


@pytest.mark.rule("SY-08", "SY-19")
def test_the_ferry_does_not_land_where_a_detective_stands() -> None:
    assert 157 not in ends(position(194, 157, *FAR[1:]), "black")


@pytest.mark.rule("SY-27")
def test_everybody_sees_a_double_card_before_the_first_move() -> None:
    state = position(104, 74, 2, 3, seats=4)
    assert sights(state, "double") == ["double"] * 5
    move(state, "double")
    assert GAME.view(state, SPECTATOR).mister_x.double == 1
    assert log(state) == ()
    assert state.seat == 0


@pytest.mark.rule("SY-27")
def test_the_first_half_must_leave_a_second() -> None:
    state = position(104, 74, *FAR[:2], counted_tickets=True)
    give(state, 0, taxi=1, bus=1, double=1)
    assert legal(state) == ["taxi 86", "taxi 116", "double"]
    give(state, 0, taxi=1, underground=1, double=1)
    assert legal(state) == ["taxi 86", "taxi 116"]


@pytest.mark.rule("SY-27")
def test_only_first_halves_that_leave_a_second_are_offered() -> None:
    state = position(111, 74, *FAR[:2], counted_tickets=True)
    give(state, 0, taxi=1, underground=1, double=1)
    move(state, "double")
    assert ends(state, "taxi") == set()  # no underground at 110, 112 and 124
    assert ends(state, "underground") == {67, 79, 153, 163}


@pytest.mark.rule("SY-27")
def test_a_ticket_can_not_be_spent_twice() -> None:
    state = position(104, 74, *FAR[:2], counted_tickets=True)
    give(state, 0, taxi=1, double=1)
    assert "double" not in legal(state)
    give(state, 0, taxi=2, double=1)
    assert "double" in legal(state)


@pytest.mark.rule("SY-27")
def test_the_last_black_ticket_does_not_make_a_double_move_alone() -> None:
    with pytest.raises(PositionError):  # no move at all: he would be surrounded
        position(104, 86, 116, *FAR[1:2])
    state = position(194, 192, 193, 195)
    give(state, 0, black=1, double=1)
    assert legal(state) == ["black 157"]
    give(state, 0, black=2, double=1)
    assert legal(state) == ["black 157", "double"]


@pytest.mark.rule("SY-08", "SY-27")
def test_neither_half_may_end_where_a_detective_stands() -> None:
    state = move(position(104, 86, 117, 118), "double")
    assert ends(state, "taxi") == {116}
    move(state, "taxi 116")
    assert ends(state, "taxi") == {104, 127}
    assert ends(state, "black") == {104, 108, 127, 142}


@pytest.mark.rule("SY-27")
def test_the_second_half_may_lead_back_to_the_start() -> None:
    state = move(position(104, 74, *FAR[:2]), "double", "taxi 86", "taxi 104")
    assert state.stations[0] == 104


@pytest.mark.rule("SY-30")
def test_a_black_move_names_its_station_once_where_several_lines_lead_there() -> None:
    state = position(46, 117, *FAR[1:])
    assert [ride for ride in legal(state) if ride.endswith(" 1")] == [
        "bus 1",
        "underground 1",
        "black 1",
    ]
