"""Any story of tables, told by hypothesis: what is shown is what is on disk, whatever happens."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, multiple, rule

from gaslamp.core.errors import GaslampError
from gaslamp.core.log import LogLine
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands
from gaslamp.service.driver import flag
from gaslamp.service.fold import EVENT_DECODER, Fold, folded
from gaslamp.service.frames import Frame, frame_for
from gaslamp.service.house import Guest, House
from gaslamp.service.live import LiveTable
from gaslamp.service.settings import Human, MoveClock, NoClock, Open, Settings
from gaslamp.service.store import Store
from tests.service.hosting import Watch, Window, plan

EXAMPLES = int(os.environ.get("GASLAMP_EXAMPLES", "12"))
STEPS = 40
MOST_TABLES = 2
ResultT = TypeVar("ResultT")


class Client(Window):
    """A window that keeps its log when it is closed, as a browser does."""

    @property
    def log(self) -> list[LogLine]:
        return [line for frame in self.frames for line in frame.log]


class Story(RuleBasedStateMachine):
    """Tables of two people, and all that can happen to them."""

    tables = Bundle("tables")

    @initialize()
    def open_the_house(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.watch = Watch()
        self.invitations: dict[str, str] = {}
        self.acknowledged: dict[str, list[str]] = {}
        self.clients: dict[tuple[str, int], Client] = {}
        self.open: set[tuple[str, int]] = set()
        self.names = 0
        self._open_store()

    def _open_store(self) -> None:
        self.store = Store(f"sqlite:///{Path(self.folder.name) / 'gaslamp.sqlite'}")
        self.house = House(self.store, self.watch)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.loop.close()
            self.folder.cleanup()

    def _do(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        return self.loop.run_until_complete(work)

    def _find(self, table: str) -> LiveTable:
        return self._do(self.house.find(table))

    def _order(self, table: str, seat: int, command: commands.Command) -> bool:
        """Give an order; tell whether it was acknowledged. A refusal may change nothing."""
        self.names += 1
        name = str(self.names)
        before = self.store.rows(table)
        try:
            ack = self._do(self._find(table).obey(seat, command, name))
        except GaslampError:
            assert self.store.rows(table) == before
            return False
        assert ack.name == name
        self.acknowledged[table].append(f"{seat} {name}")
        return True

    @rule(
        target=tables,
        game=st.sampled_from(["scotland_yard", "mr_jack_pocket"]),
        clock=st.sampled_from([NoClock(), MoveClock(30)]),
    )
    def create(self, game: str, clock: NoClock | MoveClock) -> Any:  # noqa: ANN401  (by hypothesis)
        if len(self.invitations) == MOST_TABLES:
            return multiple()
        wanted = plan(game, Human("Ada"), Open(), settings=Settings(clock=clock))
        made = self._do(self.house.make(wanted))
        self.invitations[made.table] = made.invitation
        self.acknowledged[made.table] = []
        for viewer in (0, 1, SPECTATOR):
            self.clients[made.table, viewer] = Client(viewer)
        return made.table

    @rule(table=tables)
    def join(self, table: str) -> None:
        free = self._find(table).fold.wait_for()
        guest = Guest(invitation=self.invitations[table], name="Bob")
        try:
            seat, token = self._do(self.house.join(table, guest))
        except GaslampError:
            assert not free
        else:
            assert free == [seat]
            assert self._do(self.house.seat_of(table, token))[1] == seat

    @rule(table=tables, pick=st.integers(0, 1000), wait=st.integers(0, 5))
    def act(self, table: str, pick: int, wait: int) -> None:
        self.watch.wait(wait)
        fold = self._find(table).fold
        if fold.on_turn is not None:
            legal = fold.journal.state.legal_actions()
            action = int(legal[pick % len(legal)])
            assert self._order(table, fold.on_turn, commands.Act(action))

    @rule(table=tables, seat=st.integers(0, 1), action=st.integers(0, 1500))
    def act_at_random(self, table: str, seat: int, action: int) -> None:
        fold = self._find(table).fold
        legal = fold.on_turn == seat and action in fold.journal.state.legal_actions()
        assert self._order(table, seat, commands.Act(action)) == legal

    @rule(table=tables, seat=st.integers(0, 1))
    def undo(self, table: str, seat: int) -> None:
        fold = self._find(table).fold
        can = fold.on_turn == seat and fold.journal.pending > 0
        assert self._order(table, seat, commands.Undo()) == can

    @rule(table=tables, seat=st.integers(0, 1), to=st.sampled_from(["side", "all"]))
    def say(self, table: str, seat: int, to: Any) -> None:  # noqa: ANN401  (an audience)
        assert self._order(table, seat, commands.Say("Good evening.", to))

    @rule(table=tables, pick=st.integers(0, 1000))
    def send_again(self, table: str, pick: int) -> None:
        """The same name again is acknowledged again and changes nothing, whatever it asks for."""
        named = self.acknowledged[table]
        if named:
            seat, _, name = named[pick % len(named)].partition(" ")
            before = self.store.rows(table)
            ack = self._do(self._find(table).obey(int(seat), commands.Say("Again?"), name))
            assert ack.name == name
            assert self.store.rows(table) == before

    @rule(table=tables, seat=st.integers(0, 1), certain=st.sampled_from([True, False, False]))
    def resign(self, table: str, seat: int, certain: bool) -> None:
        fold = self._find(table).fold
        can = fold.started and not fold.is_over
        if certain:
            assert self._order(table, seat, commands.Resign()) == can

    @rule(table=tables, late=st.booleans())
    def wait_for_the_flag(self, table: str, late: bool) -> None:
        live = self._find(table)
        seat, falls = live.fold.on_turn, live.fold.clocks.flag_falls()
        if seat is not None and falls is not None:
            self.watch.time = max(self.watch.time, falls - (0 if late else 1))
            fell = self._do(live.happen(lambda fold: flag(fold, seat, self.watch())))
            assert fell == (self.watch() >= falls)
            assert live.fold.is_over == fell

    @rule(table=tables, viewer=st.sampled_from([0, 1, SPECTATOR]))
    def connect(self, table: str, viewer: int) -> None:
        if (table, viewer) not in self.open:
            self.open.add((table, viewer))
            self._find(table).listen(self.clients[table, viewer])

    @rule(table=tables, viewer=st.sampled_from([0, 1, SPECTATOR]))
    def disconnect(self, table: str, viewer: int) -> None:
        if (table, viewer) in self.open:
            self.open.discard((table, viewer))
            self._find(table).leave(self.clients[table, viewer])

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.open.clear()
        self._open_store()

    @invariant()
    def what_is_acknowledged_is_what_is_stored(self) -> None:
        for table, acknowledged in getattr(self, "acknowledged", {}).items():
            rows = self.store.rows(table)
            assert [row.command for row in rows if row.command] == acknowledged
            assert [row.place for row in rows] == list(range(len(rows)))

    @invariant()
    def what_is_shown_is_the_fold_of_what_is_stored(self) -> None:
        for table in getattr(self, "acknowledged", {}):
            live = self._find(table)
            fold = self._fold(live)
            for viewer in fold.journal.logs:
                replayed = frame_for(fold, viewer, 0, 0, self.watch())
                assert frame_for(live.fold, viewer, 0, 0, self.watch()) == replayed
                if (table, viewer) in self.open:
                    client = self.clients[table, viewer]
                    assert still(client.frames[-1]) == still(replayed)
                    assert client.log == list(replayed.log)

    def _fold(self, live: LiveTable) -> Fold:
        rows = self.store.rows(live.id)
        story = [(EVENT_DECODER.decode(row.body), row.at) for row in rows]
        return folded(live.id, live.founding, story)


def still(frame: Frame) -> Frame:
    """Leave out what differs by when a frame is made: clocks, and where the log was left."""
    return msgspec.structs.replace(frame, log=(), log_from=0, chat=(), chat_from=0, clocks=None)


Story.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestStory = Story.TestCase
