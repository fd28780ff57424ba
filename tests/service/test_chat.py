"""A table's chat: each line is sent to each window once, and there are not too many of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands
from gaslamp.service.errors import NotNow
from gaslamp.service.events import Audience
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import BotSeat, HumanSeat
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Window, hosting, plan

X, DETECTIVES = as_seat(0), as_seat(1)
LINES = 560


async def chatting(registry: TableRegistry, seats: int = 2) -> LiveTable:
    return await registry.find((await registry.create(plan("scotland_yard", seats=seats))).table)


async def say(table: LiveTable, seat: int, words: str, to: Audience) -> None:
    await table.execute(as_seat(seat), commands.Say(words, to), f"line {table.state.place}")


def words_of(window: Window) -> list[str]:
    return [line.words for frame in window.frames for line in frame.chat]


@pytest.mark.parametrize("over", [False, True], ids=["while it is played", "after the end"])
def test_bytes_grow_with_the_lines_and_not_with_their_square(tmp_path: Path, over: bool) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await chatting(registry)
            window = Window(X)
            table.listen(window)
            await say(table, X, "Before the end.", "all")
            if over:
                await table.execute(X, commands.Resign(), "enough")
            sizes = []
            for number in range(LINES):
                await say(table, number % 2, f"Line {number:04}", "all")
                sizes.append(len(window.bytes[-1]))
            assert max(sizes) <= min(sizes) + 10  # digits of growing numbers
            said = [f"Line {number:04}" for number in range(LINES)]
            assert words_of(window) == ["Before the end.", *said]

    asyncio.run(story())


def test_lines_that_open_at_the_end_are_sent_once_behind_those_that_were_read(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await chatting(registry, seats=4)
            windows = {viewer: Window(ViewerId(viewer)) for viewer in table.state.journal.logs}
            for window in windows.values():
                table.listen(window)
            away = Window(X)
            await say(table, 1, "whisper", "side")
            await say(table, 2, "hello", "all")
            table.listen(away)
            table.leave(away)
            await table.execute(as_seat(1), commands.Resign(), "enough")
            await say(table, 3, "well played", "side")
            assert words_of(windows[X]) == ["hello", "whisper", "well played"]
            assert words_of(windows[1]) == ["whisper", "hello", "well played"]
            assert words_of(windows[SPECTATOR]) == ["whisper", "hello", "well played"]
            back = Window(X)
            back.chat_from = away.chat_from
            table.listen(back)
            assert words_of(away) + words_of(back) == ["hello", "whisper", "well played"]

    asyncio.run(story())


def test_a_seat_says_so_many_lines_and_is_refused_by_its_own_lines_alone(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await chatting(registry)
            for number in range(commands.MOST_LINES):
                await say(table, DETECTIVES, f"{number}", "side")
            with pytest.raises(NotNow, match=str(commands.MOST_LINES)):
                await say(table, DETECTIVES, "one more", "side")
            await say(table, X, "Is somebody there?", "all")  # how much they whispered is a secret

    asyncio.run(story())


# Muting and reporting.


def test_a_muted_player_is_not_read_by_the_seat_that_muted_and_by_all_others(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("scotland_yard", seats=3))
            table = await opened.find(made.table)
            windows = [Window(ViewerId(seat)) for seat in range(3)]
            for window in windows:
                table.listen(window)
            await table.execute(as_seat(0), commands.Mute(as_seat(1)), "mute")
            assert [window.frames[-1].muted for window in windows] == [(1,), (), ()]
            frames = len(windows[0].frames)
            await say(table, 1, "rude", "all")
            assert len(windows[0].frames) == frames
            await table.execute(as_seat(0), commands.Mute(as_seat(1), muted=False), "unmute")
            await say(table, 1, "sorry", "all")
            await table.execute(as_seat(1), commands.Resign(), "enough")
            heard = [
                [line.words for line in table.state.chat_for(ViewerId(seat))] for seat in range(3)
            ]
            assert heard[0][:1] == ["sorry"]
            assert heard[1] == heard[2] == ["rude", "sorry"]

    asyncio.run(story())


def test_a_seat_that_muted_another_reads_nothing_of_it_at_the_end_either(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("scotland_yard"))
            table = await opened.find(made.table)
            await table.execute(as_seat(0), commands.Mute(as_seat(1)), "mute")
            await say(table, 1, "rude", "all")
            await say(table, 1, "whisper", "side")
            await table.execute(as_seat(0), commands.Resign(), "enough")
            assert table.state.chat_for(ViewerId(0)) == []
        with hosting(tmp_path) as again:
            assert (await again.find(made.table)).state.conversation.muted_by(ViewerId(0)) == (1,)

    asyncio.run(story())


def test_a_report_is_stored_and_shown_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("scotland_yard"))
            table = await opened.find(made.table)
            windows = [Window(ViewerId(seat)) for seat in (SPECTATOR, 0, 1)]
            for window in windows:
                table.listen(window)
            before = [len(window.got) for window in windows]
            await table.execute(
                as_seat(0), commands.ReportPlayer(as_seat(1), "insults\x07 me"), "report"
            )
            assert [len(window.got) for window in windows] == before
            assert [report.words for report, _ in table.state.reports] == ["insults me"]
            for number in range(4):
                await table.execute(
                    as_seat(0), commands.ReportPlayer(as_seat(1)), f"again-{number}"
                )
            with pytest.raises(NotNow):
                await table.execute(as_seat(0), commands.ReportPlayer(as_seat(1)), "once more")
            with pytest.raises(NotNow):
                await table.execute(as_seat(1), commands.ReportPlayer(as_seat(1)), "myself")

    asyncio.run(story())
    assert "a player was reported" in caplog.text
    assert "insults" not in caplog.text


def test_nobody_mutes_a_bot_or_a_free_seat(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("scotland_yard", HumanSeat("Ada"), BotSeat("random")))
            table = await opened.find(made.table)
            for seat in (0, 1, 9):
                with pytest.raises(NotNow):
                    await table.execute(as_seat(0), commands.Mute(as_seat(seat)), f"mute-{seat}")

    asyncio.run(story())
