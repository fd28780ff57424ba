"""The puzzles of all games, proved once for all tests, and judges that know no game's belief."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from gaslamp.core.belief import World, WorldsBelief
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.proving import Proved, prove
from gaslamp.learn.puzzle import puzzles_of

PUZZLED = [game for game in GAMES if find_game(game).puzzles()]
EVERY_PUZZLE = [(game, number) for game in GAMES for number in range(1, len(puzzles_of(game)) + 1)]


@functools.cache
def proved(game: str, number: int) -> Proved:
    """Prove a puzzle."""
    return prove(find_game(game), puzzles_of(game)[number - 1])


def of_kind(game: str, kind: str) -> Iterator[Proved]:
    """Give a game's puzzles of a kind, proved."""
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        if puzzle.kind == kind:
            yield proved(game, number)


def every_world(case_of: Proved) -> list[World]:
    """List the worlds that the seat can't exclude, by the belief that is right for any game."""
    journal, case, _ = case_of
    belief = WorldsBelief(case.game.start(case.options), case.seat)
    for entry in journal.seen(case.seat):
        belief.see(entry.sight, entry.turn)
    return belief.worlds(1_000_000) or []
