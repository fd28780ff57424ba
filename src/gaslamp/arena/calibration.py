"""Measures beliefs on recorded games: the weight of the truth, and calibration."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, stdev
from typing import TypeAlias

import msgspec

from gaslamp.arena.estimates import Estimate, Z
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, Terms
from gaslamp.core.belief import Belief
from gaslamp.core.codes import ViewerId, sight_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, State

PolicyChoice: TypeAlias = Callable[[Game, Options, int], Policy | None]
"""Returns the policy that a viewer assumes of the others."""

CERTAIN = 1 - 1e-9  # from such a weight on there is nothing left to know
LEAST = 2.0**-100  # of a weight, so that a score stays a number
MOST_WORLDS = 1000  # that are listed to see how often weights are right
EDGES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # between the bins of weights
STAGES = 10  # parts of a game


class Bin(msgspec.Struct):
    """Worlds of about the same weight: how many, their weights, how many were true."""

    worlds: int = 0
    said: float = 0.0
    true: int = 0

    def add(self, weight: float, *, is_true: bool) -> None:
        """Add a world."""
        self.worlds += 1
        self.said += weight
        self.true += is_true


class TruthScores(msgspec.Struct):
    """How many bits a belief was short of the truth, by game and by stage, and its bins."""

    by_game: list[list[float]]
    by_stage: list[list[float]]
    bins: list[Bin]

    @property
    def bits(self) -> float:
        """Return the mean over all steps."""
        return fmean(bits for game in self.by_game for bits in game)


class Calibration(msgspec.Struct):
    """A viewer's belief about a bot, under a policy and under uniform play."""

    viewer: ViewerId
    about: str
    uniform: TruthScores
    heuristics: TruthScores

    @property
    def steps(self) -> int:
        """Count the steps at which there was something to know."""
        return sum(len(game) for game in self.uniform.by_game)

    def gain(self) -> Estimate:
        """Estimate how many bits a step the policy tells, from what it tells in each game."""
        return mean_of(
            [
                fmean(uniform) - fmean(by_policy)
                for uniform, by_policy in zip(
                    self.uniform.by_game, self.heuristics.by_game, strict=True
                )
                if uniform
            ]
        )


def mean_of(values: Sequence[float]) -> Estimate:
    """Estimate a mean with its 95 % interval by the spread of the values."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, -math.inf, math.inf)
    reach = Z * stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def calibrate(
    terms: Terms, games: Iterable[GameResult], viewer: ViewerId, about: str, reads: PolicyChoice
) -> Calibration | None:
    """Calibrate a viewer on the games against one bot; none if it knew everything."""
    calibration = Calibration(viewer, about, _no_scores(), _no_scores())
    for played in games:
        if others(terms, played, viewer) == {about}:
            _follow(calibration, terms, played, reads)
    return calibration if calibration.steps else None


def others(terms: Terms, played: GameResult, viewer: ViewerId) -> set[str]:
    """Name the bots that a viewer played against."""
    roles = match_game(terms).roles
    seats = roles.of_seats(played.job.deal)
    return {
        played.job.holders[role]
        for side, role in zip(roles.sides, seats, strict=True)
        if side != roles.sides[viewer]
    }


def _no_scores() -> TruthScores:
    return TruthScores([], [[] for _ in range(STAGES)], [Bin() for _ in range(len(EDGES) + 1)])


def _follow(
    calibration: Calibration, terms: Terms, played: GameResult, reads: PolicyChoice
) -> None:
    """Update both beliefs with one game, and score them after each sight."""
    game, options, _ = match_game(terms)
    viewer = calibration.viewer
    uniform: Belief = game.belief(options, viewer)
    by_policy: Belief = game.belief(options, viewer, reads(game, options, viewer))
    judged = ((uniform, calibration.uniform), (by_policy, calibration.heuristics))
    for _, scores in judged:
        scores.by_game.append([])
    state: State = game.start(options)
    for number, action in enumerate(played.actions):
        sight = sight_of(state, action, viewer)
        state.apply(action)
        if state.seat == OVER:
            return
        for belief, _ in judged:
            belief.see(sight, state.seat)
        if uniform.weight(state) < CERTAIN:
            stage = number * STAGES // len(played.actions)
            for belief, scores in judged:
                _score(belief, scores, state, stage)
                if state.seat == viewer:
                    _sort_worlds(belief, scores, state)


def _score(belief: Belief, scores: TruthScores, truth: State, stage: int) -> None:
    bits = -math.log2(max(belief.weight(truth), LEAST))
    scores.by_game[-1].append(bits)
    scores.by_stage[stage].append(bits)


def _sort_worlds(belief: Belief, scores: TruthScores, truth: State) -> None:
    """Put each world that the viewer holds possible in the bin of its weight."""
    key = truth.key()
    for world in belief.worlds(MOST_WORLDS) or ():
        weight = world.weight
        scores.bins[bisect_left(EDGES, weight)].add(weight, is_true=world.state.key() == key)
