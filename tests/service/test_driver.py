"""Bots move at an even pace from what their seats see, flags fall, notebooks are written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gaslamp.service import commands, thinking
from gaslamp.service.driver import Driver, choice_task
from gaslamp.service.frames import Notes
from gaslamp.service.hands import Hands, ThoughtFailed
from gaslamp.service.house import House
from gaslamp.service.live import LiveTable
from gaslamp.service.settings import BotSeat, Human, MoveClock, Settings
from tests.service.hosting import Watch, Window, hosting, plan

X, DETECTIVES = 0, 1
QUICK = Settings(pace=0)


@pytest.fixture(scope="module")
def hands() -> Iterator[Hands]:
    pool = Hands(1)
    yield pool
    pool.close()


@asynccontextmanager
async def driven(folder: Path, hands: Hands, watch: Watch | None = None) -> AsyncIterator[House]:
    with hosting(folder, watch) as house:
        driver = Driver(house, hands)
        try:
            yield house
        finally:
            await driver.close()


async def until(table: LiveTable, seconds: float = 90.0) -> None:
    """Wait until a person is on turn, or the game is over."""
    async with asyncio.timeout(seconds):
        while not table.fold.is_over:
            seat = table.fold.on_turn
            if seat is not None and table.fold.sittings[seat].kind == "human":
                return
            await asyncio.sleep(0.01)


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path, hands: Hands) -> None:
    async def story() -> None:
        async with driven(tmp_path, hands) as house:
            seats = (BotSeat("random"), BotSeat("random"))
            made = await house.make(plan("mr_jack_pocket", *seats, settings=QUICK))
            table = await house.find(made.table)
            await until(table)
            assert table.fold.is_over

    asyncio.run(story())


def test_a_bot_is_asked_from_its_own_sights_alone(tmp_path: Path, hands: Hands) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            made = await house.make(plan("scotland_yard", Human(), BotSeat("random")))
            table = await house.find(made.table)
            ride = table.fold.game.parse("taxi ?")
            action = next(
                int(a) for a in table.fold.journal.state.legal_actions() if a // 200 == ride // 200
            )
            await table.obey(X, commands.Act(action), "1")
            asked = choice_task(table.fold, DETECTIVES)
            assert (ride, DETECTIVES) in asked.sights
            assert action not in [sight for sight, _ in asked.sights]

    asyncio.run(story())


def test_a_person_plays_against_a_bot_and_gets_a_notebook(tmp_path: Path, hands: Hands) -> None:
    async def story() -> None:
        async with driven(tmp_path, hands) as house:
            seats = (BotSeat("random"), Human("Ada"))
            made = await house.make(plan("scotland_yard", *seats, settings=QUICK))
            table = await house.find(made.table)
            window = Window(DETECTIVES)
            table.listen(window)
            await until(table)
            async with asyncio.timeout(90):
                while not any(isinstance(message, Notes) for message in window.got):
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_flag_loses_the_game_between_two_sides(tmp_path: Path, hands: Hands) -> None:
    async def story() -> None:
        watch = Watch()
        async with driven(tmp_path, hands, watch) as house:
            made = await house.make(plan(settings=Settings(clock=MoveClock(5))))
            table = await house.find(made.table)
            watch.wait(6)
            house.on_change(table)
            async with asyncio.timeout(90):
                while not table.fold.is_over:
                    await asyncio.sleep(0.05)
            assert table.fold.verdict is not None
            assert table.fold.verdict.ending == "flagged"
            assert table.fold.verdict.winners == (DETECTIVES,)

    asyncio.run(story())


def test_a_bot_that_crashes_is_replaced_by_a_simpler_one(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(_: thinking.ChoiceTask) -> int:
        monkeypatch.undo()
        raise ThoughtFailed("crashed")

    async def story() -> None:
        monkeypatch.setattr(hands, "choose", crash)
        async with driven(tmp_path, hands) as house:
            made = await house.make(plan("scotland_yard", BotSeat(), Human(), settings=QUICK))
            table = await house.find(made.table)
            await until(table)
            assert table.fold.sittings[X].level == "random"
            assert table.fold.on_turn == DETECTIVES

    asyncio.run(story())


def test_possible_only_leaves_out_how_likely_things_are() -> None:
    notes = {"stations": {"station-1": 0.25, "station-2": 0.0}, "count": 3}
    assert thinking.possible_only(notes) == {
        "stations": {"station-1": 1.0, "station-2": 0.0},
        "count": 3,
    }
