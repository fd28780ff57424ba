"""The command `plan` at a table: on disk as one event, seen by the others as single actions."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.errors import GaslampError, NothingToUndo
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import WALK
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.planned_actions import with_implied
from gaslamp.service import commands
from gaslamp.service.commands import PlannedActions
from gaslamp.service.errors import NotNow
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import MoveClock, TableSettings
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, Window, hosting, plan

JACK, POLICE = as_seat(0), as_seat(1)
COLOURS = ("blue", "brown", "green", "red", "yellow")


def state_of(table: LiveTable) -> Whitechapel:
    state = table.state.journal.state
    assert isinstance(state, Whitechapel)
    return state


async def whitechapel(
    registry: TableRegistry,
    settings: TableSettings = TableSettings(),  # noqa: B008  (frozen)
) -> LiveTable:
    made = await registry.create(plan("whitechapel", settings=settings))
    return await registry.find(made.table)


async def until(table: LiveTable, phase: int) -> None:
    """Go on at random until a phase begins."""
    rng = Random(7)
    while state_of(table).phase != phase or table.state.journal.pending:
        state = state_of(table)
        action = int(state.sample_action(rng))
        await table.execute(as_seat(int(state.seat)), commands.Act(action), f"{table.state.place}")


def stays(table: LiveTable) -> tuple[str, ...]:
    police = state_of(table).police
    return tuple(
        line
        for number, colour in enumerate(COLOURS)
        for line in (f"next {colour}", f"{colour} x{police[number]}")
    )


def test_a_plan_is_one_event_and_is_carried_out_once(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.NAMING)
            place, before = table.state.place, len(table.state.journal.actions)
            command = PlannedActions(stays(table))
            ack = await table.execute(POLICE, command, "turn")
            assert ack.actions == 9  # the last policeman is not named
            assert table.state.place == place + 1
            assert len(table.state.journal.actions) == before + 9
            assert await table.execute(POLICE, command, "turn") == ack
            told = table.state.journal.events
        with hosting(database) as again:
            found = await again.find(table.id)
            assert found.state.journal.events == told
            assert await found.execute(POLICE, command, "turn") == ack

    asyncio.run(story())


def test_the_others_see_a_plan_as_single_actions(database: str) -> None:
    async def story(*, at_once: bool) -> list[bytes]:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.NAMING)
            window = Window(JACK)
            window.log_from = len(table.state.journal.logs[JACK])
            table.listen(window)
            lines = stays(table)
            if at_once:
                await table.execute(POLICE, PlannedActions(lines), "turn")
            else:
                for line in lines[:-2] + lines[-1:]:
                    await table.execute(POLICE, commands.Play(line), line)
            log = [line for frame in window.frames for line in frame.log]
            view = window.frames[-1].view
        return [msgspec.json.encode(part) for part in (*log, view)]

    assert asyncio.run(story(at_once=True)) == asyncio.run(story(at_once=False))


def test_women_are_marked_by_a_plan_that_can_be_taken_back_before_its_end(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await table.execute(JACK, commands.Play("hideout 67"), "hideout")
            assert state_of(table).phase == phases.MARKING
            circles = [int(circle) for circle in state_of(table).tokens]
            marks = [f"woman {circle}" for circle in circles[:5]]
            marks += [f"blank {circle}" for circle in circles[5:]]
            ack = await table.execute(JACK, PlannedActions(tuple(marks[:6])), "marks")
            assert ack.actions == 6
            await table.execute(JACK, commands.Undo(), "back")
            assert state_of(table).at == 0
            await table.execute(JACK, PlannedActions(tuple(marks)), "marks again")
            assert state_of(table).phase in (phases.PATROLS, phases.FACES)

    asyncio.run(story())


def test_what_was_told_is_not_taken_back(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.NAMING)
            await table.execute(POLICE, PlannedActions(stays(table)), "turn")
            with pytest.raises(NothingToUndo):
                await table.execute(POLICE, commands.Undo(), "back")

    asyncio.run(story())


BAD = [
    ("next blue", "nonsense"),
    ("pass",),
    ("next nobody",),
    ("x" * 60,),
    ("",),
    ("arrest 5", "next blue"),
    ("walk 3",),
]


@pytest.mark.parametrize("lines", BAD, ids=str)
def test_a_bad_plan_changes_nothing(database: str, lines: tuple[str, ...]) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.NAMING)
            place = table.state.place
            for seat in (JACK, POLICE):
                with pytest.raises(GaslampError):
                    await table.execute(as_seat(seat), PlannedActions(lines), "bad")
            assert table.state.place == place

    asyncio.run(story())


def test_random_plans_leave_a_table_that_can_be_read_again(database: str) -> None:
    """Plans of random lines, most of them wrong: what is acknowledged is what is kept."""
    rng = Random(3)

    def line(table: LiveTable) -> str:
        state = table.state.journal.state
        space = table.state.game.action_space(table.state.options)
        legal = state.legal_actions()
        usual = rng.randrange(3) and len(legal)
        drawn = legal[rng.randrange(len(legal))] if usual else rng.randrange(space)
        return table.state.game.notation(int(drawn))

    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            done = 0
            for number in range(120):
                seat = table.state.on_turn
                if seat is None:
                    break
                lines = tuple(line(table) for _ in range(1 + rng.randrange(6)))
                before = len(table.state.journal.events)
                try:
                    ack = await table.execute(seat, PlannedActions(lines), f"{number}")
                except GaslampError:
                    assert len(table.state.journal.events) == before
                else:
                    assert 1 <= ack.actions <= len(lines)
                    done += ack.actions
            assert done > 60
            told = table.state.journal.events
        with hosting(database) as again:
            assert (await again.find(table.id)).state.journal.events == told

    asyncio.run(story())


def test_a_plan_takes_the_time_of_one_command(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            table = await whitechapel(registry, TableSettings(clock=MoveClock(60)))
            await until(table, phases.NAMING)
            watch.wait(20)
            await table.execute(POLICE, PlannedActions(stays(table)), "turn")
            clocks = table.state.clocks.shown(table.time())
            assert clocks is not None
            assert clocks.left[POLICE] == 60_000

    asyncio.run(story())


def test_what_could_be_done_after_a_plan_is_told_to_the_seat_on_turn_alone(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.NAMING)
            place = table.state.place
            (named, moved) = commands.choices_after(
                table.state, POLICE, [["next blue"], stays(table)[:2]]
            )
            assert {choice.verb for choice in named.choices} == {"go"}
            assert {choice.notation for choice in moved.choices} == {
                f"next {colour}" for colour in COLOURS[1:]
            }
            with pytest.raises(GaslampError):
                commands.choices_after(table.state, JACK, [["next blue"]])
            await table.execute(POLICE, commands.Pause(), "pause")
            await table.execute(JACK, commands.AcceptPause(), "pause")
            with pytest.raises(NotNow):
                commands.choices_after(table.state, POLICE, [["next blue"]])
            with pytest.raises(NotNow):
                await table.execute(POLICE, PlannedActions(("next blue",)), "paused")
            assert table.state.place == place + 2

    asyncio.run(story())


def test_where_jack_is_not_home_nothing_is_asked_and_at_home_he_is(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await whitechapel(registry)
            await until(table, phases.ESCAPE)
            walks = [c for c in table.state.journal.choices(JACK) if c.verb == "walk"]
            away = next(c for c in walks if c.path[0] != f"circle-{state_of(table).hideout}")
            window = Window(POLICE)
            table.listen(window)
            before = len(window.frames)
            ack = await table.execute(JACK, commands.Act(away.action), "walk")
            assert ack.actions == 2
            assert state_of(table).seat == POLICE
            assert len(window.frames) == before + 1

    asyncio.run(story())


def before_home() -> tuple[Journal, int]:
    """Play at random until Jack can walk home; give that walk too."""
    game = find_game("whitechapel")
    for seed in range(200):
        journal, rng = Journal(game, game.options()), Random(seed)
        while journal.state.seat != OVER:
            journal.advance(seeded(seed))
            state = journal.state
            assert isinstance(state, Whitechapel)
            home = int(WALK + state.hideout)
            if state.phase == phases.ESCAPE and home in state.legal_actions():
                return journal, home
            if state.seat >= 0:
                journal.play(int(state.seat), int(state.sample_action(rng)))
    raise AssertionError("Jack never comes home")


def test_at_home_jack_is_asked() -> None:
    journal, home = before_home()
    assert with_implied(journal, JACK, (Action(home),)) == (home,)
