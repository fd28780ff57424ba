"""Uses what is proved about the rest of a turn: a win is taken, and so is what can't lose."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action
from gaslamp.core.heuristics import Heuristics


def best_proved(
    heuristics: Heuristics, belief: Belief, actions: Sequence[Action]
) -> Sequence[Action]:
    """Keep the actions about which most is proved: winning, else safe, else all of them."""
    if len(actions) == 1:
        return actions
    proofs = heuristics.proofs(belief, vec[i64](actions))
    best = max(proofs)
    return [action for action, proof in zip(actions, proofs, strict=True) if proof == best]
