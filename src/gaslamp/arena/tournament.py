"""Plays every pairing in both roles on the same deals, until all is played or decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from gaslamp.arena.estimates import Sprt
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, MatchJob
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import JobRunner
from gaslamp.arena.summary import Pairing, Summary, better, finished, pairings, summarise


class Tournament:
    """A match of several bots on a number of deals, each played with the roles both ways."""

    def __init__(
        self, record: MatchFile, bots: Sequence[str], deals: int, sprt: Sprt | None = None
    ) -> None:
        """Play for a record, which may hold games already."""
        self.record = record
        self.sprt = sprt
        self.deals = dict.fromkeys(pairings(bots), deals)  # that count, for each pairing
        for pairing in self.deals:
            self._judge(pairing)

    def _judge(self, pairing: Pairing) -> None:
        """Stop a pairing at the deal that decided it, whichever games ended first."""
        if self.sprt is None:
            return
        deals = finished(self.record.played, pairing, self.deals[pairing])
        verdict, needed = self.sprt.judge(map(better, deals))
        if verdict != "open":
            self.deals[pairing] = needed

    def jobs(self) -> Iterator[MatchJob]:
        """Yield what is left to play, deal by deal, so that all pairings progress together."""
        for deal in range(max(self.deals.values(), default=0)):
            for pairing in self.deals:
                for exchanged in (False, True):
                    job = MatchJob(*pairing, deal, exchanged)
                    if deal < self.deals[pairing] and job not in self.record.played:
                        yield job

    def left(self) -> int:
        """Count the games that are still to be played, unless something is decided before."""
        return sum(1 for _ in self.jobs())

    def run(self, runner: JobRunner, tell: Callable[[GameResult], None]) -> None:
        """Play what is left."""
        with closing(runner(self.record.terms, self.jobs())) as games:
            for played in games:
                self.record.add(played)
                self._judge((played.job.first, played.job.second))
                tell(played)

    def summary(self) -> Summary:
        """Sum up what was played so far."""
        deals = {
            pairing: finished(self.record.played, pairing, most)
            for pairing, most in self.deals.items()
        }
        return summarise(deals, match_game(self.record.terms).roles, self.sprt)
