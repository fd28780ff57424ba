"""A WebSocket connection: what is sent waits in a queue, and one that is idle is closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.web.error_responses import (
    UNREADABLE,
    TooMuch,
    TooSlow,
    log_refusal,
    refused,
    unreadable,
)
from gaslamp.web.rate_limits import AddressLimits, TokenBucket
from gaslamp.web.wire import encoded

AcceptedT = TypeVar("AcceptedT")
MessageT = TypeVar("MessageT")

LONGEST_QUEUE = 256  # messages; a slower client is disconnected, and reconnects
HELLO_SECONDS = 10.0  # seconds
IDLE_SECONDS = 90.0  # seconds without a message, not even a ping
MOST_EXCESS = 200  # messages beyond the limit without a pause, and the connection is closed
LOST, POLICY_VIOLATION, TRY_AGAIN = 1006, 1008, 1013


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


class SocketConnection:
    """One WebSocket connection, opened by a device's key or by another token.

    A task writes while messages are queued and then ends, so an idle connection costs little.
    """

    def __init__(self, socket: WebSocket, key: str) -> None:
        """Begin with nothing to send; `key` is the fingerprint of the device's key."""
        self.socket = socket
        self.idle_timeout = IdleTimeout(IDLE_SECONDS)
        self.key = key
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

    @asynccontextmanager
    async def until_closed(self) -> AsyncGenerator[None, None]:
        """Serve until the connection ends, also where the server ended it."""
        try:
            yield
        except TooMuch as error:
            await reject(self.socket, error, TRY_AGAIN)
        except asyncio.CancelledError:
            if not self.was_dropped:
                raise


async def counted(
    socket: WebSocket, limits: AddressLimits, serve: Callable[[], Awaitable[None]]
) -> None:
    """Serve a socket, if its address may have another."""
    address = address_of_socket(socket)
    try:
        limits.request(address)
        with limits.socket(address):
            await serve()
    except TooMuch as error:
        await socket.accept()
        await reject(socket, error, TRY_AGAIN)


def address_of_socket(socket: WebSocket) -> str:
    """Return the client's address."""
    return socket.client.host if socket.client else "-"


async def reject(socket: WebSocket, error: GaslampError, code: int) -> None:
    """Send the reason, and close."""
    log_refusal(error, address_of_socket(socket), "socket")
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encoded(refused(error)).decode())
        await socket.close(code)


async def greet(
    socket: WebSocket, accept: Callable[[str], Awaitable[AcceptedT]]
) -> AcceptedT | None:
    """Read the first message by `accept`; where it is refused or late, say why and close."""
    try:
        with anyio.fail_after(HELLO_SECONDS):
            first = await receive(socket)
        return await accept(first)
    except GaslampError as error:
        await reject(socket, error, POLICY_VIOLATION)
    except TimeoutError:
        await reject(socket, TooSlow(text("web-too-slow")), POLICY_VIOLATION)
    except WebSocketDisconnect:
        pass
    return None


def decode(decoder: msgspec.json.Decoder[MessageT], received: str) -> MessageT:
    """Decode a message; `BadRequest` where it is none."""
    try:
        return decoder.decode(received)
    except UNREADABLE as error:
        raise unreadable(error) from None


async def receive(socket: WebSocket) -> str:
    """Wait for a message; binary ones are not used."""
    if socket.application_state != WebSocketState.CONNECTED:  # found out by sending
        raise WebSocketDisconnect(LOST)
    try:
        return await socket.receive_text()
    except KeyError:
        return ""


async def serve_messages(
    connection: SocketConnection,
    handle: Callable[[str], Awaitable[None]],
    refuse: Callable[[str, TooMuch], None],
    bucket: TokenBucket,
) -> None:
    """Take messages one after the other until the connection ends.

    A client that keeps sending too much is disconnected: refusing has a cost, too.
    """
    excess = 0
    while True:
        try:
            received = await receive(connection.socket)
            connection.idle_timeout.reset()
            is_granted = bucket.take()
            excess = 0 if is_granted else excess + 1
            if excess > MOST_EXCESS:
                raise TooMuch(text("web-too-fast"))
            if is_granted:
                await handle(received)
            else:
                refuse(received, TooMuch(text("web-too-fast")))
        except WebSocketDisconnect:
            return
