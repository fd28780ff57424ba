"""The WebSocket of a table: hello first, then commands in and frames out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gaslamp.core.codes import ViewerId, is_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.tokens import fingerprint
from gaslamp.web.error_responses import (
    UNREADABLE,
    BadRequest,
    TooMuch,
    TooSlow,
    log_refusal,
    refused,
    unreadable,
)
from gaslamp.web.rate_limits import AddressLimits, TokenBucket
from gaslamp.web.wire import Hello, Inbound, Named, Order, Ping, Pong, encoded

LONGEST_QUEUE = 256  # messages; a slower client is disconnected, and reconnects
HELLO_SECONDS = 10.0  # seconds
IDLE_SECONDS = 90.0  # seconds without a message, not even a ping
BURST, RATE = 40.0, 10.0  # orders of one window
LONGEST_NAMED = 4096  # characters of a refused message that are read for its name
MOST_EXCESS = 200  # messages beyond that without a pause, and the window is closed
LOST, POLICY_VIOLATION, TRY_AGAIN = 1006, 1008, 1013

INBOUND: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
NAMED: msgspec.json.Decoder[Named] = msgspec.json.Decoder(Named)


class MessageEncoder:
    """Encodes a message that goes to several connections only once."""

    def __init__(self) -> None:
        """Begin without a message."""
        self.message: object = None
        self.written = ""

    def encode(self, message: object) -> str:
        """Encode a message as JSON; return the cached bytes if it is the last one again."""
        if message is not self.message:
            self.written = encoded(message).decode()
            self.message = message
        return self.written


ENCODER = MessageEncoder()


class IdleTimeout:
    """Closes a connection that has sent nothing for a while.

    The timer is only set again when it fires, so a message costs no more than noting its time.
    """

    def __init__(self, seconds: float) -> None:
        """Start the timer; when it expires, the current task is cancelled."""
        self.seconds = seconds
        self.loop = asyncio.get_running_loop()
        self.serving = asyncio.current_task()
        self.has_expired = False
        self.last_message_at = self.loop.time()
        self.timer = self.loop.call_later(seconds, self._on_timer)

    def reset(self) -> None:
        """Note that a message came in."""
        self.last_message_at = self.loop.time()

    def _on_timer(self) -> None:
        left = self.last_message_at + self.seconds - self.loop.time()
        if left > 0:
            self.timer = self.loop.call_later(left, self._on_timer)
        elif self.serving is not None:
            self.has_expired = True
            self.serving.cancel()

    def cancel(self) -> None:
        """Stop the timer."""
        self.timer.cancel()


class Connection:
    """One WebSocket connection of one viewer to a table.

    A task writes while messages are queued and then ends, so an idle connection costs little.
    """

    def __init__(self, socket: WebSocket, hello: Hello, viewer: ViewerId) -> None:
        """Begin at the log and chat entries that the client has."""
        self.socket = socket
        self.idle_timeout = IdleTimeout(IDLE_SECONDS)
        self.viewer = viewer
        self.log_from = hello.log_from
        self.chat_from = hello.chat_from
        self.key = fingerprint(hello.token.partition(".")[0])
        self.is_revoked = False
        self.waiting: list[str] = []
        self.writing: asyncio.Task[None] | None = None
        self.serving = asyncio.current_task()
        self.is_too_slow = False

    def send(self, message: object) -> None:
        """Queue a message; a client that reads too slowly is disconnected."""
        if len(self.waiting) >= LONGEST_QUEUE:
            self._drop()
            return
        self.waiting.append(ENCODER.encode(message))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_on())

    def close_soon(self) -> None:
        """Close the connection: its key no longer opens the seat, or has to be shown again."""
        if not self.is_revoked and self.serving is not None:
            self.is_revoked = True
            self.serving.cancel()

    def _drop(self) -> None:
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
            return  # the connection has ended, which the reading task notices
        finally:
            self.writing = None

    @property
    def was_dropped(self) -> bool:
        """Tell whether the server closed the connection: slow reader, idle or its key revoked."""
        return self.is_too_slow or self.idle_timeout.has_expired or self.is_revoked

    async def close(self) -> None:
        """Stop writing; ask a client that was too slow to reconnect."""
        self.idle_timeout.cancel()
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
        if self.is_too_slow or self.is_revoked:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(TRY_AGAIN if self.is_too_slow else POLICY_VIOLATION)


async def serve_socket(
    socket: WebSocket, registry: TableRegistry, clock: Callable[[], float], limits: AddressLimits
) -> None:
    """Serve one connection, if its address may have another."""
    address = _address(socket)
    try:
        limits.request(address)
        with limits.socket(address):
            await serve_connection(socket, registry, clock, limits)
    except TooMuch as error:
        await socket.accept()
        await _turn_away(socket, error, TRY_AGAIN)


async def serve_connection(
    socket: WebSocket,
    registry: TableRegistry,
    clock: Callable[[], float],
    limits: AddressLimits | None = None,
) -> None:
    """Serve one connection from its hello to its end; wrong tokens count against the limits."""
    await socket.accept()
    try:
        with anyio.fail_after(HELLO_SECONDS):
            hello = await _hello(socket)
        table, viewer = await registry.seat_of(hello.table, hello.token)
        told, heard = table.state.journal.logs[viewer], table.state.chat_for(viewer)
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
    connection = Connection(socket, hello, viewer)
    table.listen(connection)
    try:
        await _read_on(connection, table, TokenBucket(BURST, RATE, clock))
    except TooMuch as error:
        await _turn_away(socket, error, TRY_AGAIN)
    except asyncio.CancelledError:
        if not connection.was_dropped:
            raise
    finally:
        table.leave(connection)
        await connection.close()


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else "-"


async def _turn_away(socket: WebSocket, error: GaslampError, code: int) -> None:
    """Send the reason, and close."""
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
    if socket.application_state != WebSocketState.CONNECTED:  # found out by sending
        raise WebSocketDisconnect(LOST)
    try:
        return await socket.receive_text()
    except KeyError:
        return ""  # binary messages are not used


def _decoded(received: str) -> Inbound:
    try:
        return INBOUND.decode(received)
    except UNREADABLE as error:
        raise unreadable(error) from None


def _name_of(received: str) -> str:
    """Read the name of an order that is refused undecoded, for the answer."""
    if len(received) > LONGEST_NAMED:
        return ""
    try:
        return NAMED.decode(received).name
    except UNREADABLE:
        return ""


async def _read_on(connection: Connection, table: LiveTable, bucket: TokenBucket) -> None:
    """Carry out orders one after the other until the connection ends.

    A client that keeps sending too much is disconnected: refusing has a cost, too.
    """
    excess = 0
    while True:
        name = ""
        try:
            received = await _heard(connection.socket)
            connection.idle_timeout.reset()
            granted = bucket.take()
            excess = 0 if granted else excess + 1
            if excess > MOST_EXCESS:
                break
            if not granted:
                name = _name_of(received)
                raise TooMuch(text("web-too-fast"))
            message = _decoded(received)
            name = message.name if isinstance(message, Order) else ""
            await _obey(connection, table, message)
        except WebSocketDisconnect:
            return
        except GaslampError as error:
            connection.send(refused(error, name))
    raise TooMuch(text("web-too-fast"))


async def _obey(connection: Connection, table: LiveTable, message: Inbound) -> None:
    match message:
        case Ping():
            connection.send(Pong())
        case Order(name=name, command=command):
            if not is_seat(connection.viewer):
                raise NotNow(text("web-only-watching"))
            with table.store.metrics.command_seconds.time():
                ack = await table.execute(connection.viewer, command, name)
            connection.send(ack)
        case Hello():
            raise BadRequest(text("web-hello-once"))
