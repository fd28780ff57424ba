"""Bots move at an even pace from what their seats see, flags fall, notebooks are written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from gaslamp.bots.registry import BOTS
from gaslamp.core.codes import Sight, as_seat
from gaslamp.core.state import OVER
from gaslamp.service import bot_tasks, commands, events
from gaslamp.service.frames import Fallback, NotebookUpdate, seats_shown
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import BotSeat, HumanSeat, MoveClock, TableSettings
from gaslamp.service.stored_formats import EVENT_FORMAT
from gaslamp.service.table_driver import TableDriver, choice_task
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from gaslamp.service.worker_jobs import Failure, JobFailed
from gaslamp.service.worker_pool import WorkerPool
from tests.service import recording_bot
from tests.service.hosting import Watch, Window, hosting, plan
from tests.waiting import until

X, DETECTIVES = as_seat(0), as_seat(1)
QUICK = TableSettings(pace=0)
NO_HELP = TableSettings(pace=0, help="off")


@asynccontextmanager
async def driven(
    folder: Path, pool: WorkerPool | None = None, watch: Watch | None = None
) -> AsyncIterator[TableRegistry]:
    """Drive the tables of a registry, with real workers unless others are given."""
    workers = pool or WorkerPool(1)
    with hosting(folder, watch) as registry:
        driver = TableDriver(registry, workers)
        try:
            yield registry
        finally:
            await driver.close()
            if pool is None:
                await workers.close()


async def until_human(table: LiveTable) -> None:
    """Wait until a person is on turn, or the game is over."""
    await until(lambda: table.state.is_over or _is_human_on_turn(table))


def _is_human_on_turn(table: LiveTable) -> bool:
    seat = table.state.on_turn
    return seat is not None and table.state.seat_holders[seat].kind == "human"


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(tmp_path) as registry:
            seats = (BotSeat("random"), BotSeat("random"))
            made = await registry.create(plan("mr_jack_pocket", *seats, settings=QUICK))
            table = await registry.find(made.table)
            await until_human(table)
            assert table.state.is_over

    asyncio.run(story())


def test_bots_see_the_end_of_their_game_and_are_closed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(recording_bot.NOTES, str(notes))
    monkeypatch.setitem(BOTS, recording_bot.NAME, recording_bot.make)

    class HeardPool(WorkerPool):
        """Says when it is told of the end of a game, and waits for what comes of it."""

        def __init__(self) -> None:
            super().__init__(1, ["tests.service.recording_bot"])
            self.told: asyncio.Queue[list[asyncio.Future[None]]] = asyncio.Queue()

        def end_game(self, ended: bot_tasks.EndedGame) -> list[asyncio.Future[None]]:
            closing = super().end_game(ended)
            self.told.put_nowait(closing)
            return closing

    async def story() -> LiveTable:
        pool = HeardPool()
        async with driven(tmp_path, pool) as registry:
            seats = (BotSeat(recording_bot.NAME), BotSeat("random"))
            made = await registry.create(plan("mr_jack_pocket", *seats, settings=NO_HELP))
            table = await registry.find(made.table)
            async with asyncio.timeout(90):
                await asyncio.gather(*await pool.told.get())
                table.on_change(table)
                assert await pool.told.get() == [], "the second time there is nothing to close"
        await pool.close()
        return table

    table = asyncio.run(story())
    by_process: dict[str, list[str]] = {}
    for line in notes.read_text().splitlines():
        process, _, what = line.split(maxsplit=2)
        by_process.setdefault(process, []).append(what)
    sights = [f"saw {seen.sight} {seen.turn}" for seen in table.state.journal.seen(0)]
    assert sights[-1].endswith(f" {OVER}")
    for told_here in by_process.values():
        assert [what for what in told_here if what.startswith("saw")] == sights
        assert told_here[-1] == "closed"
        assert told_here.count("closed") == 1


def test_a_bot_is_asked_from_its_own_sights_alone(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(plan("scotland_yard", HumanSeat(), BotSeat("random")))
            table = await registry.find(made.table)
            ride = table.state.game.parse("taxi ?")
            action = next(
                int(a) for a in table.state.journal.state.legal_actions() if a // 200 == ride // 200
            )
            await table.execute(X, commands.Act(action), "1")
            asked = choice_task(table.state, DETECTIVES)
            assert (Sight(ride), DETECTIVES) in asked.sights
            assert action not in [sight for sight, _ in asked.sights]

    asyncio.run(story())


def test_a_person_plays_against_a_bot_and_gets_a_notebook(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(tmp_path) as registry:
            seats = (BotSeat("random"), HumanSeat("Ada"))
            made = await registry.create(plan("scotland_yard", *seats, settings=QUICK))
            table = await registry.find(made.table)
            window = Window(DETECTIVES)
            table.listen(window)
            await until_human(table)
            await until(lambda: any(isinstance(message, NotebookUpdate) for message in window.got))

    asyncio.run(story())


def test_a_flag_loses_the_game_between_two_sides(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with driven(tmp_path, watch=watch) as registry:
            made = await registry.create(plan(settings=TableSettings(clock=MoveClock(5))))
            table = await registry.find(made.table)
            watch.wait(6)
            registry.on_change(table)
            await until(lambda: table.state.is_over)
            assert table.state.verdict is not None
            assert table.state.verdict.ending == "flagged"
            assert table.state.verdict.winners == (DETECTIVES,)

    asyncio.run(story())


class InProcess:
    """Chooses in this process, and fails where a test says so; knows who was asked."""

    def __init__(self, fails: Callable[[bot_tasks.ChoiceTask], Failure | None]) -> None:
        self.fails = fails
        self.asked: list[str] = []

    async def choose(self, task: bot_tasks.ChoiceTask, is_wanted: Callable[[], bool]) -> int:
        assert is_wanted()
        self.asked.append(task.level)
        why = self.fails(task)
        if why is not None:
            raise JobFailed(why)
        return task.actions[0]

    def end_game(self, ended: bot_tasks.EndedGame) -> None:
        """Nothing is kept here."""


def told(registry: TableRegistry, table: str) -> list[events.TableEvent]:
    return [EVENT_FORMAT.decode(row.body) for row in registry.store.rows(table)]


def played_with(
    folder: Path, pool: InProcess, *seats: BotSeat | HumanSeat
) -> tuple[list[events.TableEvent], TableState]:
    """Let bots play until a person is on turn."""

    async def story() -> tuple[list[events.TableEvent], TableState]:
        async with driven(folder, cast("WorkerPool", pool)) as registry:
            made = await registry.create(plan("scotland_yard", *seats, settings=NO_HELP))
            table = await registry.find(made.table)
            await until_human(table)
            return told(registry, table.id), table.state

    return asyncio.run(story())


def test_a_level_that_fails_has_one_move_made_by_a_quicker_one_which_is_said(
    tmp_path: Path,
) -> None:
    pool = InProcess(lambda task: "too-slow" if task.level == "master" else None)
    story, state = played_with(tmp_path, pool, BotSeat("master"), HumanSeat())
    assert pool.asked == ["master", "club"]
    assert events.FellBack(X, "club", "too-slow") in story
    shown = seats_shown(state, set()).seats[X]
    assert shown.level == "master"
    assert shown.fallback == Fallback(1, "club", "too-slow")


def test_a_move_by_a_quicker_level_is_counted(tmp_path: Path) -> None:
    pool = InProcess(lambda task: "too-slow" if task.level == "Master" else None)

    async def story() -> float | None:
        async with driven(tmp_path, cast("WorkerPool", pool)) as registry:
            seats = (BotSeat("Master"), HumanSeat())
            made = await registry.create(plan("scotland_yard", *seats, settings=NO_HELP))
            await until_human(await registry.find(made.table))
            return registry.store.metrics.registry.get_sample_value(
                "gaslamp_bot_fallbacks_total", {"level": "master", "why": "too-slow"}
            )

    assert asyncio.run(story()) == 1


def test_the_agreed_level_is_asked_again_at_the_next_move(tmp_path: Path) -> None:
    failing = iter(["crashed", "crashed"])

    def fails(task: bot_tasks.ChoiceTask) -> Failure | None:
        return cast("Failure | None", next(failing, None)) if task.level != "novice" else None

    pool = InProcess(fails)

    async def story() -> None:
        async with driven(tmp_path, cast("WorkerPool", pool)) as registry:
            seats = (BotSeat("master"), HumanSeat())
            made = await registry.create(plan("scotland_yard", *seats, settings=NO_HELP))
            table = await registry.find(made.table)
            await until_human(table)
            assert pool.asked == ["master", "club", "novice"]
            while table.state.on_turn == DETECTIVES:
                action = int(table.state.journal.state.legal_actions()[0])
                await table.execute(DETECTIVES, commands.Act(action), f"{table.state.place}")
            await until_human(table)
            assert pool.asked == ["master", "club", "novice", "master"]
            fallback = seats_shown(table.state, set()).seats[X].fallback
            assert fallback == Fallback(1, "novice", "crashed")

    asyncio.run(story())


def test_the_simplest_level_is_asked_again_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.service.table_driver.RETRY", 0.0)
    failing = iter(["crashed"] * 3)
    pool = InProcess(lambda _: cast("Failure | None", next(failing, None)))
    story, state = played_with(tmp_path, pool, BotSeat("random"), HumanSeat())
    assert pool.asked == ["random"] * 4
    assert not any(isinstance(event, events.FellBack) for event in story)
    assert state.on_turn == DETECTIVES


def test_a_bot_that_was_replaced_for_good_in_an_old_game_is_still_read() -> None:
    stored = b'{"type":"replaced","seat":0,"level":"random","why":"too-slow"}'
    event = EVENT_FORMAT.decode(stored)
    assert event == events.Replaced(X, "random", "too-slow")


def test_a_bot_makes_no_move_for_a_player_who_took_the_seat_back_meanwhile(tmp_path: Path) -> None:
    """The bot has chosen already when the player comes back."""

    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(plan("scotland_yard", settings=NO_HELP))
            table = await registry.find(made.table)

            class Late(InProcess):
                async def choose(
                    self, task: bot_tasks.ChoiceTask, is_wanted: Callable[[], bool]
                ) -> int:
                    action = await super().choose(task, is_wanted)
                    await table.execute(X, commands.Reclaim(), "back")
                    return action

            pool = Late(lambda _: None)
            driver = TableDriver(registry, cast("WorkerPool", pool))
            await table.add_event(lambda _: events.Replaced(X, "novice", "abandoned"))
            driver.schedule(table)
            await until(lambda: table.state.seat_holders[X].kind != "bot")
            await asyncio.gather(*driver.driving.values(), return_exceptions=True)
            await driver.close()
            assert pool.asked == ["novice"]
            assert not [one for one in told(registry, table.id) if isinstance(one, events.Acted)]

    asyncio.run(story())
