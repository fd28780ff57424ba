"""The agreement that Mister X may show himself and take tickets."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER, REFEREE, SPECTATOR
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import (
    FAR,
    come_to_move,
    end_round,
    give,
    legal,
    move,
    position,
    sights,
    stock,
    strand,
)

pytestmark = [pytest.mark.engine]


def agreed(**more: object) -> ScotlandYard:
    return position(104, 74, *FAR[:2], voluntary_reveal=True, **more)


@pytest.mark.rule("SY-24")
def test_without_the_agreement_mister_x_is_not_asked() -> None:
    assert move(position(104, 74, *FAR[:2]), "taxi 86").seat == 1


@pytest.mark.rule("SY-24")
def test_after_his_move_mister_x_may_show_himself_or_stay_hidden() -> None:
    state = move(agreed(), "taxi 86")
    assert (state.seat, legal(state)) == (0, ["show", "hide"])


@pytest.mark.rule("SY-24")
def test_who_stays_hidden_takes_nothing() -> None:
    state = move(agreed(), "taxi 86", "hide")
    assert state.seat == 1
    assert GAME.view(state, 1).mister_x.station is None


@pytest.mark.rule("SY-24")
def test_after_a_sighting_he_is_not_asked() -> None:
    state = agreed()
    come_to_move(state, 3)
    assert move(state, "taxi 86", "at 86").seat == 1


@pytest.mark.rule("SY-24")
def test_in_a_double_move_he_is_asked_after_the_second_half_only() -> None:
    state = move(agreed(), "double", "taxi 86")
    assert "show" not in legal(state)
    move(state, "taxi 103")
    assert legal(state) == ["show", "hide"]


@pytest.mark.rule("SY-24")
def test_a_sighting_in_the_first_half_does_not_spare_him_the_question() -> None:
    state = agreed()
    come_to_move(state, 3)
    move(state, "double", "taxi 86", "at 86", "taxi 103")
    assert legal(state) == ["show", "hide"]


@pytest.mark.rule("SY-24")
def test_a_sighting_in_the_second_half_does() -> None:
    state = agreed()
    come_to_move(state, 2)
    assert move(state, "double", "taxi 86", "taxi 103", "at 103").seat == 1


@pytest.mark.rule("SY-24")
def test_the_referee_shows_him_to_everybody_until_his_next_move() -> None:
    state = move(agreed(), "taxi 86", "show")
    assert (state.seat, legal(state)) == (REFEREE, ["at 86"])
    assert sights(state, "at 86") == ["at 86"] * 3
    move(state, "at 86", "take nothing", "take nothing", "take nothing")
    assert GAME.view(state, SPECTATOR).mister_x.station == "station-86"
    end_round(state)
    assert GAME.view(state, SPECTATOR).mister_x.station == "station-86"
    move(state, "taxi 104")
    assert GAME.view(state, SPECTATOR).mister_x.station is None
    assert [window.station for window in GAME.view(state, 1).travel_log] == [
        "station-86",
        None,
    ]


@pytest.mark.rule("SY-24")
def test_he_takes_one_ticket_of_his_choice_from_each_detective() -> None:
    state = move(agreed(), "taxi 86", "show", "at 86")
    assert (state.seat, state.pawn) == (0, 1)
    assert legal(state) == ["take taxi", "take bus", "take underground", "take nothing"]
    move(state, "take taxi", "take bus", "take underground")
    left = [tuple(stock(state, pawn).values())[:3] for pawn in (1, 2, 3)]
    assert left == [(9, 8, 4), (10, 7, 4), (10, 8, 3)]
    assert state.seat == 1


@pytest.mark.rule("SY-24")
def test_everybody_sees_what_he_takes() -> None:
    state = move(agreed(), "taxi 86", "show", "at 86")
    assert sights(state, "take bus") == ["take bus"] * 3


@pytest.mark.rule("SY-24")
def test_he_need_not_take_anything() -> None:
    state = move(agreed(), "taxi 86", "show", "at 86")
    before = list(state.stock)
    move(state, *["take nothing"] * 3)
    assert list(state.stock) == before


@pytest.mark.rule("SY-24")
def test_he_takes_only_what_a_detective_has() -> None:
    state = agreed()
    give(state, 1, bus=1)
    move(state, "taxi 86", "show", "at 86")
    assert legal(state) == ["take bus", "take nothing"]


@pytest.mark.rule("SY-24")
def test_a_detective_without_tickets_is_passed_over() -> None:
    state = agreed()
    strand(state, 1, 3)
    move(state, "taxi 86", "show", "at 86")
    assert state.pawn == 2
    move(state, "take taxi")
    assert state.seat == REFEREE  # the first detective stays


@pytest.mark.rule("SY-12", "SY-24")
def test_a_taken_ticket_joins_his_stock_where_tickets_are_counted() -> None:
    state = agreed(counted_tickets=True)
    move(state, "taxi 86", "show", "at 86", "take underground", "take bus", "take bus")
    assert stock(state, 0) == {"taxi": 3, "bus": 5, "underground": 4, "black": 3, "double": 2}


@pytest.mark.rule("SY-24")
def test_he_shows_himself_at_most_once_a_turn() -> None:
    state = move(agreed(), "taxi 86", "show", "at 86", *["take nothing"] * 3)
    assert state.seat == 1
    assert "show" not in legal(state)


@pytest.mark.rule("SY-24")
def test_he_may_show_himself_in_every_turn() -> None:
    state = move(agreed(), "taxi 86", "show", "at 86", *["take nothing"] * 3)
    move(end_round(state), "taxi 104")
    assert legal(state) == ["show", "hide"]


@pytest.mark.rule("SY-21", "SY-24")
def test_mister_x_wins_by_taking_the_last_ticket_that_could_be_used() -> None:
    state = agreed()
    strand(state, 2, 3)
    give(state, 1, taxi=1)
    move(state, "taxi 86", "show", "at 86", "take taxi")
    assert state.seat == OVER
    assert state.winners() == [0]


@pytest.mark.rule("SY-21", "SY-24")
def test_taking_a_ticket_that_leaves_a_move_ends_nothing() -> None:
    state = agreed()
    strand(state, 2, 3)
    give(state, 1, taxi=1, bus=1)
    assert move(state, "taxi 86", "show", "at 86", "take taxi").seat == 1
