"""A table in memory: it carries out one command at a time, and stores it before showing it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from gaslamp.core.codes import Seat, ViewerId, is_seat
from gaslamp.core.errors import GaslampError, NewerFormat
from gaslamp.core.text import text
from gaslamp.service import commands, events
from gaslamp.service.contributions import next_step
from gaslamp.service.errors import Unavailable, UnreadableTable
from gaslamp.service.frames import Frame, SeatsUpdate, frame_for, seats_shown
from gaslamp.service.player_seats import DatabaseChange, OwnerRow, owners_change
from gaslamp.service.presence import REQUEST_COUNTS_FOR, SeatPresence
from gaslamp.service.schema import RUNNING, UNLISTED
from gaslamp.service.spectator_count import SpectatorCount
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import EVENT_FORMAT
from gaslamp.service.stored_rows import StoredEvent
from gaslamp.service.table_state import TableCreated, TableState
from gaslamp.service.write_results import WriteResult

log = logging.getLogger(__name__)

SEATS_CHANGE = (
    events.Joined,
    events.Replaced,
    events.FellBack,
    events.Reclaimed,
    events.BotsSeated,
    events.SeatFreed,
    events.SeatsSwapped,
    events.Forgotten,
    events.ProposalAccepted,  # perhaps a bot plays on
)
MOST_TRIES = 5  # to write behind another process that was quicker


class Listener(Protocol):
    """A connection of a viewer to a table."""

    viewer: ViewerId
    log_from: int
    chat_from: int
    key: str  # the fingerprint of the device's key that opened it; empty for a seat's token

    def send(self, message: object) -> None:
        """Send a message; never wait for a slow reader."""

    def close_soon(self) -> None:
        """Close the window: its key no longer opens the seat."""


class TableFollower(Protocol):
    """Looks on at a table without a window on it, as the home page does."""

    def table_changed(self, table: LiveTable, *, seats_moved: bool) -> None:
        """Take note of an event; `seats_moved` says that tokens may hold other seats now."""


class Ack(msgspec.Struct, frozen=True, omit_defaults=True, tag="ack"):
    """A command was carried out and is on disk; `version` is the one its seat sees it in.

    `actions` counts those that it carried out: of a plan perhaps only the first ones.
    """

    name: str
    version: int
    actions: int = 0


class LiveTable:
    """Checks commands, writes their events, applies them, and sends frames, in this order."""

    def __init__(
        self, id_: str, created: TableCreated, store: Store, now: Callable[[], int]
    ) -> None:
        """Begin without events; `catch_up` reads them."""
        self.id = id_
        self.created = created
        self.made_at = 0  # for the registry to set
        self.store = store
        self.now = now
        self.state = TableState(id_, created)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.followers: set[TableFollower] = set()
        self.spectators = SpectatorCount(self._spectator_windows, now, self._show_spectators)
        self.presence = SeatPresence(len(self.state.seat_holders), self._windows, now)
        self.here_since = 0  # when the last player came, where the start waits for them
        self.shown_here: set[Seat] = set()  # the seats that were last shown as present
        self.absence_timer: asyncio.TimerHandle | None = None  # at who sent requests
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.on_presence: Callable[[LiveTable], None] = lambda _: None
        self.on_over: Callable[[LiveTable], None] = lambda _: None
        self.on_unreadable: Callable[[LiveTable, Exception], None] = lambda _, __: None
        self.unfinished: set[asyncio.Task[None]] = set()  # commits whose callers are gone

    # Commands and events.

    async def execute(self, seat: ViewerId, command: commands.Command, name: str) -> Ack:
        """Carry out a seat's command once; the same name again changes nothing.

        What is written is shown, even if the caller is gone meanwhile.
        """
        if is_seat(seat):
            self.presence.note(seat)
        async with self.lock:
            for _ in range(MOST_TRIES):
                if (seat, name) in self.state.commands:
                    return self._ack(seat, name)
                situation = commands.CommandContext(self.time(), self.presence.gone_since)
                event = commands.event_for(self.state, seat, command, situation)
                if await self._write(event, f"{seat} {name}"):
                    await self._start_when_ready()
                    return self._ack(seat, name)
            raise Unavailable(text("service-unavailable"))

    def _ack(self, seat: ViewerId, name: str) -> Ack:
        return Ack(name, self.state.versions[seat], self.state.commands[seat, name])

    async def add_event(
        self,
        make: Callable[[TableState], events.TableEvent | None],
        owned: Callable[[events.TableEvent], OwnerRow | None] = lambda _: None,
    ) -> bool:
        """Add an event that is no command of a seat: a start, a bot's move, a flag.

        `owned` gives the row that lets its seat belong to a player, to be written with it.
        """
        async with self.lock:
            for _ in range(MOST_TRIES):
                event = make(self.state)
                if event is None:
                    return False
                if await self._write(event, None, owned(event)):
                    return True
        return False

    async def _start_when_ready(self) -> None:
        """Take the steps to the first draw that are due; those that fail are due again later."""
        with suppress(Unavailable):
            while (event := self.next_step(self.state)) is not None:
                await self._write(event, None)

    def next_step(self, state: TableState) -> events.TableEvent | None:
        """Return the event that is due before the first draw; none while players are missing."""
        if not state.plan.settings.starts_present:
            return next_step(state, self.now())
        if not state.people() <= self.here():
            self.here_since = 0
            return None
        self.here_since = self.here_since or self.now()
        return next_step(state, self.now(), self.here_since)

    async def _write(
        self, event: events.TableEvent, command: str | None, owner: OwnerRow | None = None
    ) -> bool:
        """Write an event, then apply and show it; return false if another process wrote first."""
        at = self.time()
        row = StoredEvent(self.state.place, at, command, EVENT_FORMAT.encode(event))
        due = at if self._leaves_work(event) else None
        if not await self._written(row, due, owners_change(self.state, event, owner)):
            await self._read_on()
            return False
        was_over = self.state.is_over
        self._apply(row, event)
        if isinstance(event, events.Reported):
            log.warning("a player was reported", extra={"table": self.id, "seat": event.whom})
        elif isinstance(event, events.SpectatorReported):
            log.warning("a spectator was reported", extra={"table": self.id})
        if self.state.is_over or isinstance(event, events.Started | events.WentBack):
            settings = self.state.plan.settings
            over = self.state.is_over or self.state.went_back != ""
            is_shown = settings.listed and settings.spectators and not over
            self.store.mark_over(self.id, over=over, listed=RUNNING if is_shown else UNLISTED)
        if self.state.is_over and not was_over:
            self.on_over(self)
        return True

    async def _written(
        self, row: StoredEvent, due: int | None, also: DatabaseChange | None
    ) -> bool:
        """Wait for an event's commit; a cancelled caller does not stop the event."""
        result = self.store.append(self.id, row, due, also)
        try:
            return await result
        except asyncio.CancelledError:
            self._in_background(self._finish_write(result))
            raise

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)

    async def _start_with_all(self) -> None:
        """Start the game, if the player who came was the last one missing."""
        async with self.lock:
            await self._start_when_ready()

    async def _finish_write(self, result: WriteResult[bool]) -> None:
        with suppress(GaslampError):  # it was not written: there is nothing to show
            await result
            await self.catch_up()

    def time(self) -> int:
        """Return the time at this table, which is never before its last event."""
        return max(self.now(), self.state.at)

    def _leaves_work(self, event: events.TableEvent) -> bool:
        """Tell whether another process has work to do after an event if this one dies."""
        may_begin = (  # a game, a bot's turn, or the way back
            events.Joined,
            events.BotsSeated,
            events.Replaced,
            events.Proposed,
            events.ProposalAccepted,
        )
        return self.state.is_driven or isinstance(event, may_begin)

    def _apply(self, row: StoredEvent, event: events.TableEvent) -> None:
        touched = self.state.apply(event, row.at)
        if row.command is not None:
            seat, _, name = row.command.partition(" ")
            acted = 1 + len(event.then) if isinstance(event, events.Acted) else 0
            giver = ViewerId(int(seat))
            self.state.commands[giver, name] = acted
            if is_seat(giver):
                self.presence.note_command(giver, row.at)
            if isinstance(event, events.SeatsSwapped):  # its player may send the order again
                self.state.commands[event.to, name] = acted
        self._follow_seats(event)
        self._show(touched)
        if isinstance(event, SEATS_CHANGE):
            self.show_seats()
        self.on_change(self)
        seats_moved = isinstance(event, events.SeatsSwapped | events.SeatFreed)
        for follower in list(self.followers):
            follower.table_changed(self, seats_moved=seats_moved)

    def _follow_seats(self, event: events.TableEvent) -> None:
        """Let connections follow their player to another seat; close those of a freed seat."""
        match event:
            case events.SeatsSwapped(seat=one, to=other):
                moved: dict[ViewerId, Seat] = {one: other, other: one}
                for listener in self.listeners:
                    if listener.viewer in moved:
                        listener.viewer = moved[listener.viewer]
                        listener.log_from = listener.chat_from = 0
            case events.SeatFreed(seat=seat):
                for listener in list(self.listeners):
                    if listener.viewer == seat:
                        listener.close_soon()
            case _:
                pass

    async def catch_up(self) -> None:
        """Read what other processes have written meanwhile."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        rows = await asyncio.to_thread(self.store.rows, self.id, self.state.place)
        for row in rows:
            try:
                self._apply(row, EVENT_FORMAT.decode(row.body))
            except NewerFormat as error:
                self.on_unreadable(self, error)
                raise UnreadableTable(text("service-newer-event")) from error
            except Exception as error:
                self.on_unreadable(self, error)
                raise UnreadableTable(text("service-unreadable-table")) from error

    # Connections.

    def listen(self, listener: Listener) -> None:
        """Add a connection: it gets everything since its last frame, then what is new."""
        before, is_first = self.here(), not self.listeners
        self.listeners.append(listener)
        if is_seat(listener.viewer):
            self.presence.note(listener.viewer)
        _send_frame(listener, self._frame(listener))
        listener.send(self.seats())
        if self.spectators.shown:
            listener.send(self.spectators.message())
        self.spectators.check_soon()
        self._show_presence(listener)
        if self.state.plan.settings.starts_present and not self.state.started:
            self._in_background(self._start_with_all())
        if is_first and self.here() == before:
            self.on_presence(self)  # other processes answer with the seats connected to them
        self.on_change(self)

    def leave(self, listener: Listener) -> None:
        """Remove a connection."""
        if listener in self.listeners:
            self.listeners.remove(listener)
        if is_seat(listener.viewer):
            self.presence.note(listener.viewer)
        self.spectators.check_soon()
        self._show_presence()

    def _spectator_windows(self) -> int:
        return sum(not is_seat(listener.viewer) for listener in self.listeners)

    def _show_spectators(self) -> None:
        """Send the number of spectators to everybody, and to the other processes."""
        for listener in list(self.listeners):
            listener.send(self.spectators.message())
        self.on_presence(self)

    def _show_presence(self, new: Listener | None = None) -> None:
        """Send the other connections who is present, if that has changed.

        Spectators, and further connections of a seat, change nothing.
        """
        if self.here() == self.shown_here:
            return
        self.show_seats(new)
        self.on_presence(self)

    def note_presence(self, holder: str, seats: frozenset[Seat], watching: int = 0) -> bool:
        """Note whom another process serves; tell whether that process was unknown."""
        before = self.here()
        self.spectators.note_elsewhere(holder, watching)
        is_new = self.presence.note_elsewhere(holder, seats)
        if self.here() != before:
            self.show_seats()
        return is_new

    def note_request(self, seat: Seat) -> None:
        """Count an HTTP request as presence, and show it if it changes something."""
        self.presence.note_request(seat)
        self._show_presence()
        if self.absence_timer is None and seat not in self._windows():
            self._check_absence_later()

    def _check_absence_later(self) -> None:
        wait = REQUEST_COUNTS_FOR / 1000
        self.absence_timer = asyncio.get_running_loop().call_later(wait, self._check_absence)

    def _check_absence(self) -> None:
        """Show seats that have sent no request for a while as absent."""
        self.absence_timer = None
        self._show_presence()
        if self.here_locally() - self._windows():
            self._check_absence_later()

    def _show(self, touched: set[ViewerId]) -> None:
        """Send frames; connections of a viewer at the same index share one."""
        frames: dict[tuple[ViewerId, int, int], Frame] = {}
        for listener in list(self.listeners):
            if listener.viewer in touched:
                known = (listener.viewer, listener.log_from, listener.chat_from)
                if known not in frames:
                    frames[known] = self._frame(listener)
                _send_frame(listener, frames[known])

    def _frame(self, listener: Listener) -> Frame:
        return frame_for(
            self.state, listener.viewer, listener.log_from, listener.chat_from, self.time()
        )

    def show_seats(self, new: Listener | None = None) -> None:
        """Send the seats to all connections, except one that has just got them."""
        self.shown_here = self.here()
        seats = self.seats()
        for listener in [listener for listener in self.listeners if listener is not new]:
            listener.send(seats)

    def seats(self) -> SeatsUpdate:
        """Show the seats as everybody sees them."""
        return seats_shown(self.state, self.here())

    def here(self) -> set[Seat]:
        """List the seats that are present, here or on another process."""
        return self.presence.here()

    def here_locally(self) -> set[Seat]:
        """List the seats that are present on this process."""
        return self.presence.here_locally()

    def _windows(self) -> set[Seat]:
        return {listener.viewer for listener in self.listeners if is_seat(listener.viewer)}


def _send_frame(listener: Listener, frame: Frame) -> None:
    listener.log_from += len(frame.log)
    listener.chat_from = frame.chat_from + len(frame.chat)
    listener.send(frame)
