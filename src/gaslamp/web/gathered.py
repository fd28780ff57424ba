"""What is sent on a connection in one turn of the event loop goes out in one piece.

A move's frame and its acknowledgement are two messages; to hand each to the system by itself costs
more than to make it.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport that waits with what it is to write until the event loop's next turn."""

    __slots__ = ("loop", "pieces", "transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        """Stand before a transport."""
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.pieces: list[bytes] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever else a transport can do)
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Write soon, with whatever else is written now."""
        if not self.pieces:
            self.loop.call_soon(self._write_all)
        self.pieces.append(data)

    def _write_all(self) -> None:
        pieces, self.pieces = self.pieces, []
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))

    def close(self) -> None:
        """Write what waits, and close."""
        self._write_all()
        self.transport.close()


class GatheredSockets(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, on transports that gather."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, with a transport that gathers in place of the one that was made."""
        super().connection_made(
            cast("asyncio.Transport", Gathered(cast("asyncio.Transport", transport)))
        )
