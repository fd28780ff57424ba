"""Connections that are slow, silent, large or many, on a real server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from gaslamp.web.connection_limits import ConnectionLimits, LimitedHttp, limited_http
from gaslamp.web.socket_protocol import SocketProtocol
from tests.waiting import until

PATIENT = ConnectionLimits(head_within=60.0, body_within=60.0, largest_head=4096, per_address=2)
HASTY = msgspec.structs.replace(PATIENT, head_within=0.3, body_within=0.3)
ELSEWHERE = "127.0.0.2"  # on this machine, but no trusted proxy
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
SOON = 60.0  # seconds: a busy machine is no failure

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def hello(_: Request) -> Response:
    return PlainTextResponse("hello")


async def read(request: Request) -> Response:
    await request.body()
    return PlainTextResponse("hello")


async def echo(line: WebSocket) -> None:
    await line.accept()
    while True:
        await line.send_text(await line.receive_text())


class Running:
    """A server, and its address."""

    def __init__(self, port: int, protocol: type[LimitedHttp]) -> None:
        self.port = port
        self.protocol = protocol
        self.lines: list[Connection] = []

    async def connect(self, address: str = ELSEWHERE) -> Connection:
        line = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.lines.append(line)
        return line

    async def close(self) -> None:
        for _, writer in self.lines:
            writer.close()
        closing = (writer.wait_closed() for _, writer in self.lines)
        await asyncio.gather(*closing, return_exceptions=True)


@asynccontextmanager
async def running(limits: ConnectionLimits) -> AsyncIterator[Running]:
    app = Starlette(
        routes=[
            Route("/", hello, methods=["GET", "POST"]),
            Route("/read", read, methods=["POST"]),
            WebSocketRoute("/echo", echo),
        ]
    )
    protocol = limited_http(limits)
    config = uvicorn.Config(
        app, http=protocol, ws=SocketProtocol, log_config=None, timeout_keep_alive=60
    )
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server._serve([listening]))
        await until(lambda: server.started)
        at = Running(listening.getsockname()[1], protocol)
        try:
            yield at
        finally:
            await at.close()
            server.should_exit = server.force_exit = True
            await serving


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, SOON))


async def drip(line: Connection, piece: bytes) -> bytes:
    """Send a piece again and again until the server closes; give what it said."""
    reader, writer = line

    async def send_on() -> None:
        while True:
            writer.write(piece)
            await asyncio.sleep(0.01)

    sending = asyncio.create_task(send_on())
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        sending.cancel()
        writer.close()


async def asked(line: Connection, request: bytes = GET) -> bytes:
    """Ask for something small; give the answer."""
    reader, writer = line
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    return head + await reader.readexactly(5)


def test_requests_one_after_the_other_are_answered() -> None:
    async def story() -> None:
        async with running(PATIENT) as server:
            line = await server.connect()
            for _ in range(3):
                assert b"200 OK" in await asked(line)
            body = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"
            assert b"200 OK" in await asked(line, body)

    run(story())


def test_who_sends_nothing_or_little_is_closed() -> None:
    async def story() -> None:
        async with running(HASTY) as server:
            silent, slow = await server.connect(), await server.connect()
            assert await silent[0].read() == b""
            slow[1].write(b"GET / HTTP/1.1\r\n")
            assert await drip(slow, b"X: 1\r\n") == b""

    run(story())


def test_who_goes_on_slowly_after_an_answer_is_closed() -> None:
    async def story() -> None:
        async with running(HASTY) as server:
            for begin, piece in ((b"GET / HTTP/1.1\r\n", b"X: 1\r\n"), (b"", b"\r\n")):
                line = await server.connect()
                assert b"200 OK" in await asked(line)
                line[1].write(begin)
                assert await drip(line, piece) == b""

    run(story())


def test_a_body_that_never_ends_is_not_read_for_ever() -> None:
    async def story() -> None:
        async with running(HASTY) as server:
            for more in (b"Content-Length: 100000000", b"Transfer-Encoding: chunked"):
                line = await server.connect()
                head = b"POST / HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n\r\n"
                assert b"200 OK" in await asked(line, head)
                await drip(line, b"1\r\nx\r\n" if b"chunked" in more else b"x")

    run(story())


def test_a_body_that_is_waited_for_is_not_waited_for_for_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        async with running(HASTY) as server:
            line = await server.connect()
            line[1].write(b"POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n")
            await drip(line, b"x")

    run(story())
    caplog.clear()  # this application says what it thinks of that


def test_a_body_is_no_part_of_the_head() -> None:
    async def story() -> None:
        async with running(PATIENT) as server:
            line = await server.connect()
            for path in (b"/read", b"/"):
                size = 4 * PATIENT.largest_head
                head = b"POST %b HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
                assert b"200 OK" in await asked(line, head % (path, size) + b"x" * size)

    run(story())


def test_headers_without_end_are_refused() -> None:
    async def story() -> None:
        async with running(PATIENT) as server:
            for begin, piece in (
                (b"GET / HTTP/1.1\r\n", b"X-More: 1\r\n" * 10),
                (b"GET / HTTP/1.1\r\nX-Long: ", b"x" * 100),
                (b"GET /", b"x" * 100),
            ):
                line = await server.connect()
                line[1].write(begin)
                assert (await drip(line, piece)).startswith(b"HTTP/1.1 431 ")

    run(story())


def test_a_large_head_in_one_piece_is_refused_and_a_smaller_one_is_not() -> None:
    async def story() -> None:
        async with running(PATIENT) as server:
            for size, status in ((3000, b"200"), (5000, b"431")):
                line = await server.connect()
                head = GET[:-2] + b"X-Long: " + b"x" * size + b"\r\n\r\n"
                line[1].write(head)
                assert (await line[0].readline()).split()[1] == status
                line[1].close()

    run(story())


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def story() -> None:
        async with running(PATIENT) as server:
            lines = [await server.connect() for _ in range(2)]
            third = await server.connect()
            assert await third[0].read() == b""
            other = await server.connect("127.0.0.3")
            assert b"200 OK" in await asked(other)
            proxied = [await server.connect("127.0.0.1") for _ in range(4)]
            for line in [*lines, *proxied]:
                assert b"200 OK" in await asked(line)
            lines[0][1].close()
            await until(lambda: server.protocol.connected[ELSEWHERE] <= 1)
            assert b"200 OK" in await asked(await server.connect())

    run(story())


def test_a_socket_is_not_closed_by_the_time_for_requests_and_counted_elsewhere() -> None:
    async def story() -> None:
        async with running(HASTY) as server:
            address = f"ws://127.0.0.1:{server.port}/echo"
            async with connect(address, local_addr=(ELSEWHERE, 0), proxy=None) as line:
                assert await (await server.connect())[0].read() == b""  # its time is over
                assert ELSEWHERE not in server.protocol.connected
                await line.send("still there")
                assert await line.recv() == "still there"

    run(story())
