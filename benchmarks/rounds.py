"""Rounds: our games and OpenSpiel's in turn, several times, so that each has the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from benchmarks import hunt
from benchmarks.spiel import OpenSpiel
from gaslamp.arena.belief_speed import BeliefSpeed
from gaslamp.arena.speed import Speed, measure
from gaslamp.core.game import AnyGame

ROUNDS = 5


class Round(msgspec.Struct, frozen=True):
    """What one round measured: our games by name, the hunt, OpenSpiel's rollouts and games."""

    ours: dict[str, Speed]
    hunting: float | None = None
    rollouts: float | None = None
    driven: dict[str, float] = {}


def play_round(
    games: Sequence[AnyGame],
    spiel: OpenSpiel | None,
    seconds: float,
    tell: Callable[[str], None],
) -> Round:
    """Measure everything once, each figure for so many seconds, telling what comes next."""
    ours: dict[str, Speed] = {}
    for game in games:
        tell(game.name)
        ours[game.name] = measure(game, seconds)
    hunting = hunt.hunting(seconds) if hunt.NAME in ours else None
    if spiel is None:
        return Round(ours, hunting)
    tell("OpenSpiel's rollouts")
    rollouts = spiel.rollouts(seconds)
    driven: dict[str, float] = {}
    for name in spiel.driven_games:
        tell(f"OpenSpiel's {name}")
        driven[name] = spiel.driven(name, seconds)
    return Round(ours, hunting, rollouts, driven)


def steps(games: Sequence[AnyGame], spiel: OpenSpiel | None) -> int:
    """Count how often a round tells what comes next."""
    return len(games) + (1 + len(spiel.driven_games) if spiel else 0)


def median_speed(speeds: Sequence[Speed]) -> Speed:
    """Take the median of each figure of one game, and the worst of the worst."""
    first = speeds[0]
    compiled = [speed.compiled for speed in speeds if speed.compiled is not None]
    return Speed(
        game=first.game,
        compiled=median(compiled) if compiled else None,
        interpreted=median(speed.interpreted for speed in speeds),
        driven=median(speed.driven for speed in speeds),
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
