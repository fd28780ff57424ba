"""What a detective can deduce, rule by rule."""

from __future__ import annotations

import pytest

from gaslamp.core.state import OVER
from tests.games.scotland_yard.positions import FAR, come_to_move, give, position, strand
from tests.games.scotland_yard.watching import seen_at

pytestmark = pytest.mark.engine


@pytest.mark.rule("SY-10")
def test_a_ticket_leaves_the_stations_that_it_leads_to() -> None:
    assert seen_at(position(74, 117, *FAR[1:])).move("taxi 92").possible() == {58, 73, 75, 92}
    assert seen_at(position(74, 117, *FAR[1:])).move("bus 94").possible() == {58, 94}
    assert seen_at(position(74, 117, *FAR[1:])).move("underground 46").possible() == {46}


@pytest.mark.rule("SY-18", "SY-30")
def test_a_black_ticket_leaves_every_neighbour_each_as_likely() -> None:
    watched = seen_at(position(74, 117, *FAR[1:])).move("black 46")
    assert watched.weights() == pytest.approx(dict.fromkeys([46, 58, 73, 75, 92, 94], 1 / 6))


@pytest.mark.rule("SY-18")
def test_where_more_could_have_been_played_one_ticket_is_less_likely() -> None:
    watched = seen_at(position(104, 117, *FAR[1:])).move("taxi 116", "taxi 88", "taxi 10", "taxi 4")
    before = dict(watched.weights())
    assert before == pytest.approx({86: 0.5, 116: 0.5})
    at_86 = float(len(position(86, 88, 10, 4).legal_actions()))
    at_116 = float(len(position(116, 88, 10, 4).legal_actions()))
    watched.move("taxi 117")
    share = {86: 0.5 / at_86, 116: 0.5 / at_116}
    total = 3 * share[86] + 4 * share[116]
    expected = {69: 86, 103: 86, 104: 0, 117: 116, 118: 116, 127: 116}
    expected_weights = {end: share[start] / total for end, start in expected.items() if start}
    expected_weights[104] = (share[86] + share[116]) / total
    assert watched.weights() == pytest.approx(expected_weights)


@pytest.mark.rule("SY-16", "SY-27")
def test_a_double_move_is_followed_through_both_halves() -> None:
    watched = seen_at(position(104, 117, *FAR[1:])).move("double")
    assert watched.possible() == {104}
    watched.move("taxi 86")
    assert watched.possible() == {86, 116}
    watched.move("bus 87")
    assert watched.possible() == {52, 86, 87, 102, 108, 116, 127, 142}


@pytest.mark.rule("SY-27")
def test_a_double_card_drops_the_stations_where_it_could_not_be_played() -> None:
    state = position(111, 192, 193, 195, counted_tickets=True)
    give(state, 0, underground=1, black=1, double=1)
    watched = seen_at(state, 194)  # from 194 a black ticket leads to 157, and there it ends
    watched.compare()
    assert watched.move("double").weights() == {111: 1.0}


@pytest.mark.rule("SY-27")
def test_a_first_half_that_left_no_second_was_not_played() -> None:
    state = position(111, 74, *FAR[:2], counted_tickets=True)
    give(state, 0, taxi=1, underground=1, double=1)
    watched = seen_at(state).move("double", "underground 67")
    assert watched.possible() == {67, 79, 153, 163}
    watched.move("taxi 51")
    assert 110 not in watched.possible()


@pytest.mark.rule("SY-15", "SY-16")
def test_a_sighting_in_the_middle_of_a_double_move_pins_him_down() -> None:
    state = position(104, 117, *FAR[1:])
    come_to_move(state, 3)
    watched = seen_at(state).move("double", "taxi 86")
    assert watched.possible() == {86, 116}
    watched.move("at 86")
    assert watched.possible() == {86}
    watched.move("black 103")
    assert watched.possible() == {52, 69, 87, 102, 103, 104, 116}


@pytest.mark.rule("SY-15")
def test_a_sighting_leaves_one_station() -> None:
    state = position(104, 117, *FAR[1:])
    come_to_move(state, 8)
    assert seen_at(state).move("black 116", "at 116").weights() == {116: 1.0}


@pytest.mark.rule("SY-19")
def test_the_ferry_is_reckoned_with_after_a_black_ticket_only() -> None:
    assert seen_at(position(115, *FAR)).move("black 157").possible() == {
        *(102, 108, 114, 126, 127, 157)
    }
    assert seen_at(position(115, *FAR)).move("taxi 102").possible() == {102, 114, 126, 127}


@pytest.mark.rule("SY-08")
def test_he_is_not_looked_for_where_a_detective_stood_when_he_moved() -> None:
    watched = seen_at(position(74, 92, 58, 3)).move("taxi 73")
    assert watched.possible() == {73, 75}


@pytest.mark.rule("SY-20")
def test_a_detectives_move_without_a_catch_says_where_he_is_not() -> None:
    watched = seen_at(position(74, 94, 3, 117)).move("taxi 92")
    assert 75 in watched.possible()
    watched.move("taxi 75")
    assert watched.possible() == {58, 73, 92}
    assert watched.weights() == pytest.approx(dict.fromkeys([58, 73, 92], 1 / 3))


@pytest.mark.rule("SY-20")
def test_a_catch_says_where_he_was() -> None:
    watched = seen_at(position(74, 94, 3, 117)).move("taxi 75", "taxi 75")
    assert watched.state.seat == OVER
    assert watched.weights() == {75: 1.0}


@pytest.mark.rule("SY-22")
def test_a_surrounded_mister_x_is_found_where_he_could_not_move() -> None:
    state = position(20, 21, 9, 117)
    watched = seen_at(state).move("taxi 2")
    assert watched.possible() == {2, 33}
    watched.move("taxi 10", "taxi 20")
    assert watched.state.seat == 1
    watched.move("taxi 88")
    assert watched.state.seat == OVER
    assert watched.weights() == {2: 1.0}


@pytest.mark.rule("SY-22")
def test_the_game_going_on_says_that_he_is_not_surrounded() -> None:
    watched = seen_at(position(20, 21, 9, 117)).move("taxi 33", "taxi 10", "taxi 20", "taxi 88")
    assert watched.possible() == {33}


@pytest.mark.rule("SY-14")
def test_a_detective_who_stays_says_nothing_about_mister_x() -> None:
    state = position(74, 94, 3, 117)
    strand(state, 1)
    watched = seen_at(state).move("taxi 92")
    before = watched.weights()
    assert watched.move("stay").weights() == before


@pytest.mark.rule("SY-21")
def test_when_the_detectives_come_to_a_halt_every_station_stays_possible() -> None:
    state = position(74, 94, 3, 117)
    strand(state, 1, 2, 3)
    watched = seen_at(state).move("taxi 92", "stay", "stay", "stay")
    assert watched.state.seat == OVER
    assert watched.possible() == {58, 73, 75, 92}


@pytest.mark.rule("SY-24")
def test_showing_himself_of_his_own_will_pins_him_down() -> None:
    watched = seen_at(position(74, 94, 3, 117, voluntary_reveal=True)).move("taxi 92", "show")
    assert watched.possible() == {58, 73, 75, 92}
    watched.move("at 92", "take taxi", "take bus", "take nothing")
    assert watched.possible() == {92}


@pytest.mark.rule("SY-24")
def test_staying_hidden_says_nothing() -> None:
    watched = seen_at(position(74, 94, 3, 117, voluntary_reveal=True)).move("taxi 92")
    before = watched.weights()
    assert watched.move("hide").weights() == before


@pytest.mark.rule("SY-21", "SY-24")
def test_a_win_by_taking_tickets_leaves_the_station_shown() -> None:
    state = position(74, 94, 3, 117, voluntary_reveal=True)
    strand(state, 2, 3)
    give(state, 1, taxi=1)
    watched = seen_at(state).move("taxi 92", "show", "at 92", "take taxi")
    assert watched.state.seat == OVER
    assert watched.weights() == {92: 1.0}


@pytest.mark.rule("SY-12")
def test_counted_tickets_narrow_what_he_can_have_done() -> None:
    state = position(46, 117, *FAR[1:], counted_tickets=True)
    give(state, 0, underground=1, black=1)
    watched = seen_at(state).move("black 74")
    assert watched.possible() == {1, 13, 33, 34, 45, 47, 58, 61, 74, 78, 79}
