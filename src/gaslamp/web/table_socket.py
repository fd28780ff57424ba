"""The WebSocket of a table: hello first, then commands in and frames out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from gaslamp.core.codes import ViewerId
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.service.errors import NotYours
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.tokens import fingerprint
from gaslamp.web.error_responses import (
    UNREADABLE,
    BadRequest,
    TooMuch,
    refused,
)
from gaslamp.web.rate_limits import AddressLimits, TokenBucket
from gaslamp.web.socket_connection import (
    SocketConnection,
    address_of_socket,
    counted,
    decode,
    greet,
    serve_messages,
)
from gaslamp.web.wire import Hello, Inbound, Order, OrderName, Ping, Pong

BURST, RATE = 40.0, 10.0  # orders of one window
LONGEST_NAMED = 4096  # characters of a refused message that are read for its name

INBOUND: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
NAMED: msgspec.json.Decoder[OrderName] = msgspec.json.Decoder(OrderName)


class TableConnection(SocketConnection):
    """One WebSocket connection of one viewer to a table."""

    def __init__(self, socket: WebSocket, hello: Hello, viewer: ViewerId) -> None:
        """Begin at the log and chat entries that the client has."""
        super().__init__(socket, fingerprint(hello.token.partition(".")[0]))
        self.viewer = viewer
        self.log_from = hello.log_from
        self.chat_from = hello.chat_from


async def serve_socket(
    socket: WebSocket, registry: TableRegistry, clock: Callable[[], float], limits: AddressLimits
) -> None:
    """Serve one connection, if its address may have another."""
    await counted(socket, limits, lambda: serve_connection(socket, registry, clock, limits))


async def serve_connection(
    socket: WebSocket,
    registry: TableRegistry,
    clock: Callable[[], float],
    limits: AddressLimits | None = None,
) -> None:
    """Serve one connection from its hello to its end; wrong tokens count against the limits."""

    async def accept(first: str) -> tuple[LiveTable, TableConnection]:
        hello = decode(INBOUND, first)
        if not isinstance(hello, Hello):
            raise BadRequest(text("web-hello-first"))
        try:
            table, viewer = await registry.seat_of(hello.table, hello.token)
        except NotYours:
            if limits is not None:
                limits.wrong_token(address_of_socket(socket))
            raise
        log, chat = table.state.journal.logs[viewer], table.state.chat_for(viewer)
        if hello.log_from > len(log) or hello.chat_from > len(chat):
            raise BadRequest(text("web-from-the-future"))
        return table, TableConnection(socket, hello, viewer)

    await socket.accept()
    accepted = await greet(socket, accept)
    if accepted is None:
        return
    table, connection = accepted
    table.listen(connection)

    async def handle(received: str) -> None:
        await _handle(connection, table, received)

    def refuse(received: str, error: TooMuch) -> None:
        connection.send(refused(error, _name_of(received)))

    try:
        async with connection.until_closed():
            await serve_messages(connection, handle, refuse, TokenBucket(BURST, RATE, clock))
    finally:
        table.leave(connection)
        await connection.close()


def _name_of(received: str) -> str:
    """Read the name of an order that is refused undecoded, for the answer."""
    if len(received) > LONGEST_NAMED:
        return ""
    try:
        return NAMED.decode(received).name
    except UNREADABLE:
        return ""


async def _handle(connection: TableConnection, table: LiveTable, received: str) -> None:
    """Carry out an order; a refusal is the answer."""
    name = ""
    try:
        message = decode(INBOUND, received)
        name = message.name if isinstance(message, Order) else ""
        await _carry_out(connection, table, message)
    except GaslampError as error:
        connection.send(refused(error, name))


async def _carry_out(connection: TableConnection, table: LiveTable, message: Inbound) -> None:
    match message:
        case Ping():
            connection.send(Pong())
        case Order(name=name, command=command):
            with table.store.metrics.command_seconds.time():
                ack = await table.execute(connection.viewer, command, name)
            connection.send(ack)
        case Hello():
            raise BadRequest(text("web-hello-once"))
