"""Measures a bot against each style of a game, in both roles: `python -m benchmarks.styles GAME`.

Styles play one role each, so the bot plays the other against it. All is bounded by nodes. With
`--json` the games are kept, and the same command goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cyclopts import App

from benchmarks.sparring import written
from gaslamp.arena.estimates import Estimate, mean, wilson
from gaslamp.arena.match import MatchJob, Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.roles import ROLES, roles_of
from gaslamp.arena.runners import check_entries, runner
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.translation import translate
from gaslamp.games.registry import find_game

NODES = (400,)

app = App(name="python -m benchmarks.styles", version_flags=[])


@app.default
def main(  # noqa: PLR0913  (the options of a command)
    game: str,
    *settings: str,
    bot: str = "club",
    games: int = 40,
    nodes: tuple[int, ...] = NODES,
    seed: int = 1888,
    jobs: int = 1,
    json: Path | None = None,
) -> None:
    """Play the games and print a row for each amount of thinking and each style.

    Args:
        game: The game.
        settings: Options of the game, as `detectives=3`.
        bot: The bot that is measured.
        games: How many games are played for each row.
        nodes: How many simulations it has for a move; each number has rows of its own.
        seed: The seed of the deals.
        jobs: How many processes play.
        json: Where the games are kept.
    """
    found = find_game(game)
    options = options_from(found.options, dict(one.split("=", 1) for one in settings))
    terms = Terms(game=found.name, version=found.version, options=options_of(options), seed=seed)
    bots = [f"{bot}:nodes={number}" for number in nodes]
    check_entries(terms, bots)
    names = [translate(name) for name in roles_of(found, options).names]
    print("| bot | as | against | games | won |")
    print("|---|---|---|---|---|")
    with MatchFile(terms, json) as record:
        for entry in bots:
            for role in ROLES:
                rates = []
                for style in styles_against(found, options, role):
                    rates.append(play(record, jobs_of(entry, style, role, games), role, jobs))
                    print_row(entry, names[role], style, games, rates[-1])
                if rates:
                    print_row(entry, names[role], "mean", games * len(rates), mean(rates))


def styles_against(game: Game, options: Options, role: int) -> list[str]:
    """List the styles of the other role."""
    return [name for name, make in game.styles(options).items() if make().role != role]


def jobs_of(bot: str, style: str, role: int, games: int) -> list[MatchJob]:
    """List the games of a bot in a role against a style, a deal for each."""
    return [MatchJob(bot, style, deal, exchanged=role == 1) for deal in range(games)]


def play(record: MatchFile, jobs: Sequence[MatchJob], role: int, processes: int) -> Estimate:
    """Play what is missing of some games; estimate how often the bot wins in its role."""
    missing = iter([job for job in jobs if job not in record.played])
    for played in runner(processes, None)(record.terms, missing):
        record.add(played)
    won = sum(abs(role - record.played[job].share) for job in jobs)
    return wilson(won, len(jobs))


def print_row(*cells: str | int | Estimate) -> None:
    """Print a row of the table."""
    texts = (written(cell) if isinstance(cell, Estimate) else str(cell) for cell in cells)
    print(f"| {' | '.join(texts)} |", flush=True)


if __name__ == "__main__":
    app()
