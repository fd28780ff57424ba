"""What the people at a table agree to: a bot plays on for one of them, or a move is taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gaslamp.core.codes import Action, Seat, ViewerId, all_seats, as_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands, events
from gaslamp.service.forgetting import forget_player
from gaslamp.service.frames import frame_for
from gaslamp.service.going_back import go_back
from gaslamp.service.home_messages import game_now
from gaslamp.service.live_table import LiveTable
from gaslamp.service.offers import last_move_of
from gaslamp.service.player_data import Player
from gaslamp.service.settings import BotSeat, GameClock, HumanSeat, SeatPlan, TableSettings
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, hosting, plan

ADA, BOB = as_seat(0), as_seat(1)
SETTINGS = TableSettings(clock=GameClock(600), pace=0, help="off")


class Room:
    """A table of people, whose server keeps what it stores in a folder."""

    def __init__(self, registry: TableRegistry, watch: Watch) -> None:
        self.registry = registry
        self.watch = watch
        self.table: LiveTable
        self.orders = 0

    async def begin(
        self, game: str = "mr_jack", *seats: SeatPlan, settings: TableSettings = SETTINGS
    ) -> None:
        people = seats or (HumanSeat("Ada"), HumanSeat("Bob"))
        made = await self.registry.create(plan(game, *people, settings=settings))
        self.table = await self.registry.find(made.table)

    async def order(self, seat: int, command: commands.Command) -> None:
        self.orders += 1
        await self.table.execute(as_seat(seat), command, f"order-{self.orders}")

    async def refused(self, seat: int, command: commands.Command) -> str:
        place = self.table.state.place
        with pytest.raises(GaslampError) as error:
            await self.order(seat, command)
        assert self.table.state.place == place
        return error.value.text.key

    async def move(self) -> Seat:
        """Let the seat on turn make a whole move."""
        seat, moves = self.table.state.on_turn, self.table.state.moves
        assert seat is not None
        while self.table.state.moves == moves:
            action = Action(int(self.table.state.journal.state.legal_actions()[0]))
            await self.order(seat, commands.Act(action))
        return seat

    async def both_go_back(self, asker: Seat, other: Seat) -> LiveTable:
        await self.order(asker, commands.Propose("take-back"))
        await self.order(other, commands.AcceptProposal())
        await go_back(self.registry, self.table)
        return await self.registry.find(self.table.state.went_back)


def told(folder: Path | str, story: Callable[[Room], Awaitable[None]]) -> None:
    async def run() -> None:
        watch = Watch()
        with hosting(folder, watch) as registry:
            room = Room(registry, watch)
            await room.begin()
            await story(room)
            await registry.close()

    asyncio.run(run())


def test_a_move_that_all_have_seen_is_taken_back_once_all_agree(database: str) -> None:
    async def story(room: Room) -> None:
        asker = await room.move()
        before = len(room.table.state.journal.actions)
        start = last_move_of(room.table.state.journal, asker)
        assert start is not None
        while await room.move() == asker:
            pass
        start = last_move_of(room.table.state.journal, asker)
        assert start is not None
        played = room.table.state.journal.actions[:start]
        assert before > 0
        again = await room.both_go_back(asker, as_seat(1 - asker))
        assert again.state.started
        assert again.state.journal.actions == played
        assert again.state.on_turn == asker
        assert [holder.name for holder in again.state.seat_holders] == ["Ada", "Bob"]
        tokens = [holder.token for holder in again.state.seat_holders]
        assert tokens == [holder.token for holder in room.table.state.seat_holders]
        for link in ("invitation", "spectating"):
            assert getattr(again.created, link) == getattr(room.table.created, link)
        for seat in all_seats(2):
            shown = frame_for(again.state, seat, 0, 0, room.watch())
            earlier = room.table.state.journal.log_lines(seat)[: len(shown.log)]
            assert [line.text for line in shown.log] == [line.text for line in earlier]

    told(database, story)


def test_the_old_table_is_over_for_everybody_and_opens_nothing(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        players: list[Player] = []
        for seat, name in enumerate(("Ada", "Bob")):
            new = await room.registry.players.create(name, "Laptop")
            player = Player(new.player, name, new.device)
            await room.registry.players.claim(player, room.table.id, as_seat(seat), "mr_jack")
            players.append(player)
        asker = await room.move()
        again = await room.both_go_back(asker, as_seat(1 - asker))
        old = room.table.state
        assert not old.is_over
        assert old.clocks.running is None
        assert old.due is None
        assert not old.is_driven or old.due is None
        assert await room.refused(asker, commands.Act(Action(0))) == "service-went-back"
        assert await room.refused(asker, commands.Resign()) == "service-went-back"
        for viewer in (ADA, BOB, ViewerId(SPECTATOR)):
            frame = frame_for(old, viewer, 0, 0, room.watch())
            assert (frame.went_back, frame.choices) == (again.id, ())
        assert game_now(old, ADA).turn == "over"
        assert game_now(old, ADA).went_back == again.id
        for player in players:
            games = await room.registry.players.results.games(player)
            assert [game.table for game in games] == [again.id]
        await forget_player(room.registry, players[1])
        assert [holder.name for holder in old.seat_holders] == ["Ada", ""]
        assert [holder.name for holder in again.state.seat_holders] == ["Ada", ""]
        # What it led to counts as a game of its own.
        await again.execute(as_seat(0), commands.Resign(), "r")
        await room.registry.close()
        (game,) = await room.registry.players.results.games(players[0])
        assert (game.fate, game.ending) == ("lost", "resigned")

    told(tmp_path, story)


def test_each_goes_back_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        room.watch.wait(60)
        asker = await room.move()
        room.watch.wait(30)
        again = await room.both_go_back(asker, as_seat(1 - asker))
        left = frame_for(again.state, ADA, 0, 0, room.watch()).clocks
        before = frame_for(room.table.state, ADA, 0, 0, room.watch()).clocks
        assert left is not None
        assert before is not None
        assert left.left == before.left
        assert sum(left.left) == 2 * 600_000 - 90_000
        assert left.running == asker

    told(tmp_path, story)


def test_a_server_that_stops_in_between_goes_back_all_the_same(database: str) -> None:
    async def agreed() -> str:
        with hosting(database, Watch()) as registry:
            room = Room(registry, Watch())
            await room.begin()
            asker = await room.move()
            await room.order(asker, commands.Propose("take-back"))
            await room.order(1 - asker, commands.AcceptProposal())
            await registry.close()
            return room.table.id

    async def later(id_: str) -> None:
        with hosting(database, Watch()) as registry:
            table = await registry.find(id_)
            assert table.state.due == 0
            assert table.id in registry.store.due(registry.now(), registry.holder, 10)
            await go_back(registry, table)
            await go_back(registry, table)  # once is enough
            again = await registry.find(table.state.went_back)
            assert again.state.started
        with hosting(database, Watch()) as registry:
            assert (await registry.find(id_)).state.went_back == again.id
            found = (await registry.find(again.id)).state.journal.actions
            assert found == again.state.journal.actions

    asyncio.run(later(asyncio.run(agreed())))


def test_what_is_declined_or_overtaken_by_a_move_does_not_come(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        assert await room.refused(ADA, commands.Propose("take-back")) == "service-no-move-yet"
        asker = await room.move()
        other = 1 - asker
        await room.order(asker, commands.Propose("take-back"))
        assert await room.refused(other, commands.Propose("stand-in")) == "service-proposed"
        assert await room.refused(asker, commands.AcceptProposal()) == "service-no-proposal"
        await room.order(other, commands.DeclineProposal())
        assert await room.refused(other, commands.AcceptProposal()) == "service-no-proposal"
        await room.order(asker, commands.Propose("take-back"))
        assert game_now(room.table.state, as_seat(other)).asked
        await room.move()
        assert room.table.state.proposal is None
        await go_back(room.registry, room.table)
        assert room.table.state.went_back == ""

    told(tmp_path, story)


def test_against_bots_alone_a_player_needs_no_consent(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.begin("mr_jack", HumanSeat("Ada"), BotSeat("random"))
        while room.table.state.on_turn != ADA:
            action = Action(int(room.table.state.journal.state.legal_actions()[0]))
            await room.table.add_event(lambda _, action=action: events.Acted(BOB, action))  # type: ignore[misc]
        await room.move()
        await room.order(ADA, commands.Propose("take-back"))
        await go_back(room.registry, room.table)
        assert room.table.state.went_back
        assert await room.refused(ADA, commands.Resume()) == "service-went-back"

    told(tmp_path, story)


def test_a_bot_plays_on_for_a_player_who_has_to_leave_if_the_others_agree(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.order(ADA, commands.Propose("stand-in"))
        assert room.table.state.seat_holders[ADA].kind == "human"
        await room.order(BOB, commands.AcceptProposal())
        holder = room.table.state.seat_holders[ADA]
        assert (holder.kind, holder.level, holder.stands_in) == ("bot", "club", True)
        assert await room.refused(BOB, commands.Propose("stand-in")) == "service-stand-in-alone"
        await room.order(ADA, commands.Reclaim())
        assert room.table.state.seat_holders[ADA].kind == "human"

    told(tmp_path, story)


def test_moves_are_taken_back_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.service.offer_commands.MOST_TIMES_BACK", 2)

    async def story(room: Room) -> None:
        for _ in range(2):
            asker = await room.move()
            room.table = await room.both_go_back(asker, as_seat(1 - asker))
        asker = await room.move()
        assert await room.refused(asker, commands.Propose("take-back")) == (
            "service-took-back-enough"
        )

    told(tmp_path, story)


def test_a_rated_game_is_played_by_its_players_as_they_moved(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        room.table.state.plan = plan(
            "mr_jack", settings=TableSettings(clock=GameClock(600), rated=True)
        )
        asker = await room.move()
        for what in ("stand-in", "take-back"):
            assert await room.refused(asker, commands.Propose(what)) == "service-rated-stays"

    told(tmp_path, story)
