"""Plays bots' moves at an even pace, ends turns whose time is up, and computes notebooks.

Where several processes share a database, one of them holds a table's lease and drives it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from gaslamp.bots.characters import quicker_level
from gaslamp.core.codes import Action, Seat, ViewerId, all_seats, legal_actions
from gaslamp.core.options import options_of
from gaslamp.service import events
from gaslamp.service.bot_pace import is_half_made, wait_before_move
from gaslamp.service.bot_tasks import ChoiceTask, EndedGame, HintTask, NotebookTask, Sights
from gaslamp.service.due_events import flag_event as flag_event
from gaslamp.service.due_events import resume_event
from gaslamp.service.errors import DatabaseDamaged, NoSuchTable, Unavailable, UnreadableTable
from gaslamp.service.failing_tables import FailingTables
from gaslamp.service.fairness import bots_key
from gaslamp.service.frames import NotebookUpdate
from gaslamp.service.going_back import go_back
from gaslamp.service.live_table import Listener, LiveTable
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from gaslamp.service.work_queue import QueueFull
from gaslamp.service.worker_jobs import Failure, JobDropped, JobFailed
from gaslamp.service.worker_pool import WorkerPool

LEASE = 6_000  # milliseconds; after so long another process takes a table over
POLL_INTERVAL = 1.0  # seconds between two polls for tables that are due
NEAR = 60_000  # milliseconds: what is due later is found by a poll
MOST_DUE = 100  # tables taken up at once
FALLBACK_BOT = "random"  # the level that never fails
RETRY = 1.0  # seconds, while the store is unreachable or the workers are overloaded

KeyT = TypeVar("KeyT", str, tuple[str, int])  # a table, or one of its viewers

log = logging.getLogger(__name__)


class TableDriver:
    """Watches the tables of a registry and plays what is due."""

    def __init__(self, registry: TableRegistry, pool: WorkerPool) -> None:
        """Drive the tables of a registry; a pool computes bots and notebooks."""
        self.registry = registry
        self.pool = pool
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.noting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.leases: dict[str, int] = {}  # until when this process holds a table's
        self.noted: WeakKeyDictionary[Listener, int] = WeakKeyDictionary()  # the last version
        self.moves_due: WeakKeyDictionary[LiveTable, tuple[int, float]] = WeakKeyDictionary()
        self.set_aside = FailingTables("driving failed", registry.store.metrics.undriven_tables)
        registry.on_change = self.schedule
        registry.is_driven = self.driving.__contains__

    def schedule(self, table: LiveTable) -> None:
        """Check what is due at a table that has changed."""
        if table.id not in self.driving and table.state.is_driven:
            self._begin(self.driving, table.id, self._drive(table))
        self.note(table)

    def _begin(
        self, running: dict[KeyT, asyncio.Task[None]], key: KeyT, work: Coroutine[Any, Any, None]
    ) -> None:
        def ended(task: asyncio.Task[None]) -> None:
            if running.get(key) is task:
                del running[key]
            error = None if task.cancelled() else task.exception()
            if error is not None and isinstance(key, str):
                self.set_aside.add(key, error)
            elif error is not None:
                log.error("a notebook failed", extra={"table": key[0]}, exc_info=error)

        running[key] = asyncio.create_task(work)
        running[key].add_done_callback(ended)

    async def watch(self) -> None:
        """Poll for tables that are due: after a start, in long games, after a process died."""
        while True:
            try:
                taken = await self._start_due()
                await self._renew()
            except Unavailable:
                taken = 0
            await asyncio.sleep(0 if taken == MOST_DUE else POLL_INTERVAL)

    async def _start_due(self) -> int:
        """Start driving tables that are due; return how many."""
        taken = 0
        for id_ in await self._due():
            if id_ in self.driving:
                continue
            taken += 1
            try:
                await self._start_driving(id_)
            except DatabaseDamaged as error:
                self.registry.set_aside.add(id_, error)
            except UnreadableTable:
                pass  # logged, counted and set aside where it was read
            except Unavailable:
                raise  # the database is unreachable: skip the others
            except Exception as error:  # noqa: BLE001  (one table must not stop the others)
                self.set_aside.add(id_, error)
            await asyncio.sleep(0)  # running games come first
        return taken

    async def _due(self) -> list[str]:
        """List the tables that are due, without those that are set aside."""
        registry = self.registry
        most = MOST_DUE + len(self.set_aside) + len(registry.set_aside)
        due = await asyncio.to_thread(registry.store.due, registry.now(), registry.holder, most)
        left = [id_ for id_ in due if id_ not in self.set_aside and id_ not in registry.set_aside]
        return left[:MOST_DUE]

    async def _start_driving(self, id_: str) -> None:
        """Bring a table up to date, and start driving it if something is due."""
        try:
            table = await self.registry.find(id_)
            await table.catch_up()
            await self.registry.start_if_full(table)
        except NoSuchTable as error:
            log.warning("a table can't be played on", extra={"table": id_, "why": str(error)})
            kept = await asyncio.to_thread(self.registry.store.rows, id_)
            self.registry.store.postpone(id_, len(kept), None)
            return
        self.schedule(table)
        self._postpone(table)

    def _postpone(self, table: LiveTable) -> None:
        """Store when a table is due next, if nothing is due now."""
        if table.id in self.driving:
            return
        if table.state.is_over:
            self.registry.store.mark_over(table.id, over=True)
        else:
            self.registry.store.postpone(table.id, table.state.place, table.state.due)

    async def close(self) -> None:
        """Stop driving; nothing is lost, because nothing is shown before it is stored."""
        tasks = [*self.driving.values(), *self.noting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.leases:
            with suppress(Unavailable):
                await self.registry.store.release(self.registry.holder)

    # Moves and flags.

    async def _drive(self, table: LiveTable) -> None:
        """Do what is due soon while this process holds the lease; store when the rest is due."""
        while (due := table.state.due) is not None and due <= self.registry.now() + NEAR:
            try:
                if not await self._holds_lease(table.id):
                    return
                await self._drive_once(table)
            except Unavailable:
                await asyncio.sleep(RETRY)
        del self.driving[table.id]
        self._postpone(table)
        if table.state.is_over or table.state.went_back:
            self.pool.end_game(ended_game(table.state))

    async def _drive_once(self, table: LiveTable) -> None:
        if not table.state.started:
            await self._wait_for_start(table)
            return
        await go_back(self.registry, table)
        seat = table.state.on_turn
        if seat is None or table.state.went_back:
            return
        if table.state.paused:
            await self._end_vacation(table)
        elif table.state.seat_holders[seat].kind == "bot":
            await self._play_bot(table, seat)
        else:
            await self._wait_for_flag(table, seat)

    async def _holds_lease(self, table: str) -> bool:
        """Take a table's lease, or keep it while half of it is left."""
        if not self.registry.store.is_shared:
            return True
        now = self.registry.now()
        if self.leases.get(table, 0) > now + LEASE // 2:
            return True
        lease = self.registry.store.take_lease(table, self.registry.holder, now, now + LEASE)
        if not await lease:
            self.leases.pop(table, None)
            return False
        self.leases[table] = now + LEASE
        return True

    async def _renew(self) -> None:
        """Keep the leases of the tables that are being driven, however long a bot thinks."""
        now = self.registry.now()
        self.leases = {table: until for table, until in self.leases.items() if until > now}
        for table in [table for table in self.leases if table in self.driving]:
            await self._holds_lease(table)

    async def _play_bot(self, table: LiveTable, seat: Seat) -> None:
        """Have the bot choose, and play at the table's pace: its thinking time reveals nothing.

        A half-made move is not shown to the others and does not wait.
        """
        state = table.state
        answer = self._move_due(table, seat)
        position = tuple(state.journal.actions)

        def is_wanted() -> bool:
            now = table.state
            is_due = now.due == 0 and now.on_turn == seat
            return is_due and tuple(now.journal.actions) == position

        try:
            action = await self.pool.choose(choice_task(state, seat), is_wanted)
        except JobDropped:
            return
        except QueueFull:
            await asyncio.sleep(RETRY)
            return
        except JobFailed as failed:
            await self._fall_back(table, seat, failed.why)
            return
        if not is_half_made(state, action):
            await asyncio.sleep(max(0.0, answer - asyncio.get_running_loop().time()))

        def act(now: TableState) -> events.TableEvent | None:
            is_due = now.on_turn == seat and now.seat_holders[seat].kind == "bot"
            legal = is_due and action in now.journal.state.legal_actions()
            return events.Acted(seat, Action(action)) if legal and not now.paused else None

        await table.add_event(act)

    def _move_due(self, table: LiveTable, seat: Seat) -> float:
        """Tell when a bot's move is due, by the loop's clock: the same for all of its actions."""
        journal = table.state.journal
        begins_at = len(journal.actions) - journal.pending
        known, due = self.moves_due.get(table, (-1, 0.0))
        if known != begins_at:
            wait = wait_before_move(table.state, seat) / 1000
            due = asyncio.get_running_loop().time() + wait
            self.moves_due[table] = (begins_at, due)
        return due

    async def _fall_back(self, table: LiveTable, seat: Seat, why: Failure) -> None:
        """Let a quicker level make the move that one failed, and record it.

        Where none is quicker the same level is tried again, after a while.
        """
        log.warning("a bot failed", extra={"table": table.id, "seat": seat, "why": why})
        failed = level_of(table.state, seat)

        def fall_back(now: TableState) -> events.TableEvent | None:
            is_due = now.on_turn == seat and now.seat_holders[seat].kind == "bot"
            if not is_due or level_of(now, seat) != failed:
                return None
            return events.FellBack(seat, quicker_level(failed), why)

        if failed == FALLBACK_BOT:
            await asyncio.sleep(RETRY)
        elif await table.add_event(fall_back):
            self.registry.store.metrics.bot_fallbacks.labels(failed.lower(), why).inc()

    async def _wait_for_start(self, table: LiveTable) -> None:
        """Wait a while for the players' numbers, and start the game when they are due."""
        await self.registry.start_if_full(table)
        if not table.state.started and (due := table.state.due) is not None:
            left = due - self.registry.now()
            waits = left <= 0  # for players who are not there yet
            await asyncio.sleep(POLL_INTERVAL if waits else min(left / 1000, POLL_INTERVAL))

    async def _wait_for_flag(self, table: LiveTable, seat: Seat) -> None:
        """Wait a while for the flag of a person on turn, and record it if it falls."""
        falls = table.state.clocks.expires_at()
        if falls is None:
            return
        left = falls - table.time()
        if left > 0:
            await asyncio.sleep(min(left / 1000, POLL_INTERVAL))
            return
        await table.add_event(lambda state: flag_event(state, seat, table.time()))

    async def _end_vacation(self, table: LiveTable) -> None:
        """Wait a while for the end of a vacation, and resume the game when it has come."""
        if (left := (table.state.paused_until or 0) - table.time()) > 0:
            await asyncio.sleep(min(left / 1000, POLL_INTERVAL))
        else:
            await table.add_event(lambda state: resume_event(state, table.time()))

    # Notebooks.

    def note(self, table: LiveTable) -> None:
        """Bring the notebooks of all connections up to date."""
        if table.state.plan.settings.help == "off" or not table.state.started:
            return
        for viewer in {listener.viewer for listener in table.listeners}:
            if (table.id, viewer) not in self.noting and self._unnoted(table, viewer):
                self._begin(self.noting, (table.id, viewer), self._note(table, viewer))

    async def _note(self, table: LiveTable, viewer: ViewerId) -> None:
        """Compute the notebook of the newest version and send it, once to each connection."""
        while self._unnoted(table, viewer):
            version = table.state.versions[viewer]

            def is_wanted(version: int = version) -> bool:
                return bool(self._unnoted(table, viewer, version))

            try:
                written = await self.pool.notebook(notebook_task(table.state, viewer), is_wanted)
            except JobDropped:
                continue
            except QueueFull:
                await asyncio.sleep(RETRY)
                continue
            except JobFailed as failed:
                why = {"table": table.id, "viewer": viewer, "why": failed.why}
                log.warning("a notebook failed", extra=why)
                return
            notes = NotebookUpdate(version, msgspec.Raw(written))
            for listener in self._unnoted(table, viewer):
                self.noted[listener] = version
                listener.send(notes)
        self.noting.pop((table.id, viewer), None)

    def _unnoted(
        self, table: LiveTable, viewer: ViewerId, version: int | None = None
    ) -> list[Listener]:
        """List the connections without the newest notebook; none where that is of another version.

        A viewer that was shown nothing new gets no notebook: it would reveal that another player
        did something.
        """
        newest = table.state.versions[viewer]
        if version is not None and version != newest:
            return []
        looking = [listener for listener in table.listeners if listener.viewer == viewer]
        return [listener for listener in looking if self.noted.get(listener) != newest]


def sights_of(state: TableState, viewer: ViewerId) -> Sights:
    """Collect what a viewer has seen, and nothing else."""
    return tuple((seen.sight, seen.turn) for seen in state.journal.seen(viewer))


def _known_to(state: TableState, viewer: ViewerId) -> dict[str, Any]:
    """Collect what every task needs: the table, the viewer, and what it has seen."""
    return {
        "table": state.id,
        "game": state.game.name,
        "options": dict(options_of(state.options)),
        "viewer": viewer,
        "sights": sights_of(state, viewer),
    }


def level_of(state: TableState, seat: Seat) -> str:
    """Name the level that makes a bot's next choice: the agreed one, or one in its place."""
    holder = state.seat_holders[seat]
    return holder.fallback or holder.level


def choice_task(state: TableState, seat: Seat) -> ChoiceTask:
    """Make the task of a bot's choice: what its seat has seen, and what it may do."""
    return ChoiceTask(
        **_known_to(state, seat),
        level=level_of(state, seat),
        random_key=bots_key(state.created.seed, seat),
        actions=tuple(legal_actions(state.journal.state)),
    )


def ended_game(state: TableState) -> EndedGame:
    """Say that a game is over: what each seat has seen, for the bots that played it."""
    seats = all_seats(len(state.seat_holders))
    return EndedGame(table=state.id, sights=tuple(sights_of(state, seat) for seat in seats))


def hint_task(state: TableState, seat: Seat) -> HintTask:
    """Make the task of a hint: what the seat has seen, and what it may do."""
    return HintTask(
        **_known_to(state, seat),
        actions=tuple(legal_actions(state.journal.state)),
    )


def notebook_task(state: TableState, viewer: ViewerId) -> NotebookTask:
    """Make the task of a notebook: what the viewer has seen."""
    return NotebookTask(
        **_known_to(state, viewer),
        help=state.plan.settings.help,
    )
