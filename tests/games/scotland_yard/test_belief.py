"""Where Mister X can be: the exact belief against the generic one, and against the truth."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, KnownBelief, World, WorldsBelief
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.actions import parse
from gaslamp.games.scotland_yard.belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules import ScotlandYard
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    come_to_move,
    give,
    position,
    strand,
)

pytestmark = pytest.mark.engine

TOLERANCE = 1e-9
SOUND_POSITIONS = 100_000 if is_compiled() else 10_000
COMPARED_EACH = 12 if is_compiled() else 1
COMPARED_OPTIONS = EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[::3]


class Watched:
    """A game seen by one viewer, with the exact belief beside the generic one."""

    def __init__(self, state: ScotlandYard, viewer: int, exact: Belief) -> None:
        self.state = state
        self.viewer = viewer
        self.exact = exact
        self.generic = WorldsBelief(state, viewer)

    def apply(self, action: int) -> None:
        """Carry out an action and show the viewer its side of it."""
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.exact.see(sight, self.state.seat)
        self.generic.see(sight, self.state.seat)

    def move(self, *moves: str) -> Watched:
        """Carry out legal actions in notation, comparing the beliefs after each."""
        for written in moves:
            action = parse(written)
            assert action in self.state.legal_actions(), written
            self.apply(action)
            self.compare()
        return self

    def compare(self) -> None:
        """See that both beliefs give each world the same weight, and know no other world."""
        total = 0.0
        for world in self.generic.worlds.values():
            weight = self.exact.weight(world.state)
            assert abs(weight - world.weight) < TOLERANCE
            total += weight
        assert abs(total - 1.0) < TOLERANCE
        assert self.exact.weight(self.state) > 0.0
        if isinstance(self.exact, StationBelief) and self.generic_stations() != {0}:
            assert set(self.exact.possible()) == self.generic_stations()

    def generic_stations(self) -> set[int]:
        return {the_station(world.state) for world in self.generic.worlds.values()}

    def possible(self) -> set[int]:
        """List the stations where Mister X can be."""
        assert isinstance(self.exact, StationBelief)
        return set(self.exact.possible())

    def weights(self) -> dict[int, float]:
        assert isinstance(self.exact, StationBelief)
        return {station: self.exact.weights[station] for station in self.exact.possible()}


def the_station(world: object) -> int:
    assert isinstance(world, ScotlandYard)
    return int(world.stations[0])


def from_the_deal(options: ScotlandYardOptions, viewer: int) -> Watched:
    return Watched(GAME.start(options), viewer, GAME.belief(options, viewer))


def seen_at(state: ScotlandYard, *elsewhere: int) -> Watched:
    """Begin where Mister X was just seen, or where he is as likely on some other stations."""
    stations = [the_station(state), *elsewhere]
    exact = StationBelief(state)
    watched = Watched(state.clone(), SPECTATOR, exact)
    watched.generic.worlds = {}
    for station in stations:
        world = state.clone()
        world.stations[0] = station
        exact.weights[station] = 1.0 / len(stations)
        watched.generic.worlds[world.key()] = World(world, 1.0 / len(stations))
    return watched


@pytest.mark.parametrize("options", COMPARED_OPTIONS, ids=str)
def test_the_exact_belief_equals_the_generic_one_all_game_long(
    options: ScotlandYardOptions,
) -> None:
    for seed in range(COMPARED_EACH):
        rng = Random(1000 * seed + options.seats)
        viewers = [*range(1, options.seats), SPECTATOR]
        watched = from_the_deal(options, viewers[seed % len(viewers)])
        while watched.state.seat != OVER:
            watched.apply(watched.state.random_action(rng))
            watched.compare()


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_every_viewers_belief_equals_the_generic_one(viewer: int) -> None:
    options = agree(seats=4, voluntary_reveal=True)
    for seed in range(3 * COMPARED_EACH):
        rng = Random(seed)
        watched = from_the_deal(options, viewer)
        while watched.state.seat != OVER:
            watched.apply(watched.state.random_action(rng))
            watched.compare()


def test_the_truth_is_always_possible() -> None:
    checked = seed = 0
    while checked < SOUND_POSITIONS:
        options = EVERY_OPTIONS[seed % len(EVERY_OPTIONS)]
        rng = Random(seed)
        seed += 1
        state = GAME.start(options)
        belief = GAME.belief(options, SPECTATOR)
        while state.seat != OVER:
            action = state.random_action(rng)
            sight = state.sight(action, SPECTATOR)
            state.apply(action)
            belief.see(sight, state.seat)
            assert belief.weight(state) > 0.0
            checked += 1


def test_detectives_and_spectators_see_the_same_so_they_believe_the_same() -> None:
    for seed, options in enumerate(COMPARED_OPTIONS):
        rng = Random(seed)
        state = GAME.start(options)
        while state.seat != OVER:
            action = state.random_action(rng)
            seen = {int(state.sight(action, viewer)) for viewer in range(1, options.seats)}
            assert seen == {state.sight(action, SPECTATOR)}
            state.apply(action)


def test_mister_x_knows_the_one_world_there_is() -> None:
    options = agree()
    rng = Random(5)
    state = GAME.start(options)
    belief = GAME.belief(options, 0)
    while state.seat != OVER:
        action = state.random_action(rng)
        state.apply(action)
        belief.see(action, state.seat)
        assert belief.weight(state) == 1.0
        assert belief.sample(rng).key() == state.key()


def test_mister_x_sees_what_the_others_believe() -> None:
    options = agree()
    rng = Random(6)
    state = GAME.start(options)
    mine, theirs = GAME.belief(options, 0), GAME.belief(options, 1)
    assert isinstance(mine, KnownBelief)
    while state.seat != OVER:
        action = state.random_action(rng)
        sight = state.sight(action, 1)
        state.apply(action)
        mine.see(action, state.seat)
        theirs.see(sight, state.seat)
        assert GAME.notebook(mine) == GAME.notebook(theirs)


@pytest.mark.parametrize("counted", [False, True])
def test_samples_are_drawn_by_weight(counted: bool) -> None:
    state = position(104, 117, *FAR[1:], counted_tickets=counted)
    watched = seen_at(state).move("double", "taxi 116", "taxi 127")
    rng = Random(1)
    draws = 4000 if is_compiled() else 1000
    counts: dict[int, int] = {}
    for _ in range(draws):
        world = watched.exact.sample(rng)
        assert watched.exact.weight(world) > 0.0
        counts[the_station(world)] = counts.get(the_station(world), 0) + 1
    for station, weight in watched.weights().items():
        assert counts.get(station, 0) / draws == pytest.approx(weight, abs=0.05)


def test_a_sampled_world_looks_to_the_viewer_like_the_truth() -> None:
    for seed, options in enumerate(COMPARED_OPTIONS):
        rng = Random(seed)
        watched = from_the_deal(options, 1)
        while watched.state.seat != OVER:
            world = watched.exact.sample(rng)
            assert isinstance(world, ScotlandYard)
            assert GAME.view(world, 1) == GAME.view(watched.state, 1)
            assert GAME.choices(world, 1) == GAME.choices(watched.state, 1)
            watched.apply(watched.state.random_action(rng))


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


def test_a_ticket_that_he_can_not_have_used_is_refused() -> None:
    belief = seen_at(position(104, 117, *FAR[1:])).exact
    with pytest.raises(ImpossibleSight):
        belief.see(parse("underground ?"), 1)


def test_a_sighting_where_he_can_not_be_is_refused() -> None:
    state = position(104, 117, *FAR[1:])
    come_to_move(state, 3)
    belief = seen_at(state).move("taxi 86").exact
    with pytest.raises(ImpossibleSight):
        belief.see(parse("at 46"), 1)


def test_an_end_that_can_not_have_come_is_refused() -> None:
    belief = seen_at(position(74, 94, 3, 117)).move("taxi 92").exact
    with pytest.raises(ImpossibleSight):
        belief.see(parse("taxi 93"), OVER)
