"""A ledger beside the tables of a story: what their clocks and settings are compared with."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis.stateful import RuleBasedStateMachine, initialize

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.log import LogLine
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands
from gaslamp.service.frames import Frame
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import GameClock, MoveClock
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import EVENT_FORMAT
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState, replay_events
from tests.service.hosting import Watch, Window

GRACE = 1  # minutes
MINUTE = 60_000  # milliseconds
ResultT = TypeVar("ResultT")


class Client(Window):
    """A window that keeps its log when it is closed, as a browser does."""

    @property
    def log(self) -> list[LogLine]:
        return [line for frame in self.frames for line in frame.log]


class Ledger:
    """What the story itself knows of a table, without its clocks and its settings."""

    def __init__(self, seats: int, now: int) -> None:
        self.used = [0] * seats  # milliseconds on turn
        self.passed = [0] * seats  # how often the turn passed on from a seat
        self.move_used = 0  # of the move that is being made
        self.waiting_since = now  # for the seat on turn, or in a pause
        self.paused_by: int | None = None
        self.pausing: set[int] = set()
        self.drawing: set[int] = set()
        self.seen = [now] * seats
        self.requested = [now - 10 * MINUTE] * seats
        self.stand_ins: set[int] = set()


class Keeper(RuleBasedStateMachine):
    """Keeps a ledger for each table, and works out from it what may happen there."""

    @initialize()
    def open_the_house(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.watch = Watch()
        self.invitations: dict[str, str] = {}
        self.acknowledged: dict[str, list[str]] = {}
        self.ledgers: dict[str, Ledger] = {}
        self.clients: dict[tuple[str, int], Client] = {}
        self.open: set[tuple[str, int]] = set()
        self.names = 0
        self._open_store()

    def _open_store(self) -> None:
        self.store = Store(f"sqlite:///{Path(self.folder.name) / 'gaslamp.sqlite'}")
        self.registry = TableRegistry(self.store, self.watch)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.loop.close()
            self.folder.cleanup()

    def _do(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        return self.loop.run_until_complete(work)

    def _find(self, table: str) -> LiveTable:
        return self._do(self.registry.find(table))

    # Time passes between all events, and each change of a table goes into its ledger.

    def _wait(self, milliseconds: int) -> None:
        for table, ledger in self.ledgers.items():
            state = self._find(table).state
            seat = int(state.journal.state.seat)
            if state.started and not state.is_over and ledger.paused_by is None:
                ledger.used[seat] += milliseconds
                ledger.move_used += milliseconds
        self.watch.time += milliseconds

    def _order(self, table: str, seat: int, command: commands.Command) -> bool:
        """Give an order; tell whether it was acknowledged. A refusal may change nothing."""
        self.names += 1
        name = str(self.names)
        before, ledger = self.store.rows(table), self.ledgers[table]
        with self._noting_moves(table):
            try:
                ack = self._do(self._find(table).execute(as_seat(seat), command, name))
            except GaslampError:
                ack = None
        ledger.seen[seat] = self.watch()
        if ack is None:
            assert self.store.rows(table) == before
            return False
        assert ack.name == name
        self.acknowledged[table].append(f"{seat} {name}")
        return True

    @contextmanager
    def _noting_moves(self, table: str) -> Iterator[None]:
        """Note in the ledger whether a move was completed, and whether the turn passed on."""
        state, ledger = self._find(table).state, self.ledgers[table]
        seat, was_started = int(state.journal.state.seat), state.started
        others = [v for v in state.journal.logs if v not in (seat, SPECTATOR)]
        told = sum(len(state.journal.logs[other]) for other in others)
        yield
        if not was_started:
            if state.started:
                ledger.waiting_since = self.watch()
            return
        is_passed = not state.is_over and state.journal.state.seat != seat
        if is_passed:
            ledger.passed[seat] += 1
        if is_passed or sum(len(state.journal.logs[other]) for other in others) > told:
            ledger.pausing.clear()
            ledger.drawing.clear()
            ledger.move_used = 0
            ledger.waiting_since = self.watch()

    def _may_play(self, table: str, seat: int) -> bool:
        """Tell whether a seat may do what a player does: the game runs and no bot plays for it."""
        state, ledger = self._find(table).state, self.ledgers[table]
        is_there = seat < len(state.seat_holders) and seat not in ledger.stand_ins
        return is_there and state.started and not state.is_over

    def _people(self, table: str) -> set[int]:
        state, ledger = self._find(table).state, self.ledgers[table]
        return set(range(len(state.seat_holders))) - ledger.stand_ins

    def _is_here(self, table: str, seat: int) -> bool:
        requested = self.ledgers[table].requested[seat]
        return (table, seat) in self.open or self.watch() - requested < MINUTE

    def _is_gone_for_long(self, table: str, seat: int) -> bool:
        ledger = self.ledgers[table]
        since = max(ledger.seen[seat], ledger.waiting_since)
        is_long = self.watch() - since >= GRACE * MINUTE
        return is_long and not self._is_here(table, seat)

    def _left(self, table: str, seat: int) -> int:
        """Work out what is left to a seat from the ledger alone."""
        clock, ledger = self._find(table).state.plan.settings.clock, self.ledgers[table]
        if isinstance(clock, MoveClock):
            is_on_turn = self._find(table).state.journal.state.seat == seat
            return clock.seconds * 1000 - (ledger.move_used if is_on_turn else 0)
        assert isinstance(clock, GameClock)
        increments = ledger.passed[seat] * clock.increment * 1000
        return clock.seconds * 1000 + increments - ledger.used[seat]

    def _fold(self, live: LiveTable) -> TableState:
        rows = self.store.rows(live.id)
        story = [(EVENT_FORMAT.decode(row.body), row.at) for row in rows]
        return replay_events(live.id, live.created, story)


async def soon(call: Callable[[Client], object], client: Client) -> None:
    """Call while the loop runs, as a server does."""
    call(client)


def still(frame: Frame) -> Frame:
    """Leave out what differs by when a frame is made: clocks, and where the log was left."""
    return msgspec.structs.replace(frame, log=(), log_from=0, chat=(), chat_from=0, clocks=None)
