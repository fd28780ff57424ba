"""The generic beliefs: worlds one by one, and the one world of who knows everything."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, KnownBelief, World, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from tests.core.toys import (
    DOOR,
    EMPTY,
    FOUND,
    HIDER,
    LOOK,
    SEEKER,
    SLIP,
    WAIT,
    HideAndSeek,
    ToyGame,
)

pytestmark = pytest.mark.engine


class Nervous(Policy):
    """A hider slips twice as gladly to a lower door as he waits, and never to a higher one."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        assert isinstance(world, HideAndSeek)
        assert world.seat == HIDER
        parts = [1 if a == WAIT else 2 if a - SLIP < world.door else 0 for a in actions]
        return vec[float]([part / sum(parts) for part in parts])


def start() -> HideAndSeek:
    return ToyGame().new()


def seen(belief: Belief, *sights: tuple[int, int]) -> Belief:
    for sight, turn in sights:
        belief.see(sight, turn)
    return belief


def doors(belief: Belief) -> dict[int, float]:
    found: dict[int, float] = {}
    for world in belief.worlds(1000) or ():
        assert isinstance(world.state, HideAndSeek)
        found[world.state.door] = world.weight
    return found


def hidden() -> tuple[int, int]:
    return DOOR, HIDER


def test_the_worlds_are_those_that_fit_with_their_weights() -> None:
    belief = seen(WorldsBelief(start(), SEEKER), hidden())
    assert doors(belief) == {1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25}
    seen(belief, (WAIT, SEEKER), (LOOK + 1, REFEREE), (EMPTY, HIDER))
    assert doors(belief) == pytest.approx({2: 1 / 3, 3: 1 / 3, 4: 1 / 3})


def test_a_policy_is_asked_how_likely_the_others_actions_are() -> None:
    belief = seen(WorldsBelief(start(), SEEKER, Nervous()), hidden(), (SLIP, SEEKER))
    # From 1 he never slips up, but 4 lies beside 1 too: he slips there from nowhere lower.
    slips = {1: 2 / 3, 2: 2 / 3, 3: 2 / 3, 4: 2 / 5 + 2 / 5}
    reached = {1: slips[2] + 2 / 5, 2: slips[3], 3: 2 / 5}
    total = sum(reached.values())
    assert doors(belief) == pytest.approx({door: part / total for door, part in reached.items()})


def test_a_policy_is_not_asked_about_chance_or_ones_own_actions() -> None:
    class Unasked(Policy):
        def weights(self, world: State, actions: vec[i64]) -> vec[float]:
            raise AssertionError(f"asked about {world.seat}")

    belief = WorldsBelief(start(), HIDER, Unasked())
    seen(belief, (DOOR + 2, HIDER), (SLIP + 3, SEEKER))
    assert doors(belief) == {3: 1.0}


@pytest.mark.parametrize(
    ("sight", "turn"),
    [(DOOR, SEEKER), (DOOR + 1, HIDER), (WAIT, SEEKER), (-1, HIDER), (10**9, HIDER), (DOOR, OVER)],
)
def test_a_sight_that_no_world_gives_is_impossible(sight: int, turn: int) -> None:
    with pytest.raises(ImpossibleSight):
        WorldsBelief(start(), SEEKER).see(sight, turn)


def test_nothing_can_be_seen_after_the_end() -> None:
    belief = WorldsBelief(start(), SEEKER)
    seen(belief, hidden(), (WAIT, SEEKER), (LOOK + 1, REFEREE), (FOUND, OVER))
    with pytest.raises(ImpossibleSight):
        belief.see(WAIT, OVER)


def test_a_copy_of_a_belief_lives_apart() -> None:
    belief = seen(WorldsBelief(start(), SEEKER, Nervous()), hidden())
    copy = belief.clone()
    assert doors(copy) == doors(belief)
    seen(copy, (SLIP, SEEKER), (LOOK + 1, REFEREE), (FOUND, OVER))
    assert doors(belief) == {1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25}
    assert doors(copy) == {1: 1.0}


def test_worlds_are_listed_only_where_they_are_few_enough() -> None:
    belief = seen(WorldsBelief(start(), SEEKER), hidden())
    assert belief.worlds(3) is None
    listed = belief.worlds(4)
    assert listed is not None
    assert len(listed) == 4
    listed[0].state.apply(WAIT)
    assert doors(belief) == {1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25}


def test_worlds_are_drawn_by_weight_and_never_shared() -> None:
    belief = seen(WorldsBelief(start(), SEEKER), hidden(), (WAIT, SEEKER))
    rng = Random(2)
    drawn: list[int] = []
    for _ in range(2000):
        world = belief.sample(rng)
        assert isinstance(world, HideAndSeek)
        drawn.append(world.door)
        world.apply(LOOK + 1)
    assert all(0.2 < drawn.count(door) / len(drawn) < 0.3 for door in (1, 2, 3, 4))
    assert belief.sample(7) == belief.sample(7)


def test_who_knows_everything_knows_what_the_others_can_know() -> None:
    belief = KnownBelief(start(), WorldsBelief(start(), SPECTATOR))
    seen(belief, (DOOR + 2, HIDER), (SLIP + 3, SEEKER))
    assert doors(belief) == {3: 1.0}
    assert doors(belief.spectator_belief) == {1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25}
    truth = belief.sample(1)
    assert belief.weight(truth) == 1.0
    assert belief.weight(start()) == 0.0


@pytest.mark.parametrize(("sight", "turn"), [(DOOR, HIDER), (DOOR + 2, SEEKER), (-5, CHANCE)])
def test_who_knows_everything_refuses_what_can_not_be(sight: int, turn: int) -> None:
    belief = KnownBelief(start(), WorldsBelief(start(), SPECTATOR))
    with pytest.raises(ImpossibleSight):
        belief.see(sight, turn)
    assert doors(belief) == {0: 1.0}
    assert doors(belief.spectator_belief) == {0: 1.0}


def test_a_copy_of_who_knows_everything_lives_apart() -> None:
    belief = KnownBelief(start(), WorldsBelief(start(), SPECTATOR))
    copy = belief.clone()
    copy.see(DOOR + 2, HIDER)
    assert isinstance(copy, KnownBelief)
    assert doors(belief) == doors(belief.spectator_belief) == {0: 1.0}
    assert len(doors(copy.spectator_belief)) == 4


def test_a_belief_lists_no_worlds_and_is_exact_unless_it_says_otherwise() -> None:
    class Silent(Belief):
        pass

    assert Silent().worlds(10) is None
    assert Silent().is_exact()
    assert World(start(), 0.5).weight == 0.5
