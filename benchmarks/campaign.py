"""A campaign of random games by the million: `python -m benchmarks.campaign`."""

from __future__ import annotations

import math
from random import SystemRandom
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.random_games import Failed, RandomGames, Tally
from gaslamp.arena.speed import millions, plain_table, progress_bar
from gaslamp.core.errors import UnknownGame
from gaslamp.core.options import options_of
from gaslamp.core.words import say
from gaslamp.games.registry import GAMES, find_game

MILLION = 1_000_000
LAST = 12  # actions before a failure that are printed


class Plan(msgspec.Struct, frozen=True):
    """What is to be played of each game."""

    seed: int
    games: int
    seconds: float
    kit: int


app = App(name="python -m benchmarks.campaign", version_flags=[])


@app.default
def main(
    *names: str,
    games: Annotated[int, Parameter(validator=Number(gte=0))] = MILLION,
    seconds: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    kit: Annotated[int, Parameter(validator=Number(gte=0))] = 20,
    seed: int | None = None,
) -> None:
    """Play random games over random options; stop at the first that breaks.

    Args:
        names: The games to play; all of them unless given.
        games: How many random games of each.
        seconds: How long at most to play each.
        kit: How many games of each to play under every check of the conformance kit, which is slow.
        seed: Where to begin; drawn unless given.
    """
    console = Console()
    try:
        chosen = [find_game(name) for name in names or GAMES]
    except UnknownGame as error:
        console.print(f"{error}", style="red")
        raise SystemExit(2) from None
    first = SystemRandom().randrange(2**40) if seed is None else seed
    plan = Plan(first, games, math.inf if seconds is None else seconds, kit)
    grid = _grid(plan)
    for game in chosen:
        random_games = RandomGames(game)
        try:
            grid.add_row(*_row(random_games, _carry_out(plan, random_games)))
        except Failed as failed:
            console.print(grid)
            _report(console, random_games, failed)
            raise SystemExit(1) from None
    console.print(grid)


def _carry_out(plan: Plan, random_games: RandomGames) -> Tally:
    title = say(random_games.game.title())
    with progress_bar() as bar:
        task = bar.add_task("", total=plan.kit)
        for number in range(plan.kit):
            bar.update(task, completed=number, description=f"{title}, every check", refresh=True)
            random_games.check(plan.seed + number)
        bar.reset(task, total=plan.games)

        def tell(played: int) -> None:
            bar.update(task, completed=played, description=f"{title}, {played:,}", refresh=True)

        return random_games.run(plan.seed, plan.games, plan.seconds, tell)


def _grid(plan: Plan) -> Table:
    grid = plain_table(f"Random games from seed {plan.seed} on; {plan.kit} each with every check")
    grid.add_column("game")
    for heading in ("options", "games", "actions", "longest"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("won by")
    grid.add_column("million actions/s", justify="right")
    return grid


def _row(random_games: RandomGames, tally: Tally) -> list[str]:
    game = random_games.game
    first = say(game.seats(game.options())[0])
    shares = {first: tally.first, "others": tally.others, "both": tally.both}
    won_by = [f"{name} {won / tally.games:.1%}" for name, won in shares.items() if won]
    return [
        say(game.title()),
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
    again = "--kit 1 --games 0" if failed.in_kit else "--kit 0 --games 1"
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
