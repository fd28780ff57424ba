"""Puzzles by HTTP: the list, the puzzle of the day, and the check of answers."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from datetime import UTC, date, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.options import options_from
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.puzzle_file import NoSuchPuzzle, find_puzzle, of_the_day, puzzles_of
from gaslamp.learn.puzzle_pages import (
    PreparedPuzzle,
    PuzzleName,
    PuzzleToPrepare,
    prepare_puzzle,
)
from gaslamp.learn.puzzle_proofs import reply
from gaslamp.learn.sent_puzzles import read_sent
from gaslamp.service.play_on import PlayOn, play_on
from gaslamp.service.replay_archive import PUZZLE_PREFIX, ReplayArchive
from gaslamp.service.replay_pages import GameRecord
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON
from gaslamp.web.error_responses import BadRequest
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body
from gaslamp.web.wire import PuzzleAnswer, PuzzleList, PuzzleResult, PuzzleShown

LONGEST_NUMBER = 4  # digits
MOST_POSED = 512  # puzzles that are kept proved
DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class PuzzleRoutes:
    """The handlers of requests about puzzles.

    A puzzle is proved once, by a worker, and cached.
    """

    def __init__(self, guard: RequestGuard, archive: ReplayArchive) -> None:
        """Read all puzzles; none is proved yet."""
        self.guard = guard
        self.archive = archive
        self.listed = _all()  # now, because reading the files takes a moment
        self.posed: OrderedDict[str, PreparedPuzzle] = OrderedDict()  # by address

    async def list(self, request: Request) -> Response:
        """List all puzzles, and the puzzle of the day."""
        day = _day(request.query_params.get("date"))
        today = PuzzleName(*of_the_day(day))
        return answered(PuzzleList(day.isoformat(), today, self.listed))

    async def page(self, request: Request) -> Response:
        """Return a puzzle without its answer."""
        return Response((await self._posed(request)).page, media_type=JSON)

    async def board(self, request: Request) -> Response:
        """Return a puzzle's board."""
        asked = await self._asked(request)
        game = find_game(asked.name.game)
        options = options_from(game.options, asked.puzzle.options)
        return await board_answer(request, game, options)

    async def judge(self, request: Request) -> Response:
        """Check an answer; return the solution if it is right, or on request."""
        tried = await body(request, PuzzleAnswer)
        if (tried.answer is None) != tried.reveal:
            raise BadRequest(text("web-answer-or-reveal"))
        solution = (await self._posed(request)).solution
        if tried.answer is not None:
            reason = reply(solution, tried.answer)
            if reason is not None:
                return answered(PuzzleResult(right=False, reason=reason))
        return answered(
            PuzzleResult(
                right=not tried.reveal,
                answer=solution.answer,
                explanation=solution.explanation,
                notebook=solution.notebook,
            )
        )

    async def play_on(self, request: Request) -> Response:
        """Create a table that goes on from a puzzle's position, as a seat knew it then."""
        found = await self._asked(request)
        game, puzzle = find_game(found.name.game), found.puzzle
        actions = tuple(game.parse(move) for move in puzzle.moves)
        record = GameRecord(game.name, dict(puzzle.options), actions)
        wanted = await body(request, PlayOn)
        asked = msgspec.structs.replace(wanted, step=len(actions), as_known=True)
        return answered(await play_on(self.guard.registry, self.archive, record, asked), 201)

    async def _asked(self, request: Request) -> PuzzleToPrepare:
        """Find the puzzle that a request names: one of the package, or one that was sent."""
        sent = request.path_params.get("puzzle")
        if sent is None:
            name = _name(request)
            return PuzzleToPrepare(name, find_puzzle(name.game, name.number))
        stored = await asyncio.to_thread(self.archive.store.file, sent)
        if stored is None or not sent.startswith(PUZZLE_PREFIX):
            raise NoSuchPuzzle(text("web-no-such-sent-puzzle"))
        found = read_sent(stored)
        return PuzzleToPrepare(PuzzleName(found.game, 0), found.puzzle)

    async def _posed(self, request: Request) -> PreparedPuzzle:
        key = request.url.path
        if key not in self.posed:
            asked = await self._asked(request)
            self.posed[key] = await self.archive.made(("puzzle", key), prepare_puzzle, asked)
        self.posed.move_to_end(key)
        while len(self.posed) > MOST_POSED:
            self.posed.popitem(last=False)
        return self.posed[key]


def _all() -> tuple[PuzzleShown, ...]:
    return tuple(
        PuzzleShown(
            name,
            number,
            puzzle.kind,
            find_game(name).puzzle_title(puzzle.kind),
            puzzle.difficulty,
        )
        for name in GAMES
        for number, puzzle in enumerate(puzzles_of(name), start=1)
    )


def _name(request: Request) -> PuzzleName:
    game, written = request.path_params["game"], request.path_params["number"]
    if not (written.isascii() and written.isdecimal() and len(written) <= LONGEST_NUMBER):
        raise NoSuchPuzzle(text("web-no-such-page"))
    find_puzzle(game, int(written))
    return PuzzleName(game, int(written))


def _day(written: str | None) -> date:
    """Read the date of the request; without one, today's date in UTC."""
    if written is None:
        return datetime.now(UTC).date()
    try:
        if DATE.fullmatch(written):
            return date.fromisoformat(written)
    except ValueError:
        pass
    raise BadRequest(text("web-bad-date"))
