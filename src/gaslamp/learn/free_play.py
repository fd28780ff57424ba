"""Free play within a lesson: the learner plays any move, and novice bots answer."""

from __future__ import annotations

from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.core.codes import Seat, all_seats
from gaslamp.core.journal import Journal, seeded
from gaslamp.play.player import AutomaticPlayer
from gaslamp.play.table import Table


class FreePlay:
    """Some turns of a game with novices at the other seats; a seed makes it the same each time.

    A turn of the learner's is over when another seat has acted, or the game is over.
    """

    def __init__(self, journal: Journal, seat: Seat, seed: int) -> None:
        """Begin at the lesson's position; the others play to the learner's turn."""
        self.seat = seat
        seats = all_seats(len(journal.game.seats(journal.options)))
        novices: dict[int, AutomaticPlayer] = {
            other: LevelBot(journal.game, journal.options, other, seed + other, NOVICE)
            for other in seats
            if other != seat
        }
        self.table = Table(journal, novices, seeded(seed))
        self.table.advance()
        self.turns = 0
        self.decisions = 0
        self.decided = len(journal.actions)
        """How many actions had been played when the learner's last turn was over."""

    def play(self, action: int) -> None:
        """Play the learner's action, and let the others answer."""
        journal = self.table.journal
        start = len(journal.actions)
        self.decisions += 1
        self.table.play(self.seat, action)
        self.table.advance()
        actors = [seen.actor for seen in journal.seen(self.seat)]
        answers = [place for place in range(start, len(actors)) if self._is_other(actors[place])]
        if answers or self.table.is_over:
            self.turns += 1
            self.decided = answers[0] if answers else len(actors)

    def _is_other(self, actor: int) -> bool:
        return actor >= 0 and actor != self.seat
