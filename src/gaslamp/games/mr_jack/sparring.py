"""The alpha-beta search of Mr. Jack, as the arena's sparring partner asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.action_search import ActionSearch
from gaslamp.core.belief import Belief
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.board import BoardTables
from gaslamp.games.mr_jack.heuristics.alpha_beta import HAIR, AlphaBeta


class MrJackSearch(ActionSearch):
    """Values actions for either role."""

    def __init__(self, board: BoardTables) -> None:
        """Make a search that is used for one seat."""
        self.search = AlphaBeta(board)

    def values(
        self, belief: Belief, actions: Sequence[int], nodes: int, margin: float = 0.0
    ) -> Sequence[float]:
        """Return the player's chance to win after each action."""
        self.search.margin = margin + HAIR
        found = self.search.values(belief, vec[i64](actions), nodes)
        if isinstance(belief, JackBelief):
            return [1.0 - value for value in found]
        return [float(value) for value in found]
