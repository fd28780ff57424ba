"""Answers that are the same for everybody: made and packed once, kept by browsers."""

from __future__ import annotations

import gzip
import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
ASK_AGAIN = "no-cache"  # kept by a browser, and used again where the mark is still the same
NOT_MODIFIED = 304


class CachedResponse(msgspec.Struct, frozen=True):
    """An answer that is the same for everybody: as it is, packed, and the mark that tells it."""

    plain: bytes
    packed: bytes
    mark: str
    media_type: str


def pack(written: bytes, media_type: str = JSON) -> CachedResponse:
    """Pack an answer and mark it by its content."""
    mark = f'"{hashlib.sha256(written).hexdigest()[:20]}"'
    return CachedResponse(written, gzip.compress(written, mtime=0), mark, media_type)


def packed_answer(request: Request, answer: CachedResponse) -> Response:
    """Answer in the form that the client understands, or that it has it already."""
    headers = {"ETag": answer.mark, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if answer.mark in _marks(request.headers.get("If-None-Match", "")):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(answer.plain, media_type=answer.media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(answer.packed, media_type=answer.media_type, headers=headers)


def _marks(header: str) -> list[str]:
    """Read the marks that a client has; a proxy that packs answers itself writes `W/` before."""
    return [mark.strip().removeprefix("W/") for mark in header.split(",")]
