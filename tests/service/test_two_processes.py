"""Two server processes on one PostgreSQL: seats on both, races, a process that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gaslamp.service.store import Store
from tests.service.postgres import Postgres
from tests.service.serving import Seat, Server, serving, sit

PEOPLE = ({"type": "human", "name": "Ada"}, {"type": "human", "name": "Bob"})
X, DETECTIVES = "0", "1"
SOON = 120.0  # seconds, on a busy machine too


@pytest.fixture(scope="module")
def kept(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(kept: str) -> Iterator[tuple[Server, Server]]:
    with serving(kept) as one, serving(kept) as other:
        yield one, other


@pytest.fixture
def store(kept: str) -> Iterator[Store]:
    opened = Store(kept)
    yield opened
    opened.close()


def acted(store: Store, table: str) -> int:
    """Count the actions that are committed."""
    return sum(b'"acted"' in row.body for row in store.rows(table))


async def sit_on_both(pair: tuple[Server, Server], table: str, *tokens: str) -> list[Seat]:
    """Open a window through each process, and wait until both know that the game has begun."""
    seats = [
        await sit(server.address, table, token) for server, token in zip(pair, tokens, strict=True)
    ]
    for seat in seats:
        while not seat.frame["started"]:
            await seat.receive("frame")
    return seats


def is_over(seat: Seat) -> bool:
    """Tell whether a window shows the end of the game."""
    return bool(seat.frame["turn"] == "over")


async def receive_either(seats: Sequence[Seat]) -> None:
    """Read the next frame, whosever it is."""
    reading = [asyncio.create_task(seat.receive("frame")) for seat in seats]
    done, waiting = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


def test_seats_of_one_table_sit_on_two_processes(pair: tuple[Server, Server], store: Store) -> None:
    made = pair[0].make("mr_jack_pocket", *PEOPLE)
    table, tokens = made["table"], made["seats"]

    async def story() -> None:
        seats = await sit_on_both(pair, table, tokens[X], tokens[DETECTIVES])
        moved = set()
        for number in range(12):
            mover = next(seat for seat in seats if seat.frame["choices"])
            assert (await mover.act(str(number)))["type"] == "ack"
            assert acted(store, table) == number + 1
            moved.add(seats.index(mover))
            while not any(seat.frame["choices"] or is_over(seat) for seat in seats):
                await receive_either(seats)
                assert acted(store, table) == number + 1  # nobody sees what is not committed
            if any(map(is_over, seats)):
                break  # three calls for witnesses can be enough to find Jack
        assert moved == {0, 1}
        for seat in seats:
            await seat.close()

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_everybody_sees_who_is_there_through_either_process(pair: tuple[Server, Server]) -> None:
    one, other = pair
    made = one.make("scotland_yard", *PEOPLE)

    async def present(seat: Seat, wanted: list[str]) -> None:
        while [shown["presence"] for shown in (await seat.receive("seats"))["seats"]] != wanted:
            pass

    async def story() -> None:
        here = await sit(one.address, made["table"], made["seats"][X])
        await present(here, ["here", "away"])
        there = await sit(other.address, made["table"], made["seats"][DETECTIVES])
        await present(here, ["here", "here"])
        await there.close()
        await present(here, ["here", "away"])
        await here.close()

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_a_home_page_on_one_process_is_told_of_turns_and_spectators_of_the_other(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    made = one.make("scotland_yard", *PEOPLE, listed=True)
    table, tokens = made["table"], made["seats"]

    async def news(page: ClientConnection, wanted: str) -> dict[str, Any]:
        while wanted not in (found := msgspec.json.decode(await page.recv())):
            pass
        return dict(found)

    async def story() -> None:
        async with connect(f"ws://{other.address}/api/home") as page:
            seat = {"table": table, "token": tokens[DETECTIVES]}
            home = {"type": "home", "games": [seat], "lists": True}
            await page.send(msgspec.json.encode(home).decode())
            assert (await news(page, "games"))["games"][0]["turn"] == int(X)
            (running,) = (await news(page, "running"))["running"]
            assert running["watching"] == 0
            mover = await sit(one.address, table, tokens[X])
            assert (await mover.act("1"))["type"] == "ack"
            assert (await news(page, "games"))["games"][0]["turn"] == int(DETECTIVES)
            spectator = await sit(one.address, table, "anybody")
            assert (await news(page, "running"))["running"][0]["watching"] == 1
            for seat_there in (mover, spectator):
                await seat_there.close()

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_a_race_on_the_same_turn_has_one_winner(pair: tuple[Server, Server], store: Store) -> None:
    async def story() -> None:
        for _ in range(10):
            made = pair[0].make("scotland_yard", *PEOPLE)
            table, token = made["table"], made["seats"][X]
            seats = await sit_on_both(pair, table, token, token)
            answers = await asyncio.gather(seats[0].act("here"), seats[1].act("there"))
            kinds = [answer["type"] for answer in answers]
            assert sorted(kinds) == ["ack", "refused"]
            loser = kinds.index("refused")
            assert answers[loser]["code"] == "NotYourTurn"
            while seats[loser].frame["choices"]:
                await seats[loser].receive("frame")
            assert acted(store, table) == 1
            for seat in seats:
                await seat.close()

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_the_same_command_through_both_processes_is_carried_out_once(
    pair: tuple[Server, Server], store: Store
) -> None:
    made = pair[0].make("scotland_yard", *PEOPLE)
    table, token = made["table"], made["seats"][X]

    async def story() -> None:
        seats = await sit_on_both(pair, table, token, token)
        answers = await asyncio.gather(seats[0].act("same"), seats[1].act("same"))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        assert acted(store, table) == 1
        for seat in seats:
            await seat.close()

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_a_seat_taken_through_one_process_is_known_to_the_other(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    made = one.make("scotland_yard", PEOPLE[0], {"type": "open"})
    assert other.get(f"/api/tables/{made['table']}").json()["started"] is False
    guest = {"invitation": made["invitation"], "name": "Bob"}
    taken = one.post(f"/api/tables/{made['table']}/seats", guest).json()
    frame = other.get(f"/api/tables/{made['table']}/frame", taken["token"])
    assert frame.json()["started"] is True


def test_bots_and_clocks_of_a_killed_process_go_on_in_the_other(kept: str, store: Store) -> None:
    with serving(kept) as doomed, serving(kept) as heir:
        seats = ({"type": "bot", "level": "random"},) * 2
        made = doomed.make("mr_jack_pocket", *seats, pace=300, spectators=True)
        timed = doomed.make("scotland_yard", *PEOPLE, clock={"type": "move", "seconds": 5})
        bots, flags = made["table"], timed["table"]

        async def story() -> None:
            watcher = await sit(heir.address, bots, made["spectating"])
            player = await sit(heir.address, flags, timed["seats"][X])
            while acted(store, bots) < 3:
                await watcher.receive("frame")
            doomed.kill()
            at_death = acted(store, bots)
            while acted(store, bots) < at_death + 5:
                await watcher.receive("frame")
            while player.frame["outcome"] is None:
                await player.receive("frame")
            assert player.frame["outcome"]["ending"] == "flagged"
            await watcher.close()
            await player.close()

        asyncio.run(asyncio.wait_for(story(), 2 * SOON))
