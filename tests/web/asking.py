"""Plain HTTP to the application, without a network: every endpoint of a table, asked at once."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Iterable

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message

ADDRESSES = itertools.count()  # each asks once, so that no limit is met
QUERIES = {
    "log": "?until=100000",
    "pad": "?draw=2",
}  # what is asked for with more
HEX = re.compile(rb"[0-9a-f]{64}")


def endpoints(app: Starlette) -> list[str]:
    """List every address below a table that can be asked for."""
    return [
        route.path.replace("{step}", "1") + QUERIES.get(route.path.rpartition("/")[2], "")
        for route in app.routes
        if isinstance(route, Route)
        and "{table}" in route.path
        and "GET" in (route.methods or set())
    ]


async def answer(app: Starlette, path: str, token: str = "") -> tuple[int, bytes]:
    """Ask for an address; give the status and the body."""
    address, _, query = path.partition("?")
    headers = [(b"host", b"localhost")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": (f"address-{next(ADDRESSES)}", 1),
        "server": ("localhost", 80),
        "app": app,
    }
    sent: list[Message] = []
    asked = asyncio.Event()

    async def receive() -> Message:
        """Give the empty body, then wait: the client stays until it is answered."""
        if asked.is_set():
            await asyncio.Event().wait()
        asked.set()
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent)
    return int(sent[0]["status"]), body


def masked(messages: Iterable[bytes], table: str) -> list[bytes]:
    """Put in the place of each fingerprint how many others came before it.

    Fingerprints are salted, so no two tables have the same; when a new one comes, and where an old
    one comes again, must be the same.
    """
    known: dict[bytes, bytes] = {}

    def name(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found[0], b"fingerprint-%d" % len(known))

    return [HEX.sub(name, message.replace(table.encode(), b"TABLE")) for message in messages]


def leaks(messages: Iterable[bytes], secrets: Iterable[str]) -> list[str]:
    """List the secrets of which a part was sent: the beginning of one is as bad as all of it."""
    sent = b"\n".join(messages)
    return [secret for secret in secrets if secret[:PREFIX].encode() in sent]


PREFIX = 10  # characters; fewer would be met by chance


def pair(status: int, body: bytes) -> bytes:
    """Write an answer as one message."""
    return msgspec.json.encode({"type": "answer", "status": status}) + body
