"""A window on a table: hello, then orders in, frames out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.errors import GaslampError
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.house import House
from gaslamp.service.live import LiveTable
from gaslamp.web.limits import AddressLimits, Bucket
from gaslamp.web.refusals import (
    UNREADABLE,
    BadRequest,
    TooMuch,
    TooSlow,
    log_refusal,
    refused,
    unreadable,
)
from gaslamp.web.wire import Hello, Inbound, Named, Order, Ping, Pong, encoded

MOST_WAITING = 256  # messages; a reader who is slower than that comes back by itself
HELLO_WITHIN = 10.0  # seconds
SILENT_FOR = 90.0  # seconds without a word, not even a ping
BURST, RATE = 40.0, 10.0  # orders of one window
LONGEST_NAMED = 4096  # characters of a refused message that are read for its name
MOST_EXCESS = 200  # messages beyond that without a pause, and the window is closed
POLICY_VIOLATION, TRY_AGAIN = 1008, 1013

INBOUND: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
NAMED: msgspec.json.Decoder[Named] = msgspec.json.Decoder(Named)


class Pen:
    """Writes a message that goes to several windows, one after the other, only once."""

    def __init__(self) -> None:
        """Begin with an empty page."""
        self.message: object = None
        self.written = ""

    def write(self, message: object) -> str:
        """Write a message as JSON, unless it is the last one again."""
        if message is not self.message:
            self.written = encoded(message).decode()
            self.message = message
        return self.written


PEN = Pen()


class Silence:
    """Lets a connection go that has said nothing for a while.

    Its timer is set anew only when it rings: a word that is heard costs no more than to note when.
    """

    def __init__(self, longest: float) -> None:
        """Begin to wait for a word to the task that runs now."""
        self.longest = longest
        self.loop = asyncio.get_running_loop()
        self.serving = asyncio.current_task()
        self.is_over = False
        self.broken_at = self.loop.time()
        self.timer = self.loop.call_later(longest, self._ring)

    def broken(self) -> None:
        """Note that something was said."""
        self.broken_at = self.loop.time()

    def _ring(self) -> None:
        left = self.broken_at + self.longest - self.loop.time()
        if left > 0:
            self.timer = self.loop.call_later(left, self._ring)
        elif self.serving is not None:
            self.is_over = True
            self.serving.cancel()

    def end(self) -> None:
        """Wait no more."""
        self.timer.cancel()


class Window:
    """One connection that looks at a table through one viewer's eyes.

    A task writes while something waits to be written, and then ends: an idle window costs little.
    """

    def __init__(self, socket: WebSocket, hello: Hello, viewer: int) -> None:
        """Begin where the client left off."""
        self.socket = socket
        self.silence = Silence(SILENT_FOR)
        self.viewer = viewer
        self.log_from = hello.log_from
        self.chat_from = hello.chat_from
        self.waiting: list[str] = []
        self.writing: asyncio.Task[None] | None = None
        self.serving = asyncio.current_task()
        self.is_too_slow = False

    def send(self, message: object) -> None:
        """Queue a message; whoever can't keep up is let go and comes back for the rest."""
        if len(self.waiting) >= MOST_WAITING:
            self._let_go()
            return
        self.waiting.append(PEN.write(message))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_on())

    def _let_go(self) -> None:
        if not self.is_too_slow and self.serving is not None:
            self.is_too_slow = True
            self.serving.cancel()

    async def _write_on(self) -> None:
        """Send what waits, in order."""
        try:
            while self.waiting:
                waiting, self.waiting = self.waiting, []
                for message in waiting:
                    await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return  # the connection has ended, which whoever reads it notices
        finally:
            self.writing = None

    @property
    def was_let_go(self) -> bool:
        """Tell whether this side ended it: the other read too slowly, or said nothing."""
        return self.is_too_slow or self.silence.is_over

    async def close(self) -> None:
        """Stop writing; tell one who was too slow to come back."""
        self.silence.end()
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
        if self.is_too_slow:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(TRY_AGAIN)


async def serve_socket(
    socket: WebSocket, house: House, clock: Callable[[], float], limits: AddressLimits
) -> None:
    """Serve one connection, if its address may have another."""
    address = _address(socket)
    try:
        limits.request(address)
        with limits.socket(address):
            await serve_window(socket, house, clock, limits)
    except TooMuch as error:
        await socket.accept()
        await _turn_away(socket, error, TRY_AGAIN)


async def serve_window(
    socket: WebSocket,
    house: House,
    clock: Callable[[], float],
    limits: AddressLimits | None = None,
) -> None:
    """Serve one connection from its hello to its end; wrong tokens count against the limits."""
    await socket.accept()
    try:
        with anyio.fail_after(HELLO_WITHIN):
            hello = await _hello(socket)
        table, viewer = await house.seat_of(hello.table, hello.token)
        told, heard = table.fold.journal.logs[viewer], table.fold.heard_by(viewer)
        if hello.log_from > len(told) or hello.chat_from > len(heard):
            raise BadRequest(text("web-from-the-future"))
    except GaslampError as error:
        if isinstance(error, NotYours) and limits is not None:
            limits.wrong_token(_address(socket))
        await _turn_away(socket, error, POLICY_VIOLATION)
        return
    except TimeoutError:
        await _turn_away(socket, TooSlow(text("web-too-slow")), POLICY_VIOLATION)
        return
    except WebSocketDisconnect:
        return
    window = Window(socket, hello, viewer)
    table.listen(window)
    try:
        await _read_on(window, table, Bucket(BURST, RATE, clock))
    except TooMuch as error:
        await _turn_away(socket, error, TRY_AGAIN)
    except asyncio.CancelledError:
        if not window.was_let_go:
            raise
    finally:
        table.leave(window)
        await window.close()


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else "-"


async def _turn_away(socket: WebSocket, error: GaslampError, code: int) -> None:
    """Say why, and close."""
    log_refusal(error, _address(socket), "socket")
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encoded(refused(error)).decode())
        await socket.close(code)


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


def _name_of(received: str) -> str:
    """Read the name of an order that is refused unread, so that its client knows which it was."""
    if len(received) > LONGEST_NAMED:
        return ""
    try:
        return NAMED.decode(received).name
    except UNREADABLE:
        return ""


async def _read_on(window: Window, table: LiveTable, bucket: Bucket) -> None:
    """Obey orders one after the other until the connection ends.

    A client that goes on sending too much is closed: reading and refusing costs something too.
    """
    excess = 0
    while True:
        name = ""
        try:
            received = await _heard(window.socket)
            window.silence.broken()
            granted = bucket.take()
            excess = 0 if granted else excess + 1
            if excess > MOST_EXCESS:
                break
            if not granted:
                name = _name_of(received)
                raise TooMuch(text("web-too-fast"))
            message = _decoded(received)
            name = message.name if isinstance(message, Order) else ""
            await _obey(window, table, message)
        except WebSocketDisconnect:
            return
        except GaslampError as error:
            window.send(refused(error, name))
    raise TooMuch(text("web-too-fast"))


async def _obey(window: Window, table: LiveTable, message: Inbound) -> None:
    match message:
        case Ping():
            window.send(Pong())
        case Order(name=name, command=command):
            if window.viewer == SPECTATOR:
                raise NotNow(text("web-only-watching"))
            with table.store.metrics.command_seconds.time():
                ack = await table.obey(window.viewer, command, name)
            window.send(ack)
        case Hello():
            raise BadRequest(text("web-hello-once"))
