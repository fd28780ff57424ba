"""A table in memory: checked, written, taken in, shown, in this order."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands
from gaslamp.service.errors import NoSuchTable, NotNow, NotYours, SeatTaken, Unavailable
from gaslamp.service.fairness import Proof, commitment
from gaslamp.service.house import Guest, House
from gaslamp.service.live import LiveTable
from gaslamp.service.settings import BotSeat, GameClock, Human, MoveClock, Settings
from gaslamp.service.verifying import verify
from tests.service.hosting import Watch, Window, hosting, plan, two_people

X, DETECTIVES = 0, 1


async def made(house: House, **settings: object) -> LiveTable:
    table = await house.make(plan(settings=Settings(**settings)))  # type: ignore[arg-type]
    return await house.find(table.table)


async def act(table: LiveTable, name: str) -> None:
    seat = table.fold.on_turn
    assert seat is not None
    action = int(table.fold.journal.state.legal_actions()[0])
    await table.obey(seat, commands.Act(action), name)


def test_a_move_is_on_disk_before_it_is_acknowledged(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            await act(table, "a")
            assert len(house.store.rows(table.id)) == table.fold.place
            told = table.fold.journal.story
        with hosting(database) as again:
            assert (await again.find(table.id)).fold.journal.story == told

    asyncio.run(story())


def test_the_same_command_twice_changes_nothing(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            action = int(table.fold.journal.state.legal_actions()[0])
            first = await table.obey(X, commands.Act(action), "once")
            place = table.fold.place
            assert await table.obey(X, commands.Act(action), "once") == first
            assert table.fold.place == place
        with hosting(database) as again:
            table = await again.find(table.id)
            assert (await table.obey(X, commands.Act(action), "once")).name == "once"
            assert table.fold.place == place

    asyncio.run(story())


def test_a_refused_command_changes_nothing(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
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
                    await table.obey(seat, command, "no")
            assert len(window.got) == sent
            assert len(house.store.rows(table.id)) == table.fold.place

    asyncio.run(story())


def test_a_half_made_move_is_shown_to_nobody_else_and_can_be_taken_back(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            own, other = Window(X), Window(DETECTIVES)
            table.listen(own)
            table.listen(other)
            before = len(other.frames)
            double = table.fold.game.parse("double")
            await table.obey(X, commands.Act(double), "1")
            assert own.frames[-1].can_undo
            await table.obey(X, commands.Undo(), "2")
            assert len(other.frames) == before
            assert len(own.frames) == 3
            await act(table, "3")
            assert len(other.frames) == before + 1

    asyncio.run(story())


def test_a_window_that_comes_back_gets_just_what_it_missed(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
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
        with hosting(database) as house:
            table = await house.make(two_people())
            live = await house.find(table.table)
            assert not live.fold.started
            with pytest.raises(NotNow):
                await live.obey(X, commands.Act(1), "early")
            with pytest.raises(NotYours):
                await house.join(table.table, Guest(invitation="guess", name="Eve"))
            guest = Guest(invitation=table.invitation, name="Bob")
            seat, token = await house.join(table.table, guest)
            assert (seat, live.fold.started) == (DETECTIVES, True)
            assert (await house.seat_of(table.table, token))[1] == DETECTIVES
            assert (await house.seat_of(table.table, table.spectating))[1] == SPECTATOR
            with pytest.raises(SeatTaken):
                await house.join(table.table, guest)
            with pytest.raises(NotYours):
                await house.seat_of(table.table, "nobody's")
            with pytest.raises(NoSuchTable):
                await house.find("nowhere")

    asyncio.run(story())


def test_every_draw_can_be_made_again_from_the_seed(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await house.make(plan("mr_jack_pocket"))
            live = await house.find(table.table)
            while not live.fold.is_over:
                await act(live, str(live.fold.place))
            fold = live.fold
            seed = live.founding.seed
            proof = Proof(fold.id, commitment(fold.id, seed, 2), seed, ("", ""), 2)
            assert verify(fold.game, fold.options, fold.journal.story, proof) > 10

    asyncio.run(story())


def test_resigning_gives_the_game_to_the_other_side(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            await table.obey(DETECTIVES, commands.Resign(), "enough")
            assert table.fold.verdict is not None
            assert table.fold.verdict.winners == (X,)
            with pytest.raises(NotNow):
                await table.obey(X, commands.Act(1), "late")

    asyncio.run(story())


def test_a_draw_needs_everybody(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            await table.obey(X, commands.OfferDraw(), "1")
            await table.obey(DETECTIVES, commands.DeclineDraw(), "2")
            assert not table.fold.offered
            await table.obey(X, commands.OfferDraw(), "3")
            await table.obey(DETECTIVES, commands.AcceptDraw(), "4")
            assert table.fold.verdict is not None
            assert table.fold.verdict.ending == "drawn"

    asyncio.run(story())


def test_no_draw_is_offered_to_bots(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            made = await house.make(plan("scotland_yard", Human("Ada"), BotSeat("random")))
            table = await house.find(made.table)
            with pytest.raises(NotNow):
                await table.obey(X, commands.OfferDraw(), "1")
            assert not table.fold.is_over

    asyncio.run(story())


def test_clocks_count_whole_moves_and_stand_still_in_a_pause(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as house:
            table = await made(house, clock=GameClock(100, increment=2))
            watch.wait(10)
            await table.obey(X, commands.Act(table.fold.game.parse("double")), "1")
            watch.wait(5)
            assert table.fold.clocks.left[X] == 100_000
            await table.obey(X, commands.Undo(), "2")
            await act(table, "3")
            assert table.fold.clocks.left[X] == 100_000 - 15_000 + 2_000
            await table.obey(X, commands.Pause(), "4")
            await table.obey(DETECTIVES, commands.AcceptPause(), "4a")
            watch.wait(1000)
            with pytest.raises(NotNow):
                await act(table, "5")
            await table.obey(DETECTIVES, commands.Resume(), "6")
            assert table.fold.clocks.left[DETECTIVES] == 100_000

    asyncio.run(story())


def test_a_clock_for_each_move_is_wound_up_again(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as house:
            table = await made(house, clock=MoveClock(30))
            watch.wait(20)
            await act(table, "1")
            assert table.fold.clocks.left == [30_000, 30_000]
            assert table.fold.clocks.flag_falls() == watch() + 30_000

    asyncio.run(story())


def test_a_rematch_turns_the_seats_and_keeps_the_tokens(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await house.make(plan("scotland_yard", Human("Ada"), Human("Bob")))
            live = await house.find(table.table)
            with pytest.raises(NotNow):
                await house.rematch(table.table)
            await live.obey(X, commands.Resign(), "1")
            again = await house.rematch(table.table)
            assert again == await house.rematch(table.table)
            _, seat = await house.seat_of(again, table.seats[X])
            assert seat == DETECTIVES
            assert (await house.find(again)).fold.started

    asyncio.run(story())


def test_chat_stays_on_its_side_until_the_end(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await house.make(plan("scotland_yard", seats=4))
            live = await house.find(table.table)
            windows = {viewer: Window(viewer) for viewer in live.fold.journal.logs}
            for window in windows.values():
                live.listen(window)
            counts = {viewer: len(window.got) for viewer, window in windows.items()}
            await live.obey(1, commands.Say("He must be near 74.", "side"), "1")
            heard = {v for v, window in windows.items() if len(window.got) > counts[v]}
            assert heard == {1, 2, 3}
            await live.obey(2, commands.Say("Good evening.", "all"), "2")
            assert not windows[SPECTATOR].frames[-1].chat
            assert [line.words for line in windows[X].frames[-1].chat] == ["Good evening."]
            await live.obey(1, commands.Resign(), "3")
            opened = windows[X].frames[-1]
            assert opened.chat_from == 1
            assert [line.words for line in opened.chat] == ["He must be near 74."]
            await live.obey(2, commands.Say("Well played.", "all"), "4")
            said = [line.words for frame in windows[SPECTATOR].frames for line in frame.chat]
            assert said == ["He must be near 74.", "Good evening.", "Well played."]

    asyncio.run(story())


def test_a_store_that_can_not_write_loses_nothing_and_says_so(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            before = list(table.fold.journal.story)
            with house.store.engine.connect() as connection:
                connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
                connection.commit()
            with pytest.raises(Unavailable):
                await act(table, "1")
            assert table.fold.journal.story == before
            with house.store.engine.connect() as connection:
                connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")
                connection.commit()
            await act(table, "1")
            assert len(table.fold.journal.story) == len(before) + 1

    asyncio.run(story())


def test_what_is_written_is_shown_even_if_whoever_asked_is_gone(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
            other = Window(DETECTIVES)
            table.listen(other)
            action = commands.Act(int(table.fold.journal.state.legal_actions()[0]))
            asked = asyncio.create_task(table.obey(X, action, "1"))
            await asyncio.sleep(0)  # it waits for its commit now
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await asyncio.gather(*table.unheard)
            assert other.frames[-1].turn == DETECTIVES
            assert (X, "1") in table.fold.commands
            assert (await table.obey(X, action, "1")).version == table.fold.versions[X]
            assert table.fold.place == len(house.store.rows(table.id))

    asyncio.run(story())


def test_windows_of_one_seat_share_a_frame_where_they_have_got_the_same(database: str) -> None:
    async def story() -> None:
        with hosting(database) as house:
            table = await made(house)
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
