"""The interface of a game: rules, views, words and beliefs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Any, Generic

from typing_extensions import TypeVar

from gaslamp.core.action_search import ActionSearch
from gaslamp.core.belief import Belief
from gaslamp.core.board import ElementId
from gaslamp.core.codes import ViewerId
from gaslamp.core.game_rules import GameOrigin, OptionsT, Scoring, StateT
from gaslamp.core.game_views import GameViews, NotebookT
from gaslamp.core.game_words import ViewT, Wording
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.puzzle import PuzzleKind
from gaslamp.core.state import SPECTATOR
from gaslamp.core.style import Styles

__all__ = ["Game", "GameOrigin", "Scoring", "Wording", "viewers"]

BeliefT = TypeVar("BeliefT", bound=Belief, default=Any)


class Game(
    GameViews[OptionsT, StateT, ViewT, NotebookT],
    Generic[OptionsT, StateT, ViewT, BeliefT, NotebookT],
):
    """A game: its rules, its board, its words, what each viewer can deduce."""

    puzzles: tuple[PuzzleKind, ...] = ()
    """The kinds of puzzles of this game."""

    @abstractmethod
    def observation(self, options: OptionsT) -> Layout:
        """Name the parts of what `State.observe` writes."""

    def belief_layout(self, options: OptionsT) -> Layout:
        """Name the parts of what `Belief.marginals` writes; none by default."""
        return Layout(())

    @abstractmethod
    def belief(self, options: OptionsT, viewer: int, policy: Policy | None = None) -> BeliefT:
        """Begin a belief at the set-up; the others follow a policy, or play at random."""

    @abstractmethod
    def notebook(self, belief: BeliefT) -> NotebookT:
        """Return what follows from a belief."""

    def heuristics(self, options: OptionsT) -> Heuristics:
        """Return the game's heuristics; uniform ones by default."""
        return Heuristics()

    def alpha_beta(self, options: OptionsT) -> ActionSearch | None:
        """Make an alpha-beta search for the arena's sparring partner; none by default."""
        return None

    def styles(self, options: OptionsT) -> Styles:
        """List the styles that the arena has for a game's roles, by name; none by default."""
        return {}

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of a viewer's notebook that say what the others can deduce about it.

        The other fields are what the viewer itself can deduce.
        """
        return frozenset()

    def measures(self, before: ViewT, view: ViewT, notebook: NotebookT) -> tuple[Measure, ...]:
        """Count what is good or bad for the viewer after a move, the most telling first.

        From what it saw before the move and what it sees and can deduce after it, alone. Reviews
        compare choices by them; without any, only what is `counted` is compared.
        """
        return ()

    def known_of(self, seat: int, notebook: NotebookT) -> Collection[ElementId]:
        """List what is still possible of a seat's secret, by a notebook; none if it hides nothing.

        The notebook is the seat's own where that says what the others can deduce, and otherwise
        that of a spectator.
        """
        about = self.counted in self.about_viewer(seat)
        return list(getattr(notebook, self.counted)) if about else ()

    def small(self) -> tuple[Game, Options]:
        """Return a variant so small that tests can list every possible world."""
        return self, self.options()


def viewers(seats: int) -> list[ViewerId]:
    """List all viewers: the seats and a spectator."""
    return [ViewerId(viewer) for viewer in (*range(seats), SPECTATOR)]
