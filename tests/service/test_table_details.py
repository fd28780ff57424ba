"""What a table owes to each who sits or looks at it, one detail at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands, events, thinking
from gaslamp.service.contributing import Commit, contribution_for
from gaslamp.service.driver import Driver
from gaslamp.service.errors import BadName, NotNow
from gaslamp.service.fold import Fold, Founding
from gaslamp.service.frames import Frame, Notes, Seats, frame_for
from gaslamp.service.house import Guest, House
from gaslamp.service.live import LiveTable
from gaslamp.service.settings import BotSeat, GameClock, Human, Settings
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import Watch, Window, hosting, plan, two_people

X, DETECTIVES = 0, 1
PACE = 400  # milliseconds


class AtOnce:
    """Thinks at once, in this process."""

    async def choose(self, task: thinking.ChoiceTask, _: Callable[[], bool]) -> int:
        return task.actions[0]

    async def notebook(self, task: thinking.NotebookTask, _: Callable[[], bool]) -> bytes:
        return b"[]"


async def made(house: House, **settings: object) -> LiveTable:
    wanted = plan(settings=Settings(**settings))  # type: ignore[arg-type]
    return await house.find((await house.make(wanted)).table)


def first_action(table: LiveTable) -> commands.Act:
    return commands.Act(int(table.fold.journal.state.legal_actions()[0]))


async def paused(table: LiveTable) -> None:
    await table.obey(X, commands.Pause(), "pause")
    await table.obey(DETECTIVES, commands.AcceptPause(), "agreed")
    assert table.fold.paused


def test_nothing_is_played_or_taken_back_in_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            await paused(table)
            assert frame_for(table.fold, X, 0, 0, table.time()).choices == ()
            with pytest.raises(NotNow):
                await table.obey(X, first_action(table), "1")
            await table.obey(X, commands.Resume(), "2")
            await table.obey(X, commands.Act(table.fold.game.parse("double")), "3")
            await table.obey(X, commands.Pause(), "4")
            await table.obey(DETECTIVES, commands.AcceptPause(), "5")
            with pytest.raises(NotNow):
                await table.obey(X, commands.Undo(), "6")
            assert not frame_for(table.fold, X, 0, 0, table.time()).can_undo

    asyncio.run(story())


def test_what_was_offered_ends_when_the_player_who_was_asked_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            await table.obey(DETECTIVES, commands.OfferDraw(), "1")
            await table.obey(DETECTIVES, commands.Pause(), "2")
            await table.happen(lambda _: events.Replaced(X, "novice", "abandoned"))
            assert not table.fold.offered
            assert not table.fold.pausing
            assert not table.fold.is_over

    asyncio.run(story())


def test_a_draw_that_is_declined_is_no_longer_offered(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            await table.obey(X, commands.OfferDraw(), "1")
            with pytest.raises(NotNow):
                await table.obey(X, commands.AcceptDraw(), "2")
            await table.obey(DETECTIVES, commands.DeclineDraw(), "3")
            assert not table.fold.offered
            with pytest.raises(NotNow):
                await table.obey(DETECTIVES, commands.AcceptDraw(), "4")

    asyncio.run(story())


def test_spectators_come_and_go_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            window, watching = Window(X), Window(SPECTATOR)
            table.listen(window)
            before = len(window.got)
            table.listen(watching)
            table.leave(watching)
            assert len(window.got) == before
            other = Window(DETECTIVES)
            table.listen(other)
            assert isinstance(window.got[-1], Seats)
            assert len(window.got) == before + 1

    asyncio.run(story())


def test_a_version_counts_what_its_viewer_was_shown(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            windows = {viewer: Window(viewer) for viewer in (X, DETECTIVES, SPECTATOR)}
            for window in windows.values():
                table.listen(window)
            began = {viewer: window.frames[-1].version for viewer, window in windows.items()}
            assert len(set(began.values())) == 1
            await table.obey(X, commands.Act(table.fold.game.parse("double")), "1")
            await table.obey(DETECTIVES, commands.Say("Hm.", "side"), "2")
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
        with hosting(tmp_path) as house:
            table = await made(house)
            windows = {viewer: Window(viewer) for viewer in (X, DETECTIVES, SPECTATOR)}
            for window in windows.values():
                table.listen(window)
            await table.obey(X, first_action(table), "1")
            for viewer, window in windows.items():
                sent = [line for frame in window.frames for line in frame.log]
                assert tuple(sent) == table.fold.journal.log_lines(viewer, 0)
                assert {frame.viewer for frame in window.frames} == {
                    "spectator" if viewer == SPECTATOR else viewer
                }
            assert windows[X].frames[-1].log != windows[DETECTIVES].frames[-1].log

    asyncio.run(story())


def test_the_record_tells_nothing_of_a_half_made_move(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            before = table.fold.recorded
            assert before is not None
            await table.obey(X, commands.Act(table.fold.game.parse("double")), "1")
            assert table.fold.recorded == before
            await table.obey(X, commands.Undo(), "2")
            await table.obey(X, first_action(table), "3")
            assert table.fold.recorded is not None
            assert table.fold.recorded[0] > before[0]

    asyncio.run(story())


def test_two_seats_may_give_their_commands_the_same_name(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            await table.obey(X, commands.Say("One"), "1")
            await table.obey(DETECTIVES, commands.Say("Two"), "1")
            assert [line.words for line in table.fold.chat] == ["One", "Two"]

    asyncio.run(story())


def test_signs_that_can_not_be_shown_are_left_out_of_chat(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house)
            await table.obey(X, commands.Say("a\n\x00b\u202ec\u200bd"), "1")
            assert table.fold.chat[-1].words == "abcd"

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_are_let_in_only_where_the_table_says_so(tmp_path: Path, allowed: bool) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await house.make(plan(settings=Settings(spectators=allowed)))
            if allowed:
                assert (await house.seat_of(table.table, table.spectating))[1] == SPECTATOR
            else:
                with pytest.raises(NotNow):
                    await house.seat_of(table.table, table.spectating)

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_read_chat_only_where_the_table_says_so(tmp_path: Path, allowed: bool) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            table = await made(house, spectators_read_chat=allowed)
            window = Window(SPECTATOR)
            table.listen(window)
            await table.obey(X, commands.Say("to all"), "1")
            await table.obey(X, commands.Say("whispered", "side"), "2")
            read = [line.words for frame in window.frames for line in frame.chat]
            assert read == (["to all"] if allowed else [])

    asyncio.run(story())


@pytest.mark.parametrize("name", ["a\nb", "a\x00", "a\u202eb", "\u200b", " ", "\u3164"])
def test_a_name_that_can_not_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            with pytest.raises(BadName):
                await house.make(plan("scotland_yard", Human(name), Human()))
            table = await house.make(two_people())
            with pytest.raises(BadName):
                await house.join(table.table, Guest(invitation=table.invitation, name=name))

    asyncio.run(story())


def test_nothing_is_written_before_the_last_event_though_the_clock_is_put_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as house:
            table = await made(house, clock=GameClock(600))
            watch.wait(5)
            await table.obey(X, commands.Say("Late."), "1")
            watch.wait(-3600)
            assert table.time() == table.fold.at
            await table.obey(X, commands.Say("Early?"), "2")
            times = [row.at for row in house.store.rows(table.id)]
            assert times == sorted(times)

    asyncio.run(story())


def test_the_clock_that_runs_is_shown_running(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as house:
            table = await made(house, clock=GameClock(600))
            watch.wait(7)
            clocks = frame_for(table.fold, DETECTIVES, 0, 0, table.time()).clocks
            assert clocks is not None
            assert clocks.left == (593_000, 600_000)
            assert clocks.running == X

    asyncio.run(story())


def test_a_notebook_has_the_version_of_the_frame_it_belongs_to(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            driver = Driver(house, cast("WorkerPool", AtOnce()))
            table = await made(house)
            window = Window(DETECTIVES)
            table.listen(window)
            await table.obey(X, first_action(table), "1")
            while len(notes := [m for m in window.got if isinstance(m, Notes)]) < 2:
                await asyncio.sleep(0)
            shown = [frame.version for frame in window.got if isinstance(frame, Frame)]
            assert [note.version for note in notes] == shown
            await driver.close()

    asyncio.run(story())


def test_a_bot_answers_at_the_table_s_pace(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            driver = Driver(house, cast("WorkerPool", AtOnce()))
            began = asyncio.get_running_loop().time()
            wanted = plan("scotland_yard", BotSeat(), Human(), settings=Settings(pace=PACE))
            table = await house.find((await house.make(wanted)).table)
            async with asyncio.timeout(90):
                while table.fold.on_turn == X:
                    await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() - began >= PACE / 1000
            await driver.close()

    asyncio.run(story())


def test_nobody_commits_to_a_number_once_the_commitments_are_closed() -> None:
    founding = Founding(
        plan=plan(), version=1, seed="5eed" * 16, invitation="", spectating="", recipe=2
    )
    fold = Fold("table", founding)
    for seat in (X, DETECTIVES):
        fold.apply(events.Joined(seat, f"P{seat}", f"{seat}", contributes=True), 1)
    fold.apply(events.Committed(X, "0" * 64), 2)
    late = Commit("1" * 64)
    assert contribution_for(fold, DETECTIVES, late) == events.Committed(DETECTIVES, late.digest)
    fold.apply(events.CommitmentsClosed(), 3)
    with pytest.raises(NotNow) as refusal:
        contribution_for(fold, DETECTIVES, late)
    assert refusal.value.text.key == "service-commit-late"
