"""The paths through a lesson: the shortest, and all of them."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_session import LearnerAnswer, LessonSession, follow
from gaslamp.learn.lesson_worker import AnswerSequence


def first_path(lesson: Lesson) -> Iterator[tuple[AnswerSequence, LessonSession]]:
    """Follow the first accepted move, and the middle one in free play.

    Yields each stop with the answers that lead there; the session continues from it.
    """
    session = LessonSession(lesson)
    answers: AnswerSequence = ()
    yield answers, session
    while not session.is_done:
        answer = _middle(session) if session.playing else (*session.good, None)[0]
        session.answer(answer)
        answers = (*answers, answer)
        yield answers, session


def all_paths(lesson: Lesson) -> Iterator[LessonSession]:
    """Yield a session at every point that a learner can reach; it continues from there.

    Every good move is followed. A free step is begun with every legal move, and continued in one
    way.
    """
    waiting: list[AnswerSequence] = [()]
    known: set[tuple[object, ...]] = set()
    while waiting:
        answers = waiting.pop()
        session = follow(lesson, answers)
        while (place := _place(session)) not in known:
            known.add(place)
            yield session
            if session.is_done:
                break
            first, *others = _continuations(session)
            waiting += [(*answers, answer) for answer in others]
            session.answer(first)
            answers = (*answers, first)


def _place(session: LessonSession) -> tuple[object, ...]:
    """Identify the point that a session has reached."""
    return session.place, session.asks, session.begun, tuple(session.journal.actions)


def _continuations(session: LessonSession) -> list[LearnerAnswer]:
    if session.playing is not None:
        legal = [int(action) for action in session.journal.state.legal_actions()]
        return [*legal] if session.playing.decisions == 0 else [_middle(session)]
    return [None] if session.asks == "next" else [*session.good]


def _middle(session: LessonSession) -> int:
    legal = session.journal.state.legal_actions()
    return int(legal[len(legal) // 2])
