"""Measures how predictable a bot is: a model learns from recorded games what it chooses."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from gaslamp.arena.calibration import mean_of
from gaslamp.arena.estimates import Estimate
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, Terms
from gaslamp.core.codes import ViewerId, legal_actions
from gaslamp.core.game import Game
from gaslamp.core.state import SPECTATOR, State

ChoiceKind: TypeAlias = tuple[str, int]
"""What is chosen, roughly: the verb, and whether it is among the first or last actions of it."""
DecisionContext: TypeAlias = tuple[object, ...]

PARTS = 3  # of the actions with one verb, in the order of their codes
DOUBT = 4.0  # uniform pseudo-counts that a model begins with


class ObservedChoice(NamedTuple):
    """What could be chosen, by kind, and what was."""

    situation: DecisionContext
    evenly: dict[ChoiceKind, float]  # the probability of each kind under a uniform choice
    chosen: ChoiceKind


class Predictability(msgspec.Struct, frozen=True):
    """How much the model gains over a uniform prediction, in bits a decision of a role."""

    bot: str
    role: int
    decisions: int
    gain: Estimate


def measure_predictability(
    terms: Terms, games: Sequence[GameResult], bot: str, role: int
) -> Predictability | None:
    """Learn from half of the games to predict a bot's choices in the other half, and vice versa."""
    held = [played for played in games if played.job.holders[role] == bot]
    told = [decisions(terms, played, role) for played in held]
    gains = [_gains(_learn(told[1 - half :: 2]), game) for half in (0, 1) for game in told[half::2]]
    by_game = [sum(gain) / len(gain) for gain in gains if gain]
    if not by_game:
        return None
    return Predictability(bot, role, sum(map(len, gains)), mean_of(by_game))


def decisions(terms: Terms, played: GameResult, role: int) -> list[ObservedChoice]:
    """List what a role's bots decided in a game, where there was more than one kind of choice."""
    game, options, roles = match_game(terms)
    seats = roles.of_seats(played.job.deal)
    state: State = game.start(options)
    made: list[ObservedChoice] = []
    for action in played.actions:
        if state.seat >= 0 and seats[state.seat] == role and not state.forced():
            decision = _decision(game, state, action)
            if len(decision.evenly) > 1:
                made.append(decision)
        state.apply(action)
    return made


def _decision(game: Game, state: State, action: int) -> ObservedChoice:
    """Describe a decision by public features, and the legal actions."""
    kinds = _kinds(game, state)
    counted = Counter(kinds.values())
    phase = getattr(game.show(state, ViewerId(SPECTATOR)), "phase", "")
    verbs = tuple(sorted({verb for verb, _ in counted}))
    situation = (phase, verbs, len(kinds).bit_length())
    evenly = {kind: count / len(kinds) for kind, count in counted.items()}
    return ObservedChoice(situation, evenly, kinds[action])


def _kinds(game: Game, state: State) -> dict[int, ChoiceKind]:
    view = game.show(state, ViewerId(int(state.seat)))
    verbs: dict[str, list[int]] = {}
    for action in legal_actions(state):
        verbs.setdefault(game.verb(view, action), []).append(action)
    return {
        action: (verb, place * PARTS // len(actions))
        for verb, actions in verbs.items()
        for place, action in enumerate(actions)
    }


class Habit:
    """What was chosen in a situation, and the expectation under a uniform choice."""

    def __init__(self) -> None:
        """Begin without decisions."""
        self.chosen: dict[ChoiceKind, float] = defaultdict(float)
        self.evenly: dict[ChoiceKind, float] = defaultdict(float)

    def learn(self, decision: ObservedChoice) -> None:
        """Add a decision."""
        self.chosen[decision.chosen] += 1
        for kind, share in decision.evenly.items():
            self.evenly[kind] += share

    def likelihood(self, decision: ObservedChoice) -> float:
        """Return the predicted probability of the choice, in proportion to past choices."""
        weights = {
            kind: share * (self.chosen[kind] + DOUBT) / (self.evenly[kind] + DOUBT)
            for kind, share in decision.evenly.items()
        }
        return weights[decision.chosen] / sum(weights.values())


def _learn(games: Iterable[Sequence[ObservedChoice]]) -> dict[DecisionContext, Habit]:
    habits: dict[DecisionContext, Habit] = defaultdict(Habit)
    for game in games:
        for decision in game:
            habits[decision.situation].learn(decision)
    return habits


def _gains(habits: dict[DecisionContext, Habit], game: Sequence[ObservedChoice]) -> list[float]:
    """Return the bits by which each choice surprised the model less."""
    return [
        math.log2(habits[decision.situation].likelihood(decision))
        - math.log2(decision.evenly[decision.chosen])
        for decision in game
    ]
