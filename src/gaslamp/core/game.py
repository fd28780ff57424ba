"""A game as the rest of the project knows it: rules, views, words and what can be deduced."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic

from typing_extensions import TypeVar

from gaslamp.core.belief import Belief
from gaslamp.core.game_rules import GameOrigin, OptionsT, Scoring, StateT
from gaslamp.core.game_views import GameViews, NotebookT
from gaslamp.core.game_words import ViewT, Wording
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.observation import Layout
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.puzzle import PuzzleKind
from gaslamp.core.state import SPECTATOR

__all__ = ["Game", "GameOrigin", "Scoring", "Wording", "viewers"]

BeliefT = TypeVar("BeliefT", bound=Belief, default=Any)


class Game(
    GameViews[OptionsT, StateT, ViewT, NotebookT],
    Generic[OptionsT, StateT, ViewT, BeliefT, NotebookT],
):
    """One of the games: its rules, its board, its words, what each viewer can deduce."""

    @abstractmethod
    def observation(self, options: OptionsT) -> Layout:
        """Name the parts of what `State.observe` writes."""

    def belief_layout(self, options: OptionsT) -> Layout:
        """Name the parts of what `Belief.marginals` writes; none where a game does not say."""
        return Layout(())

    @abstractmethod
    def belief(self, options: OptionsT, viewer: int, policy: Policy | None = None) -> BeliefT:
        """Begin a belief at the set-up, of others who play by a policy; at random without one."""

    @abstractmethod
    def notebook(self, belief: BeliefT) -> NotebookT:
        """Say what follows from a belief."""

    def heuristics(self, options: OptionsT) -> Heuristics:
        """Give the game's heuristics; a game without its own gets uniform ones."""
        return Heuristics()

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of a viewer's notebook that say what the others can deduce about it.

        The other fields are what the viewer itself can deduce.
        """
        return frozenset()

    def small(self) -> tuple[Game, Options]:
        """Name a variant so small that every possible world can be listed: tests judge it all."""
        return self, self.options()

    def puzzles(self) -> tuple[PuzzleKind, ...]:
        """List the kinds of puzzles that can be found in this game; none unless it says."""
        return ()


def viewers(seats: int) -> list[int]:
    """List everybody who looks: the seats and a spectator."""
    return [*range(seats), SPECTATOR]
