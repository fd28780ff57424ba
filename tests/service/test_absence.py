"""Who is away, who may be replaced by a bot, and how a seat is taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.errors import GaslampError
from gaslamp.service import commands, events
from gaslamp.service.errors import NotNow
from gaslamp.service.frames import frame_for
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import (
    BotSeat,
    GameClock,
    HumanSeat,
    MoveClock,
    SeatPlan,
    TableSettings,
)
from gaslamp.service.table_driver import flag_event
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, Window, hosting, plan

X, DETECTIVES = as_seat(0), as_seat(1)
MINUTES = 10


async def made(
    registry: TableRegistry, *seats: SeatPlan, game: str = "scotland_yard", **settings: object
) -> LiveTable:
    wanted = plan(game, *seats, settings=TableSettings(**settings))  # type: ignore[arg-type]
    return await registry.find((await registry.create(wanted)).table)


async def refused(table: LiveTable, seat: int, command: commands.Command) -> str:
    """Expect a refusal that changes nothing; return its key."""
    place = table.state.place
    with pytest.raises(GaslampError) as error:
        await table.execute(as_seat(seat), command, f"refused-{seat}-{command}"[:40])
    assert table.state.place == place
    return str(error.value.text.key)


def told(folder: Path, story: Callable[[TableRegistry, Watch], Any]) -> None:
    """Run a story in a registry whose clock the story sets."""

    async def run() -> None:
        watch = Watch()
        with hosting(folder, watch) as registry:
            await story(registry, watch)

    asyncio.run(run())


def test_a_bot_takes_over_after_the_grace_that_the_table_states(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, stand_in="novice", stand_in_after=MINUTES)
        watch.wait(MINUTES * 60 - 1)
        sure = commands.Abandon(X, confirmed=True)
        assert await refused(table, DETECTIVES, sure) == "service-not-away"
        watch.wait(1)
        assert await refused(table, DETECTIVES, commands.Abandon(X)) == "service-confirm"
        own = commands.Abandon(DETECTIVES, confirmed=True)
        assert await refused(table, DETECTIVES, own) == "service-no-player"
        await table.execute(DETECTIVES, sure, "1")
        assert table.state.seat_holders[X].kind == "bot"
        assert table.state.seat_holders[X].level == "novice"

    told(tmp_path, story)


def test_only_a_player_for_whom_the_game_waits_is_replaced(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        watch.wait(3600)
        sure = commands.Abandon(DETECTIVES, confirmed=True)
        assert await refused(table, X, sure) == "service-not-waiting"
        action = int(table.state.journal.state.legal_actions()[0])
        await table.execute(X, commands.Act(action), "1")
        assert await refused(table, X, sure) == "service-not-away"
        watch.wait(MINUTES * 60)
        await table.execute(X, sure, "2")

    told(tmp_path, story)


@pytest.mark.parametrize("clock", [GameClock(600), MoveClock(172_800)])
def test_with_clocks_the_time_decides_and_never_an_opponent(
    tmp_path: Path, clock: GameClock | MoveClock
) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, clock=clock)
        for wait in (clock.seconds - 1, 2):
            watch.wait(wait)
            sure = commands.Abandon(X, confirmed=True)
            assert await refused(table, DETECTIVES, sure) == "service-clock-decides"

    told(tmp_path, story)


def test_among_more_than_two_sides_a_seat_whose_time_is_up_gets_the_stand_in(
    tmp_path: Path,
) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, game="lady_alice", clock=GameClock(600))
        seat = table.state.on_turn
        assert seat is not None
        other = (seat + 1) % len(table.state.seat_holders)
        sure = commands.Abandon(seat, confirmed=True)
        watch.wait(599)
        assert await refused(table, other, sure) == "service-clock-decides"
        watch.wait(1)
        assert flag_event(table.state, seat, watch()) == events.Replaced(seat, "club", "abandoned")
        await table.execute(as_seat(other), sure, "1")
        assert table.state.seat_holders[seat].level == "club"
        assert await refused(table, seat, commands.Reclaim()) == "service-time-is-up"

    told(tmp_path, story)


def test_requests_without_a_window_count_as_presence(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        window = Window(DETECTIVES)
        table.listen(window)
        for _ in range(MINUTES * 3):
            watch.wait(30)
            table.note_request(X)
            assert table.here() == {X, DETECTIVES}
        sure = commands.Abandon(X, confirmed=True)
        assert await refused(table, DETECTIVES, sure) == "service-not-away"
        watch.wait(MINUTES * 60 - 1)
        assert await refused(table, DETECTIVES, sure) == "service-not-away"
        assert table.here() == {DETECTIVES}
        watch.wait(1)
        await table.execute(DETECTIVES, sure, "1")

    told(tmp_path, story)


def test_others_see_a_player_come_and_go_who_sends_requests_alone(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        window = Window(DETECTIVES)
        table.listen(window)
        shown = len(window.got)
        table.note_request(X)
        assert window.got[-1].seats[X].presence == "here"  # type: ignore[attr-defined]
        for _ in range(5):
            table.note_request(X)
        assert len(window.got) == shown + 1
        watch.wait(120)
        table._check_absence()
        assert window.got[-1].seats[X].presence == "away"  # type: ignore[attr-defined]

    told(tmp_path, story)


def test_a_move_through_another_process_counts_as_presence(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        other = LiveTable(table.id, table.created, registry.store, watch)
        await other.catch_up()
        watch.wait(MINUTES * 60)
        await table.execute(X, commands.Say("Thinking."), "1")
        await other.catch_up()
        sure = commands.Abandon(X, confirmed=True)
        assert await refused(other, DETECTIVES, sure) == "service-not-away"

    told(tmp_path, story)


def test_the_player_takes_the_seat_back_and_nothing_else_does(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        watch.wait(MINUTES * 60)
        await table.execute(DETECTIVES, commands.Abandon(X, confirmed=True), "1")
        table.listen(Window(X))
        table.note_request(X)
        assert table.state.seat_holders[X].stands_in
        assert frame_for(table.state, X, 0, 0, watch()).choices == ()
        action = commands.Act(int(table.state.journal.state.legal_actions()[0]))
        for command in (action, commands.Resign(), commands.OfferDraw(), commands.Pause()):
            assert await refused(table, X, command) == "service-replaced"
        await table.execute(X, commands.Reclaim(), "2")
        assert table.state.seat_holders[X].kind == "human"
        await table.execute(X, action, "3")

    told(tmp_path, story)


def test_a_pause_is_agreed_by_all_people_and_names_who_asked(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        wanted = plan("scotland_yard", settings=TableSettings(clock=GameClock(600)), seats=3)
        table = await registry.find((await registry.create(wanted)).table)
        assert await refused(table, 1, commands.AcceptPause()) == "service-no-pause-asked"
        await table.execute(X, commands.Pause(), "1")
        watch.wait(60)
        assert not table.state.paused
        assert await refused(table, X, commands.Pause()) == "service-pause-asked"
        assert await refused(table, X, commands.AcceptPause()) == "service-no-pause-asked"
        await table.execute(as_seat(1), commands.AcceptPause(), "2")
        frame = frame_for(table.state, ViewerId(2), 0, 0, watch())
        assert (frame.pausing, frame.paused, frame.paused_by) == ((X, 1), False, None)
        await table.execute(as_seat(2), commands.AcceptPause(), "3")
        frame = frame_for(table.state, ViewerId(2), 0, 0, watch())
        assert (frame.pausing, frame.paused, frame.paused_by) == ((), True, X)
        watch.wait(3600)
        assert table.state.clocks.left[X] == 540_000
        for seat in (X, 1, 2):
            assert await refused(table, seat, commands.Undo()) == "service-paused"
            assert await refused(table, seat, commands.Act(1)) == "service-paused"

    told(tmp_path, story)


def test_a_pause_that_is_declined_or_overtaken_by_a_move_does_not_come(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, clock=GameClock(600))
        await table.execute(X, commands.Pause(), "1")
        await table.execute(DETECTIVES, commands.DeclinePause(), "2")
        assert table.state.pausing == []
        await table.execute(X, commands.Pause(), "3")
        action = int(table.state.journal.state.legal_actions()[0])
        await table.execute(X, commands.Act(action), "4")
        assert table.state.pausing == []
        assert await refused(table, DETECTIVES, commands.AcceptPause()) == "service-no-pause-asked"

    told(tmp_path, story)


def test_a_single_player_against_bots_pauses_at_once(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, HumanSeat(), BotSeat(), clock=GameClock(600))
        await table.execute(X, commands.Pause(), "1")
        assert table.state.paused_by == X
        await table.execute(X, commands.Resume(), "2")
        assert not table.state.paused

    told(tmp_path, story)


def test_nobody_resumes_against_a_player_on_turn_who_is_away(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry, clock=GameClock(600), stand_in_after=MINUTES)
        window = Window(X)
        table.listen(window)
        await table.execute(X, commands.Pause(), "1")
        await table.execute(DETECTIVES, commands.AcceptPause(), "2")
        watch.wait(3600)
        table.leave(window)
        assert await refused(table, DETECTIVES, commands.Resume()) == "service-not-back"
        watch.wait(MINUTES * 60 - 1)
        assert await refused(table, DETECTIVES, commands.Resume()) == "service-not-back"
        sure = commands.Abandon(X, confirmed=True)
        assert await refused(table, DETECTIVES, sure) == "service-paused"
        watch.wait(1)
        await table.execute(DETECTIVES, commands.Resume(), "3")
        assert table.state.clocks.running == X

    told(tmp_path, story)


def test_after_a_pause_the_grace_begins_anew(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, watch: Watch) -> None:
        table = await made(registry)
        await table.execute(X, commands.Pause(), "1")
        await table.execute(DETECTIVES, commands.AcceptPause(), "2")
        watch.wait(3600)
        await table.execute(DETECTIVES, commands.Resume(), "3")
        sure = commands.Abandon(X, confirmed=True)
        assert await refused(table, DETECTIVES, sure) == "service-not-away"

    told(tmp_path, story)


def test_a_table_names_a_stand_in_that_exists(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Watch) -> None:
        with pytest.raises(GaslampError):
            await made(registry, stand_in="nobody")

    told(tmp_path, story)


def test_a_draw_is_offered_once(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Watch) -> None:
        table = await made(registry)
        await table.execute(X, commands.OfferDraw(), "1")
        with pytest.raises(NotNow):
            await table.execute(X, commands.OfferDraw(), "2")

    told(tmp_path, story)
