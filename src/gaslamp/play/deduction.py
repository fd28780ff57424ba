"""Keeps a viewer's belief up to date with its log."""

from __future__ import annotations

from gaslamp.core.belief import Belief
from gaslamp.core.codes import ViewerId
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.log import Seen
from gaslamp.core.options import Options
from gaslamp.core.view import Notebook


class Deduction:
    """A viewer's belief, built from its own log alone, and the notebook that follows from it."""

    def __init__(self, game: Game, options: Options, viewer: ViewerId) -> None:
        """Begin at the set-up."""
        self.game = game
        self.options = options
        self.viewer = viewer
        self._begin()

    def _begin(self) -> None:
        self.belief: Belief = self.game.belief(self.options, self.viewer)
        self.seen: list[Seen] = []

    def follow(self, journal: Journal) -> Belief:
        """Update with what is new in the viewer's log; begin again after an undo."""
        seen = journal.seen(self.viewer)
        if seen[: len(self.seen)] != self.seen:
            self._begin()
        for entry in seen[len(self.seen) :]:
            self.belief.see(entry.sight, entry.turn)
        self.seen = seen
        return self.belief

    def notebook(self, journal: Journal) -> Notebook:
        """Return the notebook for the log so far."""
        notebook: Notebook = self.game.notebook(self.follow(journal))
        return notebook
