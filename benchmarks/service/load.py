"""Loads the server, and boardgame.io beside it: `python -m benchmarks.service.load`.

Scotland Yard is what people play here, and has the times and the memory to reach. A counter, two
players in turn, is served by both, to compare what servers add: here each move is synced
to disk before anybody sees it; boardgame.io keeps its games in files that it does not sync, or in
memory. Each server has one core; players share the machine, so a server's own processor time is
measured beside the clock on the wall.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.process import leave_its_core
from benchmarks.service.boardgame import BoardgameIo
from benchmarks.service.counter import COUNTER
from benchmarks.service.counter import PROGRAM as COUNTER_PROGRAM
from benchmarks.service.loading import Load, Measured, quantile
from benchmarks.service.players import Gaslamp
from gaslamp.arena.speed import plain_table

KIB = 1024
MOST_PER_SOCKET = 40  # KiB
SLOWEST = 50.0  # milliseconds, for 99 of 100 moves at the rate
FASTER = 3.0  # times boardgame.io's moves for a second of a core

SYNCED, IN_FILES, IN_MEMORY = "synced to disk", "in files, not synced", "in memory"


class Contestant(msgspec.Struct, frozen=True):
    """A server with a game, how it keeps a move, and what was measured."""

    name: str
    kept: str
    measured: Measured


def _database(folder: Path) -> str:
    return f"sqlite:///{folder / 'gaslamp.sqlite'}"


CONTESTANTS: Sequence[tuple[str, str, Callable[[Path], Gaslamp | BoardgameIo]]] = (
    ("Gaslamp, Scotland Yard", SYNCED, lambda folder: Gaslamp(_database(folder))),
    (
        "Gaslamp, counter",
        SYNCED,
        lambda folder: Gaslamp(_database(folder), COUNTER.name, COUNTER_PROGRAM),
    ),
    ("boardgame.io, counter", IN_FILES, BoardgameIo),
    ("boardgame.io, counter", IN_MEMORY, lambda _: BoardgameIo()),
)

app = App(name="python -m benchmarks.service.load", version_flags=[])


@app.default
def main(  # noqa: PLR0913  (options of a command)
    sockets: Annotated[int, Parameter(validator=Number(gte=2))] = 5_000,
    *,
    rate: int = 300,
    seconds: float = 10.0,
    at_once: int = 100,
    homes: int = 1_000,
    beside: bool = True,
) -> None:
    """Hold sockets, make moves at a rate, then as many as go.

    Args:
        sockets: How many are open, two at each table.
        rate: Moves a second, for the times from an act to the last seat's frame.
        seconds: How long each phase takes.
        at_once: How many tables are moving while as many moves as go are made.
        homes: How many home pages follow a game besides, of Scotland Yard alone.
        beside: Put the same load on a counter, here and on boardgame.io, too.
    """
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    leave_its_core()
    plain = Load(sockets // 2, rate, seconds, at_once)
    load = msgspec.structs.replace(plain, homes=homes)
    found: list[Contestant] = []
    for number, (name, kept, serve) in enumerate(CONTESTANTS[: None if beside else 1]):
        with tempfile.TemporaryDirectory() as folder:
            put = plain if number else load
            found.append(Contestant(name, kept, asyncio.run(serve(Path(folder)).measure(put))))
    console = Console()
    console.print(_grid(load, found))
    met = _targets(found)
    for line, is_met in met:
        console.print(f"{'reached' if is_met else 'MISSED '}  {line}")
    raise SystemExit(0 if all(is_met for _, is_met in met) else 1)


def _grid(load: Load, found: Sequence[Contestant]) -> Grid:
    title = f"{load.tables * 2:,} sockets at {load.tables:,} tables; load {os.getloadavg()[0]:.1f}"
    grid = plain_table(title)
    grid.add_column("")
    for contestant in found:
        grid.add_column(contestant.name, justify="right")
    grid.add_row("a move is kept", *(contestant.kept for contestant in found))
    figures = [_figures(load, contestant.measured) for contestant in found]
    for name in figures[0]:
        grid.add_row(name, *(f"{figure[name]:,.2f}" for figure in figures))
    return grid


def _figures(load: Load, measured: Measured) -> dict[str, float]:
    at_rate, most = measured.at_rate, measured.most
    return {
        "KiB a socket": measured.per_socket / KIB,
        "KiB a table": measured.per_table / KIB,
        "KiB a home page": measured.per_home / KIB,
        f"moves/s reached of {load.rate}": at_rate.per_second,
        "at that rate, ms to the last frame, p50": quantile(at_rate.times, 0.5),
        "at that rate, ms to the last frame, p99": quantile(at_rate.times, 0.99),
        "at that rate, share of a core": at_rate.cpu / at_rate.seconds,
        f"moves/s, {load.at_once} at once": most.per_second,
        f"ms to the last frame, {load.at_once} at once, p99": quantile(most.times, 0.99),
        "moves for a second of a core": most.per_core,
    }


def _targets(found: Sequence[Contestant]) -> list[tuple[str, bool]]:
    game = found[0].measured
    per_socket, slowest = game.per_socket / KIB, quantile(game.at_rate.times, 0.99)
    met = [
        (
            f"{per_socket:.1f} KiB a socket, at most {MOST_PER_SOCKET}",
            per_socket <= MOST_PER_SOCKET,
        ),
        (f"p99 {slowest:.0f} ms at the rate, under {SLOWEST:.0f}", slowest < SLOWEST),
    ]
    if len(found) > 1:
        _, ours, on_disk, in_memory = (contestant.measured for contestant in found)
        kept, memory = (_times(ours, theirs) for theirs in (on_disk, in_memory))
        line = (
            f"{kept:.2f} times boardgame.io's moves for a second of a core, both on disk,"
            f" at least {FASTER:.0f}; {memory:.2f} times with its games in memory"
        )
        met.append((line, kept >= FASTER))
    return met


def _times(ours: Measured, theirs: Measured) -> float:
    return ours.most.per_core / theirs.most.per_core


if __name__ == "__main__":
    app()
