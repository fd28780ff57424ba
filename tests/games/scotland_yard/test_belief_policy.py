"""Where Mister X can be if he does not move at random: exact under any policy."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.actions import RIDES_END, STEP
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import FAR, agree, position
from tests.games.scotland_yard.watching import from_the_deal, the_station

pytestmark = pytest.mark.engine

GAMES_EACH = 24 if is_compiled() else 2


class Homesick(Policy):
    """Mister X likes low numbers, the more so the farther he is from them; he dislikes doubles."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Look at where he is, and at what everybody sees."""
        assert isinstance(world, ScotlandYard)
        scores = [self.score(world, int(action)) for action in actions]
        return vec[float]([score / sum(scores) for score in scores])

    def score(self, world: ScotlandYard, action: int) -> float:
        if world.seat != 0:
            return 1.0 + action % 3
        if action >= RIDES_END:
            return 0.25 + 0.5 * (action % 2)
        here, there = the_station(world), action % STEP
        return 4.0 if there < here else 1.0 + float((here + int(world.round)) % 2)


class Stubborn(Policy):
    """Mister X never takes a taxi from a station with an even number, if there is another way."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Exclude what he would not do."""
        assert isinstance(world, ScotlandYard)
        even = world.seat == 0 and the_station(world) % 2 == 0
        liked = [not (even and action < STEP) for action in actions]
        wanted = liked if any(liked) else [True] * len(actions)
        return vec[float]([like / sum(wanted) for like in wanted])


@pytest.mark.parametrize("policy", [SkewedPolicy(), Homesick()], ids=["tilted", "homesick"])
@pytest.mark.parametrize("viewer", [0, 1, 3, SPECTATOR])
def test_under_a_policy_the_exact_belief_equals_the_generic_one(
    policy: Policy, viewer: int
) -> None:
    options = agree(seats=4, voluntary_reveal=True, counted_tickets=viewer == 3)
    for seed in range(GAMES_EACH):
        rng = Random(seed)
        watched = from_the_deal(options, viewer, policy)
        while watched.state.seat != OVER:
            watched.apply(watched.state.random_action(rng))
            watched.compare()


def test_what_he_would_never_do_somewhere_tells_that_he_is_not_there() -> None:
    policy = Stubborn()
    state = position(104, 117, *FAR[1:])
    start, belief = state.clone(), StationBelief(state, policy)
    for station in (104, 103):
        belief.weights[station] = 0.5
    belief.see(GAME.parse("taxi ?"), 1)
    start.stations[0] = 103
    ends = {int(action) for action in start.legal_actions() if action < STEP}
    assert set(belief.possible()) == ends  # from 104 only a black ticket would do


def test_what_he_never_does_at_all_can_not_be_seen() -> None:
    belief = StationBelief(position(104, 117, *FAR[1:]), Stubborn())
    belief.weights[104] = 1.0
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("taxi ?"), 1)
    belief.see(GAME.parse("black ?"), 1)
