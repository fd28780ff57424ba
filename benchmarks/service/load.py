"""Loads the server, and boardgame.io beside it: `python -m benchmarks.service.load`.

Two people at each table of Scotland Yard; a counter for boardgame.io, which keeps it in memory,
while every move here is synced to disk before anybody sees it. Server and players share a machine,
so a server's own processor time is measured beside the clock on the wall.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.service.boardgame import BoardgameIo
from benchmarks.service.loading import Load, Measured, quantile
from benchmarks.service.players import Gaslamp
from gaslamp.arena.speed import plain_table

KIB = 1024
MOST_PER_SOCKET = 40  # KiB
SLOWEST = 50.0  # milliseconds, for 99 of 100 moves at the rate
FASTER = 3.0  # times boardgame.io's moves

app = App(name="python -m benchmarks.service.load", version_flags=[])


@app.default
def main(
    sockets: Annotated[int, Parameter(validator=Number(gte=2))] = 5_000,
    *,
    rate: int = 300,
    seconds: float = 10.0,
    at_once: int = 100,
    beside: bool = True,
) -> None:
    """Hold sockets, make moves at a rate, then as many as go.

    Args:
        sockets: How many are open, two at each table.
        rate: Moves a second, for the times from an act to the last seat's frame.
        seconds: How long each phase takes.
        at_once: How many tables are moving while as many moves as go are made.
        beside: Put the same load on boardgame.io too.
    """
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    load = Load(sockets // 2, rate, seconds, at_once)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'gaslamp.sqlite'}"
        ours = asyncio.run(Gaslamp(database).measure(load))
    theirs = asyncio.run(BoardgameIo().measure(load)) if beside else None
    console = Console()
    console.print(_grid(load, ours, theirs))
    met = _targets(ours, theirs)
    for line, is_met in met:
        console.print(f"{'reached' if is_met else 'MISSED '}  {line}")
    raise SystemExit(0 if all(is_met for _, is_met in met) else 1)


def _grid(load: Load, ours: Measured, theirs: Measured | None) -> Grid:
    title = f"{load.tables * 2:,} sockets at {load.tables:,} tables; load {os.getloadavg()[0]:.1f}"
    grid = plain_table(title)
    grid.add_column("")
    for heading in ("Gaslamp", "boardgame.io", "ratio"):
        grid.add_column(heading, justify="right")
    for name, value in _figures(load, ours).items():
        other = None if theirs is None else _figures(load, theirs)[name]
        grid.add_row(name, *_cells(value, other))
    return grid


def _cells(value: float, other: float | None) -> tuple[str, str, str]:
    if other is None:
        return f"{value:,.2f}", "-", "-"
    return f"{value:,.2f}", f"{other:,.2f}", f"{value / other:.2f}" if other else "-"


def _figures(load: Load, measured: Measured) -> dict[str, float]:
    at_rate, most = measured.at_rate, measured.most
    return {
        "KiB a socket": measured.per_socket / KIB,
        "KiB a table": measured.per_table / KIB,
        f"moves/s reached of {load.rate}": at_rate.per_second,
        "at that rate, ms to the last frame, p50": quantile(at_rate.times, 0.5),
        "at that rate, ms to the last frame, p99": quantile(at_rate.times, 0.99),
        "at that rate, share of a core": at_rate.cpu / at_rate.seconds,
        f"moves/s, {load.at_once} at once": most.per_second,
        f"ms to the last frame, {load.at_once} at once, p99": quantile(most.times, 0.99),
        "moves for a second of a core": most.per_core,
    }


def _targets(ours: Measured, theirs: Measured | None) -> list[tuple[str, bool]]:
    per_socket = ours.per_socket / KIB
    slowest = quantile(ours.at_rate.times, 0.99)
    found = [
        (
            f"{per_socket:.1f} KiB a socket, at most {MOST_PER_SOCKET}",
            per_socket <= MOST_PER_SOCKET,
        ),
        (f"p99 {slowest:.0f} ms at the rate, under {SLOWEST:.0f}", slowest < SLOWEST),
    ]
    if theirs is not None:
        times = ours.most.per_core / theirs.most.per_core
        line = (
            f"{times:.2f} times boardgame.io's moves for a second of a core, at least {FASTER:.0f}"
        )
        found.append((line, times >= FASTER))
    return found


if __name__ == "__main__":
    app()
