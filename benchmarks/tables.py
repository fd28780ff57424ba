"""The rounds as tables: our games, OpenSpiel beside them, the targets."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from rich.table import Table

from benchmarks import targets
from benchmarks.rounds import Round, median_speed
from benchmarks.targets import MODEL, TARGETS, Target, over, ratio
from gaslamp.arena import speed
from gaslamp.arena.speed import millions, plain_table
from gaslamp.core.translation import translate
from gaslamp.games.registry import find_game


def our_table(rounds: Sequence[Round]) -> Table:
    """Show our games' figures."""
    games = rounds[0].ours
    return speed.table([median_speed([round_.ours[name] for round_ in rounds]) for name in games])


def beside_table(rounds: Sequence[Round], version: str) -> Table:
    """Show OpenSpiel's rates and, under each, how many times as fast our games are."""
    grid = plain_table(f"OpenSpiel {version}: million moves a second, and our multiples of that")
    grid.add_column("")
    theirs = {"rollouts, connect_four": targets.spiel_rollouts} | {
        f"driven, {name}": targets.spiel_driven(name) for name in rounds[0].driven
    }
    for heading in theirs:
        grid.add_column(heading, justify="right")
    rates = (median(over(rounds, figure)) for figure in theirs.values())
    grid.add_row("OpenSpiel", *map(millions, rates))
    for game in rounds[0].ours:
        ours = [targets.compiled(game), *[targets.driven(game)] * len(rounds[0].driven)]
        figures = map(ratio, ours, theirs.values())
        multiples = (_multiple(over(rounds, figure)) for figure in figures)
        grid.add_row(translate(find_game(game).title()), *multiples)
    return grid


def _multiple(values: list[float]) -> str:
    return f"{median(values):.2f} ×" if values else "-"


def kernel_table(rounds: Sequence[Round]) -> Table:
    """Show the rate of the model's random games in C, and our share of it."""
    grid = plain_table("The same random games in C, by hand: million actions a second")
    grid.add_column("")
    for heading in ("C kernel", "ours", "our share"):
        grid.add_column(heading, justify="right")
    ours = over(rounds, targets.compiled(MODEL))
    share = over(rounds, ratio(targets.compiled(MODEL), targets.c_kernel))
    grid.add_row(
        translate(find_game(MODEL).title()),
        millions(median(over(rounds, targets.c_kernel))),
        millions(median(ours)) if ours else "-",
        f"{median(share):.0%}" if share else "-",
    )
    return grid


def targets_table(rounds: Sequence[Round]) -> Table:
    """Show the targets that these rounds can judge: those of the games and sides they measured."""
    grid = plain_table(f"Targets: median of {len(rounds)} rounds (lowest to highest)")
    grid.add_column("target")
    grid.add_column("needed", justify="right", no_wrap=True)
    grid.add_column("measured", justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for target in TARGETS:
        if values := over(rounds, target.figure):
            grid.add_row(*_judged(target, values))
    return grid


def _judged(target: Target, values: list[float]) -> list[str]:
    measured = median(values)
    verdict = "[green]reached" if target.is_reached(measured) else "[red]not reached"
    sign = "<" if target.is_ceiling else "≥"
    spread = f"{measured:.2f} ({values[0]:.2f} to {values[-1]:.2f})"
    return [target.what, f"{sign} {target.bound:g}", spread, verdict]
