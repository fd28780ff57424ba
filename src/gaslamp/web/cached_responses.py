"""Public responses: built and compressed once, cached by browsers with an `ETag`."""

from __future__ import annotations

import gzip
import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
ASK_AGAIN = "no-cache"  # cached by a browser, and used again where the `ETag` is the same
NOT_MODIFIED = 304


class CachedResponse(msgspec.Struct, frozen=True):
    """A public response: plain, compressed, and its `ETag`."""

    plain: bytes
    packed: bytes
    mark: str
    media_type: str


def pack(written: bytes, media_type: str = JSON) -> CachedResponse:
    """Compress a response and compute its `ETag`."""
    mark = f'"{hashlib.sha256(written).hexdigest()[:20]}"'
    return CachedResponse(written, gzip.compress(written, mtime=0), mark, media_type)


def packed_answer(request: Request, answer: CachedResponse) -> Response:
    """Respond in the encoding that the client accepts, or with 304 if it has it already."""
    headers = {"ETag": answer.mark, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if answer.mark in _marks(request.headers.get("If-None-Match", "")):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(answer.plain, media_type=answer.media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(answer.packed, media_type=answer.media_type, headers=headers)


def _marks(header: str) -> list[str]:
    """Read the `ETag`s that a client has; a proxy that compresses prefixes `W/`."""
    return [mark.strip().removeprefix("W/") for mark in header.split(",")]
