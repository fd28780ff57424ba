"""Lessons by HTTP. The server stores nothing of a learner: each request has all answers."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.options import options_of
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES
from gaslamp.learn.errors import NoSuchLesson, WrongAnswer
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_files import all_lessons, find_lesson
from gaslamp.learn.lesson_page import lesson_shown
from gaslamp.learn.lesson_worker import LessonProgress, lesson_actions, lesson_page_json
from gaslamp.service.errors import Unavailable
from gaslamp.service.play_on import play_on
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.replay_pages import GameRecord
from gaslamp.service.work_queue import LESSONS, QueueFull
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import LONGEST_WORK, WorkerPool
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON, packed_answer
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import address_of, answered, body
from gaslamp.web.wire import LessonAnswers, LessonPlayedOn
from gaslamp.web.word_files import lesson_words


class LessonRoutes:
    """The handlers of requests about lessons."""

    def __init__(self, guard: RequestGuard, pool: WorkerPool, archive: ReplayArchive) -> None:
        """Compute pages in a pool; they are quick jobs, so no lesson waits for a search."""
        self.guard = guard
        self.pool = pool
        self.archive = archive

    async def listed(self, _: Request) -> Response:
        """List the lessons."""
        return answered([lesson_shown(lesson) for lesson in all_lessons()])

    async def words(self, request: Request) -> Response:
        """Return the words of a lesson as Fluent source."""
        lesson, language = _found(request), request.path_params["language"]
        if language not in LANGUAGES:
            raise NoSuchLesson(text("web-no-such-page"))
        return packed_answer(request, lesson_words(lesson.game.name, lesson.name, language))

    async def board(self, request: Request) -> Response:
        """Return the board of a lesson."""
        lesson = _found(request)
        return await board_answer(request, lesson.game, lesson.options)

    async def page(self, request: Request) -> Response:
        """Return the page that follows from all answers of a learner."""
        lesson = _found(request)
        given = await body(request, LessonAnswers)
        progress = LessonProgress(lesson.game.name, lesson.name, given.answers)
        try:
            page = await self.pool.run(
                LESSONS, address_of(request), lesson_page_json, progress, seconds=LONGEST_WORK
            )
        except (JobFailed, QueueFull):
            raise Unavailable(text("web-no-lesson-now")) from None
        if isinstance(page, Text):
            raise WrongAnswer(page)
        return Response(page, media_type=JSON)

    async def play_on(self, request: Request) -> Response:
        """Create a table that goes on from the position on a lesson's board, as a seat knew it."""
        lesson = _found(request)
        wanted = await body(request, LessonPlayedOn)
        progress = LessonProgress(lesson.game.name, lesson.name, wanted.answers)
        actions = await self.archive.made(("lesson", progress), lesson_actions, progress)
        if isinstance(actions, Text):
            raise WrongAnswer(actions)
        record = GameRecord(lesson.game.name, dict(options_of(lesson.options)), actions)
        asked = msgspec.structs.replace(wanted.play_on, step=len(actions), as_known=True)
        return answered(await play_on(self.guard.registry, self.archive, record, asked), 201)


def _found(request: Request) -> Lesson:
    return find_lesson(request.path_params["game"], request.path_params["lesson"])
