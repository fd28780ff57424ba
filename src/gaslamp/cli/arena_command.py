"""Runs a match between bots: plays, shows progress, and prints the result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from gaslamp.arena.bot_process import BOT_TIMEOUT
from gaslamp.arena.estimates import Sprt
from gaslamp.arena.game_entry import enter_game
from gaslamp.arena.match import GameResult, Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.plot import render_plot
from gaslamp.arena.report import MatchReport
from gaslamp.arena.runners import check_entries, runner
from gaslamp.arena.tournament import Tournament
from gaslamp.cli import files
from gaslamp.cli.errors import UsageError
from gaslamp.cli.terminal import Terminal
from gaslamp.core.options import Options, options_of
from gaslamp.core.random_source import SEEDS
from gaslamp.core.text import text

MATCH_OPTIONS = (
    "games", "seed", "jobs", "json", "plot", "sprt", "better", "patience", "ray", "lang",
)  # fmt: skip
MOST_GAMES = 1_000_000
MOST_JOBS = 1024


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class MatchOptions:
    """The options of a match: how much is played, where, and what is saved."""

    games: Annotated[int, Parameter(help="cli-param-match-games", metavar="N")] = 200
    seed: Annotated[int, Parameter(help="cli-param-match-seed", metavar="N")] = 0
    jobs: Annotated[int, Parameter(help="cli-param-jobs", metavar="N")] = 1
    json: Annotated[Path | None, Parameter(help="cli-param-json", metavar="FILE")] = None
    plot: Annotated[Path | None, Parameter(help="cli-param-plot", metavar="FILE")] = None
    sprt: Annotated[bool, Parameter(help="cli-param-sprt")] = False
    better: Annotated[float, Parameter(help="cli-param-better", metavar="RATE")] = 0.55
    patience: Annotated[float, Parameter(help="cli-param-patience", metavar="SECONDS")] = (
        BOT_TIMEOUT
    )
    ray: Annotated[str | None, Parameter(help="cli-param-ray", metavar="ADDRESS")] = None

    def check(self, bots: Sequence[str]) -> None:
        """Raise an error for options that can't be played."""
        if len(bots) < 2:
            raise UsageError(text("cli-too-few-bots"))
        check_amounts(self.games, self.seed, self.jobs)
        if not 0.5 < self.better < 1:
            raise UsageError(text("cli-bad-better", better=str(self.better)))
        if not 0 < self.patience < math.inf:
            raise UsageError(text("cli-bad-patience", patience=str(self.patience)))

    @property
    def deals(self) -> int:
        """Count the deals: each is played twice, with the roles exchanged."""
        return (self.games + 1) // 2


def check_amounts(games: int, seed: int, jobs: int) -> None:
    """Raise an error for numbers of games, seeds and processes that can't be played."""
    if not 1 <= games <= MOST_GAMES:
        raise UsageError(text("cli-bad-games", games=str(games), most=MOST_GAMES))
    if not 0 <= seed < SEEDS:
        raise UsageError(text("cli-bad-seed", seed=str(seed)))
    if not 1 <= jobs <= MOST_JOBS:
        raise UsageError(text("cli-bad-jobs", jobs=str(jobs), most=MOST_JOBS))


def run_match(
    terminal: Terminal, game: str, options: Options, bots: Sequence[str], match: MatchOptions
) -> None:
    """Play a match and print its result; after Ctrl-C, that of the games played so far."""
    match.check(bots)
    terms = Terms(
        game=game, version=enter_game(game).version, options=options_of(options), seed=match.seed
    )
    check_entries(terms, bots, match.patience)
    with MatchFile(terms, match.json) as record:
        tournament = Tournament(
            record, bots, match.deals, Sprt(match.better) if match.sprt else None
        )
        try:
            _play(terminal, tournament, match)
        except KeyboardInterrupt:
            _tell(terminal, tournament, match)
            if match.json is not None:
                terminal.say("cli-match-goes-on", left=tournament.left(), file=str(match.json))
            raise
        _tell(terminal, tournament, match)
        record.close(tournament.summary())


def progress_bar(terminal: Terminal) -> Progress:
    """Make a progress bar over the games, shown on a terminal only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )


def _play(terminal: Terminal, tournament: Tournament, match: MatchOptions) -> None:
    with progress_bar(terminal) as bar:
        task = bar.add_task("", total=tournament.left())

        def tell(played: GameResult) -> None:
            bar.update(task, description=f"{played.job.first} – {played.job.second}", advance=1)
            if match.sprt:  # a pairing that is decided needs no more games
                bar.update(task, total=bar.tasks[task].completed + tournament.left())

        tournament.run(runner(match.jobs, match.ray, match.patience), tell)


def _tell(terminal: Terminal, tournament: Tournament, match: MatchOptions) -> None:
    report = MatchReport(tournament.record.terms, tournament.summary(), terminal.language)
    terminal.console.print(report.render())
    if match.plot is not None:
        with files.refusing(match.plot):
            match.plot.write_text(render_plot(report), encoding="utf-8")
        terminal.say("cli-plot-drawn", file=str(match.plot))
