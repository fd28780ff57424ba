"""Clocks for slow games: days for each move with a reserve, and vacations that all agree to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.service import commands
from gaslamp.service.clock import Clocks
from gaslamp.service.due_events import flag_event, resume_event
from gaslamp.service.errors import NotNow
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import HumanSeat, MoveClock, TableSettings
from tests.service.hosting import Watch, hosting, plan

DAY = 86_400_000
SLOW = MoveClock(86_400, 2 * 86_400)


def test_a_longer_move_is_charged_to_the_reserve_once() -> None:
    clocks = Clocks(SLOW, 2)
    clocks.run_for(as_seat(0), 0, new_move=False)
    assert clocks.expires_at() == 3 * DAY
    clocks.run_for(
        as_seat(1), DAY // 2, new_move=True
    )  # within the time of a move: nothing is charged
    assert (clocks.left[0], clocks.reserve[0]) == (3 * DAY, 2 * DAY)
    clocks.run_for(as_seat(0), DAY, new_move=True)
    clocks.run_for(as_seat(1), 3 * DAY, new_move=True)  # two days: one is of the reserve
    assert (clocks.left[0], clocks.reserve[0]) == (2 * DAY, DAY)
    clocks.run_for(as_seat(0), 3 * DAY, new_move=True)
    assert clocks.expires_at() == 5 * DAY


def test_what_is_left_of_the_reserve_is_shown() -> None:
    clocks = Clocks(SLOW, 2)
    clocks.run_for(as_seat(0), 0, new_move=False)
    shown = clocks.shown(2 * DAY)
    assert shown is not None
    assert (shown.left, shown.reserve) == ((DAY, 3 * DAY), (DAY, 2 * DAY))
    plain = Clocks(MoveClock(86_400), 2).shown(0)
    assert plain is not None
    assert plain.reserve == ()


def test_a_pause_within_a_move_gives_back_no_reserve() -> None:
    clocks = Clocks(SLOW, 2)
    clocks.run_for(as_seat(0), 0, new_move=False)
    clocks.run_for(None, 2 * DAY, new_move=False)
    clocks.run_for(as_seat(0), 9 * DAY, new_move=False)
    assert clocks.expires_at() == 10 * DAY


Story = Callable[[LiveTable, Watch], Awaitable[None]]


def at_table(kept: Path, story: Story) -> None:
    async def run() -> None:
        watch = Watch()
        with hosting(kept, watch) as opened:
            asked = plan(
                "mr_jack_pocket",
                HumanSeat("Ada"),
                HumanSeat("Bob"),
                settings=TableSettings(clock=SLOW),
            )
            table = await opened.find((await opened.create(asked)).table)
            await story(table, watch)

    asyncio.run(run())


def test_the_flag_falls_when_the_reserve_is_used_up(tmp_path: Path) -> None:
    async def story(table: LiveTable, watch: Watch) -> None:
        seat = table.state.on_turn
        assert seat is not None
        watch.wait(3 * 86_400 - 1)
        assert flag_event(table.state, seat, table.time()) is None
        watch.wait(1)
        assert flag_event(table.state, seat, table.time()) is not None

    at_table(tmp_path, story)


def test_a_vacation_needs_consent_and_ends_by_itself(tmp_path: Path) -> None:
    async def story(table: LiveTable, watch: Watch) -> None:
        left = table.state.clocks.expires_at()
        await table.execute(as_seat(0), commands.Pause(7), "ask")
        assert not table.state.paused
        assert table.state.vacation == 7
        await table.execute(as_seat(1), commands.AcceptPause(), "yes")
        assert table.state.paused_until == table.time() + 7 * DAY
        assert table.state.due == table.state.paused_until
        watch.wait(6 * 86_400)
        with pytest.raises(NotNow):
            await table.execute(as_seat(1), commands.Resume(), "no")
        assert resume_event(table.state, table.time()) is None
        watch.wait(86_400)
        assert await table.add_event(lambda state: resume_event(state, table.time()))
        assert not table.state.paused
        assert left is not None
        assert table.state.clocks.expires_at() == left + 7 * DAY

    at_table(tmp_path, story)


def test_the_player_who_asked_for_it_ends_a_vacation(tmp_path: Path) -> None:
    async def story(table: LiveTable, watch: Watch) -> None:
        await table.execute(as_seat(0), commands.Pause(7), "ask")
        await table.execute(as_seat(1), commands.AcceptPause(), "yes")
        watch.wait(86_400)
        table.note_request(as_seat(1))
        await table.execute(as_seat(0), commands.Resume(), "back")
        assert not table.state.paused
        assert table.state.paused_until is None

    at_table(tmp_path, story)


def test_without_a_clock_there_is_no_vacation(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("mr_jack_pocket", HumanSeat("Ada"), HumanSeat("Bob")))
            table = await opened.find(made.table)
            with pytest.raises(NotNow):
                await table.execute(as_seat(0), commands.Pause(7), "ask")

    asyncio.run(story())
