"""A push service on a free port of this machine, and a browser that decrypts what it gets."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import http_ece
from anyio.from_thread import start_blocking_portal
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gaslamp.service.public_https import Address, PublicHttps, Streams
from gaslamp.service.push_subscription import PushKeys, Subscription, decoded, encoded

HOST = "fcm.googleapis.com"
PUBLIC = "93.184.216.34"


class Device:
    """A browser with a subscription: it has the keys that decrypt its messages."""

    def __init__(self, name: str = "1") -> None:
        self.endpoint = f"https://{HOST}/fcm/send/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    @property
    def keys(self) -> PushKeys:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return PushKeys(encoded(point), encoded(self.auth))

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, self.keys)

    def read(self, content: bytes) -> dict[str, str]:
        """Decrypt a message."""
        opened = http_ece.decrypt(content, private_key=self.private, auth_secret=self.auth)
        found: dict[str, str] = json.loads(opened)
        return found


class Posted:
    """A request that the push service got."""

    def __init__(self, head: bytes, content: bytes) -> None:
        first, *lines = head.decode().rstrip().split("\r\n")
        self.path = first.split(" ")[1]
        self.headers = {
            name.lower(): value for name, value in (line.split(": ", 1) for line in lines)
        }
        self.content = content

    @property
    def claims(self) -> dict[str, Any]:
        """Check the server's signature; give what it signed."""
        assert Vapid02.verify(self.headers["authorization"])
        token = self.headers["authorization"].partition("t=")[2].partition(",")[0]
        found: dict[str, Any] = json.loads(decoded(token.split(".")[1]))
        return found

    @property
    def key(self) -> str:
        return self.headers["authorization"].partition("k=")[2]


class PushService:
    """Keeps what is sent to it, and answers with a status."""

    def __init__(self, status: int = 201, *addresses: str) -> None:
        self.status = status
        self.addresses = [ipaddress.ip_address(one) for one in addresses or (PUBLIC,)]
        self.got: list[Posted] = []
        self.port = 0

    @property
    def https(self) -> PublicHttps:
        """Give a client that reaches this service in place of a public address."""
        return PublicHttps(self.resolve, self.connect)

    async def resolve(self, host: str) -> list[Address]:
        assert host == HOST
        return list(self.addresses)

    async def connect(self, _: Address, __: str) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        self.got.append(Posted(head, await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextmanager
def push_service(status: int = 201, *addresses: str) -> Iterator[PushService]:
    """Run a push service in a thread of its own."""
    service = PushService(status, *addresses)

    async def start() -> asyncio.Server:
        return await asyncio.start_server(service.take, "127.0.0.1", 0)

    with start_blocking_portal() as portal:
        server = portal.call(start)
        service.port = int(server.sockets[0].getsockname()[1])
        try:
            yield service
        finally:
            portal.call(server.close)
