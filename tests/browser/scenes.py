"""Tables at various moments, played ahead without a browser."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from gaslamp.service.commands import Act
from gaslamp.service.house import House, Made
from gaslamp.service.settings import Human, Open, Plan, SeatPlan, Settings
from gaslamp.service.store import Store

MadeT = TypeVar("MadeT")
END = 100_000
NAMES = ("Ada", "Basil", "Clara", "Dorian", "Edith")


@contextmanager
def housed(folder: Path) -> Iterator[House]:
    """Open a house on the database that a server will find in a folder."""
    store = Store(f"sqlite:///{folder / 'gaslamp.sqlite'}")
    try:
        yield House(store)
    finally:
        store.close()


def table_of(
    folder: Path, game: str, seats: int, moves: int, seed: int = 7, **options: int
) -> Made:
    """Make a table for people, and let them play so many moves at random, or to the end."""
    people: tuple[SeatPlan, ...] = tuple(Human(name) for name in NAMES[:seats])
    with housed(folder) as house:
        return asyncio.run(_played(house, _plan(game, people, options), moves, seed))


def waiting_table(folder: Path, game: str) -> Made:
    """Make a table that waits for somebody."""
    with housed(folder) as house:
        return asyncio.run(house.make(_plan(game, (Human(NAMES[0]), Open()), {}, listed=True)))


def _plan(
    game: str, seats: tuple[SeatPlan, ...], options: dict[str, int], *, listed: bool = False
) -> Plan:
    return Plan(game=game, options={**options}, seats=seats, settings=Settings(listed=listed))


async def _played(house: House, plan: Plan, moves: int, seed: int) -> Made:
    made = await house.make(plan)
    table = await house.find(made.table)
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for move in range(moves):
        if table.fold.is_over:
            break
        state = table.fold.journal.state
        action = state.random_action(rng)
        await table.obey(int(state.seat), Act(action), f"move-{move}")
    return made
