"""Keeps the choices that exact searches find best: a win, else safe ones, else nearly the best.

These searches look at every reply, where simulations look at likely ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.action_search import ActionSearch
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action
from gaslamp.core.heuristics import Heuristics

MOST_POSITIONS = 400_000
NEARLY = 0.02  # the chance to win by which an action may be worse than the best


def best_proved(
    heuristics: Heuristics, belief: Belief, actions: Sequence[Action]
) -> Sequence[Action]:
    """Keep the actions about which most is proved: winning, else safe, else what is not lost."""
    if len(actions) == 1:
        return actions
    proofs = heuristics.proofs(belief, vec[i64](actions))
    best = max(proofs)
    return [action for action, proof in zip(actions, proofs, strict=True) if proof == best]


def best_searched(
    search: ActionSearch, belief: Belief, actions: Sequence[Action], positions: int
) -> Sequence[Action]:
    """Keep the actions that an alpha-beta search finds the best, or nearly as good."""
    if len(actions) == 1:
        return actions
    values = search.values(belief, actions, min(positions, MOST_POSITIONS), NEARLY)
    least = max(values) - NEARLY
    return [action for action, value in zip(actions, values, strict=True) if value >= least]
