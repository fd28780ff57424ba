"""The puzzles of all games, proved once for all tests, and judges that know no game's belief."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from gaslamp.core.belief import World, WorldsBelief
from gaslamp.core.state import REFEREE, SPECTATOR, State
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.puzzle_file import puzzles_of
from gaslamp.learn.puzzle_proofs import ProvedPuzzle, prove

AnswerT = TypeVar("AnswerT", bound=Hashable)

EVERY_PUZZLE = [(game, number) for game in GAMES for number in range(1, len(puzzles_of(game)) + 1)]


@functools.cache
def proved(game: str, number: int) -> ProvedPuzzle:
    """Prove a puzzle."""
    return prove(find_game(game), puzzles_of(game)[number - 1])


def of_kind(game: str, kind: str) -> Iterator[ProvedPuzzle]:
    """Give a game's puzzles of a kind, proved."""
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        if puzzle.kind == kind:
            yield proved(game, number)


def every_world(puzzle: ProvedPuzzle) -> list[World]:
    """List the worlds that the seat can't exclude, by the belief that is right for any game."""
    journal, position, _ = puzzle
    belief = WorldsBelief(position.game.start(position.options), position.seat)
    for entry in journal.seen(position.seat):
        belief.see(entry.sight, entry.turn)
    return belief.worlds(1_000_000) or []


def pursuit(puzzle: ProvedPuzzle) -> WorldsBelief:
    """Give what a spectator could know, a half-made move included."""
    journal, position, _ = puzzle
    state: State = position.game.start(position.options)
    belief = WorldsBelief(state, SPECTATOR)
    for action in journal.actions:
        sight = state.sight(action, SPECTATOR)
        state.apply(action)
        belief.see(sight, state.seat)
    return belief


def told(world: State, action: int, viewer: int) -> tuple[tuple[int, int], ...]:
    """Give what a viewer is told when an action is done in a world, and the referee answers it."""
    after = world.clone()
    sights: list[tuple[int, int]] = []
    while True:
        sight = int(after.sight(action, viewer))
        after.apply(action)
        sights.append((sight, int(after.seat)))
        if after.seat != REFEREE:
            return tuple(sights)
        action = int(after.legal_actions()[0])


def split(
    worlds: Iterable[World], action: int, viewer: int, secret: Callable[[State], AnswerT]
) -> list[frozenset[AnswerT]]:
    """Sort what can be so by what the viewer would be told after an action, the largest first."""
    groups: dict[tuple[tuple[int, int], ...], set[AnswerT]] = {}
    for world in worlds:
        news = told(world.state, action, viewer)
        groups.setdefault(news, set()).add(secret(world.state))
    return sorted(map(frozenset, groups.values()), key=len, reverse=True)
