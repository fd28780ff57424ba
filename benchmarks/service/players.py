"""Many players on a server of ours, from one process."""

from __future__ import annotations

import asyncio
import gc
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from tests.service.serving import PROGRAM, Server
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.process import memory_of, on_its_core, seconds_of
from benchmarks.service.loading import Load, Measured, Phase, by_memory
from gaslamp.core.codes import Seat, as_seat
from gaslamp.service.settings import HumanSeat, TablePlan, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry
from gaslamp.web.table_socket import BURST, RATE

GAME = "scotland_yard"
AT_ONCE = 50  # windows opened, tables made
ADDRESSES = 100  # players come from so many, as they would in public
LONGEST = 60.0  # seconds that a move or a connection may take before the campaign gives up
PING_EVERY = 30.0  # seconds; a connection that is idle for longer is closed
PINGS = 10.0  # messages of a window's burst that are left for its pings


class Choice(msgspec.Struct):
    """What may be done: here only its code counts."""

    action: int


class Message(msgspec.Struct):
    """What a player reads of what is sent."""

    type: str
    choices: list[Choice] = []
    log_from: int = 0
    log: list[msgspec.Raw] = []
    code: str = ""


MESSAGE = msgspec.json.Decoder(Message)


class OrderBudget:
    """How many orders the server takes from a window now.

    It fills up only between an answer and the next order, so it never has more than the server's
    own count, however late an order arrives there.
    """

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        """Begin full."""
        self.now = now
        self.left = BURST - PINGS
        self.answered = now()

    def wait(self) -> float:
        """Give the seconds until another order is taken."""
        return max(0.0, (1.0 - self._filled()) / RATE)

    def sent(self) -> None:
        """Note that an order was sent."""
        self.left = self._filled() - 1.0
        self.answered = math.inf

    def seen(self) -> None:
        """Note that the order was carried out."""
        self.answered = self.now()

    def _filled(self) -> float:
        idle = max(0.0, self.now() - self.answered)
        return min(BURST - PINGS, self.left + idle * RATE)


class Table:
    """A table with a window for each seat."""

    def __init__(self, id_: str, tokens: dict[Seat, str]) -> None:
        """Know the seats' tokens."""
        self.id = id_
        self.tokens = tokens
        self.lines: dict[int, ClientConnection] = {}
        self.actions: dict[int, int | None] = {}
        self.told: dict[int, int] = {}  # lines of the log that each seat has got
        self.budgets: dict[int, OrderBudget] = {}
        self.reading: list[asyncio.Task[None]] = []
        self.waiting: dict[int, int] = {}  # seats that have not seen the move: their log before it
        self.moved: asyncio.Future[float] | None = None
        self.error: Exception | None = None
        self.began = 0.0
        self.names = 0

    async def sit(self, server: Server, seat: int, number: int) -> None:
        """Open a seat's window and wait for its first frame."""
        line = await connect(
            f"ws://{server.address}/api/socket",
            compression=None,
            ping_interval=None,
            open_timeout=LONGEST,
            local_addr=(f"127.0.0.{2 + number % ADDRESSES}", 0),
        )
        hello = {"type": "hello", "table": self.id, "token": self.tokens[as_seat(seat)]}
        await line.send(msgspec.json.encode(hello).decode())
        await self.listen(seat, line)

    async def listen(self, seat: int, line: ClientConnection) -> None:
        """Wait for the first frame of a window, and read on."""
        self.lines[seat] = line
        self.budgets[seat] = OrderBudget()
        while seat not in self.actions:
            self._see(seat, MESSAGE.decode(await line.recv(decode=False)))
        self.reading.append(asyncio.create_task(self._read_on(seat, line)))

    async def _read_on(self, seat: int, line: ClientConnection) -> None:
        """Read until the connection ends; a move that is waited for fails with what ended it."""
        try:
            while True:
                self._see(seat, MESSAGE.decode(await line.recv(decode=False)))
        except Exception as error:  # noqa: BLE001  (whatever it is, the move's waiter gets it)
            self.error = error
            if self.moved is not None and not self.moved.done():
                self.moved.set_exception(error)

    def _see(self, seat: int, message: Message) -> None:
        if message.type == "refused":
            raise AssertionError(message.code)
        if message.type != "frame":
            return
        self.actions[seat] = message.choices[0].action if message.choices else None
        self.told[seat] = message.log_from + len(message.log)
        if self.told[seat] > self.waiting.get(seat, self.told[seat]):
            del self.waiting[seat]
            if not self.waiting and self.moved is not None and not self.moved.done():
                self.moved.set_result((time.perf_counter() - self.began) * 1000)

    @property
    def mover(self) -> int | None:
        """The seat that may act, while the game goes on."""
        return next((seat for seat, action in self.actions.items() if action is not None), None)

    async def move(self) -> float:
        """Act, and wait until every seat has seen it; return the milliseconds.

        No window gives more orders than a server takes: the wait for that is not counted.
        """
        seat = self.mover
        assert seat is not None
        budget = self.budgets[seat]
        await asyncio.sleep(budget.wait())
        if self.error is not None:
            raise self.error
        self.names += 1
        command = {"type": "act", "action": self.actions[seat]}
        order = {"type": "order", "name": str(self.names), "command": command}
        self.moved = asyncio.get_running_loop().create_future()
        self.waiting = dict(self.told)
        self.began = time.perf_counter()
        budget.sent()
        await self.lines[seat].send(msgspec.json.encode(order).decode())
        taken = await asyncio.wait_for(self.moved, LONGEST)
        budget.seen()
        return taken


class HomePage:
    """A home page that follows a seat of a table, and shows the lists."""

    def __init__(self) -> None:
        """Begin without a connection."""
        self.reading: asyncio.Task[None] | None = None
        self.line: ClientConnection | None = None
        self.received = 0

    async def open(self, server: Server, table: Table, number: int) -> None:
        """Connect, and wait until the game is shown."""
        address = f"127.0.0.{2 + number % ADDRESSES}", 0
        self.line = await connect(
            f"ws://{server.address}/api/home",
            compression=None,
            ping_interval=None,
            open_timeout=LONGEST,
            local_addr=address,
        )
        seat = {"table": table.id, "token": table.tokens[as_seat(1)]}
        home = {"type": "home", "games": [seat], "lists": True}
        await self.line.send(msgspec.json.encode(home).decode())
        await self.line.recv(decode=False)
        self.reading = asyncio.create_task(self._read_on(self.line))

    async def _read_on(self, line: ClientConnection) -> None:
        async for _ in line:
            self.received += 1


class Gaslamp:
    """Our server under load."""

    def __init__(
        self, database: str, game: str = GAME, program: Sequence[str] = tuple(PROGRAM)
    ) -> None:
        """Take an empty database, a game for two, and the program that serves it."""
        self.database = database
        self.game = game
        self.server = Server(database, program=on_its_core(program))

    async def measure(self, load: Load) -> Measured:
        """Make tables, open windows, play."""
        tables = await self._make(load.tables)
        self.server.start()
        try:
            pinging = asyncio.create_task(_ping(tables))
            sizes = [self._memory()]
            for seat in (0, 1):
                await self._sit_down(tables, seat)
                sizes.append(self._memory())
            per_socket, per_table = by_memory(sizes, load.tables)
            homes = await self._open_homes(tables, load.homes)
            per_home = (self._memory() - sizes[-1]) / max(1, load.homes)
            pinging_homes = asyncio.create_task(_ping_homes(homes))
            gc.freeze()  # the players' own pauses are not the server's
            at_rate = await self._timed(self._at_rate(tables, load))
            most = await self._timed(self._as_many_as_go(tables, load))
            pinging.cancel()
            pinging_homes.cancel()
        finally:
            self.server.kill()
        return Measured(per_socket, per_table, at_rate, most, per_home if homes else 0.0)

    async def _make(self, count: int) -> list[Table]:
        """Make tables in the database, where nobody limits how many."""
        store = Store(self.database)
        registry = TableRegistry(store)
        settings = TableSettings(help="off", pace=0)
        plan = TablePlan(
            game=self.game, seats=(HumanSeat("Ada"), HumanSeat("Bob")), settings=settings
        )
        made = []
        for first in range(0, count, AT_ONCE):
            some = range(min(AT_ONCE, count - first))
            made += await asyncio.gather(*(registry.create(plan) for _ in some))
            registry.tables.clear()
        store.close()
        return [Table(each.table, each.seats) for each in made]

    async def _open_homes(self, tables: list[Table], count: int) -> list[HomePage]:
        """Open home pages, each for a different table as long as there are enough."""
        homes = [HomePage() for _ in range(count)]
        for first in range(0, count, AT_ONCE):
            some = enumerate(homes[first : first + AT_ONCE], start=first)
            await asyncio.gather(
                *(home.open(self.server, tables[n % len(tables)], n) for n, home in some)
            )
        return homes

    async def _sit_down(self, tables: list[Table], seat: int) -> None:
        for first in range(0, len(tables), AT_ONCE):
            some = enumerate(tables[first : first + AT_ONCE], start=first)
            await asyncio.gather(*(table.sit(self.server, seat, number) for number, table in some))
        await asyncio.sleep(0.5)

    def _memory(self) -> int:
        assert self.server.process is not None
        return memory_of(self.server.process.pid)

    async def _timed(self, phase: Any) -> Phase:  # noqa: ANN401  (a coroutine)
        assert self.server.process is not None
        before = seconds_of(self.server.process.pid)
        played: Phase = await phase
        played.cpu = seconds_of(self.server.process.pid) - before
        return played

    async def _at_rate(self, tables: list[Table], load: Load) -> Phase:
        """Send moves at the rate, whether or not the last ones are through."""
        idle, times, moving = deque(tables), list[float](), list[asyncio.Task[None]]()

        async def play(table: Table) -> None:
            times.append(await table.move())
            if table.mover is not None:
                idle.append(table)

        began, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < load.seconds:
            for _ in range(min(int(now * load.rate) - sent, len(idle))):
                moving.append(asyncio.create_task(play(idle.popleft())))
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*moving)
        return Phase(times, time.perf_counter() - began)

    async def _as_many_as_go(self, tables: list[Table], load: Load) -> Phase:
        """Keep so many tables moving."""
        idle = deque(table for table in tables if table.mover is not None)
        times: list[float] = []
        began = time.perf_counter()

        async def play() -> None:
            while time.perf_counter() - began < load.seconds and idle:
                table = idle.popleft()
                times.append(await table.move())
                if table.mover is not None:
                    idle.append(table)

        await asyncio.gather(*(play() for _ in range(load.at_once)))
        return Phase(times, time.perf_counter() - began)


async def _ping_homes(homes: list[HomePage]) -> None:
    """Say that every home page is there, each at a time of its own."""
    while True:
        for home in homes:
            if home.line is not None:
                await home.line.send('{"type":"ping"}')
            await asyncio.sleep(PING_EVERY / len(homes))
        await asyncio.sleep(0 if homes else PING_EVERY)


async def _ping(tables: list[Table]) -> None:
    """Say that everybody is there, as browsers do: each of them at a time of its own."""
    while True:
        began = time.perf_counter()
        for number, table in enumerate(tables):
            for line in list(table.lines.values()):
                await line.send('{"type":"ping"}')
            due = began + PING_EVERY * (number + 1) / len(tables)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
