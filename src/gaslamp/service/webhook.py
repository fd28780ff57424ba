"""Sends a line of JSON to a chat's webhook, and to no address of the operator's own network.

Players name the URL, so the server must not become a way into its network: only https on its usual
port, only public addresses, checked after the name was resolved, and the connection goes to the
address that was checked. Redirects are not followed; little of the answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from gaslamp.core.text import text
from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import NotNow, SendingFailed

HTTPS = 443
TIMEOUT = 10.0  # seconds for all of it
LONGEST_URL = 500
LONGEST_ANSWER = 4096  # bytes that are read
MARKUP = str.maketrans("", "", "<>&@[]`*_~|")  # of chats: a name must not call a whole channel

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def resolve(host: str) -> list[Address]:
    """Look a name up."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(row[4][0]) for row in found]


async def connect(address: Address, host: str) -> Streams:
    """Open a connection to an address; its certificate must be the host's."""
    context = ssl.create_default_context()
    return await asyncio.open_connection(str(address), HTTPS, ssl=context, server_hostname=host)


class WebhookSender:
    """Sends messages to webhooks; `resolve` and `connect` can be replaced by tests."""

    def __init__(
        self,
        resolve: Callable[[str], Awaitable[list[Address]]] = resolve,
        connect: Callable[[Address, str], Awaitable[Streams]] = connect,
    ) -> None:
        """Resolve names and connect to addresses by these functions."""
        self.resolve = resolve
        self.connect = connect

    async def send(self, channel: Channel, message: Message) -> None:
        """Send a message; `SendingFailed` where it was not taken."""
        called = f"{message.to}: {message.body}".translate(MARKUP)
        said = f"{called} {message.link}"
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(urlsplit(channel.address), {"text": said})
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise SendingFailed(type(error).__name__) from None
        if not 200 <= status < 300:
            raise SendingFailed(f"status {status}")

    async def _post(self, url: SplitResult, content: dict[str, str]) -> int:
        """Post JSON; return the status."""
        host = url.hostname or ""
        found = await self.resolve(host)
        if not found or not all(is_public(address) for address in found):
            raise SendingFailed("not a public address")
        reader, writer = await self.connect(found[0], host)
        try:
            writer.write(_request(url, json.dumps(content).encode()))
            await writer.drain()
            return _status(await reader.read(LONGEST_ANSWER))
        finally:
            writer.close()


def is_public(address: Address) -> bool:
    """Tell whether an address is one of the public internet, also inside an IPv6 address."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None or address.teredo is not None or address in NAT64:
            return inner is not None and is_public(inner)
    return address.is_global and not address.is_multicast


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def check_webhook(written: str) -> str:
    """Give the URL of a webhook; `NotNow` for one that is not https to a named host."""
    url = written.strip()
    try:
        parts = urlsplit(url)
        is_usual = parts.port in (None, HTTPS)
    except ValueError:
        raise NotNow(text("service-bad-webhook")) from None
    host = parts.hostname or ""
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    is_named = "." in host and not host.replace(".", "").isdigit() and ":" not in host
    has_extras = parts.username is not None or parts.fragment
    if parts.scheme != "https" or not (is_plain and is_named and is_usual) or has_extras:
        raise NotNow(text("service-bad-webhook"))
    return url


def _request(url: SplitResult, body: bytes) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {url.hostname}\r\nUser-Agent: Gaslamp\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


def _status(answer: bytes) -> int:
    """Read the status of an answer; `ValueError` if it is none."""
    words = answer.partition(b"\r\n")[0].split(b" ")
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    return int(words[1])
