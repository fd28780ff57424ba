"""A window on a table: hello, then orders in, frames out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.errors import GaslampError
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.house import House
from gaslamp.service.live import LiveTable
from gaslamp.web.limits import Bucket
from gaslamp.web.refusals import UNREADABLE, BadRequest, TooMuch, log_refusal, refused, unreadable
from gaslamp.web.wire import Hello, Inbound, Order, Ping, Pong, encoded

MOST_WAITING = 256  # messages; a reader who is slower than that comes back by itself
HELLO_WITHIN = 10.0  # seconds
SILENT_FOR = 90.0  # seconds without a word, not even a ping
BURST, RATE = 40.0, 10.0  # orders of one window
POLICY_VIOLATION, TRY_AGAIN = 1008, 1013

INBOUND: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)


class Window:
    """One connection that looks at a table through one viewer's eyes."""

    def __init__(self, socket: WebSocket, hello: Hello, viewer: int) -> None:
        """Begin where the client left off."""
        self.socket = socket
        self.viewer = viewer
        self.log_from = hello.log_from
        self.chat_from = hello.chat_from
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.too_slow = asyncio.Event()

    def send(self, message: object) -> None:
        """Queue a message; whoever can't keep up is let go and comes back for the rest."""
        try:
            self.waiting.put_nowait(encoded(message))
        except asyncio.QueueFull:
            self.too_slow.set()

    async def write_on(self) -> None:
        """Send what waits, in order."""
        while True:
            await self.socket.send_text((await self.waiting.get()).decode())


async def serve_window(socket: WebSocket, house: House, clock: Callable[[], float]) -> None:
    """Serve one connection from its hello to its end."""
    await socket.accept()
    try:
        with anyio.fail_after(HELLO_WITHIN):
            hello = await _hello(socket)
        table, viewer = await house.seat_of(hello.table, hello.token)
        told, heard = table.fold.journal.logs[viewer], table.fold.heard_by(viewer)
        if hello.log_from > len(told) or hello.chat_from > len(heard):
            raise BadRequest(text("web-from-the-future"))
    except GaslampError as error:
        log_refusal(error, socket.client.host if socket.client else "-", "socket")
        await socket.send_text(encoded(refused(error)).decode())
        await socket.close(POLICY_VIOLATION)
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    window = Window(socket, hello, viewer)
    table.listen(window)
    try:
        reading = partial(_read_on, window, table, Bucket(BURST, RATE, clock))
        await _first_to_end(window.write_on, reading, window.too_slow.wait)
    finally:
        table.leave(window)
        if window.too_slow.is_set():
            await socket.close(TRY_AGAIN)


async def _hello(socket: WebSocket) -> Hello:
    message = _decoded(await _heard(socket))
    if not isinstance(message, Hello):
        raise BadRequest(text("web-hello-first"))
    return message


async def _heard(socket: WebSocket) -> str:
    try:
        return await socket.receive_text()
    except KeyError:
        return ""  # bytes say nothing here


def _decoded(received: str) -> Inbound:
    try:
        return INBOUND.decode(received)
    except UNREADABLE as error:
        raise unreadable(error) from None


async def _first_to_end(*work: Callable[[], Awaitable[object]]) -> None:
    """Run side by side until one of them ends; then stop the others."""
    async with anyio.create_task_group() as group:

        async def to_its_end(part: Callable[[], Awaitable[object]]) -> None:
            await part()
            group.cancel_scope.cancel()

        for part in work:
            group.start_soon(to_its_end, part)


async def _read_on(window: Window, table: LiveTable, bucket: Bucket) -> None:
    """Obey orders one after the other until the connection ends."""
    while True:
        name = ""
        try:
            with anyio.fail_after(SILENT_FOR):
                received = await _heard(window.socket)
            if not bucket.take():
                raise TooMuch(text("web-too-fast"))
            message = _decoded(received)
            match message:
                case Ping():
                    window.send(Pong())
                case Order(name=name):
                    if window.viewer == SPECTATOR:
                        raise NotNow(text("web-only-watching"))
                    window.send(await table.obey(window.viewer, message.command, name))
                case Hello():
                    raise BadRequest(text("web-hello-once"))
        except (TimeoutError, WebSocketDisconnect):
            return
        except GaslampError as error:
            window.send(refused(error, name))
