"""Tables at various moments, played ahead without a browser."""

from __future__ import annotations

import asyncio
import base64
import itertools
import random
import secrets
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

from gaslamp.core.codes import as_seat
from gaslamp.service.commands import Act
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import HumanSeat, OpenSeat, SeatPlan, TablePlan, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry

MadeT = TypeVar("MadeT")
END = 100_000
# The seat through which each game is looked at: mostly that of whoever has to find out.
ME = {"scotland_yard": 1, "mr_jack": 1, "mr_jack_pocket": 0, "whitechapel": 1, "lady_alice": 0}
NAMES = ("Ada", "Basil", "Clara", "Dorian", "Edith")


@contextmanager
def housed(folder: Path) -> Iterator[TableRegistry]:
    """Open a house on the database that a server will find in a folder."""
    store = Store(f"sqlite:///{folder / 'gaslamp.sqlite'}")
    try:
        yield TableRegistry(store)
    finally:
        store.close()


@contextmanager
def fixed_secrets() -> Iterator[None]:
    """Make tables with the same seeds and tokens each time, so that their pictures are the same."""
    rng = random.Random(7)  # noqa: S311  (nobody plays at these tables)

    def in_url(length: int) -> str:
        return base64.urlsafe_b64encode(rng.randbytes(length)).rstrip(b"=").decode()

    with (
        mock.patch.object(secrets, "token_hex", lambda length: rng.randbytes(length).hex()),
        mock.patch.object(secrets, "token_urlsafe", in_url),
    ):
        yield


def table_of(
    folder: Path, game: str, people: int, moves: int, seed: int = 7, **options: int
) -> TableKeys:
    """Make a table for people, and let them play so many moves at random, or to the end."""
    seats: tuple[SeatPlan, ...] = tuple(HumanSeat(name) for name in NAMES[:people])
    with housed(folder) as registry:
        return done(_played(registry, _plan(game, seats, options), moves, seed))


def running_table(folder: Path, game: str, people: int, moves: int, **options: int) -> TableKeys:
    """Make a table as `table_of` does, but one at which the game goes on."""
    seats: tuple[SeatPlan, ...] = tuple(HumanSeat(name) for name in NAMES[:people])
    with housed(folder) as registry:
        return done(_still_played(registry, _plan(game, seats, options), moves))


def waiting_table(folder: Path, game: str) -> TableKeys:
    """Make a table that waits for somebody."""
    with housed(folder) as registry:
        return done(
            registry.create(_plan(game, (HumanSeat(NAMES[0]), OpenSeat()), {}, listed=True))
        )


def done(work: Coroutine[Any, Any, MadeT]) -> MadeT:
    """Run something to its end beside the browser, which has this thread's loop."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, work).result()


def _plan(
    game: str, seats: tuple[SeatPlan, ...], options: dict[str, int], *, listed: bool = False
) -> TablePlan:
    return TablePlan(
        game=game, options={**options}, seats=seats, settings=TableSettings(listed=listed)
    )


async def _still_played(registry: TableRegistry, plan: TablePlan, moves: int) -> TableKeys:
    for seed in itertools.count():
        made = await _played(registry, plan, moves, seed)
        if not (await registry.find(made.table)).state.is_over:
            break
    return made


async def _played(registry: TableRegistry, plan: TablePlan, moves: int, seed: int) -> TableKeys:
    made = await registry.create(plan)
    table = await registry.find(made.table)
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for move in range(moves):
        if table.state.is_over:
            break
        state = table.state.journal.state
        action = state.random_action(rng)
        await table.execute(as_seat(int(state.seat)), Act(action), f"move-{move}")
    return made
