"""A campaign of random games and pairs of worlds: `python -m benchmarks.campaign`."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from random import SystemRandom
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.random_games import Failed, RandomGames, Tally, check_one
from gaslamp.arena.speed import millions, plain_table, progress_bar
from gaslamp.core.errors import UnknownGame
from gaslamp.core.options import options_of
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game

MILLION = 1_000_000
LAST = 12  # actions before a failure that are printed


class Plan(msgspec.Struct, frozen=True):
    """What is to be played of each game."""

    seed: int
    games: int
    seconds: float
    pairs: int
    jobs: int


app = App(name="python -m benchmarks.campaign", version_flags=[])


@app.default
def main(
    *names: str,
    games: Annotated[int, Parameter(validator=Number(gte=0))] = MILLION,
    seconds: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    pairs: Annotated[int, Parameter(validator=Number(gte=0))] = MILLION,
    jobs: Annotated[int, Parameter(validator=Number(gt=0))] = os.cpu_count() or 1,
    seed: int | None = None,
) -> None:
    """Play random games over random options, many of them under every check of the kit.

    A pair of worlds is two that a viewer can't tell apart: both must give it the same turn, view,
    choices, refusals, words, observation and log. Stops at the first game that breaks.

    Args:
        names: The games to play; all of them unless given.
        games: How many random games of each.
        seconds: How long at most to play each.
        pairs: How many pairs of worlds to compare in each, under every check of the kit.
        jobs: How many processes compare them.
        seed: Where to begin; drawn unless given.
    """
    console = Console()
    try:
        chosen = [find_game(name) for name in names or GAMES]
    except UnknownGame as error:
        console.print(f"{error}", style="red")
        raise SystemExit(2) from None
    first = SystemRandom().randrange(2**40) if seed is None else seed
    plan = Plan(first, games, math.inf if seconds is None else seconds, pairs, jobs)
    grid = _grid(plan)
    for game in chosen:
        random_games = RandomGames(game)
        try:
            pairs_seen = _compare(plan, random_games)
            grid.add_row(*_row(random_games, _play(plan, random_games), pairs_seen))
        except Failed as failed:
            console.print(grid)
            _report(console, random_games, failed)
            raise SystemExit(1) from None
    console.print(grid)


def _compare(plan: Plan, random_games: RandomGames) -> int:
    """Compare pairs of worlds in several processes until there are enough; count them."""
    compared = 0
    title = translate(random_games.game.title())
    with progress_bar() as bar:
        task = bar.add_task(f"{title}, pairs of worlds", total=plan.pairs)
        for more in _checked(plan, random_games.game.name):
            compared += more
            bar.update(task, completed=compared)
            if compared >= plan.pairs:
                break
    return compared


def _checked(plan: Plan, name: str) -> Iterator[int]:
    """Check one game after the other, and give the pairs of each as they come."""
    seed = plan.seed
    with ProcessPoolExecutor(plan.jobs if plan.pairs else 1) as pool:
        running: set[Future[int]] = set()
        try:
            while plan.pairs:
                while len(running) < 2 * plan.jobs:
                    running.add(pool.submit(check_one, name, seed))
                    seed += 1
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(plan: Plan, random_games: RandomGames) -> Tally:
    title = translate(random_games.game.title())
    with progress_bar() as bar:
        task = bar.add_task("", total=plan.games)

        def tell(played: int) -> None:
            bar.update(task, completed=played, description=f"{title}, {played:,}", refresh=True)

        return random_games.run(plan.seed, plan.games, plan.seconds, tell)


def _grid(plan: Plan) -> Table:
    grid = plain_table(f"Random games from seed {plan.seed} on, without a fault")
    grid.add_column("game")
    for heading in ("pairs of worlds", "options", "games", "actions", "longest"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("won by")
    grid.add_column("million actions/s", justify="right")
    return grid


def _row(random_games: RandomGames, tally: Tally, pairs: int) -> list[str]:
    game = random_games.game
    first = translate(game.seats(game.options())[0])
    shares = {first: tally.first, "others": tally.others, "both": tally.both}
    won_by = [f"{name} {won / tally.games:.1%}" for name, won in shares.items() if won]
    return [
        translate(game.title()),
        f"{pairs:,}",
        f"{len(random_games.tables)}",
        f"{tally.games:,}",
        f"{tally.actions:,}",
        f"{tally.longest} of {max(game.longest(options) for options, _ in random_games.tables)}",
        "\n".join(won_by) or "-",
        millions(tally.actions / tally.seconds) if tally.games else "-",
    ]


def _report(console: Console, random_games: RandomGames, failed: Failed) -> None:
    """Say what broke, and how to see it again."""
    game = random_games.game
    options = " ".join(f"{name}={value}" for name, value in options_of(failed.options).items())
    again = "--pairs 1 --jobs 1 --games 0" if failed.in_kit else "--pairs 0 --games 1"
    actions = random_games.retell(failed.seed)
    lines = [
        f"{game.name} breaks: {type(failed.error).__name__}: {failed.error}",
        *getattr(failed.error, "__notes__", []),
        f"options: {options}",
        f"seed: {failed.seed}",
        f"again: python -m benchmarks.campaign {game.name} --seed {failed.seed} {again}",
    ]
    if not failed.in_kit:
        lines.append(f"after {len(actions)} actions, the last: {', '.join(actions[-LAST:])}")
    console.print("\n".join(lines), style="red", markup=False, highlight=False)


if __name__ == "__main__":
    app()
