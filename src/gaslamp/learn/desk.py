"""What a worker does for learners: a page of a lesson from the answers that lead to it.

The pupils of late are kept, so that one more answer need not go through all of them again.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text
from gaslamp.learn.page import page_of
from gaslamp.learn.shelf import find_lesson
from gaslamp.learn.teaching import Answer, Pupil, follow

MOST_KEPT = 64  # pupils, in one process

Answers = tuple[Answer, ...]


class Asked(msgspec.Struct, frozen=True):
    """Where somebody stands in a lesson: all its answers so far."""

    game: str
    lesson: str
    answers: Answers


_pupils: OrderedDict[Asked, Pupil] = OrderedDict()


def taught(asked: Asked) -> bytes | Text:
    """Give the page as JSON, or say why there is none."""
    try:
        pupil = _pupil(asked)
        return msgspec.json.encode(page_of(pupil))
    except GaslampError as error:
        return error.text


def _pupil(asked: Asked) -> Pupil:
    """Follow the answers, from where a kept pupil stands if it can be."""
    earlier = msgspec.structs.replace(asked, answers=asked.answers[:-1])
    pupil = _pupils.pop(earlier, None) if asked.answers else None
    if pupil is None:
        pupil = follow(find_lesson(asked.game, asked.lesson), asked.answers)
    else:
        pupil.answer(asked.answers[-1])
    _keep(earlier if pupil.accepted is False else asked, pupil)
    return pupil


def _keep(asked: Asked, pupil: Pupil) -> None:
    _pupils[asked] = pupil
    _pupils.move_to_end(asked)
    while len(_pupils) > MOST_KEPT:
        _pupils.popitem(last=False)
