"""How a game of Scotland Yard ends."""

from __future__ import annotations

import pytest

from gaslamp.core.board import name_of
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.scotland_yard.actions import DEAL, RIDES_END, STEP, TICKETS
from gaslamp.games.scotland_yard.elements import station_id
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import ROUNDS
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.follow import follow
from tests.games.scotland_yard.positions import (
    FAR,
    change,
    chase,
    deal,
    end_round,
    give,
    legal,
    move,
    position,
    put,
    stock,
    strand,
    truth,
)

pytestmark = pytest.mark.engine

MISTER_X_WINS = [0]


def outcome(state: ScotlandYard) -> list[int]:
    assert state.seat == OVER
    assert legal(state) == []
    return state.winners()


@pytest.mark.rule("SY-20")
def test_the_detectives_win_when_one_enters_mister_xs_station() -> None:
    state = move(chase(74, 92, 2, 3, seats=4), "taxi 74")
    assert outcome(state) == [1, 2, 3]
    assert state.scores() == [0.0, 1.0, 1.0, 1.0]


@pytest.mark.rule("SY-20")
def test_the_catch_comes_at_once_the_other_detectives_do_not_move() -> None:
    state = move(chase(74, 2, 92, 3, seats=4), "taxi 10", "taxi 74")
    assert outcome(state) == [1, 2, 3]
    assert list(state.stations) == [74, 10, 74, 3]


@pytest.mark.rule("SY-20")
def test_passing_close_by_catches_nobody() -> None:
    state = move(chase(74, 92, 2, 3, seats=4), "taxi 73")
    assert state.seat == 2


@pytest.mark.rule("SY-20", "SY-21")
def test_a_catch_by_the_last_move_of_round_22_still_counts() -> None:
    state = chase(74, 1, 2, 92)
    change(state, round=ROUNDS)
    move(state, "taxi 8", "taxi 10", "taxi 74")
    assert outcome(state) == [1]


@pytest.mark.rule("SY-21")
def test_mister_x_wins_when_no_detective_can_move_at_the_end_of_a_round() -> None:
    state = position(104, 74, *FAR[:2])
    strand(state, 2, 3)
    give(state, 1, underground=1)
    move(state, "taxi 86", "underground 46")
    assert state.seat != OVER
    move(state, "stay", "stay")
    assert outcome(state) == MISTER_X_WINS
    assert state.scores() == [1.0, 0.0]


@pytest.mark.rule("SY-21")
def test_tickets_that_can_not_be_used_do_not_help_the_detectives() -> None:
    state = position(104, 74, *FAR[:2])
    strand(state, 2, 3)
    give(state, 1, taxi=1, bus=5, underground=4)
    move(state, "taxi 86", "taxi 92", "stay", "stay")  # at 92 there is only the taxi
    assert outcome(state) == MISTER_X_WINS


@pytest.mark.rule("SY-21")
@pytest.mark.parametrize(("round_", "ending"), [(ROUNDS - 1, "stranded"), (ROUNDS, "away")])
def test_after_round_22_the_rounds_are_over_also_for_detectives_without_tickets(
    round_: int, ending: str
) -> None:
    state = position(104, 74, *FAR[:2])
    strand(state, 1, 2, 3)
    change(state, round=round_)
    end_round(move(state, "taxi 86"))
    assert outcome(state) == MISTER_X_WINS
    assert state.ending() == ending


@pytest.mark.rule("SY-21")
def test_one_detective_who_can_move_keeps_the_game_going() -> None:
    state = position(104, 74, *FAR[:2])
    strand(state, 2, 3)
    give(state, 1, taxi=2)
    move(state, "taxi 86", "taxi 92", "stay", "stay")
    assert state.seat == 0
    assert state.round == 2


@pytest.mark.rule("SY-21")
def test_mister_x_wins_at_the_end_of_round_22_whatever_tickets_are_left() -> None:
    state = position(104, 74, *FAR[:2])
    change(state, round=ROUNDS - 1)
    end_round(move(state, "taxi 86"))
    assert state.round == ROUNDS
    move(state, "taxi 104")
    for _ in range(3):
        assert state.seat == 1
        state.apply(state.legal_actions()[0])
    assert outcome(state) == MISTER_X_WINS


@pytest.mark.rule("SY-21")
def test_two_double_moves_in_22_rounds_fill_24_windows() -> None:
    state = position(104, 74, 13, 128)
    for number in range(1, ROUNDS + 1):
        home = state.stations[0]
        away = 86 if home == 104 else 104
        double = [f"taxi {home}"] if number in (5, 22) else []
        move(state, *["double"] * len(double), f"taxi {away}", *double)
        put(end_round(state), state.stations[0], 74, 13, 128)
        for pawn in (1, 2, 3):
            give(state, pawn, taxi=5)
    assert outcome(state) == MISTER_X_WINS
    assert len(GAME.view(state, 0).travel_log) == 24


@pytest.mark.rule("SY-22")
def test_mister_x_is_surrounded_when_he_can_not_move_on_his_turn() -> None:
    state = chase(2, 11, 33, 3)
    move(state, "taxi 10", "taxi 20")
    assert state.seat == 1
    move(state, "taxi 4")
    assert outcome(state) == [1]


@pytest.mark.rule("SY-22")
def test_mister_x_with_one_way_out_is_not_surrounded() -> None:
    state = move(chase(2, 11, 33, 3), "taxi 10", "taxi 32", "taxi 4")
    assert (state.seat, legal(state)) == (0, ["taxi 20", "black 20", "double"])


@pytest.mark.rule("SY-19", "SY-22")
def test_a_black_ticket_opens_the_ferry_to_a_surrounded_mister_x() -> None:
    assert legal(position(194, 192, 193, 195))[0] == "black 157"


@pytest.mark.rule("SY-12", "SY-22")
def test_mister_x_without_a_ticket_he_can_use_is_surrounded_too() -> None:
    state = position(86, 74, *FAR[:2], counted_tickets=True)
    give(state, 0, taxi=1)
    for pawn in (1, 2, 3):
        give(state, pawn, bus=4, underground=4)
    move(state, "taxi 104", "underground 46", "bus 58", "stay")
    assert stock(state, 0) == {"taxi": 0, "bus": 1, "underground": 1, "black": 0, "double": 0}
    assert outcome(state) == [1]


@pytest.mark.rule("SY-21", "SY-22")
def test_detectives_who_come_to_a_halt_lose_even_if_mister_x_is_surrounded() -> None:
    state = chase(2, 11, 33, 3)
    strand(state, 3)
    give(state, 1, taxi=1)
    give(state, 2, taxi=1)
    move(state, "taxi 10", "taxi 20", "stay")
    assert outcome(state) == MISTER_X_WINS


def caught_at_last() -> Journal:
    """A game with a double move, a black ticket and a sighting, in which he is caught."""
    journal = deal(174, 103, 132, 141, detectives=3)
    follow(journal, "double", "taxi 161", "black 135", "taxi 86", "taxi 140", "taxi 142")
    follow(journal, "taxi 143", "at 143", "bus 116", "taxi 126", "taxi 143")
    return journal


@pytest.mark.rule("SY-15")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_at_the_end_everybody_sees_his_station_and_the_whole_log(viewer: int) -> None:
    journal = caught_at_last()
    before = GAME.view(truth(journal.prefix(len(journal.actions) - 1)), viewer)
    if viewer != 0:
        assert [window.station for window in before.travel_log] == [None, None, "station-143"]
    view = GAME.view(truth(journal), viewer)
    assert view.mister_x.station == "station-143"
    assert [window.station for window in view.travel_log] == [
        "station-161",
        "station-135",
        "station-143",
    ]


@pytest.mark.rule("SY-23")
def test_after_the_game_every_step_of_mister_x_can_be_checked_against_his_tickets() -> None:
    journal = caught_at_last()
    state = truth(journal)
    assert outcome(state) == [1]
    start = journal.actions[0] - DEAL
    windows = GAME.view(state, SPECTATOR).travel_log
    way = [start, *(int(name_of(window.station or "")) for window in windows)]
    assert way == [174, 161, 135, 143]
    for here, there, window in zip(way, way[1:], windows, strict=False):
        lines = state.board.transports(here, there)
        assert window.ticket in lines or (window.ticket == "black" and lines)


@pytest.mark.rule("SY-23")
def test_the_journal_replays_every_station_and_ticket() -> None:
    journal = caught_at_last()
    rides = []
    for length, action in enumerate(journal.actions):
        before = truth(journal.prefix(length))
        if before.seat == 0 and action < RIDES_END:
            rides.append((TICKETS[action // STEP], station_id(action % STEP)))
    windows = GAME.view(truth(journal), 1).travel_log
    assert rides == [(window.ticket, window.station) for window in windows]
