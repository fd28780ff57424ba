"""The rows of the route table that are about lessons and puzzles."""

from __future__ import annotations

from gaslamp.core.board import Board
from gaslamp.core.errors import UnknownGame
from gaslamp.learn.errors import NoSuchLesson, WrongAnswer
from gaslamp.learn.lesson_page import LessonPage, LessonShown
from gaslamp.learn.puzzle_file import NoSuchPuzzle
from gaslamp.learn.puzzle_pages import PuzzlePage
from gaslamp.service.errors import Unavailable
from gaslamp.web import wire
from gaslamp.web.api_route import ApiRoute, Query
from gaslamp.web.error_responses import BadRequest

DATE = (Query("date", {"type": "string", "format": "date"}),)
LESSON, PUZZLE = "/api/lessons/{game}/{lesson}", "/api/puzzles/{game}/{number}"

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
    ApiRoute(
        "GET",
        PUZZLE,
        lambda on: on.puzzles.page,
        PuzzlePage,
        "Give a puzzle.",
        errors=(NoSuchPuzzle, UnknownGame, Unavailable),
    ),
    ApiRoute(
        "POST",
        PUZZLE,
        lambda on: on.puzzles.judge,
        wire.PuzzleResult,
        "Answer it.",
        request=wire.PuzzleAnswer,
        errors=(NoSuchPuzzle, UnknownGame, Unavailable),
    ),
    ApiRoute(
        "GET",
        f"{PUZZLE}/board",
        lambda on: on.puzzles.board,
        Board,
        "Give its board.",
        errors=(NoSuchPuzzle, UnknownGame),
    ),
)
