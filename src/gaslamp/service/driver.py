"""Does what nobody asks for: bots' moves at an even pace, flags that fall, notebooks.

Where several processes share a database, one of them holds a table's lease and drives it.
"""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

import msgspec

from gaslamp.core.options import options_of
from gaslamp.service import events
from gaslamp.service.errors import Behind, Unavailable
from gaslamp.service.fold import Fold
from gaslamp.service.frames import Notes
from gaslamp.service.hands import Failure, Hands, ThoughtFailed
from gaslamp.service.house import House
from gaslamp.service.live import Listener, LiveTable
from gaslamp.service.thinking import ChoiceTask, NotebookTask, Sights

LEASE = 15_000  # milliseconds
SIMPLEST = "random"  # the level that never fails
RETRY = 1.0  # seconds, while the store is away

log = logging.getLogger(__name__)


class Driver:
    """Watches the tables of a house and moves them on."""

    def __init__(self, house: House, hands: Hands) -> None:
        """Take over a house."""
        self.house = house
        self.hands = hands
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.noting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.noted: WeakKeyDictionary[Listener, int] = WeakKeyDictionary()  # the last version
        house.on_change = self.look_at

    def look_at(self, table: LiveTable) -> None:
        """Something changed at a table: see what has to be done there."""
        running = self.driving.get(table.id)
        if running is None or running.done():
            self.driving[table.id] = asyncio.create_task(self._drive(table))
        self.note(table)

    async def wake(self, most: int) -> None:
        """Look at the tables that were being played when the house was closed."""
        for id_ in await asyncio.to_thread(self.house.store.unfinished, most):
            self.look_at(await self.house.find(id_))
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop driving; nothing is lost, for nothing is shown before it is kept."""
        tasks = [*self.driving.values(), *self.noting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Moves and flags.

    async def _drive(self, table: LiveTable) -> None:
        while (seat := table.fold.on_turn) is not None:
            if not await self._holds(table):
                await asyncio.sleep(LEASE / 1000)
                continue
            try:
                if table.fold.sittings[seat].kind == "bot" and not table.fold.paused:
                    await self._let_play(table, seat)
                elif not await self._wait_for_flag(table, seat):
                    return
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def _holds(self, table: LiveTable) -> bool:
        if not self.house.store.is_shared:
            return True
        now = self.house.now()
        lease = self.house.store.take_lease(table.id, self.house.holder, now, now + LEASE)
        try:
            await asyncio.wrap_future(lease)
        except (Behind, Unavailable):
            return False
        return True

    async def _let_play(self, table: LiveTable, seat: int) -> None:
        """Ask the bot, and answer when the pace says so: how long it thought tells nothing."""
        fold, place = table.fold, table.fold.place
        answer = asyncio.get_running_loop().time() + fold.plan.settings.pace / 1000
        try:
            action = await self.hands.choose(choice_task(fold, seat))
        except ThoughtFailed as failed:
            await self._replace(table, seat, failed.why)
            return
        await asyncio.sleep(max(0.0, answer - asyncio.get_running_loop().time()))

        def act(now: Fold) -> events.Event | None:
            unchanged = now.place == place or now.on_turn == seat
            legal = now.on_turn == seat and action in now.journal.state.legal_actions()
            return events.Acted(seat, action) if unchanged and legal and not now.paused else None

        await table.happen(act)

    async def _replace(self, table: LiveTable, seat: int, why: Failure) -> None:
        """Let the simplest bot play on for one that failed, and say so."""
        log.warning("a bot failed", extra={"table": table.id, "seat": seat, "why": why})
        await table.happen(lambda _: events.Replaced(seat, SIMPLEST, why))

    async def _wait_for_flag(self, table: LiveTable, seat: int) -> bool:
        """Wait until the flag of a person on turn falls; tell whether there is a flag at all."""
        falls = table.fold.clocks.flag_falls()
        if falls is None:
            return False
        left = falls - self.house.now()
        if left > 0:
            await asyncio.sleep(min(left / 1000, LEASE / 2000))
            return True
        await table.happen(lambda fold: self._flag(fold, seat))
        return True

    def _flag(self, fold: Fold, seat: int) -> events.Event | None:
        """Between two sides the flag loses; among more a bot plays on."""
        falls = fold.clocks.flag_falls()
        if fold.on_turn != seat or falls is None or falls > self.house.now():
            return None
        if len(set(fold.sides)) == 2:
            return events.Flagged(seat)
        return events.Replaced(seat, SIMPLEST, "abandoned")

    # Notebooks.

    def note(self, table: LiveTable) -> None:
        """Bring the notebooks of those who look up to date."""
        if table.fold.plan.settings.help == "off" or not table.fold.started:
            return
        for viewer in {listener.viewer for listener in table.listeners}:
            if not self._unnoted(table, viewer):
                continue
            running = self.noting.get((table.id, viewer))
            if running is None or running.done():
                self.noting[table.id, viewer] = asyncio.create_task(self._note(table, viewer))

    async def _note(self, table: LiveTable, viewer: int) -> None:
        """Write the notebook of the newest version and send it, once to each window."""
        while self._unnoted(table, viewer):
            version = table.fold.versions[viewer]
            try:
                written = await self.hands.notebook(notebook_task(table.fold, viewer))
            except ThoughtFailed:
                return
            notes = Notes(version, msgspec.Raw(written))
            for listener in self._unnoted(table, viewer):
                self.noted[listener] = version
                listener.send(notes)

    def _unnoted(self, table: LiveTable, viewer: int) -> list[Listener]:
        """List the windows without the newest notebook.

        Where a viewer was shown nothing new it gets no notebook either: that one came would tell
        that somebody else did something.
        """
        newest = table.fold.versions[viewer]
        looking = [listener for listener in table.listeners if listener.viewer == viewer]
        return [listener for listener in looking if self.noted.get(listener) != newest]


def sights_of(fold: Fold, viewer: int) -> Sights:
    """Collect what a viewer has seen, and nothing else."""
    return tuple((seen.sight, seen.turn) for seen in fold.journal.seen(viewer))


def choice_task(fold: Fold, seat: int) -> ChoiceTask:
    """Ask a bot: what its seat has seen, and what it may do."""
    return ChoiceTask(
        table=fold.id,
        game=fold.game.name,
        options=dict(options_of(fold.options)),
        viewer=seat,
        sights=sights_of(fold, seat),
        level=fold.sittings[seat].level,
        whim=f"{fold.founding.seed} {seat}",
        actions=tuple(int(action) for action in fold.journal.state.legal_actions()),
    )


def notebook_task(fold: Fold, viewer: int) -> NotebookTask:
    """Ask for a notebook: what the viewer has seen."""
    return NotebookTask(
        table=fold.id,
        game=fold.game.name,
        options=dict(options_of(fold.options)),
        viewer=viewer,
        sights=sights_of(fold, viewer),
        help=fold.plan.settings.help,
    )
