"""Guides by HTTP: built and compressed once, cached by browsers."""

from __future__ import annotations

import asyncio
import functools

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES, find_game, game_names
from gaslamp.learn.guide import read_guide
from gaslamp.learn.guide_figures import figures_of
from gaslamp.service.errors import NoSuchTable
from gaslamp.web.cached_responses import CachedResponse, pack, packed_answer
from gaslamp.web.wire import encoded


async def guide(request: Request) -> Response:
    """Return a game's guide and its rules in a language."""
    name, language = _with_guide(request.path_params["game"]), request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchTable(text("web-no-such-page"))
    return packed_answer(request, await asyncio.to_thread(_guide, name, language))


async def figures(request: Request) -> Response:
    """Return the board and the positions of a guide's figures."""
    name = _with_guide(request.path_params["game"])
    return packed_answer(request, await asyncio.to_thread(_figures, name))


def _with_guide(name: str) -> str:
    """Name the game whose guide explains a game: its own, or that of the game it is a scenario of.

    `NoSuchTable` for a game without one.
    """
    if name in game_names() and name not in GAMES:
        name = find_game(name).variant_of
    if name not in GAMES:
        raise NoSuchTable(text("web-no-such-page"))
    return name


@functools.cache
def _guide(game: str, language: str) -> CachedResponse:
    return pack(encoded(read_guide(game, language)))


@functools.cache
def _figures(game: str) -> CachedResponse:
    return pack(encoded(figures_of(game)))
