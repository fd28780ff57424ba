"""Boards by HTTP: compressed once for a game and its options, cached by browsers."""

from __future__ import annotations

import asyncio
import functools

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.web.cached_responses import CachedResponse, pack, packed_answer
from gaslamp.web.wire import encoded

MOST_KEPT = 64  # boards in memory: a game has one for each set of options that was asked for


async def board_answer(request: Request, game: Game, options: Options) -> Response:
    """Answer with a game's board."""
    return packed_answer(request, await asyncio.to_thread(_board, game, options))


@functools.lru_cache(MOST_KEPT)
def _board(game: Game, options: Options) -> CachedResponse:
    return pack(encoded(game.board(options)))
