"""The ways through a lesson: the straightest, and all of them."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.learn.lesson import Lesson
from gaslamp.learn.teaching import Answer, Pupil, follow

Answers = tuple[Answer, ...]


def first_way(lesson: Lesson) -> Iterator[tuple[Answers, Pupil]]:
    """Go by the first move that will do, and by the middle one in free play.

    Each stop is given with the answers that lead there; the pupil goes on from it.
    """
    pupil = Pupil(lesson)
    answers: Answers = ()
    yield answers, pupil
    while not pupil.is_done:
        answer = _middle(pupil) if pupil.playing else (*pupil.good, None)[0]
        pupil.answer(answer)
        answers = (*answers, answer)
        yield answers, pupil


def all_ways(lesson: Lesson) -> Iterator[Pupil]:
    """Give a pupil at everything that a learner can come to; it goes on from there.

    Every good move is followed. A free step is begun with every move there is, and gone on with
    in one way.
    """
    waiting: list[Answers] = [()]
    known: set[tuple[object, ...]] = set()
    while waiting:
        answers = waiting.pop()
        pupil = follow(lesson, answers)
        while (place := _place(pupil)) not in known:
            known.add(place)
            yield pupil
            if pupil.is_done:
                break
            first, *others = _leading_on(pupil)
            waiting += [(*answers, answer) for answer in others]
            pupil.answer(first)
            answers = (*answers, first)


def _place(pupil: Pupil) -> tuple[object, ...]:
    """Tell apart where pupils stand."""
    return pupil.place, pupil.asks, pupil.begun, tuple(pupil.journal.actions)


def _leading_on(pupil: Pupil) -> list[Answer]:
    if pupil.playing is not None:
        legal = [int(action) for action in pupil.journal.state.legal_actions()]
        return [*legal] if pupil.playing.decisions == 0 else [_middle(pupil)]
    return [None] if pupil.asks == "next" else [*pupil.good]


def _middle(pupil: Pupil) -> int:
    legal = pupil.journal.state.legal_actions()
    return int(legal[len(legal) // 2])
