"""Setting the table: players, pawns, tickets, start cards."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import OptionsError
from gaslamp.core.state import CHANCE
from gaslamp.games.scotland_yard.elements import station_id
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    agree,
    deal,
    legal,
    move,
    position,
    sights,
    stock,
    truth,
)
from tests.games.scotland_yard.test_board import START_CARDS

pytestmark = pytest.mark.engine


def owners(**agreed: object) -> list[int]:
    state = GAME.start(agree(**agreed))
    return [state.owner(pawn) for pawn in range(1, state.detectives + 1)]


@pytest.mark.rule("SY-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_detective_players_run_one_detective_each(players: int) -> None:
    assert owners(seats=players + 1) == [*range(1, players + 1)]


@pytest.mark.rule("SY-02", "SY-28")
def test_two_detective_players_run_two_detectives_each() -> None:
    assert owners(seats=3) == [1, 1, 2, 2]


@pytest.mark.rule("SY-02")
@pytest.mark.parametrize("detectives", [3, 4, 5])
def test_at_a_table_for_two_one_player_runs_all_the_detectives(detectives: int) -> None:
    assert owners(seats=2, detectives=detectives) == [1] * detectives


@pytest.mark.rule("SY-02")
def test_a_table_for_two_has_five_detectives_unless_agreed() -> None:
    assert agree() == ScotlandYardOptions(seats=2)
    assert agree().pawns == 5


@pytest.mark.rule("SY-02")
@pytest.mark.parametrize(
    ("seats", "detectives"), [(3, 3), (3, 5), (4, 4), (4, 5), (5, 3), (5, 5), (6, 3), (6, 4)]
)
def test_players_do_not_share_detectives_otherwise(seats: int, detectives: int) -> None:
    with pytest.raises(OptionsError, match=f"{seats} players can’t share {detectives} detectives"):
        agree(seats=seats, detectives=detectives)


@pytest.mark.rule("SY-02")
@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_the_seats_are_mister_x_and_one_for_each_detective_player(
    options: ScotlandYardOptions,
) -> None:
    assert len(GAME.seats(options)) == options.seats
    assert GAME.seats(options)[0].key == "scotland-yard-mister-x"


@pytest.mark.rule("SY-03")
@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_mister_x_gets_his_tickets_and_a_black_one_for_each_detective(
    options: ScotlandYardOptions,
) -> None:
    assert stock(GAME.start(options), 0) == {
        "taxi": 4,
        "bus": 3,
        "underground": 3,
        "black": options.pawns,
        "double": 2,
    }


@pytest.mark.rule("SY-03")
def test_mister_x_gets_four_black_tickets_against_two_detective_players() -> None:
    assert stock(GAME.start(agree(seats=3)), 0)["black"] == 4


@pytest.mark.rule("SY-04")
@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_each_detective_gets_10_taxi_8_bus_and_4_underground_tickets(
    options: ScotlandYardOptions,
) -> None:
    state = GAME.start(options)
    for pawn in range(1, options.pawns + 1):
        assert stock(state, pawn) == {
            "taxi": 10,
            "bus": 8,
            "underground": 4,
            "black": 0,
            "double": 0,
        }


@pytest.mark.rule("SY-02", "SY-04")
def test_a_player_with_two_detectives_keeps_their_tickets_apart() -> None:
    state = position(104, 92, 108, 2, 3, seats=3)
    move(state, "taxi 86", "taxi 74", "taxi 117")
    assert (stock(state, 1)["taxi"], stock(state, 2)["taxi"]) == (9, 9)


@pytest.mark.rule("SY-05")
def test_the_start_cards_are_dealt_by_chance_each_as_likely() -> None:
    state = GAME.start(agree())
    assert state.seat == CHANCE
    assert legal(state) == [f"deal {station}" for station in START_CARDS]


@pytest.mark.rule("SY-05")
def test_a_start_card_is_dealt_only_once() -> None:
    state = move(GAME.start(agree()), "deal 13", "deal 50")
    assert legal(state) == [f"deal {station}" for station in START_CARDS if station not in (13, 50)]


@pytest.mark.rule("SY-05")
def test_every_pawn_gets_one_card_mister_x_first() -> None:
    state = truth(deal(13, 26, 29, 34, detectives=3))
    assert list(state.stations) == [13, 26, 29, 34]
    assert state.seat == 0


@pytest.mark.rule("SY-05")
def test_only_mister_x_sees_his_start_card() -> None:
    assert sights(GAME.start(agree(seats=4)), "deal 13") == ["deal 13", *["deal ?"] * 4]


@pytest.mark.rule("SY-05")
def test_everybody_sees_the_detectives_start_cards() -> None:
    state = move(GAME.start(agree(seats=4)), "deal 13")
    assert sights(state, "deal 50") == ["deal 50"] * 5


@pytest.mark.rule("SY-05")
def test_a_detective_can_still_wonder_about_every_card_that_was_not_dealt() -> None:
    journal = deal(13, 26, 29, 34, detectives=3)
    belief = GAME.belief(agree(detectives=3), 1)
    for seen in journal.seen(1):
        belief.see(seen.sight, seen.turn)
    left = [station for station in START_CARDS if station not in (26, 29, 34)]
    assert GAME.notebook(belief).stations == pytest.approx(
        dict.fromkeys(map(station_id, left), 1 / 15)
    )


def test_games_of_the_same_options_share_what_is_constant() -> None:
    first, second = GAME.new(), GAME.new()
    assert first.setup is second.setup
    assert GAME.new(counted_tickets=True).setup is not first.setup
