"""How to play by plain HTTP: words that a browser may keep, made and packed once."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.core.words import LANGUAGES
from gaslamp.games.registry import GAMES
from gaslamp.learn.figures import figures_of
from gaslamp.learn.guide import read_guide
from gaslamp.service.errors import NoSuchTable
from gaslamp.web.http import JSON
from gaslamp.web.wire import encoded

ASK_AGAIN = "no-cache"  # kept by a browser, and used again where the mark is still the same
NOT_MODIFIED = 304


class Packed(msgspec.Struct, frozen=True):
    """An answer that is the same for everybody: as it is, packed, and the mark that tells it."""

    plain: bytes
    packed: bytes
    mark: str


async def guide(request: Request) -> Response:
    """Give a game's guide and its rules in a language."""
    name, language = request.path_params["game"], request.path_params["language"]
    if name not in GAMES or language not in LANGUAGES:
        raise NoSuchTable(text("web-no-such-page"))
    return _answered(request, await asyncio.to_thread(_guide, name, language))


async def figures(request: Request) -> Response:
    """Give the board and the positions of a guide's figures."""
    name = request.path_params["game"]
    if name not in GAMES:
        raise NoSuchTable(text("web-no-such-page"))
    return _answered(request, await asyncio.to_thread(_figures, name))


@functools.cache
def _guide(game: str, language: str) -> Packed:
    return _pack(encoded(read_guide(game, language)))


@functools.cache
def _figures(game: str) -> Packed:
    return _pack(encoded(figures_of(game)))


def _pack(written: bytes) -> Packed:
    mark = f'"{hashlib.sha256(written).hexdigest()[:20]}"'
    return Packed(written, gzip.compress(written, mtime=0), mark)


def _answered(request: Request, answer: Packed) -> Response:
    headers = {"ETag": answer.mark, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == answer.mark:
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(answer.plain, media_type=JSON, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(answer.packed, media_type=JSON, headers=headers)
