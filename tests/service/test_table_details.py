"""What a table owes to each who sits or looks at it, one detail at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.game import viewers
from gaslamp.core.state import SPECTATOR
from gaslamp.service import bot_tasks, commands, events
from gaslamp.service.contributions import Commit, contribution_for
from gaslamp.service.errors import BadName, NotNow
from gaslamp.service.frames import Frame, NotebookUpdate, SeatsUpdate, frame_for
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import BotSeat, GameClock, HumanSeat, TableSettings
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from gaslamp.service.table_state import TableCreated, TableState
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import Watch, Window, hosting, plan, two_people
from tests.waiting import until

X, DETECTIVES = as_seat(0), as_seat(1)
PACE = 400  # milliseconds


class AtOnce:
    """Thinks at once, in this process."""

    async def choose(self, task: bot_tasks.ChoiceTask, _: Callable[[], bool]) -> int:
        return task.actions[0]

    async def notebook(self, task: bot_tasks.NotebookTask, _: Callable[[], bool]) -> bytes:
        return b"[]"

    def end_game(self, ended: bot_tasks.EndedGame) -> None:
        """Nothing is kept here."""


async def made(registry: TableRegistry, **settings: object) -> LiveTable:
    wanted = plan(settings=TableSettings(**settings))  # type: ignore[arg-type]
    return await registry.find((await registry.create(wanted)).table)


def first_action(table: LiveTable) -> commands.Act:
    return commands.Act(int(table.state.journal.state.legal_actions()[0]))


async def paused(table: LiveTable) -> None:
    await table.execute(X, commands.Pause(), "pause")
    await table.execute(DETECTIVES, commands.AcceptPause(), "agreed")
    assert table.state.paused


def test_nothing_is_played_or_taken_back_in_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            await paused(table)
            assert frame_for(table.state, X, 0, 0, table.time()).choices == ()
            with pytest.raises(NotNow):
                await table.execute(X, first_action(table), "1")
            await table.execute(X, commands.Resume(), "2")
            await table.execute(X, commands.Act(table.state.game.parse("double")), "3")
            await table.execute(X, commands.Pause(), "4")
            await table.execute(DETECTIVES, commands.AcceptPause(), "5")
            with pytest.raises(NotNow):
                await table.execute(X, commands.Undo(), "6")
            assert not frame_for(table.state, X, 0, 0, table.time()).can_undo

    asyncio.run(story())


def test_what_was_offered_ends_when_the_player_who_was_asked_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            await table.execute(DETECTIVES, commands.OfferDraw(), "1")
            await table.execute(DETECTIVES, commands.Pause(), "2")
            await table.add_event(lambda _: events.Replaced(X, "novice", "abandoned"))
            assert not table.state.offered
            assert not table.state.pausing
            assert not table.state.is_over

    asyncio.run(story())


def test_a_draw_that_is_declined_is_no_longer_offered(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            await table.execute(X, commands.OfferDraw(), "1")
            with pytest.raises(NotNow):
                await table.execute(X, commands.AcceptDraw(), "2")
            await table.execute(DETECTIVES, commands.DeclineDraw(), "3")
            assert not table.state.offered
            with pytest.raises(NotNow):
                await table.execute(DETECTIVES, commands.AcceptDraw(), "4")

    asyncio.run(story())


def test_spectators_come_and_go_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            window, watching = Window(X), Window(ViewerId(SPECTATOR))
            table.listen(window)
            before = len(window.got)
            table.listen(watching)
            table.leave(watching)
            assert len(window.got) == before
            other = Window(DETECTIVES)
            table.listen(other)
            assert isinstance(window.got[-1], SeatsUpdate)
            assert len(window.got) == before + 1

    asyncio.run(story())


def test_a_version_counts_what_its_viewer_was_shown(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            windows = {viewer: Window(viewer) for viewer in viewers(2)}
            for window in windows.values():
                table.listen(window)
            began = {viewer: window.frames[-1].version for viewer, window in windows.items()}
            assert len(set(began.values())) == 1
            await table.execute(X, commands.Act(table.state.game.parse("double")), "1")
            await table.execute(DETECTIVES, commands.Say("Hm.", "side"), "2")
            assert {
                viewer: w.frames[-1].version - began[viewer] for viewer, w in windows.items()
            } == {
                X: 1,
                DETECTIVES: 1,
                SPECTATOR: 0,
            }

    asyncio.run(story())


def test_each_window_gets_the_log_of_its_own_viewer(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            windows = {viewer: Window(viewer) for viewer in viewers(2)}
            for window in windows.values():
                table.listen(window)
            await table.execute(X, first_action(table), "1")
            for viewer, window in windows.items():
                sent = [line for frame in window.frames for line in frame.log]
                assert tuple(sent) == table.state.journal.log_lines(viewer, 0)
                assert {frame.viewer for frame in window.frames} == {
                    "spectator" if viewer == SPECTATOR else viewer
                }
            assert windows[X].frames[-1].log != windows[DETECTIVES].frames[-1].log

    asyncio.run(story())


def test_the_record_tells_nothing_of_a_half_made_move(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            before = table.state.recorded
            assert before is not None
            await table.execute(X, commands.Act(table.state.game.parse("double")), "1")
            assert table.state.recorded == before
            await table.execute(X, commands.Undo(), "2")
            await table.execute(X, first_action(table), "3")
            assert table.state.recorded is not None
            assert table.state.recorded[0] > before[0]

    asyncio.run(story())


def test_two_seats_may_give_their_commands_the_same_name(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            await table.execute(X, commands.Say("One"), "1")
            await table.execute(DETECTIVES, commands.Say("Two"), "1")
            assert [line.words for line in table.state.chat] == ["One", "Two"]

    asyncio.run(story())


def test_signs_that_can_not_be_shown_are_left_out_of_chat(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry)
            await table.execute(X, commands.Say("a\n\x00b\u202ec\u200bd"), "1")
            assert table.state.chat[-1].words == "abcd"

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_are_let_in_only_where_the_table_says_so(tmp_path: Path, allowed: bool) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.create(plan(settings=TableSettings(spectators=allowed)))
            if allowed:
                assert (await registry.seat_of(table.table, table.spectating))[1] == SPECTATOR
            else:
                with pytest.raises(NotNow):
                    await registry.seat_of(table.table, table.spectating)

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_read_chat_only_where_the_table_says_so(tmp_path: Path, allowed: bool) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await made(registry, spectators_read_chat=allowed)
            window = Window(ViewerId(SPECTATOR))
            table.listen(window)
            await table.execute(X, commands.Say("to all"), "1")
            await table.execute(X, commands.Say("whispered", "side"), "2")
            read = [line.words for frame in window.frames for line in frame.chat]
            assert read == (["to all"] if allowed else [])

    asyncio.run(story())


@pytest.mark.parametrize("name", ["a\nb", "a\x00", "a\u202eb", "\u200b", " ", "\u3164"])
def test_a_name_that_can_not_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            with pytest.raises(BadName):
                await registry.create(plan("scotland_yard", HumanSeat(name), HumanSeat()))
            table = await registry.create(two_people())
            with pytest.raises(BadName):
                await registry.join(
                    table.table, JoinRequest(invitation=table.invitation, name=name)
                )

    asyncio.run(story())


def test_nothing_is_written_before_the_last_event_though_the_clock_is_put_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            table = await made(registry, clock=GameClock(600))
            watch.wait(5)
            await table.execute(X, commands.Say("Late."), "1")
            watch.wait(-3600)
            assert table.time() == table.state.at
            await table.execute(X, commands.Say("Early?"), "2")
            times = [row.at for row in registry.store.rows(table.id)]
            assert times == sorted(times)

    asyncio.run(story())


def test_the_clock_that_runs_is_shown_running(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            table = await made(registry, clock=GameClock(600))
            watch.wait(7)
            clocks = frame_for(table.state, DETECTIVES, 0, 0, table.time()).clocks
            assert clocks is not None
            assert clocks.left == (593_000, 600_000)
            assert clocks.running == X

    asyncio.run(story())


def test_a_notebook_has_the_version_of_the_frame_it_belongs_to(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            driver = TableDriver(registry, cast("WorkerPool", AtOnce()))
            table = await made(registry)
            window = Window(DETECTIVES)
            table.listen(window)
            await table.execute(X, first_action(table), "1")
            await until(lambda: sum(isinstance(m, NotebookUpdate) for m in window.got) == 2)
            notes = [message for message in window.got if isinstance(message, NotebookUpdate)]
            shown = [frame.version for frame in window.got if isinstance(frame, Frame)]
            assert [note.version for note in notes] == shown
            await driver.close()

    asyncio.run(story())


def test_a_bot_answers_at_the_table_s_pace(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            driver = TableDriver(registry, cast("WorkerPool", AtOnce()))
            began = asyncio.get_running_loop().time()
            wanted = plan(
                "scotland_yard", BotSeat(), HumanSeat(), settings=TableSettings(pace=PACE)
            )
            table = await registry.find((await registry.create(wanted)).table)
            await until(lambda: table.state.on_turn != X)
            assert asyncio.get_running_loop().time() - began >= PACE / 1000
            await driver.close()

    asyncio.run(story())


def test_nobody_commits_to_a_number_once_the_commitments_are_closed() -> None:
    created = TableCreated(
        plan=plan(), version=1, seed="5eed" * 16, invitation="", spectating="", recipe=2
    )
    state = TableState("table", created)
    for seat in (X, DETECTIVES):
        state.apply(events.Joined(as_seat(seat), f"P{seat}", f"{seat}", contributes=True), 1)
    state.apply(events.Committed(X, "0" * 64), 2)
    late = Commit("1" * 64)
    assert contribution_for(state, DETECTIVES, late) == events.Committed(DETECTIVES, late.digest)
    state.apply(events.CommitmentsClosed(), 3)
    with pytest.raises(NotNow) as refusal:
        contribution_for(state, DETECTIVES, late)
    assert refusal.value.text.key == "service-commit-late"
