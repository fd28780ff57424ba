"""Words by HTTP, as Fluent source: compressed once, cached by browsers."""

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
MOST_CACHED = 64  # texts: for each language all words, the shared ones, and those of each game


async def all_words(request: Request) -> Response:
    """Return all words of a language."""
    return packed_answer(request, _packed(ftl_source(_language(request))))


async def part_of_words(request: Request) -> Response:
    """Return the words of one game, or those that belong to no game."""
    language, part = _language(request), request.path_params["part"]
    if part == SHARED:
        return packed_answer(request, _packed(shared_source(language)))
    return packed_answer(request, _packed(game_source(_words_of(find_game(part)), language)))


@functools.cache
def lesson_words(game: str, lesson: str, language: str) -> CachedResponse:
    """Compress the words of a lesson."""
    return pack(lesson_ftl_source(game, lesson, language).encode(), TEXT)


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchTable(text("web-no-such-page"))
    return language


def _words_of(game: Game) -> str:
    """Name the game whose words are used: a small variant has those of the whole game."""
    return game.variant_of or game.name


@functools.lru_cache(MOST_CACHED)
def _packed(source: str) -> CachedResponse:
    return pack(source.encode(), TEXT)
