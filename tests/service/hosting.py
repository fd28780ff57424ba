"""A table registry with a clock that the test sets, and windows that keep what they are sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.games.registry import find_game
from gaslamp.service.frames import Frame
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import HumanSeat, OpenSeat, SeatPlan, TablePlan, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry


class Watch:
    """A clock that stands still until it is wound on."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Window:
    """Keeps every message."""

    def __init__(self, viewer: ViewerId) -> None:
        self.viewer = viewer
        self.log_from = 0
        self.chat_from = 0
        self.key = ""
        self.got: list[object] = []
        self.is_closed = False

    def close_soon(self) -> None:
        self.is_closed = True

    def send(self, message: object) -> None:
        self.got.append(message)

    @property
    def frames(self) -> list[Frame]:
        return [message for message in self.got if isinstance(message, Frame)]

    @property
    def bytes(self) -> list[bytes]:
        return [msgspec.json.encode(message) for message in self.got]


@contextmanager
def hosting(kept: Path | str, watch: Watch | None = None) -> Iterator[TableRegistry]:
    """Open a registry on a database, or on one in a folder; reopened, it finds what was stored."""
    store = Store(kept if isinstance(kept, str) else f"sqlite:///{kept / 'gaslamp.sqlite'}")
    try:
        yield TableRegistry(store, watch or Watch())
    finally:
        store.close()


def plan(
    game: str = "scotland_yard",
    *seats: SeatPlan,
    settings: TableSettings = TableSettings(),  # noqa: B008  (frozen)
    **options: bool | int | str | None,
) -> TablePlan:
    """Plan a table with people at every seat unless said otherwise."""
    found = find_game(game)
    count = len(found.seats(found.options(**options)))
    return TablePlan(
        game=game, options=options, seats=seats or (HumanSeat(),) * count, settings=settings
    )


def two_people(game: str = "scotland_yard") -> TablePlan:
    """One who makes the table, one who is invited."""
    return plan(game, HumanSeat("Ada"), OpenSeat())


def token(made: TableKeys, seat: int) -> str:
    """Give the token of a seat whose player made the table."""
    return made.seats[as_seat(seat)]
