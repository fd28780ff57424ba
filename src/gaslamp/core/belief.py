"""What a viewer can know: the worlds that fit everything it has seen."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.state import SPECTATOR, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a viewer knows, built from its sights alone.

    Weights say how likely a world is if everybody else chose among their legal actions
    at random. Every belief starts at the set-up, which holds no secret.
    """

    def see(self, sight: i64, turn: i64) -> None:
        """Take in one sight, and who is on turn after it."""
        raise NotImplementedError

    def weight(self, world: State) -> float:
        """Give a world's probability; 0 when it is excluded."""
        raise NotImplementedError

    def sample(self, rng: Random) -> State:
        """Draw a whole state from the possible worlds, by weight."""
        raise NotImplementedError


class ImpossibleSight(Exception):
    """No world fits what was seen: the sights are not those of one game."""


class World:
    """A possible world and its weight."""

    def __init__(self, state: State, weight: float) -> None:
        """Hold a state that could be the truth."""
        self.state = state
        self.weight = weight


class WorldsBelief(Belief):
    """Every possible world, one by one: slow, right for any game, the judge of faster beliefs."""

    def __init__(self, start: State, viewer: i64) -> None:
        """Begin at the set-up, the only world there is."""
        self.viewer: i64 = viewer
        self.worlds: dict[tuple[int, ...], World] = {start.key(): World(start.clone(), 1.0)}

    def see(self, sight: i64, turn: i64) -> None:
        """Keep the worlds where some legal action gives this sight and this turn."""
        merged: dict[tuple[int, ...], World] = {}
        for world in self.worlds.values():
            self._branch(world, sight, turn, merged)
        self.worlds = normalised(merged)

    def _branch(
        self, world: World, sight: i64, turn: i64, merged: dict[tuple[int, ...], World]
    ) -> None:
        actions = world.state.legal_actions()
        weight = world.weight
        if world.state.seat != self.viewer:
            weight /= float(len(actions))
        for action in actions:
            if world.state.sight(action, self.viewer) != sight:
                continue
            after = world.state.clone()
            after.apply(action)
            if after.seat == turn:
                add(merged, after, weight)

    def weight(self, world: State) -> float:
        """Look the world up by its key."""
        known = self.worlds.get(world.key())
        return 0.0 if known is None else known.weight

    def sample(self, rng: Random) -> State:
        """Draw one of the worlds."""
        left = rng.random()
        chosen: State | None = None
        for world in self.worlds.values():
            chosen = world.state
            left -= world.weight
            if left < 0.0:
                break
        assert chosen is not None  # a belief is never empty
        return chosen.clone()


class KnownBelief(Belief):
    """For a viewer who knows everything: the one world, and what everybody else can know of it."""

    def __init__(self, start: State, pursuit: Belief) -> None:
        """Begin at the set-up; `pursuit` is the belief of a spectator."""
        self.table = start.clone()
        self.pursuit = pursuit

    def see(self, sight: i64, turn: i64) -> None:
        """Play the action, and show the others their side of it."""
        seen = self.table.sight(sight, SPECTATOR)
        self.table.apply(sight)
        self.pursuit.see(seen, turn)

    def weight(self, world: State) -> float:
        """There is only one world."""
        return 1.0 if world.key() == self.table.key() else 0.0

    def sample(self, rng: Random) -> State:
        """Give the one world."""
        return self.table.clone()


def add(merged: dict[tuple[int, ...], World], state: State, weight: float) -> None:
    """Add a world, or its weight where the same world is there already."""
    key = state.key()
    known = merged.get(key)
    if known is None:
        merged[key] = World(state, weight)
    else:
        known.weight += weight


def normalised(merged: dict[tuple[int, ...], World]) -> dict[tuple[int, ...], World]:
    """Scale the weights to a sum of one."""
    total = 0.0
    for world in merged.values():
        total += world.weight
    if total <= 0.0:
        raise ImpossibleSight("no world fits what was seen")
    for world in merged.values():
        world.weight /= total
    return merged
