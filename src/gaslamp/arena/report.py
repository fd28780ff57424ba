"""The report of a match, as tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from gaslamp.arena.estimates import Estimate
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import Terms
from gaslamp.arena.roles import ROLES
from gaslamp.arena.speed import plain_table
from gaslamp.arena.summary import Faults, PairingScore, Summary, Times
from gaslamp.core.terminal_art import percent
from gaslamp.core.text import Text
from gaslamp.core.translation import Phrases, translate


class MatchReport:
    """Lays out a summary in one language."""

    def __init__(self, terms: Terms, summary: Summary, language: str) -> None:
        """Take a match and its summary."""
        self.terms = terms
        self.summary = summary
        self.language = language
        self.words = Phrases("arena", language)
        self.game, _, self.roles = match_game(terms)

    def render(self) -> Group:
        """Lay out the scores, the verdicts, the ladder, the times and what went wrong."""
        faults = map(self._fault, self.summary.faults)
        return Group(self._scores(), *self._verdicts(), *self._ladder(), self._times(), *faults)

    def _scores(self) -> Table:
        title = self.words("title", game=self.game.title(), seed=str(self.terms.seed))
        grid = plain_table(title)
        for heading in ("bot", "against", "role"):
            grid.add_column(self.words(heading))
        for heading in ("games", *(("share",) if self._is_levelled else ()), "won", "interval"):
            grid.add_column(self.words(heading), justify="right", no_wrap=True)
        for score in self.summary.scores:
            self._add_score(grid, score)
        return grid

    @property
    def _is_levelled(self) -> bool:
        return self.roles.count > 2

    def _add_score(self, grid: Table, score: PairingScore) -> None:
        bots = [score.first, score.second]
        for role in ROLES:
            share = [self.percent(score.shares[role])] if self._is_levelled else []
            name = self.say(self.roles.names[role])
            figures = self._figures(score.roles[role])
            grid.add_row(*bots, name, str(score.games // 2), *share, *figures)
            bots = ["", ""]
        blank = [""] if self._is_levelled else []
        figures = self._figures(score.mean)
        grid.add_row(*bots, self.words("mean"), str(score.games), *blank, *figures)

    def _figures(self, estimate: Estimate) -> list[str]:
        low, high = self.percent(estimate.low), self.percent(estimate.high)
        return [self.percent(estimate.rate), self.words("from-to", low=low, high=high)]

    def _verdicts(self) -> list[str]:
        return [
            self.words(
                f"verdict-{score.verdict}",
                first=score.first,
                second=score.second,
                deals=sum(score.deals),
                won=score.deals[0],
                lost=score.deals[2],
            )
            for score in self.summary.scores
            if score.verdict is not None
        ]

    def _ladder(self) -> list[RenderableType]:
        if self.summary.ladder is None:
            return [self.words("no-openskill")]
        if not self.summary.ladder:  # a bot that plays against itself alone
            return []
        grid = plain_table(self.words("ladder"))
        grid.add_column("", justify="right")
        grid.add_column(self.words("bot"))
        grid.add_column(self.words("rating"), justify="right")
        for place, rating in enumerate(self.summary.ladder, start=1):
            figure = f"{self.number(rating.mu, 1)} ± {self.number(2 * rating.sigma, 1)}"
            grid.add_row(str(place), rating.bot, figure)
        return [grid]

    def _times(self) -> Table:
        grid = plain_table(self.words("times"))
        grid.add_column(self.words("bot"))
        for heading in ("moves", "median", "p99", "longest", "longest-turn"):
            grid.add_column(self.words(heading), justify="right")
        for times in self.summary.times:
            grid.add_row(times.bot, str(times.moves), *self._durations(times))
        return grid

    def _durations(self, times: Times) -> list[str]:
        figures = (times.median, times.p99, times.longest, times.longest_turn)
        return [self.number(milliseconds, 2) for milliseconds in figures]

    def _fault(self, faults: Faults) -> str:
        return self.words("faults", bot=faults.bot, count=faults.games, what=faults.what)

    def percent(self, share: float) -> str:
        """Write a share."""
        return percent(share, self.language)

    def number(self, value: float, digits: int) -> str:
        """Write a number with that many digits after the point, which is a comma in French."""
        whole, _, part = f"{value:.{digits}f}".partition(".")
        return self.words("number", whole=whole, part=part)

    def say(self, message: Text) -> str:
        """Put a message into words."""
        return translate(message, self.language)
