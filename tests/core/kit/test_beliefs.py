"""The kit catches beliefs that are wrong, shared or gullible."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from librt.random import Random
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import REFEREE, State
from gaslamp.core.testing import Problem, check_game
from tests.core.kit.broken import problem_of
from tests.core.toys import (
    LOOK,
    NOTATION,
    BlindBelief,
    HideAndSeek,
    LazyBelief,
    ToyGame,
    WrappedBelief,
)

pytestmark = pytest.mark.engine


def test_a_belief_that_excludes_the_truth_is_caught() -> None:
    class Blind(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return BlindBelief(self.start(options), viewer, policy)

    assert problem_of(Blind(), limit=0) == "soundness"


def test_a_belief_with_wrong_weights_is_caught() -> None:
    class Lazy(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return LazyBelief(self.start(options), viewer, policy)

    assert problem_of(Lazy()) == "exactness"


def test_a_belief_that_allows_for_what_is_excluded_is_caught() -> None:
    class Gullible(WrappedBelief):
        def weight(self, world: State) -> float:
            return self.inner.weight(world) or 0.1

    class Believing(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return Gullible(self.start(options), viewer, policy)

    assert problem_of(Believing()) == "exactness"


def test_a_belief_that_draws_what_is_excluded_is_caught() -> None:
    class Dreamer(WrappedBelief):
        def sample_world(self, rng: Random) -> State:
            dreamt = self.inner.sample_world(rng)
            assert isinstance(dreamt, HideAndSeek)
            dreamt.door = 1
            return dreamt

    class Dreaming(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return Dreamer(self.start(options), viewer, policy)

    assert problem_of(Dreaming()) == "exactness"


def test_a_belief_that_hands_out_its_own_world_is_caught() -> None:
    class Lender(WrappedBelief):
        def sample_world(self, rng: Random) -> State:
            return next(iter(self.inner.by_key.values())).state

    class Lending(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return Lender(self.start(options), viewer, policy)

    assert problem_of(Lending()) == "soundness"


def believing(kind: type[WrappedBelief]) -> ToyGame:
    """Make a game with another belief."""

    class Believing(ToyGame):
        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return kind(self.start(options), viewer, policy)

    return Believing()


def test_a_belief_that_does_not_ask_the_policy_is_caught() -> None:
    class Stubborn(WrappedBelief):
        def __init__(self, start: HideAndSeek, viewer: int, policy: Policy | None = None) -> None:
            super().__init__(start, viewer)

    assert problem_of(believing(Stubborn)) == "exactness"


def test_a_belief_whose_copy_is_itself_is_caught() -> None:
    class Twin(WrappedBelief):
        def clone(self) -> Belief:
            return self

    assert problem_of(believing(Twin)) in ("belief copy", "exactness", "soundness")


def test_a_belief_that_takes_in_what_can_not_be_is_caught() -> None:
    class Trusting(WrappedBelief):
        def see(self, sight: i64, turn: i64) -> None:
            with suppress(ImpossibleSight):
                self.inner.see(sight, turn)

    assert problem_of(believing(Trusting)) == "impossible sight"


def test_a_belief_that_breaks_at_what_can_not_be_is_caught() -> None:
    class Brittle(WrappedBelief):
        def see(self, sight: i64, turn: i64) -> None:
            assert NOTATION[sight]
            self.inner.see(sight, turn)

    assert problem_of(believing(Brittle)) == "impossible sight"


def test_a_belief_that_refuses_what_can_be_is_caught() -> None:
    class Wary(WrappedBelief):
        """Looks behind the third door are not believed, except those that happened."""

        def see(self, sight: i64, turn: i64) -> None:
            if sight == LOOK + 3 and turn == REFEREE and not self.is_first:
                raise ImpossibleSight("not behind that one")
            self.inner.see(sight, turn)

        is_first = True

        def clone(self) -> Belief:
            copy = super().clone()
            assert isinstance(copy, Wary)
            copy.is_first = False
            return copy

    with pytest.raises((Problem, ImpossibleSight)):
        check_game(believing(Wary), games=30)


@pytest.mark.parametrize("bent", [lambda worlds: worlds[1:], lambda worlds: [*worlds, worlds[0]]])
def test_a_list_of_worlds_that_is_not_all_of_them_once_is_caught(
    bent: Callable[[list[World]], list[World]],
) -> None:
    class Listing(WrappedBelief):
        def worlds(self, most: i64) -> list[World] | None:
            worlds = self.inner.worlds(most)
            return None if worlds is None else bent(worlds)

    assert problem_of(believing(Listing)) == "belief worlds"


def test_worlds_listed_with_other_weights_are_caught() -> None:
    class Even(WrappedBelief):
        def worlds(self, most: i64) -> list[World] | None:
            worlds = self.inner.worlds(most)
            return worlds and [World(world.state, 1 / len(worlds)) for world in worlds]

    assert problem_of(believing(Even)) == "belief worlds"


def test_a_list_of_worlds_that_the_belief_shares_is_caught() -> None:
    class Lent(WrappedBelief):
        def worlds(self, most: i64) -> list[World] | None:
            return list(self.inner.by_key.values())

    assert problem_of(believing(Lent)) in ("soundness", "exactness", "key")
