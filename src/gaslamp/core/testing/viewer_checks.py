"""Follows one viewer through a game by its sights alone, and judges what it gets."""

from __future__ import annotations

from typing import Any, TypeVar

from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, World, WorldsBelief
from gaslamp.core.codes import Sight, ViewerId
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, State
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.core.testing.state_checks import check_same_future

TOLERANCE = 1e-9
SPOKEN = 2  # worlds in which what is said is compared

Thing = TypeVar("Thing")


class ViewerChecker:
    """One viewer: the game's own belief and the generic one, while its worlds are few."""

    def __init__(
        self, tested: GameUnderTest, viewer: ViewerId, limit: int, policy: Policy | None = None
    ) -> None:
        """Begin at the set-up; `limit` is where the generic belief has too many worlds."""
        self.tested = tested
        self.viewer = viewer
        self.limit = limit
        self.policy = policy
        self.own: Belief = tested.game.belief(tested.options, viewer, policy)
        self.generic: WorldsBelief | None = (
            WorldsBelief(tested.start(), viewer, policy) if limit else None
        )

    def see(self, sight: Sight, turn: int) -> None:
        """Update with a sight."""
        try:
            self.own.see(sight, turn)
        except ImpossibleSight as error:
            fail("soundness", f"viewer {self.viewer} can't have seen {sight}: {error}")
        if self.generic is not None:
            self.generic.see(sight, turn)
            if len(self.generic.by_key) > self.limit:
                self.generic = None

    def check_soundness(self, truth: State) -> None:
        """Check that the true state is a possible world of both beliefs."""
        possible = self.own.weight(truth) > 0.0
        demand(possible, "soundness", f"viewer {self.viewer} excludes the truth")
        if self.generic is None:
            return
        known = self.generic.by_key.get(truth.key())
        if known is None:
            fail("soundness", "the generic belief excludes the truth")
        check_same_future(truth, known.state, self.tested.seats, "key")

    def check_exactness(self, most: int, rng: Random) -> bool:
        """Check that the game's own belief gives each world the weight of the generic one."""
        if self.generic is None:
            return False
        for world in some(list(self.generic.by_key.values()), most, rng):
            self._check_weight(self.own, world)
        return True

    def _check_weight(self, belief: Belief, world: World) -> None:
        weight = belief.weight(world.state)
        same = abs(weight - world.weight) < TOLERANCE
        assumed = "at random" if self.policy is None else "by a policy"
        demand(
            same,
            "exactness",
            f"viewer {self.viewer}, others {assumed}: {weight}, generic {world.weight}",
        )

    def worlds(self, rng: Random, most: int) -> list[State]:
        """Draw worlds that the viewer can't tell from the truth."""
        sample = self.own.sample(rng)
        drawn = [sample.clone()]
        sample.apply(sample.random_action(rng))  # a belief that shares it is no longer right
        if self.generic is not None:
            key = drawn[0].key()
            demand(key in self.generic.by_key, "exactness", "a world is drawn that is excluded")
            possible = [world.state for world in self.generic.by_key.values()]
            drawn += some(possible, most, rng)
        else:
            drawn += [self.own.sample(rng) for _ in range(most // 3)]
        return drawn

    def check_noninterference(self, truth: Snapshot, worlds: list[Snapshot]) -> int:
        """Check that every such world gives the viewer the same bytes; count them."""
        expected = truth.everything_shown(self.viewer)
        for world in worlds:
            self.check_same_face(expected, world)
        return len(worlds)

    def check_public(self, truth: State) -> int:
        """Check that turn, forced actions and undo are the same in every world; count them."""
        if self.generic is None:
            return 0
        expected = _public(truth)
        for world in self.generic.by_key.values():
            for part, value in _public(world.state).items():
                told = f"viewer {self.viewer} knows of {expected[part]}, elsewhere {value}"
                demand(value == expected[part], f"secret in {part}", told)
        return len(self.generic.by_key)

    def check_same_face(self, expected: dict[str, bytes], world: Snapshot) -> None:
        """Check that a world gives the viewer what is expected."""
        for part, bytes_ in world.everything_shown(self.viewer).items():
            if bytes_ != expected[part]:
                told = f"viewer {self.viewer} gets {expected[part]!r}, elsewhere {bytes_!r}"
                fail(f"secret in {part}", told)

    def check_words(
        self,
        before: Snapshot,
        worlds: list[Snapshot],
        sight: Sight,
        after: Snapshot,
        tries: list[int],
    ) -> None:
        """Check that words are made from views alone, without hidden state of the game."""
        expected = self._said(before, sight, after, tries)
        for world in worlds[:SPOKEN]:
            for part, said in self._said(world, sight, after, tries).items():
                told = f"{said} where the truth gives {expected[part]}"
                demand(said == expected[part], f"secret in {part}", told)

    def _said(
        self, snapshot: Snapshot, sight: Sight, after: Snapshot, tries: list[int]
    ) -> dict[str, Any]:
        game, viewer = self.tested.game, self.viewer
        view = game.show(snapshot.state, viewer)
        seen = (view, sight, after.view(viewer))
        said: dict[str, Any] = {
            "log": game.describe(*seen),
            "presentation": game.presentation(*seen),
            "headline": game.headline(*seen),
        }
        if snapshot.state.seat == viewer:
            wrong = [action for action in tries if action not in snapshot.legal]
            said["refusals"] = [game.refusal(view, action) for action in wrong]
        return said

    def check_turn(self, worlds: list[Snapshot], sight: Sight, turn: int) -> None:
        """Check that the next turn follows from what the viewer sees, unless the game ends."""
        for world in worlds:
            for action in world.legal:
                if world.state.sight(action, self.viewer) != sight:
                    continue
                after = world.state.clone()
                after.apply(action)
                told = after.seat == turn or OVER in (after.seat, turn)
                demand(told, "secret in turn", f"turn {turn}, but {after.seat} in another world")

    def check_undo(self, worlds: list[Snapshot], action: int, after: Snapshot) -> bool:
        """Check that an action that can be taken back tells its own seat nothing."""
        if after.state.seat != self.viewer or after.state.begins_move():
            return False
        for world in worlds:
            other = world.after(action)
            same = other.everything_shown(self.viewer) == after.everything_shown(self.viewer)
            demand(same, "undo", "taking back an action would unlearn something")
        return True

    def check_excluded(self, worlds: list[Snapshot], rng: Random) -> None:
        """Check that worlds that would have shown another sight are excluded."""
        if self.generic is None:
            return
        for world in worlds:
            after = world.state.clone()
            after.apply(after.random_action(rng))
            if after.key() not in self.generic.by_key:
                weight = self.own.weight(after)
                demand(weight == 0.0, "exactness", f"{weight} for a world that is excluded")


def _public(state: State) -> dict[str, int]:
    """Collect what everybody may know of any position."""
    return {
        "turn": int(state.seat),
        "undo": int(state.begins_move()),
        "forced": int(state.forced()),
    }


def some(things: list[Thing], most: int, rng: Random) -> list[Thing]:
    """Take a stretch of a list, beginning anywhere."""
    start = rng.randrange(max(len(things), 1))
    return (things[start:] + things[:start])[:most]
