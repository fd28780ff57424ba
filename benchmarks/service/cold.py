"""Starts the server on many open games: `python -m benchmarks.service.cold`.

A third of the games wait for a person, a third for a person whose clock runs, and a third for a
bot, all of whose moves are overdue. What counts is how long a player waits for the first move.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from tests.service.serving import Server, sit

from benchmarks.process import memory_of, seconds_of
from gaslamp.arena.speed import plain_table, progress_bar
from gaslamp.core.codes import as_seat
from gaslamp.service import commands
from gaslamp.service.settings import (
    BotSeat,
    HumanSeat,
    MoveClock,
    NoClock,
    SeatPlan,
    TablePlan,
    TableSettings,
)
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry

TARGET = 3.0  # seconds until the first move is served
GAME = "scotland_yard"
MOVES = 6  # of a person who plays both sides; against a bot the game waits for the bot's first
AT_ONCE = 100
DAY = 86_400

app = App(name="python -m benchmarks.service.cold", version_flags=[])


class Figures(msgspec.Struct):
    """What a cold start took, in seconds since the process was started, and its memory."""

    games: int
    answers: float = 0.0
    frame: float = 0.0
    move: float = 0.0
    cpu: float = 0.0
    memory: int = 0


def plan(number: int) -> TablePlan:
    """Plan one of many tables: without a clock, with one, with a bot."""
    kind = number % 3
    seats: tuple[SeatPlan, ...] = (HumanSeat("Ada"), BotSeat() if kind == 2 else HumanSeat("Bob"))
    clock = MoveClock(3 * DAY) if kind == 1 else NoClock()
    return TablePlan(
        game=GAME, seats=seats, settings=TableSettings(help="off", clock=clock, pace=0)
    )


Seated = tuple[str, str]
"""A table, and the token of the seat that is on turn there."""


async def fill(database: str, games: int, tell: Any = lambda _: None) -> list[Seated]:  # noqa: ANN401  (a bar)
    """Make open games; return some of them that wait for a person."""
    store = Store(database)
    registry = TableRegistry(store)
    found: list[Seated] = []
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        made = await asyncio.gather(*(begin(registry, number) for number in numbers))
        found = found or [seated for seated in made if seated[1]]
        registry.tables.clear()
        tell(numbers.stop)
    store.close()
    return found


async def begin(registry: TableRegistry, number: int) -> Seated:
    """Begin a game: some moves, or one that a bot has to answer."""
    made = await registry.create(plan(number))
    table = await registry.find(made.table)
    while table.state.on_turn in made.seats and table.state.place < MOVES + len(made.seats):
        seat = table.state.on_turn
        action = int(table.state.journal.state.legal_actions()[0])
        await table.execute(seat, commands.Act(action), f"{table.state.place}")
    return made.table, made.seats.get(table.state.on_turn or as_seat(0), "")


async def start(database: str, games: int, table: str, token: str) -> Figures:
    """Start a server on the database and make the first move."""
    server, figures = Server(database), Figures(games)
    began = time.perf_counter()
    try:
        figures.answers = server.start()
        seat = await sit(server.address, table, token)
        figures.frame = time.perf_counter() - began
        answer = await seat.act("first")
        assert answer["type"] == "ack", answer
        figures.move = time.perf_counter() - began
        assert server.process is not None
        figures.memory = memory_of(server.process.pid)
        figures.cpu = seconds_of(server.process.pid)
        await seat.close()
    finally:
        server.kill()
    return figures


@app.default
def main(
    games: Annotated[int, Parameter(validator=Number(gte=3))] = 10_000, *, times: int = 3
) -> None:
    """Start the server on a database full of open games.

    Args:
        games: How many games are open.
        times: How often it is started; the slowest counts.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'gaslamp.sqlite'}"
        with progress_bar() as bar:
            task = bar.add_task("making games", total=games)
            filling = fill(database, games, lambda done: bar.update(task, completed=done))
            found = asyncio.run(filling)
        starts = [asyncio.run(start(database, games, *seated)) for seated in found[:times]]
    grid = plain_table(f"Cold starts with {games:,} open games; load {os.getloadavg()[0]:.1f}")
    for heading in (
        "answers after",
        "first frame after",
        "first move after",
        "of one core",
        "memory",
    ):
        grid.add_column(heading, justify="right")
    for figures in starts:
        seconds = [f"{taken:.2f} s" for taken in (figures.answers, figures.frame, figures.move)]
        grid.add_row(*seconds, f"{figures.cpu:.2f} s", f"{figures.memory / 2**20:.0f} MiB")
    Console().print(grid)
    slowest = max(figures.move for figures in starts)
    Console().print(f"slowest first move {slowest:.2f} s; to reach: under {TARGET:.0f} s")
    raise SystemExit(0 if slowest < TARGET else 1)


if __name__ == "__main__":
    app()
