"""Does what nobody asks for: bots' moves at an even pace, flags that fall, notebooks.

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

from gaslamp.core.options import options_of
from gaslamp.service import events
from gaslamp.service.errors import DatabaseDamaged, NoSuchTable, Unavailable, UnreadableTable
from gaslamp.service.fairness import bots_key
from gaslamp.service.fold import Fold
from gaslamp.service.frames import Notes
from gaslamp.service.house import House
from gaslamp.service.live import Listener, LiveTable
from gaslamp.service.set_aside import SetAside
from gaslamp.service.thinking import ChoiceTask, HintTask, NotebookTask, Sights
from gaslamp.service.work_queue import QueueFull
from gaslamp.service.worker_pool import Failure, NotWanted, ThoughtFailed, WorkerPool

LEASE = 6_000  # milliseconds; after so long another process takes a table over
LOOK = 1.0  # seconds between two looks for tables that are due
NEAR = 60_000  # milliseconds: whatever falls due later is looked for then
MOST_DUE = 100  # tables taken up at once
SIMPLEST = "random"  # the level that never fails
RETRY = 1.0  # seconds, while the store is away or the workers have too much to do
QUICKER = {"master": "club", "club": "novice", "novice": SIMPLEST}  # for a move that a level fails

KeyT = TypeVar("KeyT", str, tuple[str, int])  # a table, or one of its viewers

log = logging.getLogger(__name__)


class Driver:
    """Watches the tables of a house and moves them on."""

    def __init__(self, house: House, pool: WorkerPool) -> None:
        """Take over a house; its bots and notebooks are worked out by a pool."""
        self.house = house
        self.pool = pool
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.noting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.leases: dict[str, int] = {}  # until when this process holds a table's
        self.noted: WeakKeyDictionary[Listener, int] = WeakKeyDictionary()  # the last version
        self.set_aside = SetAside("driving failed", house.store.metrics.undriven_tables)
        house.on_change = self.look_at
        house.is_driven = self.driving.__contains__

    def look_at(self, table: LiveTable) -> None:
        """Something changed at a table: see what has to be done there."""
        if table.id not in self.driving and table.fold.is_driven:
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
        """Take up what falls due: after a start, in games over days, where a process has died."""
        while True:
            try:
                taken = await self._take_up()
                await self._renew()
            except Unavailable:
                taken = 0
            await asyncio.sleep(0 if taken == MOST_DUE else LOOK)

    async def _take_up(self) -> int:
        """Look at tables that are due; return how many are taken up now."""
        taken = 0
        for id_ in await self._due():
            if id_ in self.driving:
                continue
            taken += 1
            try:
                await self._look_after(id_)
            except DatabaseDamaged as error:
                self.house.set_aside.add(id_, error)
            except UnreadableTable:
                pass  # logged, counted and set aside where it was read
            except Unavailable:
                raise  # the database is away: no use to ask it for the others
            except Exception as error:  # noqa: BLE001  (one table must not stop the others)
                self.set_aside.add(id_, error)
            await asyncio.sleep(0)  # those who play come first
        return taken

    async def _due(self) -> list[str]:
        """List the tables that are due, without those that are set aside."""
        house = self.house
        most = MOST_DUE + len(self.set_aside) + len(house.set_aside)
        due = await asyncio.to_thread(house.store.due, house.now(), house.holder, most)
        left = [id_ for id_ in due if id_ not in self.set_aside and id_ not in house.set_aside]
        return left[:MOST_DUE]

    async def _look_after(self, id_: str) -> None:
        """Bring a table up to date, and begin to drive it where something has to be done."""
        try:
            table = await self.house.find(id_)
            await table.catch_up()
            await self.house.start_if_full(table)
        except NoSuchTable as error:
            log.warning("a table can't be played on", extra={"table": id_, "why": str(error)})
            kept = await asyncio.to_thread(self.house.store.rows, id_)
            self.house.store.postpone(id_, len(kept), None)
            return
        self.look_at(table)
        self._postpone(table)

    def _postpone(self, table: LiveTable) -> None:
        """Note when the next look is due, where there is nothing to do just now."""
        if table.id in self.driving:
            return
        if table.fold.is_over:
            self.house.store.note(table.id, over=True)
        else:
            self.house.store.postpone(table.id, table.fold.place, table.fold.due)

    async def close(self) -> None:
        """Stop driving; nothing is lost, for nothing is shown before it is kept."""
        tasks = [*self.driving.values(), *self.noting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.leases:
            with suppress(Unavailable):
                await self.house.store.release(self.house.holder)

    # Moves and flags.

    async def _drive(self, table: LiveTable) -> None:
        """Do what falls due soon, as long as this process may; note when the rest is due."""
        while (due := table.fold.due) is not None and due <= self.house.now() + NEAR:
            try:
                if not await self._holds(table.id):
                    return
                await self._attend(table)
            except Unavailable:
                await asyncio.sleep(RETRY)
        del self.driving[table.id]
        self._postpone(table)

    async def _attend(self, table: LiveTable) -> None:
        if not table.fold.started:
            await self._wait_for_start(table)
            return
        seat = table.fold.on_turn
        if seat is None:
            return
        if table.fold.sittings[seat].kind == "bot":
            await self._let_play(table, seat)
        else:
            await self._wait_for_flag(table, seat)

    async def _holds(self, table: str) -> bool:
        """Take a table's lease, or keep it while half of it is left."""
        if not self.house.store.is_shared:
            return True
        now = self.house.now()
        if self.leases.get(table, 0) > now + LEASE // 2:
            return True
        lease = self.house.store.take_lease(table, self.house.holder, now, now + LEASE)
        if not await lease:
            self.leases.pop(table, None)
            return False
        self.leases[table] = now + LEASE
        return True

    async def _renew(self) -> None:
        """Keep the leases of the tables that are being driven, however long a bot thinks."""
        now = self.house.now()
        self.leases = {table: until for table, until in self.leases.items() if until > now}
        for table in [table for table in self.leases if table in self.driving]:
            await self._holds(table)

    async def _let_play(self, table: LiveTable, seat: int) -> None:
        """Ask the bot, and answer when the pace says so: how long it thought tells nothing."""
        fold, place = table.fold, table.fold.place
        answer = asyncio.get_running_loop().time() + fold.plan.settings.pace / 1000
        position = tuple(fold.journal.actions)

        def is_wanted() -> bool:
            now = table.fold
            is_due = now.due == 0 and now.on_turn == seat
            return is_due and tuple(now.journal.actions) == position

        try:
            action = await self.pool.choose(choice_task(fold, seat), is_wanted)
        except NotWanted:
            return
        except QueueFull:
            await asyncio.sleep(RETRY)
            return
        except ThoughtFailed as failed:
            await self._fall_back(table, seat, failed.why)
            return
        await asyncio.sleep(max(0.0, answer - asyncio.get_running_loop().time()))

        def act(now: Fold) -> events.Event | None:
            unchanged = now.place == place or now.on_turn == seat
            legal = now.on_turn == seat and action in now.journal.state.legal_actions()
            return events.Acted(seat, action) if unchanged and legal and not now.paused else None

        await table.happen(act)

    async def _fall_back(self, table: LiveTable, seat: int, why: Failure) -> None:
        """Let a quicker level make the move that one failed, and say so; the next is tried again.

        Where none is quicker the same is asked again, after a while.
        """
        log.warning("a bot failed", extra={"table": table.id, "seat": seat, "why": why})
        failed = level_of(table.fold, seat)

        def fall_back(now: Fold) -> events.Event | None:
            is_due = now.on_turn == seat and now.sittings[seat].kind == "bot"
            if not is_due or level_of(now, seat) != failed:
                return None
            return events.FellBack(seat, QUICKER.get(failed.lower(), SIMPLEST), why)

        if failed == SIMPLEST:
            await asyncio.sleep(RETRY)
        else:
            await table.happen(fall_back)

    async def _wait_for_start(self, table: LiveTable) -> None:
        """Wait a while for the players' numbers, and start the game when they are due."""
        await self.house.start_if_full(table)
        if not table.fold.started and (due := table.fold.due) is not None:
            left = max(due - self.house.now(), 0)
            await asyncio.sleep(min(left / 1000, LOOK))

    async def _wait_for_flag(self, table: LiveTable, seat: int) -> None:
        """Wait a while for the flag of a person on turn, and let it fall if it does."""
        falls = table.fold.clocks.flag_falls()
        if falls is None:
            return
        left = falls - table.time()
        if left > 0:
            await asyncio.sleep(min(left / 1000, LOOK))
            return
        await table.happen(lambda fold: flag(fold, seat, table.time()))

    # Notebooks.

    def note(self, table: LiveTable) -> None:
        """Bring the notebooks of those who look up to date."""
        if table.fold.plan.settings.help == "off" or not table.fold.started:
            return
        for viewer in {listener.viewer for listener in table.listeners}:
            if (table.id, viewer) not in self.noting and self._unnoted(table, viewer):
                self._begin(self.noting, (table.id, viewer), self._note(table, viewer))

    async def _note(self, table: LiveTable, viewer: int) -> None:
        """Write the notebook of the newest version and send it, once to each window."""
        while self._unnoted(table, viewer):
            version = table.fold.versions[viewer]

            def is_wanted(version: int = version) -> bool:
                return bool(self._unnoted(table, viewer, version))

            try:
                written = await self.pool.notebook(notebook_task(table.fold, viewer), is_wanted)
            except NotWanted:
                continue
            except QueueFull:
                await asyncio.sleep(RETRY)
                continue
            except ThoughtFailed as failed:
                why = {"table": table.id, "viewer": viewer, "why": failed.why}
                log.warning("a notebook failed", extra=why)
                return
            notes = Notes(version, msgspec.Raw(written))
            for listener in self._unnoted(table, viewer):
                self.noted[listener] = version
                listener.send(notes)
        self.noting.pop((table.id, viewer), None)

    def _unnoted(self, table: LiveTable, viewer: int, version: int | None = None) -> list[Listener]:
        """List the windows without the newest notebook; none where that is of another version.

        Where a viewer was shown nothing new it gets no notebook either: that one came would tell
        that somebody else did something.
        """
        newest = table.fold.versions[viewer]
        if version is not None and version != newest:
            return []
        looking = [listener for listener in table.listeners if listener.viewer == viewer]
        return [listener for listener in looking if self.noted.get(listener) != newest]


def flag(fold: Fold, seat: int, now: int) -> events.Event | None:
    """Let a flag fall: between two sides it loses the game, among more a stand-in plays on."""
    falls = fold.clocks.flag_falls()
    if fold.on_turn != seat or falls is None or falls > now:
        return None
    if len(set(fold.sides)) == 2:
        return events.Flagged(seat)
    return events.Replaced(seat, fold.plan.settings.stand_in, "abandoned")


def sights_of(fold: Fold, viewer: int) -> Sights:
    """Collect what a viewer has seen, and nothing else."""
    return tuple((seen.sight, seen.turn) for seen in fold.journal.seen(viewer))


def _known_to(fold: Fold, viewer: int) -> dict[str, Any]:
    """Collect what every thought begins with: the table, who thinks, and what it has seen."""
    return {
        "table": fold.id,
        "game": fold.game.name,
        "options": dict(options_of(fold.options)),
        "viewer": viewer,
        "sights": sights_of(fold, viewer),
    }


def level_of(fold: Fold, seat: int) -> str:
    """Name the level that makes a bot's next choice: the agreed one, or one in its place."""
    sitting = fold.sittings[seat]
    return sitting.fallback or sitting.level


def _actions(fold: Fold) -> tuple[int, ...]:
    return tuple(int(action) for action in fold.journal.state.legal_actions())


def choice_task(fold: Fold, seat: int) -> ChoiceTask:
    """Ask a bot: what its seat has seen, and what it may do."""
    return ChoiceTask(
        **_known_to(fold, seat),
        level=level_of(fold, seat),
        whim=bots_key(fold.founding.seed, seat),
        actions=_actions(fold),
    )


def hint_task(fold: Fold, seat: int) -> HintTask:
    """Ask for a hint: what the seat has seen, and what it may do."""
    return HintTask(
        **_known_to(fold, seat),
        actions=_actions(fold),
    )


def notebook_task(fold: Fold, viewer: int) -> NotebookTask:
    """Ask for a notebook: what the viewer has seen."""
    return NotebookTask(
        **_known_to(fold, viewer),
        help=fold.plan.settings.help,
    )
