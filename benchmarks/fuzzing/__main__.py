"""A campaign of hostile input: `python -m benchmarks.fuzzing`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, TypeAlias

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.fuzzing.from_description import send_described
from benchmarks.fuzzing.http import HttpFuzzer
from benchmarks.fuzzing.socket import SocketFuzzer
from benchmarks.fuzzing.target import FuzzTarget, open_target
from benchmarks.fuzzing.values import Mutator
from gaslamp.arena.speed import plain_table

MOST_SHOWN = 20  # problems

Part: TypeAlias = Callable[[FuzzTarget, int, int], Awaitable[None]]

app = App(name="python -m benchmarks.fuzzing", version_flags=[])


async def by_description(target: FuzzTarget, cases: int, seed: int) -> None:
    """Requests made up from the API's own description."""
    await asyncio.to_thread(send_described, target, asyncio.get_running_loop(), cases, seed)


async def by_http(target: FuzzTarget, cases: int, seed: int) -> None:
    """Malformed requests."""
    fuzzer = HttpFuzzer(target, Mutator(Random(seed)))  # noqa: S311  (to be made again)
    while target.cases < cases:
        await fuzzer.send_case()


async def by_socket(target: FuzzTarget, cases: int, seed: int) -> None:
    """Malformed messages."""
    fuzzer = SocketFuzzer(target, Mutator(Random(seed)))  # noqa: S311  (to be made again)
    while target.cases < cases:
        await fuzzer.run_connection(cases - target.cases)


PARTS: dict[str, tuple[Part, float]] = {  # each with its share of the cases
    "HTTP, from the description": (by_description, 0.02),
    "HTTP, malformed": (by_http, 0.28),
    "socket, malformed": (by_socket, 0.70),
}


async def run_part(part: Part, cases: int, seed: int) -> FuzzTarget:
    """Open a target and send it a part of the cases."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_target(Path(folder)) as target:
            await part(target, cases, seed)
        return target


@app.default
def main(
    *,
    cases: Annotated[int, Parameter(validator=Number(gt=0))] = 105_000,
    seed: int | None = None,
) -> None:
    """Send hostile input; print what came of it.

    Args:
        cases: How many requests and messages in all.
        seed: Where to begin; drawn unless given.
    """
    console = Console()
    first = SystemRandom().randrange(2**32) if seed is None else seed
    grid = _grid(first)
    problems: list[str] = []
    for name, (part, share) in PARTS.items():
        begun = time.perf_counter()
        target = asyncio.run(run_part(part, int(cases * share) + 1, first))
        problems += target.problems
        grid.add_row(*_row(name, target, time.perf_counter() - begun))
    console.print(grid)
    for problem in problems[:MOST_SHOWN]:
        console.print(problem, markup=False, highlight=False)
    raise SystemExit(1 if problems else 0)


def _grid(seed: int) -> Table:
    grid = plain_table(f"Hostile input, seed {seed}")
    for heading in ("by", "cases", "done", "refused", "5xx", "problems", "seconds"):
        grid.add_column(heading, justify="left" if heading == "by" else "right")
    return grid


def _row(name: str, target: FuzzTarget, seconds: float) -> list[str]:
    def count(first: str) -> str:
        return f"{sum(n for status, n in target.statuses.items() if status[0] == first):,}"

    numbers = [count("2"), count("4"), count("5"), f"{len(target.problems):,}", f"{seconds:,.0f}"]
    return [name, f"{target.cases:,}", *numbers]


if __name__ == "__main__":
    app()
