"""The page of a lesson: a step, the reply to the last answer, the learner's view."""

from __future__ import annotations

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Seat
from gaslamp.core.log import LogLine
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Turn
from gaslamp.core.view import AnyNotebook, AnyView
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_session import Asks, LessonSession
from gaslamp.play.deduction import Deduction


class StepShown(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: the `number`th of all, the end counted too.

    `asks` says what ends it: “next”, a “move” that will do, any move (“free”), or nothing (“done”).
    """

    name: str
    number: int
    of: int
    chapter: Text
    says: Text
    points: tuple[ElementId, ...]
    rules: tuple[str, ...]
    asks: Asks


class LessonPage(msgspec.Struct, frozen=True, kw_only=True):
    """What a learner is shown after some answers.

    `reply` answers the last of them, which counts only if it was `accepted`. `good` are the actions
    that are accepted. `log` is complete; what happened since the last answer begins at `news`.
    """

    step: StepShown
    accepted: bool | None
    reply: Text | None
    good: tuple[int, ...]
    seat: Seat
    turn: Turn
    view: AnyView
    choices: tuple[Choice, ...]
    notebook: AnyNotebook | None
    log: tuple[LogLine, ...]
    news: int


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as it is offered; `options` are those of the free game that it ends in.

    `chapters` counts the steps of each; the end is one step more.
    """

    game: str
    lesson: str
    title: Text
    seat: Seat
    side: Text
    minutes: int
    steps: int
    chapters: tuple[int, ...]
    options: dict[str, bool | int | str]


def lesson_shown(lesson: Lesson) -> LessonShown:
    """Make the entry of a lesson in the list."""
    return LessonShown(
        game=lesson.game.name,
        lesson=lesson.name,
        title=lesson.title,
        seat=lesson.seat,
        side=lesson.game.seats(lesson.options)[lesson.seat],
        minutes=lesson.written.minutes,
        steps=len(lesson.steps) + 1,
        chapters=tuple(len(chapter.steps) for chapter in lesson.written.chapters),
        options=lesson.table,
    )


def step_shown(session: LessonSession) -> StepShown:
    """Show the step that a session has reached."""
    step, lesson = session.step, session.lesson
    return StepShown(
        name=step.name,
        number=session.place + 1,
        of=len(lesson.steps) + 1,
        chapter=lesson.say(f"chapter-{session.chapter.name}"),
        says=session.says,
        points=() if session.comment else step.points,  # free play may have moved them away
        rules=step.rules,
        asks=session.asks,
    )


def page_of(session: LessonSession) -> LessonPage:
    """Make the page of a session."""
    journal, lesson, seat = session.journal, session.lesson, session.lesson.seat
    view = journal.view(seat)
    notebook = None
    if session.chapter.notebook:
        notebook = Deduction(lesson.game, lesson.options, seat).notebook(journal)
    return LessonPage(
        step=step_shown(session),
        accepted=session.accepted,
        reply=session.reply,
        good=session.good,
        seat=seat,
        turn=view.turn,
        view=view,
        choices=journal.choices(seat, view) if session.asks in ("move", "free") else (),
        notebook=notebook,
        log=journal.log_lines(seat),
        news=session.news,
    )
