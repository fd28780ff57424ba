"""Limits of a connection that uvicorn does not set: the size and time of a request, and how many.

Without them a client can hold a connection for ever by sending a byte now and then.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gaslamp.web.rate_limits import network_of

HEAD_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How large and slow a request may be, and how many connections one address may have.

    Those of a trusted proxy are not counted: behind it are many addresses.
    """

    largest_head: int = 32 * 1024
    head_within: float = 10.0
    body_within: float = 30.0
    per_address: int = 200


class _TooLarge(Exception):
    """The head of a request is too large."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with a size and a time limit for each request's head, a time for its body."""

    limits = ConnectionLimits()
    connected: Counter[str] = Counter()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start waiting for a request; close if the address has too many connections."""
        super().connection_made(cast("asyncio.Transport", transport))
        self.deadline: asyncio.TimerHandle | None = None
        self.heads = 0  # that have been read
        self.head_size = 0
        self.is_in_head = True
        self.counted_as: str | None = None
        peer = self.client[0] if self.client else ""
        if peer and peer not in _proxies(self.config):
            self.counted_as = network_of(peer)
            self.connected[self.counted_as] += 1
            if self.connected[self.counted_as] > self.limits.per_address:
                transport.close()
                return
        self._expect(self.limits.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; open sockets are counted by `AddressLimits`."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._expect_nothing()
        if self.counted_as is not None:
            self.connected[self.counted_as] -= 1
            if not self.connected[self.counted_as]:
                del self.connected[self.counted_as]
            self.counted_as = None

    # Time.

    def _expect(self, within: float) -> None:
        self._expect_nothing()
        self.deadline = self.loop.call_later(within, self._too_late)

    def _expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        self.transport.close()

    # Size.

    def data_received(self, data: bytes) -> None:
        """Read on, within the limits."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None before the first request
        is_idle = cycle is None or cycle.response_complete
        if self.deadline is None and is_idle:
            self._expect(self.limits.head_within)
        heads = self.heads
        super().data_received(data)
        if self.is_in_head and self.heads == heads and not self.transport.is_closing():
            self.head_size += len(data)
            if self.head_size > self.limits.largest_head:
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self.parsed_size = 0
        self.is_in_head = True
        self.head_size = 0

    def on_url(self, url: bytes) -> None:
        """Count a piece of the address."""
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self.parsed_size += size
        if self.parsed_size > self.limits.largest_head:
            raise _TooLarge  # the parser stops, and uvicorn sends its refusal

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        self.heads += 1
        self.is_in_head = False
        self._expect(self.limits.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing while the request is answered."""
        self._expect_nothing()
        self.is_in_head = True
        self.head_size = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what can't be read, or whose head is too large."""
        if max(self.head_size, getattr(self, "parsed_size", 0)) <= self.limits.largest_head:
            super().send_400_response(msg)
            return
        self.transport.write(HEAD_TOO_LARGE)
        self.transport.close()


def limited_http(limits: ConnectionLimits) -> type[LimitedHttp]:
    """Make the protocol of a server with its own limits and counts."""
    counts: Counter[str] = Counter()
    members: dict[str, Any] = {"limits": limits, "connected": counts}
    return type("LimitedHttp", (LimitedHttp,), members)


def _proxies(config: Any) -> Any:  # noqa: ANN401  (uvicorn's own, typed in part; asked with `in`)
    return ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips).trusted_hosts
