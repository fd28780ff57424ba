"""Measures how even a game is: plays its variants, shows progress, and prints the table."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp.arena.balance import BalanceMatch, Variant, variants_of
from gaslamp.arena.balance_report import BalanceReport
from gaslamp.arena.balance_results import results_of, written
from gaslamp.arena.game_entry import enter_game
from gaslamp.arena.match import Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import check_entries, runner
from gaslamp.cli import files
from gaslamp.cli.arena_command import check_amounts, progress_bar
from gaslamp.cli.terminal import Terminal
from gaslamp.core.options import options_of

BALANCE_OPTIONS = ("games", "seed", "jobs", "bot", "folder", "json", "ray", "lang")


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class BalanceOptions:
    """The options of a measurement: who plays how much, where, and what is saved."""

    games: Annotated[int, Parameter(help="cli-param-balance-games", metavar="N")] = 600
    seed: Annotated[int, Parameter(help="cli-param-match-seed", metavar="N")] = 0
    jobs: Annotated[int, Parameter(help="cli-param-jobs", metavar="N")] = 1
    bot: Annotated[str, Parameter(help="cli-param-balance-bot", metavar="BOT")] = "club:nodes=100"
    folder: Annotated[Path | None, Parameter(help="cli-param-balance-folder", metavar="DIR")] = None
    json: Annotated[Path | None, Parameter(help="cli-param-balance-json", metavar="FILE")] = None
    ray: Annotated[str | None, Parameter(help="cli-param-ray", metavar="ADDRESS")] = None

    def path_of(self, game: str, variant: Variant) -> Path | None:
        """Name the file of a variant's games, if they are kept."""
        if self.folder is None:
            return None
        return self.folder / f"{game}-{variant.file_name}.jsonl"


def measure_balance(
    terminal: Terminal, name: str, agreed: Mapping[str, str], measuring: BalanceOptions
) -> None:
    """Play all variants and print the table; after Ctrl-C, that of the games played so far."""
    check_amounts(measuring.games, measuring.seed, measuring.jobs)
    variants = variants_of(enter_game(name), agreed)
    with _matches(name, variants, measuring) as matches:
        try:
            _play(terminal, matches, measuring)
        except KeyboardInterrupt:
            _tell(terminal, variants, matches, measuring)
            if measuring.folder is not None:
                left = sum(match.left() for match in matches)
                terminal.say("cli-match-goes-on", left=left, file=str(measuring.folder))
            raise
        _tell(terminal, variants, matches, measuring)


@contextmanager
def _matches(
    name: str, variants: Sequence[Variant], measuring: BalanceOptions
) -> Generator[list[BalanceMatch], None, None]:
    """Open the records of all variants, once the bot is known to play every one of them."""
    game = enter_game(name)
    terms = [
        Terms(
            game=name,
            version=game.version,
            options=options_of(variant.options),
            seed=measuring.seed,
        )
        for variant in variants
    ]
    for each in terms:
        check_entries(each, [measuring.bot])
    if measuring.folder is not None:
        with files.refusing(measuring.folder):
            measuring.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as opened:
        yield [
            BalanceMatch(
                opened.enter_context(MatchFile(each, measuring.path_of(game.name, variant))),
                measuring.bot,
                measuring.games,
            )
            for variant, each in zip(variants, terms, strict=True)
        ]


def _play(terminal: Terminal, matches: Sequence[BalanceMatch], measuring: BalanceOptions) -> None:
    with progress_bar(terminal) as bar:
        task = bar.add_task(measuring.bot, total=sum(match.left() for match in matches))
        for match in matches:
            match.run(runner(measuring.jobs, measuring.ray), lambda _: bar.update(task, advance=1))


def _tell(
    terminal: Terminal,
    variants: Sequence[Variant],
    matches: Sequence[BalanceMatch],
    measuring: BalanceOptions,
) -> None:
    game = matches[0].match.game
    report = BalanceReport(game, measuring.bot, measuring.seed, terminal.language)
    for variant, match in zip(variants, matches, strict=True):
        report.add(variant.differences, match)
    terminal.console.print(*report.render(), sep="\n")
    if measuring.json is not None:
        measured = zip(variants, matches, strict=True)
        results = results_of(game, measuring.bot, measuring.seed, measured)
        with files.refusing(measuring.json):
            measuring.json.write_bytes(written(results))
