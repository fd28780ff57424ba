"""A table in memory: checked, written, taken in, shown, in this order."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands
from gaslamp.service.errors import NoSuchTable, NotNow, NotYours, SeatTaken, Unavailable
from gaslamp.service.fairness import FairnessProof, commitment
from gaslamp.service.live_table import LiveTable
from gaslamp.service.rematches import create_rematch, decline_rematch, offer_rematch
from gaslamp.service.settings import BotSeat, GameClock, HumanSeat, MoveClock, TableSettings
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from gaslamp.service.verification import verify
from tests.service.hosting import Watch, Window, hosting, plan, two_people
from tests.waiting import let_tasks_run

X, DETECTIVES = as_seat(0), as_seat(1)


async def made(registry: TableRegistry, **settings: object) -> LiveTable:
    table = await registry.create(plan(settings=TableSettings(**settings)))  # type: ignore[arg-type]
    return await registry.find(table.table)


async def act(table: LiveTable, name: str) -> None:
    seat = table.state.on_turn
    assert seat is not None
    action = int(table.state.journal.state.legal_actions()[0])
    await table.execute(seat, commands.Act(action), name)


def test_a_move_is_on_disk_before_it_is_acknowledged(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            await act(table, "a")
            assert len(registry.store.rows(table.id)) == table.state.place
            told = table.state.journal.events
        with hosting(database) as again:
            assert (await again.find(table.id)).state.journal.events == told

    asyncio.run(story())


def test_the_same_command_twice_changes_nothing(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            action = int(table.state.journal.state.legal_actions()[0])
            first = await table.execute(X, commands.Act(action), "once")
            place = table.state.place
            assert await table.execute(X, commands.Act(action), "once") == first
            assert table.state.place == place
        with hosting(database) as again:
            table = await again.find(table.id)
            assert (await table.execute(X, commands.Act(action), "once")).name == "once"
            assert table.state.place == place

    asyncio.run(story())


def test_a_refused_command_changes_nothing(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            window = Window(DETECTIVES)
            table.listen(window)
            sent = len(window.got)
            for seat, command, error in (
                (DETECTIVES, commands.Act(1), NotYourTurn),
                (X, commands.Act(999), IllegalAction),
                (X, commands.Undo(), NothingToUndo),
                (X, commands.AcceptDraw(), NotNow),
                (X, commands.Reclaim(), NotNow),
                (X, commands.Abandon(DETECTIVES), NotNow),
                (X, commands.Resume(), NotNow),
                (X, commands.Say("\x00"), NotNow),
            ):
                with pytest.raises(error):
                    await table.execute(as_seat(seat), command, "no")
            assert len(window.got) == sent
            assert len(registry.store.rows(table.id)) == table.state.place

    asyncio.run(story())


def test_a_half_made_move_is_shown_to_nobody_else_and_can_be_taken_back(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            own, other = Window(X), Window(DETECTIVES)
            table.listen(own)
            table.listen(other)
            before = len(other.frames)
            double = table.state.game.parse("double")
            await table.execute(X, commands.Act(double), "1")
            assert own.frames[-1].can_undo
            await table.execute(X, commands.Undo(), "2")
            assert len(other.frames) == before
            assert len(own.frames) == 3
            await act(table, "3")
            assert len(other.frames) == before + 1

    asyncio.run(story())


def test_a_window_that_comes_back_gets_just_what_it_missed(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            first = Window(DETECTIVES)
            table.listen(first)
            table.leave(first)
            for number in range(3):
                await act(table, str(number))
            back = Window(DETECTIVES)
            back.log_from = first.log_from
            table.listen(back)
            frame = back.frames[-1]
            assert frame.log_from == first.log_from
            lines = [*first.frames[-1].log, *frame.log]
            assert [line.index for line in lines] == list(range(len(lines)))

    asyncio.run(story())


def test_seats_are_joined_by_invitation_and_the_game_begins_when_all_are_taken(
    database: str,
) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(two_people())
            live = await registry.find(table.table)
            assert not live.state.started
            with pytest.raises(NotNow):
                await live.execute(X, commands.Act(1), "early")
            with pytest.raises(NotYours):
                await registry.join(table.table, JoinRequest(invitation="guess", name="Eve"))
            guest = JoinRequest(invitation=table.invitation, name="Bob")
            seat, token = await registry.join(table.table, guest)
            assert (seat, live.state.started) == (DETECTIVES, True)
            assert (await registry.seat_of(table.table, token))[1] == DETECTIVES
            assert (await registry.seat_of(table.table, table.spectating))[1] == SPECTATOR
            with pytest.raises(SeatTaken):
                await registry.join(table.table, guest)
            with pytest.raises(NotYours):
                await registry.seat_of(table.table, "nobody's")
            with pytest.raises(NoSuchTable):
                await registry.find("nowhere")

    asyncio.run(story())


def test_every_draw_can_be_made_again_from_the_seed(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(plan("mr_jack_pocket"))
            live = await registry.find(table.table)
            while not live.state.is_over:
                await act(live, str(live.state.place))
            state = live.state
            seed = live.created.seed
            proof = FairnessProof(state.id, commitment(state.id, seed, 2), seed, ("", ""), 2)
            assert verify(state.game, state.options, state.journal.events, proof) > 10

    asyncio.run(story())


def test_resigning_gives_the_game_to_the_other_side(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            await table.execute(DETECTIVES, commands.Resign(), "enough")
            assert table.state.verdict is not None
            assert table.state.verdict.winners == (X,)
            with pytest.raises(NotNow):
                await table.execute(X, commands.Act(1), "late")

    asyncio.run(story())


def test_a_draw_needs_everybody(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            await table.execute(X, commands.OfferDraw(), "1")
            await table.execute(DETECTIVES, commands.DeclineDraw(), "2")
            assert not table.state.offered
            await table.execute(X, commands.OfferDraw(), "3")
            await table.execute(DETECTIVES, commands.AcceptDraw(), "4")
            assert table.state.verdict is not None
            assert table.state.verdict.ending == "drawn"

    asyncio.run(story())


def test_no_draw_is_offered_to_bots(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            made = await registry.create(plan("scotland_yard", HumanSeat("Ada"), BotSeat("random")))
            table = await registry.find(made.table)
            with pytest.raises(NotNow):
                await table.execute(X, commands.OfferDraw(), "1")
            assert not table.state.is_over

    asyncio.run(story())


def test_clocks_count_whole_moves_and_stand_still_in_a_pause(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            table = await made(registry, clock=GameClock(100, increment=2))
            watch.wait(10)
            await table.execute(X, commands.Act(table.state.game.parse("double")), "1")
            watch.wait(5)
            assert table.state.clocks.left[X] == 100_000
            await table.execute(X, commands.Undo(), "2")
            await act(table, "3")
            assert table.state.clocks.left[X] == 100_000 - 15_000 + 2_000
            await table.execute(X, commands.Pause(), "4")
            await table.execute(DETECTIVES, commands.AcceptPause(), "4a")
            watch.wait(1000)
            with pytest.raises(NotNow):
                await act(table, "5")
            await table.execute(DETECTIVES, commands.Resume(), "6")
            assert table.state.clocks.left[DETECTIVES] == 100_000

    asyncio.run(story())


def test_a_clock_for_each_move_is_wound_up_again(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            table = await made(registry, clock=MoveClock(30))
            watch.wait(20)
            await act(table, "1")
            assert table.state.clocks.left == [30_000, 30_000]
            assert table.state.clocks.expires_at() == watch() + 30_000

    asyncio.run(story())


def test_a_rematch_turns_the_seats_and_keeps_the_tokens(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(plan("scotland_yard", HumanSeat("Ada"), HumanSeat("Bob")))
            live = await registry.find(table.table)
            with pytest.raises(NotNow):
                await create_rematch(registry, table.table)
            await live.execute(X, commands.Resign(), "1")
            again = await create_rematch(registry, table.table)
            assert again == await create_rematch(registry, table.table)
            _, seat = await registry.seat_of(again, table.seats[X])
            assert seat == DETECTIVES
            _, watching = await registry.seat_of(again, table.spectating)
            assert watching == SPECTATOR
            assert (await registry.find(again)).state.started

    asyncio.run(story())


def test_a_rematch_is_made_when_all_players_agree(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(plan("scotland_yard", HumanSeat("Ada"), HumanSeat("Bob")))
            live = await registry.find(table.table)
            with pytest.raises(NotNow):
                await offer_rematch(registry, table.table, X)
            await live.execute(X, commands.Resign(), "1")
            assert await offer_rematch(registry, table.table, X) == ""
            assert await offer_rematch(registry, table.table, X) == ""
            assert live.state.rematching == [X]
            await decline_rematch(registry, table.table, DETECTIVES)
            assert live.state.rematching == []
            assert await offer_rematch(registry, table.table, DETECTIVES) == ""
            again = await offer_rematch(registry, table.table, X)
            assert again == live.state.rematch != ""
            assert again == await offer_rematch(registry, table.table, X)

    asyncio.run(story())


def test_against_bots_a_rematch_needs_nobody_else(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(
                plan("scotland_yard", HumanSeat("Ada"), BotSeat("random"))
            )
            await (await registry.find(table.table)).execute(X, commands.Resign(), "1")
            assert await offer_rematch(registry, table.table, X)

    asyncio.run(story())


def test_a_game_that_waits_for_its_players_starts_with_the_last_of_them(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            table = await made(registry, clock=MoveClock(30), starts_present=True)
            assert not table.state.started
            first, second = Window(X), Window(DETECTIVES)
            table.listen(first)
            await registry.start_if_full(table)
            watch.wait(100)
            assert not table.state.started
            table.listen(second)
            await asyncio.gather(*table.unfinished)
            assert table.state.started
            assert table.state.clocks.since == watch()

    asyncio.run(story())


def test_a_player_who_left_before_the_start_is_waited_for_again(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            table = await made(registry, clock=MoveClock(30), starts_present=True)
            first, second = Window(X), Window(DETECTIVES)
            table.listen(first)
            table.leave(first)
            watch.wait(100)
            table.listen(second)
            await asyncio.gather(*table.unfinished)
            assert not table.state.started

    asyncio.run(story())


def test_chat_stays_on_its_side_until_the_end(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.create(plan("scotland_yard", seats=4))
            live = await registry.find(table.table)
            windows = {viewer: Window(ViewerId(viewer)) for viewer in live.state.journal.logs}
            for window in windows.values():
                live.listen(window)
            counts = {viewer: len(window.got) for viewer, window in windows.items()}
            await live.execute(as_seat(1), commands.Say("He must be near 74.", "side"), "1")
            heard = {v for v, window in windows.items() if len(window.got) > counts[v]}
            assert heard == {1, 2, 3}
            await live.execute(as_seat(2), commands.Say("Good evening.", "all"), "2")
            assert not windows[SPECTATOR].frames[-1].chat
            assert [line.words for line in windows[X].frames[-1].chat] == ["Good evening."]
            await live.execute(as_seat(1), commands.Resign(), "3")
            opened = windows[X].frames[-1]
            assert opened.chat_from == 1
            assert [line.words for line in opened.chat] == ["He must be near 74."]
            await live.execute(as_seat(2), commands.Say("Well played.", "all"), "4")
            said = [line.words for frame in windows[SPECTATOR].frames for line in frame.chat]
            assert said == ["He must be near 74.", "Good evening.", "Well played."]

    asyncio.run(story())


def test_a_store_that_can_not_write_loses_nothing_and_says_so(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            before = list(table.state.journal.events)
            with registry.store.engine.connect() as connection:
                connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
                connection.commit()
            with pytest.raises(Unavailable):
                await act(table, "1")
            assert table.state.journal.events == before
            with registry.store.engine.connect() as connection:
                connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")
                connection.commit()
            await act(table, "1")
            assert len(table.state.journal.events) == len(before) + 1

    asyncio.run(story())


def test_what_is_written_is_shown_even_if_whoever_asked_is_gone(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            other = Window(DETECTIVES)
            table.listen(other)
            action = commands.Act(int(table.state.journal.state.legal_actions()[0]))
            asked = asyncio.create_task(table.execute(X, action, "1"))
            await let_tasks_run()  # it waits for its commit now
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await asyncio.gather(*table.unfinished)
            assert other.frames[-1].turn == DETECTIVES
            assert (X, "1") in table.state.commands
            assert (await table.execute(X, action, "1")).version == table.state.versions[X]
            assert table.state.place == len(registry.store.rows(table.id))

    asyncio.run(story())


def test_windows_of_one_seat_share_a_frame_where_they_have_got_the_same(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await made(registry)
            first, second, late = (Window(DETECTIVES) for _ in range(3))
            for window in (first, second):
                table.listen(window)
            await act(table, "1")
            assert first.frames[-1] is second.frames[-1]
            late.log_from = 1
            table.listen(late)
            second.log_from -= 1  # as if it had missed a line
            await act(table, "2")
            assert first.frames[-1] is late.frames[-1]
            missed = first.frames[-2].log[-1]
            assert second.frames[-1].log == (missed, *first.frames[-1].log)

    asyncio.run(story())
