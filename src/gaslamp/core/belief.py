"""What a viewer can know: the worlds that fit everything it has seen."""

from __future__ import annotations

from math import log2

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.policy import Policy
from gaslamp.core.random_source import as_random
from gaslamp.core.state import SPECTATOR, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a viewer knows, built from its sights alone.

    Weights say how likely a world is if the others choose as the belief's policy says: without
    one, at random among their legal actions. Every belief starts at the set-up, which holds no
    secret.
    """

    def see(self, sight: i64, turn: i64) -> None:
        """Update with a sight and who is on turn after it; `ImpossibleSight` when no world fits."""
        raise NotImplementedError

    def follow(self, sight: i64, turn: i64) -> bool:
        """Update with a sight of a real game: it is possible, so it is not checked.

        Tell whether `marginals` may have changed.
        """
        self.see(sight, turn)
        return True

    def weight(self, world: State) -> float:
        """Return a world's probability; 0 when it is excluded."""
        raise NotImplementedError

    def sample_world(self, rng: Random) -> State:
        """Draw a whole state from the possible worlds, by weight."""
        raise NotImplementedError

    def sample(self, source: object) -> State:
        """Draw a possible world, by a `Random` of Python or librt, or a seed."""
        return self.sample_world(as_random(source))

    def clone(self) -> Belief:
        """Copy the belief; the copies are independent."""
        raise NotImplementedError

    def worlds(self, most: i64) -> list[World] | None:
        """List the possible worlds with their weights; none when they are more than `most`."""
        return None

    def marginals(self, out: vec[float]) -> None:
        """Write the belief as numbers for a learner, as the game's `belief_layout` says."""
        raise NotImplementedError

    def is_exact(self) -> bool:
        """Tell whether the weights are exact; otherwise the truth is still never excluded."""
        return True


class ImpossibleSight(Exception):
    """No world fits what was seen: the sights are not those of one game."""


class World:
    """A possible world and its weight."""

    def __init__(self, state: State, weight: float) -> None:
        """Hold a state that could be the truth."""
        self.state = state
        self.weight = weight


class WorldsBelief(Belief):
    """Lists every possible world: slow, exact for any game, the reference for faster beliefs."""

    def __init__(self, start: State, viewer: i64, policy: Policy | None = None) -> None:
        """Begin at the set-up, the only world."""
        self.viewer: i64 = viewer
        self.policy = policy
        self.by_key: dict[tuple[int, ...], World] = {start.key(): World(start.clone(), 1.0)}
        self.surprise = 0.0  # in bits: -log2 of the probability of all sights

    def see(self, sight: i64, turn: i64) -> None:
        """Keep the worlds where some legal action gives this sight and this turn."""
        merged: dict[tuple[int, ...], World] = {}
        for world in self.by_key.values():
            self._branch(world, sight, turn, merged)
        self.surprise -= log2(normalise(merged))
        self.by_key = merged

    def _branch(
        self, world: World, sight: i64, turn: i64, merged: dict[tuple[int, ...], World]
    ) -> None:
        state = world.state
        actions = state.legal_actions()
        even = 1.0 if state.seat == self.viewer else 1.0 / float(max(len(actions), 1))
        policy = self.policy
        asked = policy is not None and state.seat >= 0 and state.seat != self.viewer
        shares = policy.weights(state, actions) if policy is not None and asked else None
        for place, action in enumerate(actions):
            if state.sight(action, self.viewer) != sight:
                continue
            after = state.clone()
            after.apply(action)
            if after.seat == turn:
                share = even if shares is None else shares[place]
                add_world(merged, after, world.weight * share)

    def weight(self, world: State) -> float:
        """Look the world up by its key."""
        known = self.by_key.get(world.key())
        return 0.0 if known is None else known.weight

    def sample_world(self, rng: Random) -> State:
        """Draw one of the worlds."""
        left = rng.random()
        chosen: State | None = None
        for world in self.by_key.values():
            chosen = world.state
            left -= world.weight
            if left < 0.0:
                break
        assert chosen is not None  # a belief is never empty
        return chosen.clone()

    def clone(self) -> Belief:
        """Copy every world."""
        copy = WorldsBelief(next(iter(self.by_key.values())).state, self.viewer, self.policy)
        copy.by_key = {
            key: World(world.state.clone(), world.weight) for key, world in self.by_key.items()
        }
        copy.surprise = self.surprise
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        """List copies of the worlds."""
        if len(self.by_key) > most:
            return None
        return [World(world.state.clone(), world.weight) for world in self.by_key.values()]


class KnownBelief(Belief):
    """The belief of a viewer who knows everything: the one world, and what the others can know."""

    def __init__(self, start: State, spectator_belief: Belief) -> None:
        """Begin at the set-up; `spectator_belief` is the belief of a spectator."""
        self.table = start.clone()
        self.spectator_belief = spectator_belief

    def see(self, sight: i64, turn: i64) -> None:
        """Play the action, and update the others' belief with their sight of it."""
        if sight not in self.table.legal_actions():
            raise ImpossibleSight(f"action {sight} was not possible")
        after = self.table.clone()
        after.apply(sight)
        if after.seat != turn:
            raise ImpossibleSight(f"after action {sight} the turn is not {turn}")
        self.spectator_belief.see(self.table.sight(sight, SPECTATOR), turn)
        self.table = after

    def weight(self, world: State) -> float:
        """Return 1 for the one world that is known, 0 for any other."""
        return 1.0 if world.key() == self.table.key() else 0.0

    def sample_world(self, rng: Random) -> State:
        """Give the one world."""
        return self.table.clone()

    def clone(self) -> Belief:
        """Copy the world and the others' belief."""
        return KnownBelief(self.table, self.spectator_belief.clone())

    def marginals(self, out: vec[float]) -> None:
        """Write what the others can know."""
        self.spectator_belief.marginals(out)

    def worlds(self, most: i64) -> list[World] | None:
        """List the one world."""
        return [World(self.table.clone(), 1.0)]


def add_world(merged: dict[tuple[int, ...], World], state: State, weight: float) -> None:
    """Add a world, or its weight where the same world is there already."""
    if weight <= 0.0:
        return
    key = state.key()
    known = merged.get(key)
    if known is None:
        merged[key] = World(state, weight)
    else:
        known.weight += weight


def normalise(merged: dict[tuple[int, ...], World]) -> float:
    """Scale the weights to a sum of one; return the sum before."""
    total = 0.0
    for world in merged.values():
        total += world.weight
    if total <= 0.0:
        raise ImpossibleSight("no world fits what was seen")
    for world in merged.values():
        world.weight /= total
    return total
