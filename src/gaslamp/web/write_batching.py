"""Collects what is sent on a connection within one turn of the event loop into one write.

A move's frame and its acknowledgement are two messages; two system calls would cost more than
making them.
"""

from __future__ import annotations

import asyncio
from typing import Any


class BatchingTransport:
    """A transport that holds back writes until the event loop's next turn."""

    __slots__ = ("loop", "pieces", "transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        """Wrap a transport."""
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.pieces: list[bytes] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever else a transport can do)
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Queue data, to be written with everything else of this turn."""
        if not self.pieces:
            self.loop.call_soon(self._write_all)
        self.pieces.append(data)

    def _write_all(self) -> None:
        pieces, self.pieces = self.pieces, []
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))

    def close(self) -> None:
        """Write what is queued, and close."""
        self._write_all()
        self.transport.close()
