"""Pairs of true stories that one viewer can't tell apart."""

from __future__ import annotations

from typing import NamedTuple

from librt.random import Random

from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, State
from gaslamp.core.testing.random_options import random_options

MOST_FOLLOWED = 240  # stories at once
MOST_BRANCHES = 3  # ways in which each goes on
MOST_TRIES = 60  # games, until one has a twin


class Story(NamedTuple):
    """What was agreed, and the true actions."""

    game: Game
    options: Options
    actions: tuple[int, ...]


class _Told(NamedTuple):
    state: State
    actions: tuple[int, ...]


def twins(game: Game, viewer: int, seed: int, length: int) -> tuple[Story, Story]:
    """Find two stories that differ, and give the viewer the same sights and turns."""
    for attempt in range(MOST_TRIES):
        rng = Random(seed * MOST_TRIES + attempt)
        options = random_options(game, rng)
        if viewer >= len(game.seats(options)):
            continue
        story = _played(game, options, rng, length // 3 + int(rng.randrange(length)))
        other = _twin(story, viewer, rng)
        if other is not None:
            return story, other
    raise AssertionError(f"viewer {viewer} of {game.name} knows everything")


def _played(game: Game, options: Options, rng: Random, length: int) -> Story:
    """Play at random until somebody has a choice, not to the end: there everything opens."""
    state: State = game.start(options)
    actions: list[int] = []
    waits = 0
    while state.seat != OVER and len(actions) < length:
        if state.seat >= 0 and not state.forced():
            waits = len(actions)
        actions.append(int(state.sample_action(rng)))
        state.apply(actions[-1])
    return Story(game, options, tuple(actions[:waits]))


def _twin(story: Story, viewer: int, rng: Random) -> Story | None:
    """Follow many stories that look the same to the viewer; give the one that differs most."""
    truth: State = story.game.start(story.options)
    told = [_Told(truth.clone(), ())]
    for action in story.actions:
        sight = int(truth.sight(action, viewer))
        truth.apply(action)
        told = _followed(told, sight, int(truth.seat), viewer, rng)
        if not told:
            return None
    most = max(told, key=lambda other: _differences(other.actions, story.actions))
    if most.actions == story.actions:
        return None
    return story._replace(actions=most.actions)


def _followed(told: list[_Told], sight: int, turn: int, viewer: int, rng: Random) -> list[_Told]:
    found: dict[tuple[int, ...], _Told] = {}
    for state, actions in told:
        alike = [int(a) for a in state.legal_actions() if state.sight(a, viewer) == sight]
        for _ in range(min(MOST_BRANCHES, len(alike))):
            after = state.clone()
            action = alike.pop(int(rng.randrange(len(alike))))
            after.apply(action)
            if after.seat == turn:
                found.setdefault(after.key(), _Told(after, (*actions, action)))
    kept = list(found.values())
    while len(kept) > MOST_FOLLOWED:
        kept.pop(int(rng.randrange(len(kept))))
    return kept


def _differences(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))
