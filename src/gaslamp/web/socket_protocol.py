"""uvicorn's WebSocket protocol with batched writes, and less memory for each open socket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gaslamp.web.write_batching import BatchingTransport

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent  # for types alone


class SmallQueue:
    """What one reader waits for: as `asyncio.Queue` for uvicorn's purpose, a tenth of the size."""

    __slots__ = ("items", "next", "waiting")

    def __init__(self) -> None:
        """Begin empty."""
        self.items: list[ASGIReceiveEvent] = []
        self.next: list[ASGIReceiveEvent] = []  # the first ones, the first of them at the end
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Add an item, and wake the reader."""
        self.items.append(item)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Wait for an item and take it out; there is only one reader."""
        while self.empty():
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        if not self.next:
            self.next, self.items = self.items[::-1], []
        return self.next.pop()

    def empty(self) -> bool:
        """Tell whether nothing has come in."""
        return not self.items and not self.next


class AlwaysSet:
    """An event that has happened, shared by all connections that may write."""

    async def wait(self) -> None:
        """Go on at once."""

    def set(self) -> None:
        """Change nothing."""


WRITABLE: Any = AlwaysSet()  # stands where uvicorn has an `asyncio.Event`


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol on transports that batch their writes."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401  (as uvicorn makes it)
        """Begin without a connection."""
        super().__init__(*args, **options)
        self.queue = cast("Any", SmallQueue())
        self.writable = WRITABLE

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, with a batching transport around the given one."""
        super().connection_made(
            cast("asyncio.Transport", BatchingTransport(cast("asyncio.Transport", transport)))
        )

    def pause_writing(self) -> None:
        """Let writers wait, as much has not been sent yet."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Let the writers go on that wait."""
        waited, self.writable = self.writable, WRITABLE
        waited.set()

    def start_keepalive(self) -> None:
        """Begin to ping; forget the handshake, which is over."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # the parser holds the request to the end
        del self.request, self.response
