"""Rounds: our games and OpenSpiel's in turn, several times, so that each has the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from benchmarks import hunt
from benchmarks.kernel import Kernel
from benchmarks.spiel import OpenSpiel
from gaslamp.arena.belief_speed import BeliefSpeed
from gaslamp.arena.speed import Speed, measure
from gaslamp.core.game import Game

ROUNDS = 5


class Round(msgspec.Struct, frozen=True):
    """What one round measured: our games by name, the hunt, the C kernel, OpenSpiel's games."""

    ours: dict[str, Speed]
    hunting: float | None = None
    kernel: float | None = None
    rollouts: float | None = None
    driven: dict[str, float] = {}


class Sides(msgspec.Struct, frozen=True):
    """Who is measured: our games, and beside them what was found on this machine."""

    games: Sequence[Game]
    kernel: Kernel | None = None
    spiel: OpenSpiel | None = None

    def steps(self) -> int:
        """Count how often a round tells what comes next."""
        theirs = 1 + len(self.spiel.driven_games) if self.spiel else 0
        return len(self.games) + theirs + (self.kernel is not None)


def play_round(sides: Sides, seconds: float, tell: Callable[[str], None]) -> Round:
    """Measure everything once, each figure for so many seconds, telling what comes next."""
    ours: dict[str, Speed] = {}
    for game in sides.games:
        tell(game.name)
        ours[game.name] = measure(game, seconds)
    hunting = hunt.hunting(seconds) if hunt.NAME in ours else None
    kernel = None
    if sides.kernel is not None:
        tell("the C kernel")
        kernel = sides.kernel.rate(seconds)
    if sides.spiel is None:
        return Round(ours, hunting, kernel)
    tell("OpenSpiel's rollouts")
    rollouts = sides.spiel.rollouts(seconds)
    driven: dict[str, float] = {}
    for name in sides.spiel.driven_games:
        tell(f"OpenSpiel's {name}")
        driven[name] = sides.spiel.driven(name, seconds)
    return Round(ours, hunting, kernel, rollouts, driven)


def median_speed(speeds: Sequence[Speed]) -> Speed:
    """Take the median of each figure of one game, and the worst of the worst."""
    first = speeds[0]
    compiled = [speed.compiled for speed in speeds if speed.compiled is not None]
    return Speed(
        game=first.game,
        compiled=median(compiled) if compiled else None,
        interpreted=median(speed.interpreted for speed in speeds),
        driven=median(speed.driven for speed in speeds),
        turn=median(speed.turn for speed in speeds),
        beliefs=_median_beliefs([speed.beliefs for speed in speeds]),
        clone=median(speed.clone for speed in speeds),
        size=first.size,
    )


def _median_beliefs(measured: Sequence[Sequence[BeliefSpeed]]) -> tuple[BeliefSpeed, ...]:
    return tuple(
        BeliefSpeed(
            updates[0].seat,
            median(update.average for update in updates),
            max(update.worst for update in updates),
        )
        for updates in zip(*measured, strict=True)
    )
