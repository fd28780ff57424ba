"""Positions of recorded games as puzzles for a friend, by HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.games.registry import find_game
from gaslamp.learn.sent_puzzles import (
    PUZZLE_FORMAT,
    FoundPuzzle,
    GameToSearch,
    SentPuzzle,
    find_puzzles,
)
from gaslamp.service.errors import NotNow
from gaslamp.service.replay_archive import MOST_UPLOADS, PUZZLE_PREFIX, ReplayArchive
from gaslamp.service.replay_pages import GameRecord, record_key, record_of
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body
from gaslamp.web.wire import PuzzleSent, PuzzleToSend


class SentPuzzleRoutes:
    """The handlers of requests that make puzzles of recorded games."""

    def __init__(self, guard: RequestGuard, archive: ReplayArchive) -> None:
        """Find puzzles in games of an archive; `guard` checks permissions."""
        self.guard = guard
        self.archive = archive

    async def offers_of_table(self, request: Request) -> Response:
        """List the positions of a finished game where one answer can be proved."""
        return await self._offers(await self._table(request))

    async def offers_of_file(self, request: Request) -> Response:
        """List the positions of an uploaded game where one answer can be proved."""
        return await self._offers(await self._file(request))

    async def send_from_table(self, request: Request) -> Response:
        """Make a puzzle of a position of a finished game."""
        return await self._send(await self._table(request), request)

    async def send_from_file(self, request: Request) -> Response:
        """Make a puzzle of a position of an uploaded game."""
        return await self._send(await self._file(request), request)

    async def _table(self, request: Request) -> GameRecord:
        return record_of((await self.guard.finished(request)).state.journal)

    async def _file(self, request: Request) -> GameRecord:
        return (await self.archive.find(request.path_params["replay"])).record

    async def _offers(self, record: GameRecord) -> Response:
        return answered([found.offer for found in await self._found(record)])

    async def _send(self, record: GameRecord, request: Request) -> Response:
        asked = await body(request, PuzzleToSend)
        for found in await self._found(record):
            if (found.offer.step, found.offer.kind) == (asked.step, asked.kind):
                sent = SentPuzzle(find_game(record.game).version, record.game, found.puzzle)
                name, stored = f"{PUZZLE_PREFIX}{sent.name}", PUZZLE_FORMAT.encode(sent)
                await self.archive.store.add_file(name, self.archive.now(), stored, MOST_UPLOADS)
                return answered(PuzzleSent(name), 201)
        raise NotNow(text("web-nothing-proved"))

    async def _found(self, record: GameRecord) -> tuple[FoundPuzzle, ...]:
        searched = GameToSearch(record.game, record.options, record.actions)
        return await self.archive.made(("puzzles", record_key(record)), find_puzzles, searched)
