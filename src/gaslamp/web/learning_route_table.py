"""The rows of the route table that are about lessons and puzzles."""

from __future__ import annotations

from gaslamp.core.board import Board
from gaslamp.core.errors import UnknownGame
from gaslamp.learn.errors import NoSuchLesson, WrongAnswer
from gaslamp.learn.lesson_page import LessonPage, LessonShown
from gaslamp.learn.puzzle_file import NoSuchPuzzle
from gaslamp.learn.puzzle_pages import PuzzlePage
from gaslamp.service.errors import NotNow, Unavailable
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.play_on import PlayOn
from gaslamp.web import wire
from gaslamp.web.api_route import ApiRoute, Errors, Query
from gaslamp.web.error_responses import BadRequest

DATE = (Query("date", {"type": "string", "format": "date"}),)
LESSON, PUZZLE = "/api/lessons/{game}/{lesson}", "/api/puzzles/{game}/{number}"
SENT = "/api/sent-puzzles/{puzzle}"
FIND_PUZZLE: Errors = (NoSuchPuzzle, UnknownGame, Unavailable)


def puzzle_routes(address: str) -> tuple[ApiRoute, ...]:
    """Make the rows of puzzles at an address: those of the package, or those that were sent."""
    return (
        ApiRoute(
            "GET",
            address,
            lambda on: on.puzzles.page,
            PuzzlePage,
            "Give a puzzle.",
            errors=FIND_PUZZLE,
        ),
        ApiRoute(
            "POST",
            address,
            lambda on: on.puzzles.judge,
            wire.PuzzleResult,
            "Answer it.",
            request=wire.PuzzleAnswer,
            errors=FIND_PUZZLE,
        ),
        ApiRoute(
            "GET",
            f"{address}/board",
            lambda on: on.puzzles.board,
            Board,
            "Give its board.",
            errors=FIND_PUZZLE,
        ),
        ApiRoute(
            "POST",
            f"{address}/play-on",
            lambda on: on.puzzles.play_on,
            TableKeys,
            "Play on from its position, against bots.",
            request=PlayOn,
            status=201,
            cost=10.0,
            errors=(*FIND_PUZZLE, NotNow),
        ),
    )


LEARNING_ROUTES = (
    ApiRoute(
        "GET", "/api/lessons", lambda on: on.lessons.listed, list[LessonShown], "List the lessons."
    ),
    ApiRoute(
        "POST",
        LESSON,
        lambda on: on.lessons.page,
        LessonPage,
        "Go through a lesson by all answers so far.",
        request=wire.LessonAnswers,
        cost=2.0,
        errors=(NoSuchLesson, WrongAnswer, Unavailable),
    ),
    ApiRoute(
        "GET",
        f"{LESSON}/board",
        lambda on: on.lessons.board,
        Board,
        "Give a lesson's board.",
        errors=(NoSuchLesson,),
    ),
    ApiRoute(
        "POST",
        f"{LESSON}/play-on",
        lambda on: on.lessons.play_on,
        TableKeys,
        "Play on from the position on its board, against bots.",
        request=wire.LessonPlayedOn,
        status=201,
        cost=10.0,
        errors=(NoSuchLesson, WrongAnswer, NotNow, Unavailable),
    ),
    ApiRoute(
        "GET",
        f"{LESSON}/words/{{language}}",
        lambda on: on.lessons.words,
        str,
        "Give a lesson's words.",
        errors=(NoSuchLesson,),
    ),
    ApiRoute(
        "GET",
        "/api/puzzles",
        lambda on: on.puzzles.list,
        wire.PuzzleList,
        "List the puzzles.",
        query=DATE,
        errors=(BadRequest,),
    ),
    *puzzle_routes(PUZZLE),
    *puzzle_routes(SENT),
)
