"""Builds pages of lessons in a worker, each from the answers that lead to it.

Recent sessions are cached, so that one more answer need not be replayed from the start.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from gaslamp.core.codes import Action
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_page import page_of
from gaslamp.learn.lesson_session import LearnerAnswer, LessonSession, follow

MOST_KEPT = 64  # sessions, in one process

AnswerSequence = tuple[LearnerAnswer, ...]


class LessonProgress(msgspec.Struct, frozen=True):
    """A learner's progress in a lesson: all answers so far."""

    game: str
    lesson: str
    answers: AnswerSequence


_sessions: OrderedDict[LessonProgress, LessonSession] = OrderedDict()


def lesson_page_json(progress: LessonProgress) -> bytes | Text:
    """Return the page as JSON, or the reason why there is none."""
    try:
        session = _session(progress)
        return msgspec.json.encode(page_of(session))
    except GaslampError as error:
        return error.text


def lesson_actions(progress: LessonProgress) -> tuple[Action, ...] | Text:
    """Give the actions that lead to the position on a lesson's board."""
    try:
        return tuple(_session(progress).journal.actions)
    except GaslampError as error:
        return error.text


def _session(progress: LessonProgress) -> LessonSession:
    """Replay the answers, from a cached session if possible."""
    earlier = msgspec.structs.replace(progress, answers=progress.answers[:-1])
    session = _sessions.pop(earlier, None) if progress.answers else None
    if session is None:
        session = follow(find_lesson(progress.game, progress.lesson), progress.answers)
    else:
        session.answer(progress.answers[-1])
    _keep(earlier if session.accepted is False else progress, session)
    return session


def _keep(progress: LessonProgress, session: LessonSession) -> None:
    _sessions[progress] = session
    _sessions.move_to_end(progress)
    while len(_sessions) > MOST_KEPT:
        _sessions.popitem(last=False)
