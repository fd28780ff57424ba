"""Before the start: seats are changed, filled and freed, and the host may close the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gaslamp.core.codes import Seat, ViewerId, as_seat
from gaslamp.service import commands, waiting_room
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.events import Joined
from gaslamp.service.live_table import LiveTable
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.rematches import create_rematch
from gaslamp.service.settings import (
    BotSeat,
    HumanSeat,
    MoveClock,
    OpenSeat,
    TablePlan,
    TableSettings,
)
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from tests.service.hosting import Watch, Window, hosting, plan

X, DETECTIVES = as_seat(0), as_seat(1)
THREE = 3


class Room:
    """A table of Scotland Yard for three that Ada made, and whom she invites."""

    def __init__(self, registry: TableRegistry, made: TableKeys, table: LiveTable) -> None:
        self.registry, self.made, self.table = registry, made, table
        self.orders = 0

    async def join(self, name: str, seat: Seat | None = None) -> str:
        guest = JoinRequest(invitation=self.made.invitation, name=name, seat=seat)
        return (await self.registry.join(self.table.id, guest))[1]

    async def order(self, seat: int, command: commands.Command) -> None:
        self.orders += 1
        await self.table.execute(as_seat(seat), command, f"order-{self.orders}")

    async def refuse(self, seat: int, command: commands.Command, key: str) -> None:
        before = self.table.state.place
        with pytest.raises(NotNow) as refused:
            await self.order(seat, command)
        assert refused.value.text.key == key
        assert self.table.state.place == before

    async def seat_of(self, token: str) -> int:
        return (await self.registry.seat_of(self.table.id, token))[1]

    @property
    def kinds(self) -> list[str]:
        return [holder.kind for holder in self.table.state.seat_holders]

    @property
    def names(self) -> list[str]:
        return [holder.name for holder in self.table.state.seat_holders]


def waiting(settings: TableSettings = TableSettings()) -> TablePlan:  # noqa: B008  (frozen)
    return plan(
        "scotland_yard", HumanSeat("Ada"), OpenSeat(), OpenSeat(), settings=settings, seats=THREE
    )


def in_room(kept: Path | str, story: Callable[[Room], Awaitable[None]], asked: TablePlan) -> None:
    """Open a table, and again on what was stored: it must be the same."""

    async def run() -> None:
        with hosting(kept) as opened:
            made = await opened.create(asked)
            room = Room(opened, made, await opened.find(made.table))
            await story(room)
            shown = room.table.seats()
        with hosting(kept) as again:
            found = await again.find(made.table)
            assert [seat.player for seat in found.seats().seats] == [
                seat.player for seat in shown.seats
            ]
            assert found.state.is_over == room.table.state.is_over

    asyncio.run(run())


def test_the_host_fills_free_seats_with_bots_and_the_game_starts(database: str) -> None:
    async def story(room: Room) -> None:
        await room.join("Bob", as_seat(2))
        await room.refuse(2, waiting_room.FillSeats("novice"), "service-only-host")
        await room.order(X, waiting_room.FillSeats("novice"))
        assert room.kinds == ["human", "bot", "human"]
        assert room.table.state.seat_holders[1].level == "novice"
        assert room.table.state.started
        await room.refuse(X, waiting_room.FreeSeat(as_seat(1)), "service-started")

    in_room(database, story, waiting())


def test_one_seat_is_filled_and_freed_again(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.order(X, waiting_room.FillSeats("novice", as_seat(2)))
        assert room.kinds == ["human", "open", "bot"]
        await room.refuse(X, waiting_room.FillSeats("novice", as_seat(2)), "service-seat-taken")
        await room.order(X, waiting_room.FreeSeat(as_seat(2)))
        assert room.kinds == ["human", "open", "open"]
        await room.refuse(X, waiting_room.FreeSeat(as_seat(2)), "service-nobody-there")
        await room.refuse(X, waiting_room.FreeSeat(X), "service-host-closes")

    in_room(tmp_path, story, waiting())


def test_a_player_who_leaves_has_no_seat_and_another_may_take_it(database: str) -> None:
    async def story(room: Room) -> None:
        left = await room.join("Bob", as_seat(1))
        window = Window(ViewerId(1))
        room.table.listen(window)
        await room.order(1, waiting_room.FreeSeat(as_seat(1)))
        assert window.is_closed
        with pytest.raises(NotYours):
            await room.seat_of(left)
        taken = await room.join("Cleo", as_seat(1))
        assert await room.seat_of(taken) == 1

    in_room(database, story, waiting())


def test_only_the_host_frees_the_seats_of_others(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.join("Bob", as_seat(1))
        await room.refuse(1, waiting_room.FreeSeat(X), "service-only-host")
        await room.order(X, waiting_room.FreeSeat(as_seat(1)))
        assert room.kinds == ["human", "open", "open"]

    in_room(tmp_path, story, waiting())


def test_a_player_moves_to_a_free_seat_with_token_and_windows(database: str) -> None:
    async def story(room: Room) -> None:
        token, window = room.made.seats[X], Window(X)
        room.table.listen(window)
        await room.order(X, commands.Say("hello"))
        await room.order(X, waiting_room.TakeSeat(as_seat(2)))
        assert room.names == ["", "", "Ada"]
        assert await room.seat_of(token) == 2
        assert window.viewer == 2
        assert window.frames[-1].viewer == 2
        assert [line.words for line in window.frames[-1].chat] == ["hello"]
        assert [line.name for line in window.frames[-1].chat] == ["Ada"]
        await room.join("Bob", X)
        await room.refuse(X, waiting_room.CloseTable(), "service-only-host")
        await room.refuse(2, waiting_room.TakeSeat(as_seat(2)), "service-seat-yours")

    in_room(database, story, waiting())


def test_an_order_to_move_that_is_sent_again_moves_once(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.table.execute(X, waiting_room.TakeSeat(as_seat(2)), "move")
        await room.table.execute(as_seat(2), waiting_room.TakeSeat(as_seat(2)), "move")
        assert room.names == ["", "", "Ada"]

    in_room(tmp_path, story, waiting())


def test_two_players_exchange_seats_only_if_both_agree(database: str) -> None:
    async def story(room: Room) -> None:
        ada, bob = room.made.seats[X], await room.join("Bob", as_seat(1))
        await room.order(X, waiting_room.TakeSeat(as_seat(1)))
        assert room.table.state.swap == (X, 1)
        await room.refuse(X, waiting_room.TakeSeat(as_seat(1)), "service-swap-asked")
        await room.refuse(X, waiting_room.AcceptSwap(), "service-no-swap")
        await room.order(1, waiting_room.DeclineSwap())
        assert room.names == ["Ada", "Bob", ""]
        await room.refuse(1, waiting_room.AcceptSwap(), "service-no-swap")
        await room.order(X, waiting_room.TakeSeat(as_seat(1)))
        await room.order(1, waiting_room.AcceptSwap())
        assert room.names == ["Bob", "Ada", ""]
        assert [await room.seat_of(token) for token in (ada, bob)] == [1, X]
        assert room.table.state.swap is None

    in_room(database, story, waiting())


def test_seats_belong_to_the_players_who_moved(database: str) -> None:
    async def story(room: Room) -> None:
        players = room.registry.players
        ada = await players.known((await players.create("Ada", "phone")).key)
        bob = await players.known((await players.create("Bob", "phone")).key)
        await players.claim(ada, room.table.id, X, "scotland_yard")
        await room.join("Bob", as_seat(1))
        await players.claim(bob, room.table.id, as_seat(1), "scotland_yard")
        await room.order(X, waiting_room.TakeSeat(as_seat(2)))
        assert await players.seats_at(ada, room.table.id) == [2]
        await room.order(2, waiting_room.TakeSeat(as_seat(1)))
        await room.order(1, waiting_room.AcceptSwap())
        assert await players.seats_at(ada, room.table.id) == [1]
        assert await players.seats_at(bob, room.table.id) == [2]
        await room.order(2, waiting_room.FreeSeat(as_seat(2)))
        assert await players.seats_at(bob, room.table.id) == []

    in_room(database, story, waiting())


def test_a_closed_table_starts_no_game_and_takes_no_guests(database: str) -> None:
    async def story(room: Room) -> None:
        await room.join("Bob", as_seat(1))
        await room.refuse(1, waiting_room.CloseTable(), "service-only-host")
        await room.order(X, waiting_room.CloseTable())
        assert room.table.state.is_closed
        assert room.table.state.due is None
        assert await room.registry.lobby() == []
        with pytest.raises(NotNow):
            await room.join("Cleo")
        await room.refuse(X, waiting_room.FillSeats("novice"), "service-table-closed")
        assert not room.table.state.started

    in_room(database, story, waiting(TableSettings(listed=True)))


def test_a_closed_table_is_no_game_of_its_players(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        players = room.registry.players
        ada = await players.known((await players.create("Ada", "phone")).key)
        await players.claim(ada, room.table.id, X, "scotland_yard")
        await room.order(X, waiting_room.CloseTable())
        # That the table is over is written after the answer: what is queued behind it comes later.
        await room.registry.store.writer.submit("", lambda _: None)
        await room.registry.write_results(ada)
        assert await players.results.games(ada) == ()

    in_room(tmp_path, story, waiting())


def test_nobody_writes_to_a_side_before_the_start(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.refuse(X, commands.Say("psst", "side"), "service-no-sides-yet")

    in_room(tmp_path, story, waiting())


def test_a_rematch_has_the_bots_and_the_host_where_they_sat(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            made = await opened.create(plan("mr_jack_pocket", HumanSeat("Ada"), OpenSeat()))
            table = await opened.find(made.table)
            await table.execute(as_seat(0), waiting_room.TakeSeat(as_seat(1)), "move")
            await table.execute(as_seat(1), waiting_room.FillSeats("novice"), "fill")
            await table.execute(as_seat(1), commands.Resign(), "enough")
            after = await opened.find(await create_rematch(opened, made.table))
            assert after.state.plan.seats == (HumanSeat("Ada"), BotSeat("novice"))
            assert (await opened.seat_of(after.id, made.seats[as_seat(0)]))[1] == 0

    asyncio.run(story())


def test_time_for_the_players_numbers_begins_when_the_last_bot_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            asked = plan("mr_jack_pocket", HumanSeat("Ada"), OpenSeat())
            made = await opened.create(
                TablePlan(game=asked.game, seats=asked.seats, contributes=True)
            )
            table = await opened.find(made.table)
            watch.wait(3600)
            await table.execute(as_seat(0), waiting_room.FillSeats("novice"), "fill")
            assert not table.state.started
            watch.wait(6)
            await opened.start_if_full(table)
            assert table.state.started

    asyncio.run(story())


# Listed tables.


def test_a_listed_table_goes_when_its_host_has_left_and_comes_back_with_the_host(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            made = await opened.create(waiting(TableSettings(listed=True)))
            table = await opened.find(made.table)
            window = Window(X)
            table.listen(window)
            watch.wait(3600)
            assert await opened.lobby() == [table]
            table.leave(window)
            watch.wait(599)
            assert await opened.lobby() == [table]
            watch.wait(2)
            assert await opened.lobby() == []
            await table.add_event(lambda _: Joined(as_seat(1), "Bob", "token"))
            table.listen(Window(ViewerId(1)))  # a guest is no host
            assert await opened.lobby() == []
            table.listen(Window(X))
            assert await opened.lobby() == [table]

    asyncio.run(story())


def test_a_restart_lists_no_table_whose_host_left_long_ago(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            await opened.create(waiting(TableSettings(listed=True)))
        watch.wait(3600)
        with hosting(tmp_path, watch) as again:
            assert await again.lobby() == []

    asyncio.run(story())


def test_a_slow_game_stays_listed_as_long_as_a_move_may_take(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            days = MoveClock(2 * 86_400)
            await opened.create(waiting(TableSettings(listed=True, clock=days)))
            watch.wait(2 * 86_400 - 1)
            assert len(await opened.lobby()) == 1
            watch.wait(2)
            assert await opened.lobby() == []

    asyncio.run(story())
