"""How fast the games run, as a table with a row for each game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from gaslamp import engine
from gaslamp.arena import engine_rates
from gaslamp.arena.belief_speed import BeliefSpeed, belief_speeds
from gaslamp.core.game import Game
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """One game's figures: rates in actions a second, times in microseconds, size in bytes."""

    game: str
    compiled: float | None  # none when the engine is not compiled
    interpreted: float
    driven: float
    turn: float
    beliefs: tuple[BeliefSpeed, ...]
    clone: float
    size: float


def main(games: list[str], seconds: float) -> None:
    """Measure the games named, or all of them, for `seconds` each figure; print a table."""
    chosen = [find_game(name) for name in games or GAMES]
    speeds: list[Speed] = []
    with progress_bar() as bar:
        task = bar.add_task("", total=len(chosen))
        for game in chosen:
            bar.update(task, description=f"measuring {translate(game.title())}", refresh=True)
            speeds.append(measure(game, seconds))
            bar.advance(task)
    Console().print(table(speeds))


def progress_bar() -> Progress:
    """Show progress on the error stream; only when told to, since a spinner would cost time."""
    return Progress(
        BarColumn(),
        TextColumn("{task.description}"),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
    )


def measure(game: Game, seconds: float) -> Speed:
    """Measure everything about one game, each figure for some seconds."""
    return Speed(
        game=game.name,
        compiled=engine_rates.playing(game, seconds) if engine.is_compiled() else None,
        interpreted=engine_rates.interpreted(game, seconds),
        driven=engine_rates.driven(game, seconds),
        turn=engine_rates.turning(game, seconds),
        beliefs=belief_speeds(game, seconds),
        clone=engine_rates.cloning(game, seconds),
        size=engine_rates.size(game),
    )


def table(speeds: Sequence[Speed]) -> Table:
    """Lay the figures out, a row for each game."""
    grid = plain_table("Gaslamp: million actions a second of random play; microseconds; bytes")
    grid.add_column("game")
    for heading in ("compiled", "interpreted", "driven"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("turn", justify="right", no_wrap=True)
    grid.add_column("belief (worst)")
    grid.add_column("clone", justify="right", no_wrap=True)
    grid.add_column("state", justify="right", no_wrap=True)
    for speed in speeds:
        grid.add_row(*_row(speed))
    return grid


def plain_table(title: str) -> Table:
    """Make an empty table in the style of all of ours."""
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def millions(rate: float) -> str:
    """Write a rate in millions, to three digits after the point."""
    return f"{rate / 1e6:.3f}"


def _row(speed: Speed) -> list[str]:
    game = find_game(speed.game)
    seats = [translate(name) for name in game.seats(game.options())]
    updates = [
        f"{seats[belief.seat]} {belief.average:.1f} ({belief.worst:.0f})"
        for belief in speed.beliefs
    ]
    return [
        translate(game.title()),
        "-" if speed.compiled is None else millions(speed.compiled),
        millions(speed.interpreted),
        millions(speed.driven),
        f"{speed.turn:.0f}",
        "\n".join(updates) or "-",
        f"{speed.clone:.2f}",
        f"{speed.size:.0f}",
    ]
