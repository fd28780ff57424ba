"""Words by plain HTTP, as Fluent writes them: packed once, kept by browsers."""

from __future__ import annotations

import functools

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.game import Game
from gaslamp.core.text import text
from gaslamp.core.translation import (
    LANGUAGES,
    ftl_source,
    game_source,
    lesson_ftl_source,
    shared_source,
)
from gaslamp.games.registry import find_game
from gaslamp.service.errors import NoSuchTable
from gaslamp.web.cached_responses import TEXT, CachedResponse, pack, packed_answer

SHARED = "shared"


async def all_words(request: Request) -> Response:
    """Give all words of a language."""
    return packed_answer(request, _all_words(_language(request)))


async def part_of_words(request: Request) -> Response:
    """Give the words of one game, or those that belong to no game."""
    language, part = _language(request), request.path_params["part"]
    folder = part if part == SHARED else _folder_of(find_game(part))
    return packed_answer(request, _part_of_words(language, folder))


@functools.cache
def lesson_words(game: str, lesson: str, language: str) -> CachedResponse:
    """Pack the words of a lesson."""
    return pack(lesson_ftl_source(game, lesson, language).encode(), TEXT)


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchTable(text("web-no-such-page"))
    return language


def _folder_of(game: Game) -> str:
    """Name the folder of a game; none for a game that was added from outside."""
    module = type(game).__module__
    return module.split(".")[2] if module.startswith("gaslamp.games.") else ""


@functools.cache
def _all_words(language: str) -> CachedResponse:
    return pack(ftl_source(language).encode(), TEXT)


@functools.cache
def _part_of_words(language: str, folder: str) -> CachedResponse:
    if folder == SHARED:
        return pack(shared_source(language).encode(), TEXT)
    return pack(game_source(folder, language).encode() if folder else b"", TEXT)
