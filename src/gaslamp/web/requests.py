"""Reads requests and writes responses, within limits of size and time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.web.cached_responses import JSON
from gaslamp.web.error_responses import UNREADABLE, BadRequest, TooLarge, TooSlow, unreadable
from gaslamp.web.wire import encoded

LARGEST_BODY = 64 * 1024
BODY_WITHIN = 20.0  # seconds, less than the connection is kept open for it
BodyT = TypeVar("BodyT")
ResultT = TypeVar("ResultT")


def bearer_token(request: Request) -> str:
    """Give the token or key that a request names; `NotYours` where it names none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise NotYours(text("web-no-token"))
    return token.strip()


def number_in(request: Request, name: str, most: int) -> int:
    """Read a number of a request's query, at most so large; 0 where none is given."""
    written = request.query_params.get(name, "0")
    known = written.isascii() and written.isdecimal() and len(written) <= 9
    return min(int(written), most) if known else 0


async def until_left(request: Request, work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Wait for some work; cancel it if the client disconnects."""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(left())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise NotNow(text("web-no-hint-now"))  # which is not read
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


async def received(request: Request, most: int = LARGEST_BODY) -> bytes:
    """Read a request's body, within the limits of size and time.

    A client that disconnects in between has sent an unreadable body.
    """
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise TooLarge(text("web-too-large"))
    except TimeoutError:
        raise TooSlow(text("web-too-slow")) from None
    except ClientDisconnect:
        raise BadRequest(text("web-bad-request", reason="it ends too early")) from None
    return bytes(found)


async def body(request: Request, kind: type[BodyT]) -> BodyT:
    """Decode a request's body strictly."""
    try:
        return msgspec.json.decode(await received(request), type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None


def answered(
    message: Any,  # noqa: ANN401  (any struct of the wire)
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Respond with a struct as JSON."""
    return Response(encoded(message), status, headers, media_type=JSON)


def address_of(request: Request) -> str:
    """Return the client's address; behind a proxy uvicorn sets it from the proxy's header."""
    return request.client.host if request.client else "-"
