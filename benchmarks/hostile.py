"""A campaign of games that are hard on beliefs: `python -m benchmarks.hostile`."""

from __future__ import annotations

import sys
from random import SystemRandom
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.hostile_games import CORNERS, MEGABYTE, Cost, HostileGames
from gaslamp.arena.speed import plain_table, progress_bar
from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game

INTERRUPTED = 130

app = App(name="python -m benchmarks.hostile", version_flags=[])


@app.default
def main(
    *names: str,
    games: Annotated[int, Parameter(validator=Number(gt=0))] = 44,
    seed: int | None = None,
) -> None:
    """Play hostile games; print the worst that they cost the beliefs.

    Args:
        names: The games to play; all of them unless given.
        games: How many of each.
        seed: Where to begin; drawn unless given.
    """
    console = Console()
    try:
        chosen = [find_game(name) for name in names or GAMES]
    except UnknownGame as error:
        console.print(f"{error}", style="red")
        raise SystemExit(2) from None
    first = SystemRandom().randrange(2**40) if seed is None else seed
    grid = _grid(first)
    try:
        for game in chosen:
            for by_policy in (False, True) if game.name == CORNERS else (False,):
                cost = _carry_out(game, first, games, by_policy=by_policy)
                grid.add_row(*_row(game, cost, by_policy=by_policy))
    except KeyboardInterrupt:
        console.print(grid)
        raise SystemExit(INTERRUPTED) from None
    console.print(grid)


def _carry_out(game: Game, first: int, games: int, *, by_policy: bool) -> Cost:
    """Play the games, then the heaviest of them again to see what memory it takes."""
    title = translate(game.title())
    hostile, cost = HostileGames(game, by_policy=by_policy), Cost()
    with progress_bar() as bar:
        task = bar.add_task("", total=games)
        for number in range(games):
            bar.update(task, completed=number, description=f"{title}, {number}", refresh=True)
            hostile.play(first + number, cost, sys.maxsize)
        bar.update(task, completed=games, description=f"{title}, memory", refresh=True)
        hostile.weigh(cost)
    return cost


def _grid(seed: int) -> Table:
    grid = plain_table(f"Hostile games from seed {seed} on: what the beliefs cost at worst, in ms")
    grid.add_column("game")
    for heading in ("games", "updates", "update", "notebook", "both", "rows", "MB"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("not exact", justify="right")
    return grid


def _row(game: Game, cost: Cost, *, by_policy: bool) -> list[str]:
    title = translate(game.title())
    return [
        f"{title}, by policy" if by_policy else title,
        f"{cost.games}",
        f"{cost.updates:,}",
        f"{cost.worst * 1e3:.1f}",
        f"{cost.worst_notebook * 1e3:.1f}",
        f"{cost.worst_pair * 1e3:.1f}",
        f"{cost.size:,}",
        f"{cost.memory / MEGABYTE:.1f}",
        f"{cost.inexact} ({cost.inexact / max(cost.updates, 1):.2%})",
    ]


if __name__ == "__main__":
    app()
