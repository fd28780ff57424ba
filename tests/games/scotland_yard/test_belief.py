"""Where Mister X can be: the exact belief against the generic one, against the truth, nonsense."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, KnownBelief
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.actions import ACTION_SPACE, STATIONS
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    come_to_move,
    position,
)
from tests.games.scotland_yard.watching import Watched, from_the_deal, seen_at, the_station

pytestmark = pytest.mark.engine

SOUND_POSITIONS = 100_000 if is_compiled() else 3_000
COMPARED_EACH = 12 if is_compiled() else 1
COMPARED_OPTIONS = EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[::3]


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


@pytest.mark.parametrize("options", COMPARED_OPTIONS, ids=str)
def test_a_belief_that_follows_a_game_is_the_one_that_checks_every_sight(
    options: ScotlandYardOptions,
) -> None:
    for seed in range(COMPARED_EACH):
        rng = Random(seed)
        state = GAME.start(options)
        checking = GAME.belief(options, SPECTATOR)
        following = GAME.belief(options, SPECTATOR)
        while state.seat != OVER:
            action = state.random_action(rng)
            sight = state.sight(action, SPECTATOR)
            before = weights_of(following)
            state.apply(action)
            checking.see(sight, state.seat)
            told = following.follow(sight, state.seat)
            assert weights_of(following) == pytest.approx(weights_of(checking), abs=1e-12)
            assert told or weights_of(following) == before


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
        assert belief.sample(rng) == state


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
        assert GAME.notebook(mine).stations == GAME.notebook(theirs).stations


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


def test_a_clone_of_a_belief_lives_apart() -> None:
    watched = seen_at(position(74, 94, 3, 117)).move("taxi 92")
    before = watched.weights()
    copy = watched.exact.clone()
    assert isinstance(copy, StationBelief)
    copy.see(GAME.parse("taxi 75"), 1)
    assert set(copy.possible()) == {58, 73, 92}
    assert watched.weights() == before
    watched.move("taxi 75")
    assert {station: copy.weights[station] for station in copy.possible()} == watched.weights()


def test_the_worlds_of_a_belief_are_those_of_the_generic_one() -> None:
    rng = Random(11)
    watched = from_the_deal(agree(seats=3), 1)
    while watched.state.seat != OVER:
        watched.apply(watched.state.random_action(rng))
        worlds = watched.exact.worlds(STATIONS)
        assert worlds is not None
        weights = {world.state.key(): world.weight for world in worlds}
        generic = {key: world.weight for key, world in watched.generic.by_key.items()}
        assert weights == pytest.approx(generic)
        assert (watched.exact.worlds(len(worlds) - 1) is None) == (len(worlds) > 0)


def test_a_ticket_that_he_can_not_have_used_is_refused() -> None:
    belief = seen_at(position(104, 117, *FAR[1:])).exact
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("underground ?"), 1)


def test_a_sighting_where_he_can_not_be_is_refused() -> None:
    state = position(104, 117, *FAR[1:])
    come_to_move(state, 3)
    belief = seen_at(state).move("taxi 86").exact
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("at 46"), 1)


def test_an_end_that_can_not_have_come_is_refused() -> None:
    belief = seen_at(position(74, 94, 3, 117)).move("taxi 92").exact
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("taxi 93"), OVER)


@pytest.mark.rule("SY-05")
def test_a_card_that_is_dealt_already_or_no_card_is_refused() -> None:
    belief = GAME.belief(agree(detectives=3), 1)
    for first in ("deal 13", "taxi ?"):
        with pytest.raises(ImpossibleSight):
            belief.see(GAME.parse(first), CHANCE)
    belief.see(GAME.parse("deal ?"), CHANCE)
    for second in ("deal ?", "deal 14", "taxi 13"):
        with pytest.raises(ImpossibleSight):
            belief.see(GAME.parse(second), CHANCE)
    belief.see(GAME.parse("deal 13"), CHANCE)
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("deal 13"), CHANCE)
    belief.see(GAME.parse("deal 26"), CHANCE)


TURNS = (CHANCE, REFEREE, OVER, SPECTATOR, 0, 1, 2, 7, -99)


def test_no_nonsense_is_believed_and_none_does_any_harm() -> None:
    for seed, options in enumerate(EVERY_OPTIONS[::9]):
        rng = Random(seed)
        watched = from_the_deal(options, 1)
        while watched.state.seat != OVER:
            for _ in range(4):
                sight = rng.randrange(-2, ACTION_SPACE + 3)
                refuse_alike(watched, sight, TURNS[rng.randrange(len(TURNS))])
            watched.apply(watched.state.random_action(rng))
        for turn in TURNS:
            refuse_alike(watched, GAME.parse("taxi ?"), turn)


def refuse_alike(watched: Watched, sight: int, turn: int) -> None:
    """Show nonsense to both beliefs: where one refuses the other must, and stay as it was."""
    exact, generic = watched.exact.clone(), watched.generic.clone()
    try:
        generic.see(sight, turn)
    except ImpossibleSight:
        with pytest.raises(ImpossibleSight):
            exact.see(sight, turn)
        assert weights_of(exact) == weights_of(watched.exact)
        assert exact.weight(watched.state) == watched.exact.weight(watched.state)
    else:
        exact.see(sight, turn)


def weights_of(belief: Belief) -> list[float]:
    assert isinstance(belief, StationBelief)
    return [float(weight) for weight in belief.weights]
