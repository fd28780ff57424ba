"""The paths through a lesson: the shortest, and all of them."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_session import Answer, LessonSession, follow
from gaslamp.learn.lesson_worker import AnswerSequence


def first_path(lesson: Lesson) -> Iterator[tuple[AnswerSequence, LessonSession]]:
    """Go by the first move that will do, and by the middle one in free play.

    Each stop is given with the answers that lead there; the session goes on from it.
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
    """Give a session at everything that a learner can come to; it goes on from there.

    Every good move is followed. A free step is begun with every move there is, and gone on with
    in one way.
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
    """Tell apart where pupils stand."""
    return session.place, session.asks, session.begun, tuple(session.journal.actions)


def _continuations(session: LessonSession) -> list[Answer]:
    if session.playing is not None:
        legal = [int(action) for action in session.journal.state.legal_actions()]
        return [*legal] if session.playing.decisions == 0 else [_middle(session)]
    return [None] if session.asks == "next" else [*session.good]


def _middle(session: LessonSession) -> int:
    legal = session.journal.state.legal_actions()
    return int(legal[len(legal) // 2])
