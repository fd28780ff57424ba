"""How long bots take: the same whatever they hide, quick where nothing is hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from librt.random import Random

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.options import options_of
from gaslamp.core.state import SPECTATOR
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.service import bot_tasks, commands, events
from gaslamp.service.bot_pace import USUAL_PACE, wait_before_move
from gaslamp.service.settings import BotSeat, HumanSeat, TablePlan, TableSettings
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_state import TableCreated, TableState
from gaslamp.service.worker_pool import WorkerPool
from tests.service.hosting import hosting, plan
from tests.waiting import let_tasks_run, until
from tests.web.tapping import scripted
from tests.web.twins import Story, twins

JACK, POLICE = as_seat(0), as_seat(1)


def table_state(wanted: TablePlan) -> TableState:
    """Begin a game at a table; people sit down where there is room."""
    created = TableCreated(
        plan=wanted, version=1, seed="5eed" * 16, invitation="", spectating="", recipe=2
    )
    state = TableState("table", created)
    for seat, holder in enumerate(wanted.seats):
        if isinstance(holder, HumanSeat):
            state.apply(events.Joined(as_seat(seat), f"P{seat}", f"{seat}"), 1)
    state.apply(events.Started(), 2)
    return state


def play_on(state: TableState, rng: Random) -> None:
    seat = state.on_turn
    assert seat is not None
    state.apply(events.Acted(seat, Action(int(state.journal.state.sample_action(rng)))), 3)


def whitechapel_of(state: TableState) -> Whitechapel:
    found = state.journal.state
    assert isinstance(found, Whitechapel)
    return found


def hunt(*seats: BotSeat | HumanSeat) -> list[int]:
    """Play to the first hunt, and give what each policeman's move waits."""
    state, rng = table_state(plan("whitechapel", *seats)), Random(4)
    while whitechapel_of(state).phase != phases.NAMING:
        play_on(state, rng)
    waits = []
    while state.on_turn == POLICE:
        if not state.journal.pending:
            waits.append(wait_before_move(state, POLICE))
        play_on(state, rng)
    return waits


def test_a_police_turn_takes_two_seconds_after_its_first_move() -> None:
    waits = hunt(HumanSeat(), BotSeat())
    assert waits[0] == USUAL_PACE
    assert set(waits[1:]) == {USUAL_PACE // 10}
    assert sum(waits) <= 3000


def test_what_bots_did_before_is_told_first() -> None:
    state, rng = table_state(plan("whitechapel", BotSeat(), BotSeat())), Random(4)
    while whitechapel_of(state).phase != phases.NAMING:
        play_on(state, rng)
    while state.on_turn == POLICE:
        play_on(state, rng)
    assert wait_before_move(state, JACK) > 2 * USUAL_PACE


def test_a_person_s_own_turn_is_not_told() -> None:
    state, rng = table_state(plan("whitechapel", BotSeat(), HumanSeat())), Random(4)
    while whitechapel_of(state).phase != phases.NAMING:
        play_on(state, rng)
    while state.on_turn == POLICE:
        play_on(state, rng)
    assert wait_before_move(state, JACK) == USUAL_PACE


def test_no_pace_is_no_wait() -> None:
    wanted = plan("lady_alice", *[BotSeat()] * 3, settings=TableSettings(pace=0), seats=3)
    state, rng = table_state(wanted), Random(4)
    for _ in range(12):
        assert state.on_turn is not None
        assert wait_before_move(state, state.on_turn) == 0
        play_on(state, rng)


def test_at_a_table_of_bots_everybody_takes_its_time() -> None:
    wanted = plan("lady_alice", HumanSeat(), *[BotSeat()] * 3, seats=4)
    state, rng = table_state(wanted), Random(4)
    for _ in range(40):
        seat = state.on_turn
        if seat is None:
            break
        if not state.journal.pending:
            assert wait_before_move(state, seat) >= USUAL_PACE
        play_on(state, rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_the_wait_depends_on_nothing_that_a_spectator_does_not_see(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = twins(find_game(name), SPECTATOR, seed + 3, 80)
    one, other = (waits_in(story, monkeypatch) for story in stories)
    assert one == other


def waits_in(story: Story, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Play a story at a table of bots; give each move's wait."""
    monkeypatch.setattr("gaslamp.service.table_state.ChanceStream", scripted(story))
    seats = len(story.game.seats(story.options))
    options: dict[str, bool | int | str | None] = {**options_of(story.options)}
    state = table_state(
        TablePlan(game=story.game.name, options=options, seats=(BotSeat(),) * seats)
    )
    waits = []
    while (place := len(state.journal.actions)) < len(story.actions):
        seat = state.on_turn
        assert seat is not None
        if not state.journal.pending:
            waits.append(wait_before_move(state, seat))
        state.apply(events.Acted(seat, Action(story.actions[place])), 3)
    return waits


class FirstChoice:
    """Chooses what comes first, at once."""

    async def choose(self, task: bot_tasks.ChoiceTask, _: object) -> int:
        return task.actions[0]

    async def notebook(self, task: bot_tasks.NotebookTask, _: object) -> bytes:
        return b"{}"


def test_all_of_a_move_takes_one_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def note(seconds: float) -> None:
        if seconds > 0.01:
            slept.append(seconds)
        await let_tasks_run()

    async def story() -> None:
        with hosting(tmp_path) as registry:
            driver = TableDriver(registry, cast("WorkerPool", FirstChoice()))
            seats = (BotSeat("random"), HumanSeat())
            settings = TableSettings(pace=5000, help="off")
            made = await registry.create(plan("whitechapel", *seats, settings=settings))
            table = await registry.find(made.table)
            await until(lambda: table.state.on_turn != JACK)
            await table.execute(POLICE, commands.Say("Good evening"), "hello")
            await driver.close()
            assert len(table.state.journal.actions) > 8

    monkeypatch.setattr("gaslamp.service.table_driver.asyncio.sleep", note)
    asyncio.run(story())
    assert len(slept) == 2  # the hideout is a move, and all marks together are one
