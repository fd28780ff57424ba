"""A server that is asked to end finishes what it has begun, and its players come back."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.postgres import Postgres
from tests.service.serving import Seat, Server, serving, sit

PEOPLE = ({"type": "human", "name": "Ada"}, {"type": "human", "name": "Bob"})
RESTART = 1012  # the code by which a socket learns that its server restarts
LINES = 30  # fewer than a window may send at once


async def talk_until_closed(seat: Seat, server: Server) -> tuple[set[str], int]:
    """Send lines and end the server meanwhile; return those acknowledged, and the close code."""
    acknowledged: set[str] = set()
    for number in range(LINES):
        await seat.order(f"line-{number}", type="say", words=f"{number}")
        if number == LINES // 2:
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        await note_acknowledged(seat, acknowledged)
    received = closed.value.rcvd
    return acknowledged, received.code if received is not None else 0


async def note_acknowledged(seat: Seat, found: set[str]) -> None:
    """Note the names of the orders that are acknowledged, until the connection ends."""
    while True:
        found.add((await seat.receive("ack"))["name"])


async def said(seat: Seat) -> list[str]:
    """List the lines of chat that a fresh window gets."""
    return [line["words"] for line in seat.frame["chat"]]


async def send_again(seat: Seat) -> None:
    """Send all lines again, as a page does with what was not acknowledged."""
    for number in range(LINES):
        await seat.order(f"line-{number}", type="say", words=f"{number}")
        await seat.receive("ack")


def check_end(server: Server) -> None:
    assert server.process is not None
    process = server.process
    log = server.end()
    assert process.returncode in (0, -signal.SIGTERM), log.decode()
    assert b'"message":"closing"' in log
    assert b'"level":"error"' not in log


def test_a_restart_loses_nothing_acknowledged_and_does_nothing_twice(database: str) -> None:
    async def story(server: Server, made: dict[str, Any]) -> None:
        seat = await sit(server.address, made["table"], made["seats"]["0"])
        acknowledged, code = await talk_until_closed(seat, server)
        assert code == RESTART
        await asyncio.to_thread(check_end, server)
        await asyncio.to_thread(server.start)
        again = await sit(server.address, made["table"], made["seats"]["0"])
        kept = await said(again)
        assert {name.removeprefix("line-") for name in acknowledged} <= set(kept)
        await send_again(again)
        fresh = await sit(server.address, made["table"], made["seats"]["1"])
        assert sorted(map(int, await said(fresh))) == list(range(LINES))
        for window in (again, fresh):
            await window.close()

    with serving(database) as server:
        asyncio.run(story(server, server.make("mr_jack_pocket", *PEOPLE)))


def test_players_of_a_process_that_ends_play_on_at_another(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        made = one.make("mr_jack_pocket", *PEOPLE)
        table, tokens = made["table"], made["seats"]
        ada = await sit(one.address, table, tokens["0"])
        bob = await sit(other.address, table, tokens["1"])
        acknowledged, code = await talk_until_closed(ada, one)
        assert code == RESTART
        await asyncio.to_thread(check_end, one)
        ada = await sit(other.address, table, tokens["0"])
        kept = await said(ada)
        assert {name.removeprefix("line-") for name in acknowledged} <= set(kept)
        await send_again(ada)
        await bob.order("last", type="say", words="here")
        await bob.receive("ack")
        await asyncio.to_thread(one.start)
        back = await sit(one.address, table, tokens["0"])
        assert (await said(back)).count("here") == 1
        assert sorted(map(int, set(await said(back)) - {"here"})) == list(range(LINES))
        for window in (ada, bob, back):
            await window.close()

    kept = postgres.new_database()
    with serving(kept) as one, serving(kept) as other:
        asyncio.run(story(one, other))
