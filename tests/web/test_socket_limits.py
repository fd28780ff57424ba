"""Limits of one window, with a clock that the test winds: on any schedule of messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from starlette.websockets import WebSocket, WebSocketState

from gaslamp.service.table_registry import TableRegistry
from gaslamp.web import socket_connection, table_socket
from gaslamp.web.socket_connection import MOST_EXCESS, TRY_AGAIN
from gaslamp.web.table_socket import serve_connection
from tests.service.hosting import hosting, plan
from tests.web.scheduling import SCHEDULES, UNHURRIED, Clock, check_share
from tests.web.visiting import X

MESSAGES: list[str | None] = [
    '{"type":"ping"}',
    '{"type":"order","name":"a","command":{"type":"undo"}}',
    '{"type":"order","name":"b","command":{"type":"act","action":999999}}',
    '{"type":"order","name":"c","command":{"type":"say","words":"Hello"}}',
    '{"type":"hello","table":"x","token":"y"}',
    '{"type":"order"}',
    "[[[",
    "",
    None,  # bytes in the place of text
]
ANSWERS = ("ack", "refused", "pong")


class Line:
    """A socket whose other end is the test."""

    client = None
    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.answers: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        received = await self.inbox.get()
        if received is None:
            raise KeyError("text")
        return received

    async def send_text(self, message: str) -> None:
        answer = msgspec.json.decode(message)
        if answer["type"] in ANSWERS:
            self.answers.append(answer)
            self.news.set()

    async def close(self, code: int) -> None:
        self.closed = code
        self.news.set()

    async def say(self, message: str | None) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        before = len(self.answers)
        self.inbox.put_nowait(message)
        while len(self.answers) == before:
            self.news.clear()
            await self.news.wait()
        return self.answers[-1]


@asynccontextmanager
async def line_to(registry: TableRegistry, clock: Clock) -> AsyncIterator[Line]:
    created = await registry.create(plan())
    line = Line()
    hello = {"type": "hello", "table": created.table, "token": created.seats[X]}
    line.inbox.put_nowait(msgspec.json.encode(hello).decode())
    serving = asyncio.create_task(serve_connection(cast("WebSocket", line), registry, clock))
    yield line
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


@settings(UNHURRIED, max_examples=30)
@given(schedule=SCHEDULES)
def test_no_schedule_of_messages_gets_more_than_its_share(
    tmp_path_factory: pytest.TempPathFactory, schedule: list[tuple[float, int]]
) -> None:
    async def story() -> None:
        clock, grants = Clock(), list[tuple[float, float]]()
        patch.setattr(table_socket, "BURST", 5.0)
        patch.setattr(table_socket, "RATE", 2.0)
        with hosting(tmp_path_factory.mktemp("line")) as registry:
            async with line_to(registry, clock) as line:
                for pause, number in schedule:
                    clock.time += pause / 10
                    answer = await line.say(MESSAGES[number % len(MESSAGES)])
                    if answer.get("code") != "TooMuch":
                        grants.append((clock.time, 1.0))
        check_share(grants, table_socket.BURST, table_socket.RATE)

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(story())


@pytest.mark.parametrize("number", range(len(MESSAGES)))
def test_each_kind_of_message_is_counted(tmp_path: Path, number: int) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            async with line_to(registry, Clock()) as line:
                for _ in range(int(table_socket.BURST)):
                    assert (await line.say(MESSAGES[number])).get("code") != "TooMuch"
                assert (await line.say(MESSAGES[number]))["code"] == "TooMuch"
                assert (await line.say(MESSAGES[0]))["code"] == "TooMuch"

    asyncio.run(story())


def test_an_order_too_many_is_refused_by_its_name_and_may_be_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        with hosting(tmp_path) as registry:
            async with line_to(registry, clock) as line:
                for _ in range(int(table_socket.BURST)):
                    await line.say(MESSAGES[0])
                answer = await line.say(MESSAGES[3])
                assert (answer["code"], answer["name"]) == ("TooMuch", "c")
                clock.time += 1
                assert (await line.say(MESSAGES[3]))["type"] == "ack"

    asyncio.run(story())


def test_a_window_that_goes_on_sending_too_much_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            async with line_to(registry, Clock()) as line:
                for _ in range(int(table_socket.BURST) + MOST_EXCESS + 1):
                    await line.say(MESSAGES[0])
                while line.closed is None:
                    line.news.clear()
                    await line.news.wait()
                assert line.closed == TRY_AGAIN

    asyncio.run(story())


def test_a_window_that_says_nothing_at_first_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_connection, "HELLO_SECONDS", 0.05)

    async def story() -> None:
        line = Line()
        with hosting(tmp_path) as registry:
            await serve_connection(cast("WebSocket", line), registry, Clock())
        assert line.answers[-1]["code"] == "TooSlow"
        assert line.closed == socket_connection.POLICY_VIOLATION

    asyncio.run(story())
