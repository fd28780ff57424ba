"""Imagines how a game may have gone: a whole history that shows a viewer exactly what it saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from gaslamp.core.codes import Action, ViewerId
from gaslamp.core.errors import GaslampError
from gaslamp.core.log import Seen
from gaslamp.core.state import State
from gaslamp.core.text import text

MOST_WORLDS = (600, 600, 600, 3000)  # that are followed, in one try after the other


class NoHistoryFound(GaslampError):
    """None of the histories that were followed fits what was seen to its end."""


class _World:
    """A position that may be the true one, and one way that led to it."""

    def __init__(self, state: State, weight: float, before: _World | None, action: int) -> None:
        self.state = state
        self.weight = weight
        self.before = before
        self.action = action

    def history(self) -> list[Action]:
        """List the actions that led here."""
        actions: list[Action] = []
        world = self
        while world.before is not None:
            actions.append(Action(world.action))
            world = world.before
        return actions[::-1]


def imagine_history(
    start: State, viewer: ViewerId, seen: Iterable[Seen], rng: Random
) -> list[Action]:
    """Draw a history from all that would show a viewer, of any kind, the same.

    What the others may have chosen is weighed as the viewer's belief weighs it: each of their
    legal actions alike. The draw is exact as long as not too many positions are possible at a
    time. Beyond `MOST_WORLDS` it is from a sample, which may come to nothing.
    """
    sights = list(seen)
    for most in MOST_WORLDS:
        worlds = [_World(start.clone(), 1.0, None, -1)]
        for one in sights:
            worlds = _thinned(_after(worlds, viewer, one, rng), most, rng)
        if worlds:
            return rng.choices(worlds, [world.weight for world in worlds])[0].history()
    raise NoHistoryFound(text("core-no-history"))


def _after(worlds: Sequence[_World], viewer: ViewerId, seen: Seen, rng: Random) -> list[_World]:
    """Follow every action that shows the viewer this sight; merge equal positions.

    Of several ways to a position one is kept, with the probability of its weight.
    """
    found: dict[tuple[int, ...], _World] = {}
    for world in worlds:
        state = world.state
        legal = state.legal_actions()
        share = world.weight if state.seat == viewer else world.weight / float(len(legal))
        for action in legal:
            if state.sight(action, viewer) != seen.sight:
                continue
            after = state.clone()
            after.apply(action)
            if after.seat != seen.turn:
                continue
            same = found.setdefault(after.key(), _World(after, 0.0, world, int(action)))
            same.weight += share
            if rng.random() * same.weight < share:
                same.before, same.action = world, int(action)
    return list(found.values())


def _thinned(worlds: list[_World], most: int, rng: Random) -> list[_World]:
    """Keep at most `most` worlds, drawn by weight; scale the weights to 1."""
    total = sum(world.weight for world in worlds)
    for world in worlds:
        world.weight /= total
    if len(worlds) <= most:
        return worlds
    copies: dict[int, int] = {}
    reached, mark = 0.0, rng.random()  # evenly spaced marks: each world has its share of them
    for place, world in enumerate(worlds):
        reached += world.weight * most
        while mark < reached:
            copies[place] = copies.get(place, 0) + 1
            mark += 1
    for place, count in copies.items():
        worlds[place].weight = count / most
    return [worlds[place] for place in copies]
