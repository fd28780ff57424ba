"""Moving: rounds, lines, tickets, and who stands in the way."""

from __future__ import annotations

import pytest

from gaslamp.core.state import REFEREE
from gaslamp.games.scotland_yard.game import GAME
from tests.games.scotland_yard.positions import (
    FAR,
    chase,
    end_round,
    ends,
    give,
    legal,
    move,
    position,
    put,
    sights,
    stock,
    strand,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("SY-06")
def test_a_round_is_mister_x_and_then_every_detective() -> None:
    state = position(104, 74, 13, 128, seats=4)
    assert (state.seat, state.round) == (0, 1)
    move(state, "taxi 86")
    assert (state.seat, state.round) == (1, 1)
    move(state, "taxi 92")
    assert (state.seat, state.round) == (2, 1)
    move(state, "taxi 14")
    assert (state.seat, state.round) == (3, 1)
    move(state, "taxi 142")
    assert (state.seat, state.round) == (0, 2)


@pytest.mark.rule("SY-06", "SY-28")
def test_a_player_with_several_detectives_moves_them_one_by_one_in_their_order() -> None:
    state = position(104, 74, 13, 128, 7, seats=3)
    move(state, "taxi 86")
    turns = []
    for ride in ("taxi 92", "taxi 14", "taxi 142", "taxi 17"):
        turns.append((state.seat, state.pawn))
        move(state, ride)
    assert turns == [(1, 1), (1, 2), (2, 3), (2, 4)]
    assert list(state.stations) == [86, 92, 14, 142, 17]


@pytest.mark.rule("SY-07")
def test_a_move_goes_to_the_next_station_on_the_line_only() -> None:
    state = chase(104, 74, *FAR[:2])
    assert ends(state, "taxi") == {58, 73, 75, 92}
    assert ends(state, "bus") == {58, 94}
    assert ends(state, "underground") == {46}


@pytest.mark.rule("SY-07")
@pytest.mark.parametrize(
    ("ride", "left"),
    [
        ("taxi 92", {"taxi": 9, "bus": 8, "underground": 4}),
        ("bus 94", {"taxi": 10, "bus": 7, "underground": 4}),
        ("underground 46", {"taxi": 10, "bus": 8, "underground": 3}),
    ],
)
def test_a_move_costs_one_ticket_of_its_kind(ride: str, left: dict[str, int]) -> None:
    state = move(chase(104, 74, *FAR[:2]), ride)
    assert stock(state, 1) == left | {"black": 0, "double": 0}
    assert state.stations[1] == int(ride.split()[1])


@pytest.mark.rule("SY-07", "SY-19")
def test_detectives_have_no_black_rides_and_no_ferry() -> None:
    state = chase(104, 115, *FAR[:2])
    give(state, 1, taxi=1, black=1)
    assert legal(state) == ["taxi 102", "taxi 114", "taxi 126", "taxi 127"]


@pytest.mark.rule("SY-08")
def test_a_detective_may_not_enter_another_detectives_station() -> None:
    state = chase(104, 74, 92, 46)
    assert ends(state, "taxi") == {58, 73, 75}
    assert ends(state, "underground") == set()


@pytest.mark.rule("SY-08")
def test_a_detective_may_enter_a_station_that_another_has_just_left() -> None:
    state = move(chase(104, 92, 74, 46), "taxi 93")
    assert 92 in ends(state, "taxi")


@pytest.mark.rule("SY-08")
def test_mister_x_may_not_enter_a_detectives_station() -> None:
    state = position(74, 92, 46, 58)
    assert ends(state, "taxi") == {73, 75}
    assert ends(state, "bus") == {94}
    assert ends(state, "underground") == set()
    assert ends(state, "black") == {73, 75, 94}


@pytest.mark.rule("SY-08", "SY-20")
def test_a_detective_may_enter_the_station_of_mister_x() -> None:
    assert 74 in ends(chase(74, 92, *FAR[:2]), "taxi")


@pytest.mark.rule("SY-09")
def test_a_pawn_may_go_back_the_way_it_came() -> None:
    state = move(position(104, 74, *FAR[:2]), "taxi 86", "underground 46")
    move(end_round(state), "taxi 104", "underground 74")
    assert list(state.stations[:2]) == [104, 74]


@pytest.mark.rule("SY-09")
def test_a_pawn_does_not_go_back_without_a_ticket() -> None:
    state = position(104, 74, *FAR[:2])
    give(state, 1, taxi=5, underground=1)
    move(state, "taxi 86", "underground 46")
    move(end_round(state), "taxi 104")
    assert legal(state) == ["taxi 33", "taxi 45", "taxi 47", "taxi 61"]


@pytest.mark.rule("SY-10")
@pytest.mark.parametrize("ticket", ["taxi", "bus", "underground", "black"])
def test_the_others_see_the_ticket_of_mister_x_and_not_his_station(ticket: str) -> None:
    state = position(46, 117, 2, 3, seats=4)
    station = min(ends(state, ticket))
    assert sights(state, f"{ticket} {station}") == [f"{ticket} {station}", *[f"{ticket} ?"] * 4]


@pytest.mark.rule("SY-10")
def test_each_move_fills_the_next_window_of_the_travel_log() -> None:
    state = move(position(104, 74, *FAR[:2]), "taxi 86")
    move(end_round(state), "bus 102")
    windows = GAME.view(state, 0).travel_log
    assert [(window.ticket, window.station) for window in windows] == [
        ("taxi", "station-86"),
        ("bus", "station-102"),
    ]


@pytest.mark.rule("SY-10")
def test_everybody_sees_where_a_detective_goes() -> None:
    assert sights(chase(104, 74, 2, 3, seats=4), "taxi 92") == ["taxi 92"] * 5


@pytest.mark.rule("SY-11")
def test_a_detective_without_a_ticket_of_a_kind_can_not_use_that_transport() -> None:
    state = chase(104, 74, *FAR[:2])
    give(state, 1, taxi=3, underground=1)
    assert legal(state) == ["taxi 58", "taxi 73", "taxi 75", "taxi 92", "underground 46"]


@pytest.mark.rule("SY-11")
def test_a_used_ticket_goes_from_the_detective_to_mister_x() -> None:
    state = chase(104, 74, *FAR[:2], counted_tickets=True)
    before = stock(state, 0)
    move(state, "bus 94")
    assert stock(state, 1)["bus"] == 7
    assert stock(state, 0) == before | {"bus": before["bus"] + 1}


@pytest.mark.rule("SY-12")
def test_mister_x_never_runs_out_of_ordinary_tickets() -> None:
    state = position(1, 117, 118, 129)
    for moves in range(1, 9):
        move(state, "underground 46" if moves % 2 else "underground 1")
        put(end_round(state), state.stations[0], 117, 118, 129)
        assert ends(state, "underground")
        assert ends(state, "taxi")
        assert ends(state, "bus")


@pytest.mark.rule("SY-12")
def test_counted_tickets_run_out() -> None:
    state = position(46, 117, *FAR[1:], counted_tickets=True)
    give(state, 0, taxi=1, underground=1)
    assert ends(state, "bus") == set()
    assert ends(state, "black") == set()
    move(state, "underground 74")
    assert stock(state, 0)["underground"] == 0
    end_round(state)
    give(state, 0, taxi=1)
    assert legal(state) == ["taxi 58", "taxi 73", "taxi 75", "taxi 92"]


@pytest.mark.rule("SY-12")
def test_with_counted_tickets_mister_x_uses_what_the_detectives_hand_over() -> None:
    state = position(104, 74, *FAR[1:], counted_tickets=True)
    give(state, 0, taxi=1)
    move(state, "taxi 86", "bus 94", "taxi 10", "taxi 4")
    assert stock(state, 0) == {"taxi": 2, "bus": 1, "underground": 0, "black": 0, "double": 0}
    assert legal(state) == [
        *("taxi 69", "taxi 103", "taxi 104"),
        *("bus 52", "bus 87", "bus 102", "bus 116"),
    ]


@pytest.mark.rule("SY-12", "SY-18")
@pytest.mark.parametrize("counted", [False, True])
def test_black_tickets_are_always_counted(counted: bool) -> None:
    state = position(104, 74, *FAR[:2], counted_tickets=counted)
    for left, station in ((2, 86), (1, 104), (0, 86)):
        move(state, f"black {station}")
        assert stock(state, 0)["black"] == left
        end_round(state)
    assert ends(state, "black") == set()


@pytest.mark.rule("SY-12", "SY-17")
@pytest.mark.parametrize("counted", [False, True])
def test_double_cards_are_always_counted(counted: bool) -> None:
    state = position(104, 74, *FAR[:2], counted_tickets=counted)
    for left in (1, 0):
        move(state, "double")
        assert stock(state, 0)["double"] == left
        end_round(move(state, "taxi 86", "taxi 104"))
    assert "double" not in legal(state)


@pytest.mark.rule("SY-13")
def test_everybody_sees_every_stock() -> None:
    state = position(104, 74, 2, 3, seats=4, counted_tickets=True)
    move(state, "black 86", "bus 94")
    for viewer in (0, 1, 2, 3, -4):
        view = GAME.view(state, viewer)
        assert [(d.taxi, d.bus, d.underground) for d in view.detectives] == [
            (10, 7, 4),
            (10, 8, 4),
            (10, 8, 4),
        ]
        x = view.mister_x
        assert (x.taxi, x.bus, x.underground, x.black, x.double) == (4, 4, 3, 2, 2)


@pytest.mark.rule("SY-13")
def test_ordinary_tickets_that_are_not_counted_are_not_shown() -> None:
    x = GAME.view(position(104, 74, *FAR[:2]), 0).mister_x
    assert (x.taxi, x.bus, x.underground, x.black, x.double) == (None, None, None, 3, 2)


@pytest.mark.rule("SY-14")
def test_a_detective_who_can_not_move_stays_and_the_next_one_moves() -> None:
    state = position(104, 74, 13, 128, seats=4)
    strand(state, 1)
    move(state, "taxi 86")
    assert (state.seat, legal(state)) == (REFEREE, ["stay"])
    move(state, "stay")
    assert state.seat == 2
    assert state.stations[1] == 74


@pytest.mark.rule("SY-14")
def test_a_detective_shut_in_by_others_stays() -> None:
    state = chase(104, 2, 10, 20)
    assert (state.seat, legal(state)) == (REFEREE, ["stay"])


@pytest.mark.rule("SY-14")
def test_a_detective_who_stayed_moves_again_when_the_way_is_free() -> None:
    state = move(chase(104, 2, 10, 20), "stay", "taxi 34", "taxi 33", "taxi 86")
    assert state.seat == 1
    assert legal(state) == ["taxi 10", "taxi 20"]


@pytest.mark.rule("SY-14", "SY-26")
def test_a_detective_who_stays_gives_up_no_ticket() -> None:
    state = chase(104, 2, 10, 20, counted_tickets=True)
    before = list(state.stock)
    move(state, "stay")
    assert list(state.stock) == before


@pytest.mark.rule("SY-26")
def test_who_can_move_must_move() -> None:
    state = position(104, 74, *FAR[:2])
    assert "stay" not in legal(state)
    move(state, "taxi 86")
    assert "stay" not in legal(state)


@pytest.mark.rule("SY-28")
def test_a_stranded_detective_does_not_change_the_order_of_the_others() -> None:
    state = position(104, 74, 13, 128, 7, seats=3)
    strand(state, 1, 3)
    move(state, "taxi 86", "stay", "taxi 14", "stay")
    assert (state.seat, state.pawn) == (2, 4)
