"""Any story of tables, told by hypothesis: clocks, pauses, offers, absence and stand-ins.

Time passes between all events. Beside the tables the story keeps a ledger of its own: who was on
turn for how long, who is there, what was agreed. What the tables do is compared with it after
every step, and what is shown with what is on disk.
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, invariant, multiple, rule

from gaslamp.core.codes import Action, ViewerId, as_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands, events
from gaslamp.service.frames import frame_for
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import (
    Clock,
    GameClock,
    HumanSeat,
    MoveClock,
    NoClock,
    OpenSeat,
    SeatPlan,
    TableSettings,
)
from gaslamp.service.table_driver import flag_event
from gaslamp.service.table_registry import JoinRequest
from tests.service.hosting import plan
from tests.service.ledger import GRACE, MINUTE, Client, Keeper, Ledger, soon, still

EXAMPLES = int(os.environ.get("GASLAMP_EXAMPLES", "20"))
STEPS = 50
MOST_TABLES = 3

GAMES: dict[str, dict[str, int]] = {
    "scotland_yard": {},
    "mr_jack": {},
    "mr_jack_pocket": {},
    "lady_alice": {"seats": 3},
}
CLOCKS: list[Clock] = [NoClock(), MoveClock(30), GameClock(90, increment=5)]
WAITS = st.sampled_from([0, 1, 999, 5_000, 29_999, 30_000, MINUTE - 1, MINUTE, 5 * MINUTE])
SEATS = st.integers(0, 2)
RARELY = st.sampled_from([True, False, False, False])


class Story(Keeper):
    """Tables of two or three people, and all that can happen to them."""

    tables = Bundle("tables")

    @rule(
        target=tables,
        game=st.sampled_from(sorted(GAMES)),
        clock=st.sampled_from(CLOCKS),
        is_waiting=RARELY,
        wait=WAITS,
    )
    def create(self, game: str, clock: Clock, is_waiting: bool, wait: int) -> Any:  # noqa: ANN401
        """Make a table, and mostly let everybody sit down."""
        self._wait(wait)
        if len(self.invitations) == MOST_TABLES:
            return multiple()
        seats: tuple[SeatPlan, ...] = (
            HumanSeat("Ada"),
            *[OpenSeat()] * (GAMES[game].get("seats", 2) - 1),
        )
        agreed = TableSettings(clock=clock, stand_in="novice", stand_in_after=GRACE)
        made = self._do(self.registry.create(plan(game, *seats, settings=agreed, **GAMES[game])))
        self.invitations[made.table] = made.invitation
        self.acknowledged[made.table] = []
        self.ledgers[made.table] = Ledger(len(seats), self.watch())
        for viewer in self._find(made.table).state.journal.logs:
            self.clients[made.table, viewer] = Client(ViewerId(viewer))
        while not is_waiting and self._find(made.table).state.wait_for():
            self.join(made.table, 0)
        return made.table

    @rule(table=tables, wait=WAITS)
    def join(self, table: str, wait: int) -> None:
        self._wait(wait)
        free = self._find(table).state.wait_for()
        guest = JoinRequest(invitation=self.invitations[table], name="Bob")
        try:
            with self._noting_moves(table):
                seat, token = self._do(self.registry.join(table, guest))
        except GaslampError:
            assert not free
        else:
            assert free[0] == seat
            assert self._do(self.registry.seat_of(table, token))[1] == seat

    @rule(
        table=tables,
        moves=st.lists(st.tuples(st.integers(0, 1000), WAITS), min_size=3, max_size=12),
    )
    def play_on(self, table: str, moves: list[tuple[int, int]]) -> None:
        for pick, wait in moves:
            self._wait(wait)
            self._act(table, pick)

    def _act(self, table: str, pick: int) -> None:
        """Play for the seat on turn: its player, or the bot that stands in for it."""
        live, ledger = self._find(table), self.ledgers[table]
        seat = live.state.on_turn
        if seat is None:
            return
        legal = live.state.journal.state.legal_actions()
        action = int(legal[pick % len(legal)])
        if seat in ledger.stand_ins:
            assert not self._order(table, seat, commands.Act(action))
            with self._noting_moves(table):
                acted = events.Acted(seat, Action(action))
                self._do(live.add_event(lambda state: None if state.paused else acted))
        else:
            assert self._order(table, seat, commands.Act(action)) == (ledger.paused_by is None)

    @rule(table=tables, seat=SEATS, action=st.integers(0, 1500), wait=WAITS)
    def act_at_random(self, table: str, seat: int, action: int, wait: int) -> None:
        self._wait(wait)
        state = self._find(table).state
        if seat < len(state.seat_holders):
            legal = state.on_turn == seat and action in state.journal.state.legal_actions()
            may = legal and self._may_play(table, seat) and self.ledgers[table].paused_by is None
            assert self._order(table, seat, commands.Act(action)) == may

    @rule(table=tables, pick=st.integers(0, 1000), wait=WAITS)
    def begin_a_move_and_take_it_back(self, table: str, pick: int, wait: int) -> None:
        self._act(table, pick)
        turn = self._find(table).state.on_turn
        if turn is not None:
            self.undo(table, turn, wait)

    @rule(table=tables, seat=SEATS, wait=WAITS)
    def undo(self, table: str, seat: int, wait: int) -> None:
        self._wait(wait)
        state = self._find(table).state
        if seat < len(state.seat_holders):
            can = state.on_turn == seat and state.journal.pending > 0
            may = can and self._may_play(table, seat) and self.ledgers[table].paused_by is None
            assert self._order(table, seat, commands.Undo()) == may

    @rule(table=tables, seat=st.integers(0, 1), to=st.sampled_from(["side", "all"]), wait=WAITS)
    def say(self, table: str, seat: int, to: Any, wait: int) -> None:  # noqa: ANN401  (an audience)
        self._wait(wait)
        may = to == "all" or self._find(table).state.started  # sides may still change before
        assert self._order(table, seat, commands.Say("Good evening.", to)) == may

    @rule(table=tables, pick=st.integers(0, 1000), wait=WAITS)
    def send_again(self, table: str, pick: int, wait: int) -> None:
        """The same name again is acknowledged again and changes nothing, whatever it asks for."""
        self._wait(wait)
        named = self.acknowledged[table]
        if named:
            seat, _, name = named[pick % len(named)].partition(" ")
            before = self.store.rows(table)
            ack = self._do(
                self._find(table).execute(as_seat(int(seat)), commands.Say("Again?"), name)
            )
            self.ledgers[table].seen[int(seat)] = self.watch()
            assert ack.name == name
            assert self.store.rows(table) == before

    @rule(table=tables, seat=st.integers(0, 1), certain=RARELY)
    def resign(self, table: str, seat: int, certain: bool) -> None:
        if certain:
            two_sides = len(set(self._find(table).state.sides)) == 2
            may = two_sides and self._may_play(table, seat)
            assert self._order(table, seat, commands.Resign()) == may

    # Offers.

    @rule(table=tables, seat=SEATS, wait=WAITS)
    def ask_for_a_pause(self, table: str, seat: int, wait: int) -> None:
        self._wait(wait)
        ledger = self.ledgers[table]
        may = self._may_play(table, seat) and ledger.paused_by is None and not ledger.pausing
        if seat < len(ledger.used):
            assert self._order(table, seat, commands.Pause()) == may
            if may:
                self._agree(table, seat, seat)

    @rule(table=tables, seat=SEATS, agrees=st.sampled_from([True, True, False]), wait=WAITS)
    def answer_to_a_pause(self, table: str, seat: int, agrees: bool, wait: int) -> None:
        self._wait(wait)
        ledger = self.ledgers[table]
        may = self._may_play(table, seat) and bool(ledger.pausing) and seat not in ledger.pausing
        command = commands.AcceptPause() if agrees else commands.DeclinePause()
        asked = self._find(table).state.pausing[:1]
        if seat < len(ledger.used):
            assert self._order(table, seat, command) == may
            if may and agrees:
                self._agree(table, seat, asked[0])
            elif may:
                ledger.pausing.clear()

    @rule(table=tables, seat=st.integers(0, 1), wait=WAITS, is_resumed=st.booleans())
    def pause_together(self, table: str, seat: int, wait: int, is_resumed: bool) -> None:
        self.ask_for_a_pause(table, seat, wait)
        for other in sorted(self._people(table)):
            self.answer_to_a_pause(table, other, True, wait)
        turn = self._find(table).state.on_turn
        if is_resumed and turn is not None:
            self.resume(table, turn, wait)

    def _agree(self, table: str, seat: int, asked: int) -> None:
        ledger = self.ledgers[table]
        ledger.pausing.add(seat)
        if self._people(table) <= ledger.pausing:
            ledger.pausing.clear()
            ledger.paused_by = asked
            ledger.waiting_since = self.watch()

    @rule(table=tables, seat=SEATS, wait=WAITS)
    def resume(self, table: str, seat: int, wait: int) -> None:
        self._wait(wait)
        state, ledger = self._find(table).state, self.ledgers[table]
        turn = state.on_turn
        may = self._may_play(table, seat) and ledger.paused_by is not None
        if may and turn is not None and turn != seat and turn not in ledger.stand_ins:
            may = self._is_here(table, turn) or self._is_gone_for_long(table, turn)
        if seat < len(ledger.used):
            assert self._order(table, seat, commands.Resume()) == may
            if may:
                ledger.paused_by = None
                ledger.waiting_since = self.watch()

    @rule(table=tables, seat=st.integers(0, 1), wait=WAITS, certain=RARELY)
    def offer_a_draw(self, table: str, seat: int, wait: int, certain: bool) -> None:
        self._wait(wait)
        if not certain:
            return
        state, ledger = self._find(table).state, self.ledgers[table]
        may = self._may_play(table, seat) and len(set(state.sides)) == 2
        may = may and seat not in ledger.drawing and len(self._people(table)) == 2
        assert self._order(table, seat, commands.OfferDraw()) == may
        if may:
            ledger.drawing.add(seat)
            assert state.is_over == (len(ledger.drawing) == 2)

    # Absence.

    @rule(table=tables, seat=SEATS, other=SEATS, sure=st.booleans(), wait=WAITS)
    def hand_over(self, table: str, seat: int, other: int, sure: bool, wait: int) -> None:
        """Whoever is there is never replaced, nor anybody before the time that was agreed."""
        self._wait(wait)
        state, ledger = self._find(table).state, self.ledgers[table]
        if max(seat, other) >= len(ledger.used):
            return
        may = self._may_play(table, seat) and seat != other and state.on_turn == other
        may = may and other not in ledger.stand_ins and ledger.paused_by is None and sure
        if isinstance(state.plan.settings.clock, NoClock):
            may = may and self._is_gone_for_long(table, other)
        else:
            may = may and len(set(state.sides)) > 2 and self._left(table, other) <= 0
        assert self._order(table, seat, commands.Abandon(as_seat(other), confirmed=sure)) == may
        if may:
            self._note_stand_in(table, other)

    @rule(table=tables, is_here=st.booleans(), waits=st.tuples(WAITS, WAITS))
    def hand_over_the_seat_on_turn(self, table: str, is_here: bool, waits: tuple[int, int]) -> None:
        """The others wait for a seat on turn, which has a window open or not."""
        turn = self._find(table).state.on_turn
        if turn is None:
            return
        if (table, turn) in self.open:
            self.connect_or_leave(table, turn, 0)
        if is_here:
            self.connect_or_leave(table, turn, 0)
        for wait in waits:
            self.hand_over(table, (turn + 1) % len(self.ledgers[table].used), turn, True, wait)

    def _note_stand_in(self, table: str, seat: int) -> None:
        ledger = self.ledgers[table]
        ledger.stand_ins.add(seat)
        ledger.pausing.clear()
        ledger.drawing.clear()
        holder = self._find(table).state.seat_holders[seat]
        assert (holder.kind, holder.level, holder.stands_in) == ("bot", "novice", True)

    @rule(table=tables, seat=SEATS, wait=WAITS)
    def take_the_seat_back(self, table: str, seat: int, wait: int) -> None:
        self._wait(wait)
        state, ledger = self._find(table).state, self.ledgers[table]
        may = seat in ledger.stand_ins
        is_on_turn = state.on_turn == seat and ledger.paused_by is None
        if may and is_on_turn and not isinstance(state.plan.settings.clock, NoClock):
            may = self._left(table, seat) > 0
        if seat < len(ledger.used):
            assert self._order(table, seat, commands.Reclaim()) == may
            if may:
                ledger.stand_ins.discard(seat)

    @rule(table=tables, seat=SEATS, wait=WAITS)
    def send_a_request(self, table: str, seat: int, wait: int) -> None:
        self._wait(wait)
        ledger = self.ledgers[table]
        if seat < len(ledger.used):
            ledger.seen[seat] = ledger.requested[seat] = self.watch()
            self._do(self._request(self._find(table), seat))

    async def _request(self, live: LiveTable, seat: int) -> None:
        live.note_request(as_seat(seat))

    @rule(table=tables, wait=WAITS, certain=RARELY)
    def let_the_flag_fall(self, table: str, wait: int, certain: bool) -> None:
        self._wait(wait)
        if not certain:
            return
        live, ledger = self._find(table), self.ledgers[table]
        seat = live.state.on_turn
        if seat is None or seat in ledger.stand_ins:
            return
        is_timed = not isinstance(live.state.plan.settings.clock, NoClock)
        falls = is_timed and ledger.paused_by is None and self._left(table, seat) <= 0
        assert self._do(live.add_event(lambda state: flag_event(state, seat, live.time()))) == falls
        if falls and len(set(live.state.sides)) > 2:
            self._note_stand_in(table, seat)
        else:
            assert live.state.is_over == falls

    @rule(table=tables, viewer=st.sampled_from([0, 1, SPECTATOR]), wait=WAITS)
    def connect_or_leave(self, table: str, viewer: int, wait: int) -> None:
        self._wait(wait)
        live, client = self._find(table), self.clients[table, viewer]
        if (table, viewer) in self.open:
            self.open.discard((table, viewer))
            self._do(soon(live.leave, client))
        else:
            self.open.add((table, viewer))
            self._do(soon(live.listen, client))
        if viewer != SPECTATOR:
            self.ledgers[table].seen[viewer] = self.watch()

    @rule(wait=WAITS)
    def restart(self, wait: int) -> None:
        self._wait(wait)
        self.store.close()
        self.open.clear()
        self._open_store()
        for ledger in self.ledgers.values():
            ledger.seen = [self.watch()] * len(ledger.seen)
            ledger.requested = [self.watch() - MINUTE] * len(ledger.seen)

    @invariant()
    def time_is_conserved(self) -> None:
        for table, ledger in getattr(self, "ledgers", {}).items():
            state = self._find(table).state
            running = state.on_turn if ledger.paused_by is None else None
            assert state.clocks.running == running
            if isinstance(state.plan.settings.clock, NoClock) or state.is_over:
                continue
            shown = state.clocks.shown(self.watch())
            assert shown is not None
            for seat, left in enumerate(state.clocks.left):
                running_for = self.watch() - state.clocks.since if seat == running else 0
                assert left - running_for == self._left(table, seat)
                assert shown.left[seat] == max(0, left - running_for)

    @invariant()
    def what_was_agreed_holds(self) -> None:
        for table, ledger in getattr(self, "ledgers", {}).items():
            state = self._find(table).state
            if not state.is_over:
                assert state.paused_by == ledger.paused_by
                assert set(state.pausing) == ledger.pausing
                assert state.offered == ledger.drawing
            replaced = {s for s, holder in enumerate(state.seat_holders) if holder.stands_in}
            assert replaced == ledger.stand_ins

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
            state = self._fold(live)
            for viewer in state.journal.logs:
                replayed = frame_for(state, ViewerId(viewer), 0, 0, self.watch())
                assert frame_for(live.state, ViewerId(viewer), 0, 0, self.watch()) == replayed
                if (table, viewer) in self.open:
                    client = self.clients[table, viewer]
                    assert still(client.frames[-1]) == still(replayed)
                    assert client.log == list(replayed.log)


Story.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestStory = Story.TestCase
