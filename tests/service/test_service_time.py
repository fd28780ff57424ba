"""The service's own time: no jump of the machine's clock adds to it or takes from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gaslamp.core.codes import as_seat
from gaslamp.service import commands
from gaslamp.service.retention import DAY, delete_untouched
from gaslamp.service.service_time import ALLOWANCE, ServiceTime, start_time, write_time_marks
from gaslamp.service.settings import BotSeat, GameClock, HumanSeat, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import plan
from tests.waiting import until

X = as_seat(0)
HOUR = 3_600_000
LIMIT = 120.0  # seconds, on a busy machine too


class Machine:
    """A machine whose two clocks the test winds: one may jump, the other only runs."""

    def __init__(self) -> None:
        self.shown = 1_800_000_000_000
        self.monotonic = 5.0

    def wall(self) -> int:
        return self.shown

    def run(self, milliseconds: int) -> None:
        self.shown += milliseconds
        self.monotonic += milliseconds / 1000

    def jump(self, milliseconds: int) -> None:
        self.shown += milliseconds


class Server:
    """What a process holds, without its tasks: they are called by the test."""

    def __init__(self, database: str, machine: Machine) -> None:
        self.machine = machine
        self.store = Store(database)
        wall = machine.wall
        if self.store.is_shared:  # it has a clock of its own, which this test can't wind
            self.store.is_shared = False
            start = start_time(self.store, wall)
            self.store.is_shared = True
        else:
            start = start_time(self.store, wall)
        self.time = ServiceTime(start, lambda: machine.monotonic)
        self.registry = TableRegistry(self.store, self.time)

    async def mark(self) -> None:
        written = self.time()
        self.time.mark(written, await self.store.mark_time(written, self.machine.wall()))

    async def run(self, milliseconds: int) -> None:
        """Let time pass, with the marks that a server makes."""
        while milliseconds > 0:
            step = min(milliseconds, 5_000)
            self.machine.run(step)
            milliseconds -= step
            await self.mark()


@asynccontextmanager
async def served(database: str, machine: Machine) -> AsyncIterator[Server]:
    server = Server(database, machine)
    await server.mark()
    try:
        yield server
    finally:
        server.store.close()


def sqlite(tmp_path: object) -> str:
    return f"sqlite:///{tmp_path}/gaslamp.sqlite"


def test_a_jump_of_the_machine_s_clock_changes_no_clock(tmp_path: object) -> None:
    async def story() -> None:
        machine = Machine()
        async with served(sqlite(tmp_path), machine) as server:
            wanted = plan(settings=TableSettings(clock=GameClock(600)))
            table = await server.registry.find((await server.registry.create(wanted)).table)
            for jump in (HOUR, -2 * HOUR, 40 * DAY):
                await server.run(60_000)
                machine.jump(jump)
            shown = table.state.clocks.shown(table.time())
            assert shown is not None
            assert shown.left[X] == 420_000

    asyncio.run(story())


def test_a_stop_costs_no_more_than_the_allowance_and_gains_nothing(tmp_path: object) -> None:
    async def story() -> None:
        machine = Machine()
        wanted = plan(settings=TableSettings(clock=GameClock(600)))
        async with served(sqlite(tmp_path), machine) as server:
            id_ = (await server.registry.create(wanted)).table
            await server.run(60_000)
        left = 540_000
        for gap, lost in [
            (2_000, 2_000),
            (7 * DAY, ALLOWANCE),
            (-HOUR, 0),
            (40 * DAY, ALLOWANCE),
            (-40 * DAY, 0),
        ]:
            machine.jump(gap)
            async with served(sqlite(tmp_path), machine) as server:
                table = await server.registry.find(id_)
                left -= lost
                shown = table.state.clocks.shown(table.time())
                assert shown is not None
                assert shown.left[X] == left
                await server.run(10_000)
                left -= 10_000

    asyncio.run(story())


def test_time_stands_still_while_nothing_can_be_written() -> None:
    machine = Machine()
    time = ServiceTime(1_000, lambda: machine.monotonic)
    machine.run(HOUR)
    assert time() == 1_000 + ALLOWANCE
    time.mark(1_000 + ALLOWANCE, 1_000 + ALLOWANCE)
    machine.run(4_000)
    assert time() == 1_000 + ALLOWANCE + 4_000


def test_a_process_that_lags_behind_follows_the_others() -> None:
    machine = Machine()
    time = ServiceTime(1_000, lambda: machine.monotonic)
    time.mark(1_000, 3_500)
    assert time() == 3_500
    time.mark(3_500, 2_000)
    assert time() == 3_500


def test_two_processes_on_one_database_agree_on_the_time(database: str) -> None:
    async def story() -> None:
        first = Store(database)
        start = start_time(first) - 5 * DAY  # as after many stops
        time = ServiceTime(start)
        time.mark(start, await first.mark_time(start, start_time(first)))
        second = Store(database)
        other = ServiceTime(start_time(second))
        assert abs(other() - time()) < ALLOWANCE
        assert other() >= start
        assert await second.mark_time(start - DAY, start_time(second)) == start
        first.close()
        second.close()

    asyncio.run(story())


def test_no_jump_makes_a_sweep_delete_a_young_game(database: str) -> None:
    async def story() -> None:
        machine = Machine()
        async with served(database, machine) as server:
            young = (await server.registry.create(plan())).table
            await server.run(60_000)
        for jump in (40 * DAY, -80 * DAY, 40 * DAY):
            machine.jump(jump)
            async with served(database, machine) as server:
                assert (
                    await delete_untouched(server.registry, server.registry.now() - 30 * DAY) == 0
                )
                machine.jump(jump)
                assert (
                    await delete_untouched(server.registry, server.registry.now() - 30 * DAY) == 0
                )
                assert await server.registry.find(young)

    asyncio.run(story())


def test_a_database_of_before_goes_on_from_its_newest_event(database: str) -> None:
    async def story() -> None:
        machine = Machine()
        server = Server(database, machine)
        table = (await server.registry.create(plan())).table
        server.store.close()
        machine.jump(40 * DAY)
        again = Server(database, machine)
        assert again.registry.now() == machine.shown - 40 * DAY + ALLOWANCE
        assert await delete_untouched(again.registry, again.registry.now() - 30 * DAY) == 0
        assert await again.registry.find(table)
        again.store.close()

    asyncio.run(story())


def test_bots_go_on_after_the_machine_s_clock_is_put_right(tmp_path: object) -> None:
    async def story() -> None:
        machine = Machine()
        machine.jump(40 * DAY)
        wanted = plan(
            "scotland_yard", HumanSeat(), BotSeat("random"), settings=TableSettings(pace=0)
        )
        async with served(sqlite(tmp_path), machine) as server:
            id_ = (await server.registry.create(wanted)).table
            table = await server.registry.find(id_)
            action = int(table.state.journal.state.legal_actions()[0])
            await table.execute(X, commands.Act(action), "1")
            assert table.state.on_turn != X
        machine.jump(-40 * DAY)
        async with served(sqlite(tmp_path), machine) as server:
            pool = WorkerPool(1)
            driver = TableDriver(server.registry, pool)
            assert await driver._start_due() == 1
            table = await server.registry.find(id_)
            await until(lambda: table.state.on_turn == X)
            await driver.close()
            await pool.close()

    asyncio.run(story())


def test_marks_are_made_again_and_again(tmp_path: object) -> None:
    async def story() -> None:
        machine = Machine()
        async with served(sqlite(tmp_path), machine) as server:
            machine.run(20_000)
            marking = asyncio.create_task(write_time_marks(server.store, server.time, machine.wall))
            marked = (server.time(), machine.wall())
            await until(lambda: server.store.stored_times(0)[1] == marked)
            marking.cancel()

    asyncio.run(story())


def test_a_machine_s_clock_that_was_put_back_puts_nothing_back(tmp_path: object) -> None:
    store = Store(sqlite(tmp_path))
    store.mark_time(50 * HOUR, 50 * HOUR).result()
    assert start_time(store, lambda: 20 * HOUR) == 50 * HOUR
    assert start_time(store, lambda: 50 * HOUR + 1_000) == 50 * HOUR + 1_000
    assert start_time(store, lambda: 90 * HOUR) == 50 * HOUR + ALLOWANCE
    store.close()


def test_the_service_s_time_is_counted_by_the_monotonic_clock() -> None:
    assert ServiceTime(0).monotonic is time.monotonic
