"""A small load of the kind that `make load` puts on the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import pytest
from benchmarks.service import counter
from benchmarks.service.loading import Load, Phase, by_memory, quantile
from benchmarks.service.players import PINGS, Gaslamp, OrderBudget, Table
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError

from gaslamp.service.store import Store
from gaslamp.web.rate_limits import TokenBucket
from gaslamp.web.table_socket import BURST, RATE
from tests.waiting import let_tasks_run

STARTED = 3  # events before the first move: two sat down, and it began


def test_every_seat_sees_every_move_of_a_small_load(tmp_path: Path) -> None:
    server = Gaslamp(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
    measured = asyncio.run(server.measure(Load(40, 20, 0.5, 3, homes=10)))
    assert measured.at_rate.times
    assert measured.most.times
    assert all(time > 0 for time in measured.most.times)


def test_a_counter_is_loaded_like_any_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    server = Gaslamp(database, counter.COUNTER.name, counter.PROGRAM)
    load = Load(tables=10, rate=20, seconds=0.5, at_once=3)
    measured = asyncio.run(server.measure(load))
    store = Store(database)
    moves = sum(length - STARTED for length in store.lengths(0).values())
    store.close()
    assert moves == len(measured.at_rate.times) + len(measured.most.times)


def test_memory_is_told_apart_by_seats() -> None:
    assert by_memory([1000, 1300, 1400], tables=10) == (10.0, 20.0)


def test_a_quantile_is_a_time_that_was_taken() -> None:
    times = [float(time) for time in range(100)]
    assert (quantile(times, 0.5), quantile(times, 0.99)) == (50.0, 99.0)
    assert quantile([], 0.5) == 0.0
    assert Phase(times, seconds=2.0, cpu=0.5).per_core == 200.0


# What the players of the campaign take for a move, and what for an error.


class Line:
    """A connection whose messages the test writes."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        self.sent: list[str] = []

    def frame(self, log: int, *actions: int) -> None:
        """Send a frame after which the log has so many lines."""
        choices = [{"action": action} for action in actions]
        self.say(type="frame", choices=choices, log_from=0, log=[{}] * log)

    def say(self, **message: object) -> None:
        self.inbox.put_nowait(msgspec.json.encode(message))

    async def recv(self, *, decode: bool) -> bytes:
        assert not decode
        message = await self.inbox.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def send(self, message: str) -> None:
        self.sent.append(message)


async def listening() -> tuple[Table, Line, Line, asyncio.Task[float]]:
    """Open two windows on a table at which the first seat has just moved."""
    table, lines = Table("table", {}), (Line(), Line())
    for seat, line in enumerate(lines):
        line.frame(4, *([7] if seat == 0 else []))
        await table.listen(seat, cast("ClientConnection", line))
    moving = asyncio.create_task(table.move())
    await settle()
    assert len(lines[0].sent) == 1
    return table, *lines, moving


async def settle() -> None:
    await let_tasks_run(10)


def test_a_move_is_seen_by_a_seat_when_its_log_is_longer() -> None:
    async def story() -> None:
        table, first, second, moving = await listening()
        first.frame(4, 7)  # sent for another reason, and written before the move
        second.frame(4)
        await settle()
        assert not moving.done()
        first.frame(5)
        await settle()
        assert not moving.done()
        second.frame(5, 8)
        assert await moving > 0
        assert table.mover == 1

    asyncio.run(story())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_refusal_ends_the_wait_for_a_move_at_once(seat: int) -> None:
    async def story() -> None:
        table, *lines, moving = await listening()
        lines[seat].say(type="refused", code="NotYourTurn")
        with pytest.raises(AssertionError, match="NotYourTurn"):
            await moving
        with pytest.raises(AssertionError, match="NotYourTurn"):
            await table.move()

    asyncio.run(story())


def test_a_connection_that_ends_ends_the_wait_for_a_move_at_once() -> None:
    async def story() -> None:
        _, _, second, moving = await listening()
        second.inbox.put_nowait(ConnectionClosedError(None, None))
        with pytest.raises(ConnectionClosedError):
            await moving

    asyncio.run(story())


@pytest.mark.parametrize("late", [0.0, 0.05, 2.0])
def test_the_players_never_give_more_orders_than_a_window_may(late: float) -> None:
    time = [0.0]
    budget = OrderBudget(lambda: time[0])
    server = TokenBucket(BURST, RATE, lambda: time[0])
    pauses = []
    for number in range(300):
        pauses.append(budget.wait())
        time[0] += pauses[-1] + 1e-9
        budget.sent()
        time[0] += late if number % 50 == 0 else 0.0
        assert server.take()
        budget.seen()
    assert pauses[: int(BURST - PINGS)] == [0.0] * int(BURST - PINGS)
    assert max(pauses) > 0
