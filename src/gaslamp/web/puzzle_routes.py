"""Puzzles by HTTP: the list, the puzzle of the day, and the check of answers."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.options import options_from
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.puzzle_file import NoSuchPuzzle, find_puzzle, of_the_day, puzzles_of
from gaslamp.learn.puzzle_pages import PreparedPuzzle, PuzzleName, prepare_puzzle
from gaslamp.learn.puzzle_proofs import reply
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON
from gaslamp.web.error_responses import BadRequest
from gaslamp.web.requests import answered, body
from gaslamp.web.wire import PuzzleAnswer, PuzzleList, PuzzleResult, PuzzleShown

LONGEST_NUMBER = 4  # digits
DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class PuzzleRoutes:
    """The handlers of requests about puzzles.

    A puzzle is proved once, by a worker, and cached.
    """

    def __init__(self, archive: ReplayArchive) -> None:
        """Read all puzzles; none is proved yet."""
        self.archive = archive
        self.listed = _all()  # now, because reading the files takes a moment
        self.posed: dict[PuzzleName, PreparedPuzzle] = {}

    async def list(self, request: Request) -> Response:
        """List all puzzles, and the puzzle of the day."""
        day = _day(request.query_params.get("date"))
        today = PuzzleName(*of_the_day(day))
        return answered(PuzzleList(day.isoformat(), today, self.listed))

    async def page(self, request: Request) -> Response:
        """Return a puzzle without its answer."""
        return Response((await self._posed(_name(request))).page, media_type=JSON)

    async def board(self, request: Request) -> Response:
        """Return a puzzle's board."""
        name = _name(request)
        game = find_game(name.game)
        options = options_from(game.options, find_puzzle(name.game, name.number).options)
        return await board_answer(request, game, options)

    async def judge(self, request: Request) -> Response:
        """Check an answer; return the solution if it is right, or on request."""
        name = _name(request)
        tried = await body(request, PuzzleAnswer)
        if (tried.answer is None) != tried.reveal:
            raise BadRequest(text("web-answer-or-reveal"))
        solution = (await self._posed(name)).solution
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

    async def _posed(self, name: PuzzleName) -> PreparedPuzzle:
        if name not in self.posed:
            self.posed[name] = await self.archive.made(("puzzle", name), prepare_puzzle, name)
        return self.posed[name]


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
