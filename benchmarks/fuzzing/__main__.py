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

from benchmarks.fuzzing.described import describe
from benchmarks.fuzzing.http import Strangers
from benchmarks.fuzzing.scene import Scene, furnished
from benchmarks.fuzzing.socket import Callers
from benchmarks.fuzzing.values import Mutator
from gaslamp.arena.speed import plain_table

MOST_SHOWN = 20  # problems

Part: TypeAlias = Callable[[Scene, int, int], Awaitable[None]]

app = App(name="python -m benchmarks.fuzzing", version_flags=[])


async def by_description(scene: Scene, cases: int, seed: int) -> None:
    """Requests made up from the API's own description."""
    await asyncio.to_thread(describe, scene, asyncio.get_running_loop(), cases, seed)


async def by_http(scene: Scene, cases: int, seed: int) -> None:
    """Spoilt requests."""
    strangers = Strangers(scene, Mutator(Random(seed)))  # noqa: S311  (to be made again)
    while scene.cases < cases:
        await strangers.knock()


async def by_socket(scene: Scene, cases: int, seed: int) -> None:
    """Spoilt messages."""
    callers = Callers(scene, Mutator(Random(seed)))  # noqa: S311  (to be made again)
    while scene.cases < cases:
        await callers.call(cases - scene.cases)


PARTS: dict[str, tuple[Part, float]] = {  # each with its share of the cases
    "HTTP, from the description": (by_description, 0.02),
    "HTTP, spoilt": (by_http, 0.28),
    "socket, spoilt": (by_socket, 0.70),
}


async def carry_out(part: Part, cases: int, seed: int) -> Scene:
    """Open a scene and let the strangers come."""
    with tempfile.TemporaryDirectory() as folder:
        async with furnished(Path(folder)) as scene:
            await part(scene, cases, seed)
        return scene


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
        scene = asyncio.run(carry_out(part, int(cases * share) + 1, first))
        problems += scene.problems
        grid.add_row(*_row(name, scene, time.perf_counter() - begun))
    console.print(grid)
    for problem in problems[:MOST_SHOWN]:
        console.print(problem, markup=False, highlight=False)
    raise SystemExit(1 if problems else 0)


def _grid(seed: int) -> Table:
    grid = plain_table(f"Hostile input, seed {seed}")
    for heading in ("by", "cases", "done", "refused", "5xx", "problems", "seconds"):
        grid.add_column(heading, justify="left" if heading == "by" else "right")
    return grid


def _row(name: str, scene: Scene, seconds: float) -> list[str]:
    def count(first: str) -> str:
        return f"{sum(n for status, n in scene.statuses.items() if status[0] == first):,}"

    numbers = [count("2"), count("4"), count("5"), f"{len(scene.problems):,}", f"{seconds:,.0f}"]
    return [name, f"{scene.cases:,}", *numbers]


if __name__ == "__main__":
    app()
