"""Posts to https URLs that players name, and to no address of the operator's own network.

The server must not become a way into its network: only https on its usual port, only public
addresses, checked after the name was resolved, and the connection goes to the address that was
checked. Redirects are not followed; little of the answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from gaslamp.service.errors import SendingFailed

HTTPS = 443
TIMEOUT = 10.0  # seconds for all of it
LONGEST_ANSWER = 4096  # bytes that are read

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
NAT64 = ipaddress.ip_network("64:ff9b::/96")


async def resolve(host: str) -> list[Address]:
    """Look a name up."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(row[4][0]) for row in found]


async def connect(address: Address, host: str) -> Streams:
    """Open a connection to an address; its certificate must be the host's."""
    context = ssl.create_default_context()
    return await asyncio.open_connection(str(address), HTTPS, ssl=context, server_hostname=host)


class PublicHttps:
    """Posts to public hosts; `resolve` and `connect` can be replaced by tests."""

    def __init__(
        self,
        resolve: Callable[[str], Awaitable[list[Address]]] = resolve,
        connect: Callable[[Address, str], Awaitable[Streams]] = connect,
    ) -> None:
        """Resolve names and connect to addresses by these functions."""
        self.resolve = resolve
        self.connect = connect

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """Post bytes; return the status. `SendingFailed` where there is no answer."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(urlsplit(url), headers, content)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise SendingFailed(type(error).__name__) from None

    async def _post(self, url: SplitResult, headers: Mapping[str, str], content: bytes) -> int:
        host = url.hostname or ""
        found = await self.resolve(host)
        if not found or not all(is_public(address) for address in found):
            raise SendingFailed("not a public address")
        reader, writer = await self.connect(found[0], host)
        try:
            writer.write(_request(url, headers, content))
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


def is_https_url(url: str, longest: int) -> bool:
    """Tell whether this is an https URL of a named host on the usual port, with nothing odd."""
    try:
        parts = urlsplit(url)
        is_usual = parts.port in (None, HTTPS)
    except ValueError:
        return False
    host = parts.hostname or ""
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= longest
    is_named = "." in host and not host.replace(".", "").isdigit() and ":" not in host
    has_extras = parts.username is not None or bool(parts.fragment)
    return parts.scheme == "https" and is_plain and is_named and is_usual and not has_extras


def _request(url: SplitResult, headers: Mapping[str, str], content: bytes) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {url.hostname}",
        "User-Agent: Gaslamp",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(content)}",
        "Connection: close",
    ]
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii") + content


def _status(answer: bytes) -> int:
    """Read the status of an answer; `ValueError` if it is none."""
    words = answer.partition(b"\r\n")[0].split(b" ")
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    return int(words[1])
