"""Open sockets: a small queue, a handshake that is forgotten, and writers that wait if asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.server import ServerState

from gaslamp.web.app import SocketApp
from gaslamp.web.socket_protocol import SmallQueue, SocketProtocol
from tests.waiting import let_tasks_run

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = {"type": "websocket.receive", "text": "ping"}
PONG = {"type": "websocket.receive", "text": "pong"}


class Line(asyncio.Transport):
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview[int]) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def opened(serve: Callable[[WebSocket], Awaitable[None]]) -> tuple[SocketProtocol, Line]:
    """Open a socket that is served in this way."""
    app = cast("Any", SocketApp(serve))
    config = Config(app, interface="asgi3", ws_ping_interval=None, log_config=None)
    protocol = SocketProtocol(config, ServerState(), {})
    line = Line()
    protocol.connection_made(line)
    protocol.data_received(HANDSHAKE)
    await let_tasks_run(20)
    return protocol, line


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


def test_messages_come_out_in_their_order() -> None:
    async def story() -> None:
        queue = SmallQueue()
        reading = asyncio.create_task(queue.get())
        await let_tasks_run(20)
        queue.put_nowait(cast("Any", PING))
        queue.put_nowait(cast("Any", PONG))
        assert await reading == PING
        queue.put_nowait(cast("Any", PING))
        assert await queue.get() == PONG
        queue.put_nowait(cast("Any", PONG))
        assert not queue.empty()
        assert [await queue.get(), await queue.get()] == [PING, PONG]
        assert queue.empty()

    run(story)


def test_a_reader_that_gives_up_takes_no_message_along() -> None:
    async def story() -> None:
        queue = SmallQueue()
        reading = asyncio.create_task(queue.get())
        await let_tasks_run(20)
        queue.put_nowait(cast("Any", PING))
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert await queue.get() == PING

    run(story)


def test_an_open_socket_forgets_its_handshake() -> None:
    async def story() -> None:
        served: list[WebSocket] = []

        async def serve(socket: WebSocket) -> None:
            served.append(socket)
            assert socket.scope["headers"]
            await socket.accept()
            await socket.receive_text()

        protocol, line = await opened(serve)
        assert line.sent.startswith(b"HTTP/1.1 101")
        assert not served[0].scope["headers"]
        assert not hasattr(protocol, "request")
        assert not hasattr(protocol, "response")
        protocol.connection_lost(None)
        await let_tasks_run(20)

    run(story)


def test_writers_wait_while_much_has_not_been_sent() -> None:
    async def story() -> None:
        async def serve(socket: WebSocket) -> None:
            await socket.accept()
            await socket.receive_text()
            await socket.send_text("one")
            await socket.send_text("two")

        protocol, line = await opened(serve)
        protocol.pause_writing()
        protocol.queue.put_nowait(cast("Any", PING))
        await let_tasks_run(20)
        assert b"one" not in line.sent
        protocol.resume_writing()
        await let_tasks_run(20)
        assert line.sent.index(b"one") < line.sent.index(b"two")

    run(story)


def test_a_connection_that_is_lost_lets_its_writers_go() -> None:
    async def story() -> None:
        ended = asyncio.Event()

        async def serve(socket: WebSocket) -> None:
            await socket.accept()
            try:
                await socket.receive_text()
                await socket.send_text("one")
            finally:
                ended.set()

        protocol, _ = await opened(serve)
        protocol.pause_writing()
        protocol.queue.put_nowait(cast("Any", PING))
        await let_tasks_run(20)
        assert not ended.is_set()
        protocol.connection_lost(None)
        await let_tasks_run(20)
        assert ended.is_set()

    run(story)
