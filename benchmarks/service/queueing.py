"""Asks for everything at once: `python -m benchmarks.service.queueing`.

Bots of level `club` play against each other at many tables without a pause, and many players ask
for hints. Meanwhile a person plays against a `novice` at another table, and people make moves at
others: their times are what is measured. All hint requests come from addresses of their own, so
that none is refused for its address alone.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import uniform
from typing import Annotated

import httpx2
import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from tests.service.serving import Seat, Server, sit

from benchmarks.service.loading import quantile
from gaslamp.arena.speed import plain_table
from gaslamp.core.codes import as_seat
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import BotSeat, HumanSeat, SeatPlan, TablePlan, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry

GAME = "scotland_yard"
NOVICE = 0  # is Mister X, who answers with one choice for the most part
SLOWEST_NOVICE = 1.0  # seconds
SLOWEST_MOVE = 100.0  # milliseconds, for 99 of 100 moves
MOVING, MOVES_A_SECOND = 10, 2.0  # tables of people, and moves at each
ANSWERS_A_SECOND = 5.0  # by the player against the novice, at most
WARM_UP = 5.0  # seconds until every worker is started and every table's bots are known
MOST_ROUNDS = 20  # times that the measured seconds pass until there is a move, on a busy machine
ASK_AGAIN = 5.0  # seconds after a hint was refused

app = App(name="python -m benchmarks.service.queueing", version_flags=[])


class Tables(msgspec.Struct, frozen=True):
    """The tables that are set before the server starts."""

    club: list[TableKeys]
    hinted: list[TableKeys]
    novice: list[TableKeys]
    people: list[TableKeys]


class Figures(msgspec.Struct):
    """What was measured: seconds of the novice, milliseconds of people's moves, and counts."""

    novice: list[float] = []
    moves: list[float] = []
    hints: list[float] = []
    statuses: Counter[int] = msgspec.field(default_factory=Counter)


async def set_up_tables(database: str, club: int, hints: int) -> Tables:
    """Create the tables in the database, where their number is not limited."""
    store = Store(database)
    registry = TableRegistry(store)

    async def some(count: int, *seats: SeatPlan, **settings: object) -> list[TableKeys]:
        agreed = msgspec.convert({"help": "off", "pace": 0} | settings, TableSettings)
        plan = TablePlan(game=GAME, seats=seats, settings=agreed)
        return [await registry.create(plan) for _ in range(count)]

    people = (HumanSeat("Ada"), HumanSeat("Bob"))
    tables = Tables(
        club=await some(club, BotSeat("club"), BotSeat("club")),
        hinted=await some(hints, *people, hints=True),
        novice=await some(20, BotSeat("novice"), HumanSeat("Ada")),
        people=await some(MOVING * 5, *people),
    )
    store.close()
    return tables


async def ask_for_hints(server: Server, made: TableKeys, number: int, figures: Figures) -> None:
    """Ask for a hint again and again, from an address of its own."""
    address = f"127.0.1.{1 + number % 250}"
    transport = httpx2.AsyncHTTPTransport(local_address=address)
    headers = {"Authorization": f"Bearer {made.seats[as_seat(0)]}"}
    url = f"http://{server.address}/api/tables/{made.table}/hint"
    async with httpx2.AsyncClient(transport=transport, timeout=600) as client:
        while True:
            began = time.perf_counter()
            answer = await client.get(url, headers=headers)
            figures.statuses[answer.status_code] += 1
            if answer.status_code == 200:
                figures.hints.append(time.perf_counter() - began)
            else:
                await asyncio.sleep(ASK_AGAIN)


@asynccontextmanager
async def seated(server: Server, made: TableKeys, seat: int) -> AsyncIterator[Seat]:
    """Open a seat's window for a while."""
    window = await sit(server.address, made.table, made.seats[as_seat(seat)])
    try:
        yield window
    finally:
        await window.close()


async def play_against_novice(server: Server, tables: list[TableKeys], times: list[float]) -> None:
    """Play one game after the other; note how long the novice takes for each answer."""
    for made in tables:
        async with seated(server, made, 1 - NOVICE) as seat:
            await seat.until_turn()
            while seat.frame["turn"] != "over":
                await asyncio.sleep(1 / ANSWERS_A_SECOND)
                await _acted(seat)
                while seat.frame["turn"] == NOVICE:
                    began = time.perf_counter()
                    await seat.receive("frame")
                    times.append(time.perf_counter() - began)
                await seat.until_turn()


async def _acted(seat: Seat) -> float:
    """Act; return the milliseconds until it is acknowledged."""
    began = time.perf_counter()
    answer = await seat.act(secrets.token_hex(8))
    assert answer["type"] == "ack", answer
    return (time.perf_counter() - began) * 1000


async def move_at_rate(server: Server, tables: list[TableKeys], times: list[float]) -> None:
    """Let two people move at a steady rate, at one table after the other."""
    for made in tables:
        async with seated(server, made, 0) as one, seated(server, made, 1) as other:
            while (mover := await _on_turn([one, other])) is not None:
                times.append(await _acted(mover))
                await asyncio.sleep(uniform(0.5, 1.5) / MOVES_A_SECOND)  # noqa: S311  (no secret)


async def _on_turn(seats: list[Seat]) -> Seat | None:
    """Wait until one of two seats may act; none may when the game is over."""
    turns = [asyncio.create_task(seat.until_turn()) for seat in seats]
    _, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*turns, return_exceptions=True)
    return next((seat for seat in seats if seat.frame["choices"]), None)


async def measure(server: Server, tables: Tables, seconds: float) -> Figures:
    """Put the load on a server, and measure once it is warm."""
    figures = Figures()
    running = [
        asyncio.create_task(ask_for_hints(server, made, number, figures))
        for number, made in enumerate(tables.hinted)
    ]
    await asyncio.sleep(WARM_UP)
    against_novice = play_against_novice(server, tables.novice, figures.novice)
    of_people = [
        move_at_rate(server, tables.people[number::MOVING], figures.moves)
        for number in range(MOVING)
    ]
    running += [asyncio.create_task(playing) for playing in (against_novice, *of_people)]
    for _ in range(MOST_ROUNDS):
        done, _ = await asyncio.wait(running, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        if figures.moves or done:
            break
    for task in running:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return figures


def acted_at(database: str, tables: list[TableKeys]) -> int:
    """Count the events of some tables."""
    store = Store(database)
    try:
        return sum(len(store.rows(made.table)) for made in tables)
    finally:
        store.close()


@app.default
def main(
    club: Annotated[int, Parameter(validator=Number(gte=1))] = 50,
    hints: Annotated[int, Parameter(validator=Number(gte=0, lte=250))] = 60,
    *,
    seconds: float = 30.0,
) -> None:
    """Measure how long others wait while club bots and hints take all workers.

    Args:
        club: Tables at which two club bots play without a pause.
        hints: Players who ask for a hint at once, and again when they got it.
        seconds: How long is measured.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'gaslamp.sqlite'}"
        tables = asyncio.run(set_up_tables(database, club, hints))
        server = Server(database)
        server.start()
        try:
            figures = asyncio.run(measure(server, tables, seconds))
        finally:
            server.kill()
        choices = acted_at(database, tables.club)
    _print(figures, choices, f"{club} club tables and {hints} players who ask for hints")
    novice, move = max(figures.novice), quantile(figures.moves, 0.99)
    met = [
        (f"novice {novice:.2f} s at most, within {SLOWEST_NOVICE:g}", novice <= SLOWEST_NOVICE),
        (f"moves p99 {move:.0f} ms, within {SLOWEST_MOVE:.0f}", move <= SLOWEST_MOVE),
    ]
    for line, is_met in met:
        Console().print(f"{'reached' if is_met else 'MISSED '}  {line}")
    raise SystemExit(0 if all(is_met for _, is_met in met) else 1)


def _print(figures: Figures, choices: int, title: str) -> None:
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    grid = plain_table(f"{title}; {load}")
    for heading in ("", "count", "p50", "p99", "most"):
        grid.add_column(heading, justify="right")
    rows = {
        "a novice's answer, s": figures.novice,
        "a human move acknowledged, ms": figures.moves,
        "a hint, s": figures.hints,
    }
    for name, times in rows.items():
        found = [quantile(times, part) for part in (0.5, 0.99, 1.0)]
        grid.add_row(name, str(len(times)), *(f"{time_:.2f}" for time_ in found))
    Console().print(grid)
    Console().print(f"choices of club bots: {choices:,}; hint requests by status: {_told(figures)}")


def _told(figures: Figures) -> str:
    return ", ".join(f"{count} × {status}" for status, count in sorted(figures.statuses.items()))


if __name__ == "__main__":
    app()
