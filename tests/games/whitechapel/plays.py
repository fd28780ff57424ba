"""Ways to play in tests: at random, but so that the nights go on."""

from __future__ import annotations

from librt.random import Random

from gaslamp.games.whitechapel.actions import ALLEY, ARREST, COACH, HOME, PASS, STEP, YES
from gaslamp.games.whitechapel.board import Board
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import ACTING, ESCAPE


def distances(board: Board, start: int) -> dict[int, int]:
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
    if state.phase == ESCAPE and rng.randrange(3):
        return _homewards(state, actions)
    if state.phase == ACTING and rng.randrange(8):
        actions = [a for a in actions if not (ARREST <= a < YES or a == PASS)] or actions
    return actions[rng.randrange(len(actions))]


def _homewards(state: Whitechapel, actions: list[int]) -> int:
    away = distances(state.board, state.hideout)
    walks = [action for action in actions if action < ALLEY] or actions

    def left(action: int) -> int:
        end = (action - COACH) % STEP if action >= COACH else action % STEP
        return away.get(end, 99)

    return min(walks, key=left)
