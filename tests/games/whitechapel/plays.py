"""Ways to play in tests: at random, but so that the nights go on."""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from gaslamp.core.state import OVER
from gaslamp.core.testing.random_options import sample_options
from gaslamp.games.whitechapel.actions import ALLEY, ARREST, HOME, PASS, YES, circle_of
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.phases import ACTING, COACHING, ESCAPE
from gaslamp.games.whitechapel.rules.state import Whitechapel


def distances(board: BoardTables, start: int) -> dict[int, int]:
    """Count the walks from a circle to every other."""
    found = {start: 0}
    waiting = [start]
    for circle in waiting:
        for end in board.walks.row(circle):
            if end not in found:
                found[end] = found[circle] + 1
                waiting.append(end)
    return found


def homing(state: Whitechapel, rng: Random) -> int:
    """Jack makes for his hideout most of the time; the police ask more than they arrest."""
    actions = [int(action) for action in state.legal_actions()]
    if HOME in actions and rng.randrange(4):
        return HOME
    if state.phase in (ESCAPE, COACHING) and rng.randrange(3):
        return _homewards(state, actions)
    if state.phase == ACTING and rng.randrange(8):
        actions = [a for a in actions if not (ARREST <= a < YES or a == PASS)] or actions
    return actions[rng.randrange(len(actions))]


def _homewards(state: Whitechapel, actions: list[int]) -> int:
    away = distances(state.board, state.hideout)
    walks = [action for action in actions if action < ALLEY] or actions
    return min(walks, key=lambda action: away.get(circle_of(action), 99))


def played(games: int, seed: int) -> Iterator[Whitechapel]:
    """Give every position of a few games that go on for nights, over the usual and other options.

    A position changes when the next one is asked for.
    """
    rng = Random(seed)
    for game in range(games):
        state = GAME.start(
            sample_options(WhitechapelOptions, rng) if game else WhitechapelOptions()
        )
        yield state
        while state.seat != OVER:
            state.apply(homing(state, rng))
            yield state
