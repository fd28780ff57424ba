"""Before the first draw: the server's commitment, then the players', then their numbers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from gaslamp.core.codes import as_seat
from gaslamp.service import commands, events
from gaslamp.service.contributions import COMMIT_WITHIN, REVEAL_WITHIN, Commit, Reveal
from gaslamp.service.errors import NotNow
from gaslamp.service.live_table import LiveTable
from gaslamp.service.rematches import create_rematch
from gaslamp.service.settings import BotSeat, HumanSeat, OpenSeat, TablePlan
from gaslamp.service.stored_formats import EVENT_FORMAT, TABLE_FORMAT
from gaslamp.service.table_driver import TableDriver, choice_task
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from gaslamp.service.table_state import TableState, replay_events
from gaslamp.service.worker_pool import WorkerPool
from tests.service.contributors import Player, contribute
from tests.service.hosting import Watch, hosting, plan
from tests.waiting import until

ADA, BOB = as_seat(0), as_seat(1)
DEALT_BEFORE = [102, 106, 111, 103, 108, 112, 109, 113, 104, 110]
DEALT_BEFORE += [107, 111, 101, 105, 112, 122, 124, 125, 128, 128]


def asked(*seats: HumanSeat | OpenSeat | BotSeat) -> TablePlan:
    """Plan a table whose maker contributes."""
    wanted = plan("mr_jack_pocket", *(seats or (HumanSeat("Ada"), HumanSeat("Bob"))))
    return msgspec.structs.replace(wanted, contributes=True)


async def seated(registry: TableRegistry, *seats: HumanSeat | OpenSeat | BotSeat) -> LiveTable:
    return await registry.find((await registry.create(asked(*seats))).table)


def test_a_table_waits_for_the_numbers_of_those_who_contribute(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await seated(registry)
            ada, bob = Player(table, ADA), Player(table, BOB)
            await ada.commit()
            with pytest.raises(NotNow):
                await ada.reveal()  # nobody's number is known before the last commitment
            await bob.commit()
            await bob.reveal()
            assert not table.state.started
            await ada.reveal()
            assert table.state.started
            assert table.state.mixed == (ada.number, bob.number)
            assert ada.start == bob.start != ""

    asyncio.run(story())


def test_the_commitment_is_the_answer_to_making_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            wanted = msgspec.structs.replace(asked(), nonce="ab12")  # of a client of before
            made = await registry.create(wanted)
            table = await registry.find(made.table)
            assert made.commitment == table.state.commitment
            assert table.state.plan.nonce == ""  # it was sent before the commitment

    asyncio.run(story())


def test_a_table_without_contributors_starts_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(plan("mr_jack_pocket"))
            assert (await registry.find(made.table)).state.started

    asyncio.run(story())


def test_against_bots_one_player_is_enough(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await seated(registry, HumanSeat("Ada"), BotSeat("random"))
            await contribute([Player(table, ADA)])
            assert table.state.started

    asyncio.run(story())


def test_a_guest_contributes_too_and_nobody_before_the_seats_are_taken(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(asked(HumanSeat("Ada"), OpenSeat()))
            table = await registry.find(made.table)
            ada = Player(table, ADA)
            with pytest.raises(NotNow):
                await ada.commit()
            guest = JoinRequest(invitation=made.invitation, name="Bob", contributes=True)
            assert (await registry.join(made.table, guest))[0] == BOB
            assert not table.state.started
            await contribute([ada, Player(table, BOB)])
            assert table.state.started

    asyncio.run(story())


@pytest.mark.parametrize("commits", [False, True])
def test_nobody_waits_for_ever(tmp_path: Path, commits: bool) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            table = await seated(registry)
            ada, bob = Player(table, ADA), Player(table, BOB)
            await ada.commit()
            if commits:
                await bob.commit()
            else:
                watch.wait(COMMIT_WITHIN / 1000)
                await registry.start_if_full(table)
            assert not table.state.started
            await ada.reveal()
            if commits:  # and does not reveal
                assert not table.state.started
                watch.wait(REVEAL_WITHIN / 1000)
                await registry.start_if_full(table)
            assert table.state.started
            assert table.state.mixed == (ada.number, "")
            for late in (Commit(bob.digest), Reveal(bob.number)):
                with pytest.raises(NotNow):
                    await table.execute(BOB, late, "late")

    asyncio.run(story())


def test_the_driver_starts_a_game_whose_players_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            driver = TableDriver(registry, WorkerPool(1))
            table = await seated(registry)
            assert table.state.due == watch() + COMMIT_WITHIN
            watch.wait(COMMIT_WITHIN / 1000)
            driver.schedule(table)
            await until(lambda: table.state.started)
            await driver.close()
            await driver.pool.close()

    asyncio.run(story())


def test_a_clock_that_is_put_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(tmp_path, watch) as registry:
            table = await seated(registry)
            watch.wait(-3600)
            await registry.start_if_full(table)
            assert table.state.started

    asyncio.run(story())


def test_refusals_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await seated(registry)
            ada, bob = Player(table, ADA), Player(table, BOB)
            await ada.commit()
            place = table.state.place
            for seat, command in (
                (ADA, Commit("00" * 32)),  # another one
                (ADA, Reveal(ada.number)),  # too early
                (ADA, commands.Act(1)),
            ):
                with pytest.raises(NotNow):
                    await table.execute(as_seat(seat), command, "no")
            await bob.commit()
            for seat, command in ((ADA, Reveal("00" * 16)), (BOB, Commit("00" * 32))):
                with pytest.raises(NotNow):
                    await table.execute(as_seat(seat), command, "no")
            assert table.state.place == place + 2  # Bob's commitment, and that it was the last

    asyncio.run(story())


def test_a_rematch_waits_for_numbers_too(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await seated(registry)
            await contribute([Player(table, ADA), Player(table, BOB)])
            await table.execute(ADA, commands.Resign(), "enough")
            again = await registry.find(await create_rematch(registry, table.id))
            assert not again.state.started
            assert again.state.commitment != table.state.commitment
            players = [Player(again, ADA), Player(again, BOB)]
            await contribute(players)
            assert again.state.mixed == tuple(player.number for player in players)

    asyncio.run(story())


def test_everything_is_on_disk_and_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await seated(registry)
            ada, bob = Player(table, ADA), Player(table, BOB)
            await ada.commit()
            await bob.commit()
            await ada.reveal()
        with hosting(tmp_path) as again:
            found = await again.find(table.id)
            bob.table = found
            await bob.reveal()
            assert found.state.mixed == (ada.number, bob.number)
            dealt = found.state.recorded
        with hosting(tmp_path) as third:
            assert (await third.find(table.id)).state.recorded == dealt

    asyncio.run(story())


def test_a_table_of_before_is_read_as_it_was() -> None:
    created = TABLE_FORMAT.decode(
        b'{"plan":{"game":"mr_jack_pocket","options":{},"seats":[{"type":"human","name":"Ada"},'
        b'{"type":"open"}],"settings":{},"nonce":"ab"},"version":1,"seed":"' + b"5eed" * 16 + b'",'
        b'"invitation":"x","spectating":"y","rematch_of":""}'
    )
    story: list[events.TableEvent] = [
        EVENT_FORMAT.decode(line)
        for line in (
            b'{"type":"joined","seat":0,"name":"Ada","token":"a","nonce":"ab"}',
            b'{"type":"joined","seat":1,"name":"Bob","token":"b","nonce":"cd"}',
            b'{"type":"started"}',
        )
    ]
    state: TableState = replay_events("friday", created, [(event, 1) for event in story])
    assert state.mixed == ("ab", "ab", "cd")
    assert state.recorded is None
    # As it was dealt before players committed to their numbers.
    assert state.journal.actions == DEALT_BEFORE


def test_a_bot_never_gets_the_seed(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(
                plan("mr_jack_pocket", HumanSeat("Ada"), BotSeat("random"))
            )
            table = await registry.find(made.table)
            for seat in (ADA, BOB):
                task = msgspec.json.encode(choice_task(table.state, as_seat(seat))).decode()
                assert table.created.seed not in task

    asyncio.run(story())
