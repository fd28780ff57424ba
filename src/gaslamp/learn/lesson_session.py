"""A lesson in progress: answers are applied one by one."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple, TypeAlias

from gaslamp.core.codes import Action, legal_actions
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.learn import lesson_script
from gaslamp.learn.errors import LessonError, WrongAnswer
from gaslamp.learn.free_play import FreePlay
from gaslamp.learn.lesson import GoodMove, Lesson, LessonChapter, LessonStep, ScriptLines
from gaslamp.learn.notebook_counts import counted

Asks: TypeAlias = Literal["next", "move", "free", "done"]
"""What a step asks for: to go on, a good move, any move, or nothing more."""
LearnerAnswer: TypeAlias = int | None
"""An action, or nothing to go on."""

ANY = "*"  # stands for anything in a pattern of moves
END = "end"  # the step behind the last one


class AcceptedMove(NamedTuple):
    """A good move as the actions it is made of."""

    actions: tuple[Action, ...]
    good: GoodMove


class LessonSession:
    """A learner's session with a lesson. A wrong answer changes nothing but the reply."""

    def __init__(self, lesson: Lesson) -> None:
        """Begin with the first step."""
        self.lesson = lesson
        self.place = 0
        self.reply: Text | None = None  # to the last answer
        self.accepted: bool | None = None  # whether that was what was asked for
        self.journal = Journal(lesson.game, lesson.options)
        self.news = 0  # where the log goes on since the last answer
        self.open_moves: list[AcceptedMove] = []
        self.begun: tuple[Action, ...] = ()  # the part of a good move that is made already
        self.playing: FreePlay | None = None
        self.comment: Text | None = None  # on a free step that is over
        self.before = 0  # what the step counts, as it stood at its beginning
        self._enter()

    @property
    def is_done(self) -> bool:
        """Tell whether the lesson is over."""
        return self.place == len(self.lesson.steps)

    @property
    def chapter(self) -> LessonChapter:
        """The chapter that the step belongs to; the last one's at the end."""
        return self.lesson.steps[min(self.place, len(self.lesson.steps) - 1)][0]

    @property
    def step(self) -> LessonStep:
        """The step that was reached."""
        return LessonStep(name=END) if self.is_done else self.lesson.steps[self.place][1]

    @property
    def asks(self) -> Asks:
        """Return what kind of answer is asked for."""
        if self.is_done:
            return "done"
        if self.step.free and self.comment is None:
            return "free"
        return "move" if self.step.good else "next"

    @property
    def says(self) -> Text:
        """Return the text of the step; of a finished free one, its comment."""
        if self.comment is not None:
            return self.comment
        step = self.step
        return self.lesson.say(step.name, **({"count": self.before} if step.counts else {}))

    @property
    def good(self) -> tuple[Action, ...]:
        """List the actions that are accepted now."""
        done = len(self.begun)
        return tuple(dict.fromkeys(way.actions[done] for way in self._matching_moves(self.begun)))

    def answer(self, answer: LearnerAnswer) -> bool:
        """Apply an answer and tell whether it is accepted; an invalid one raises an error."""
        asks = self.asks
        if asks == "done":
            raise WrongAnswer(text("learn-over"))
        if (answer is None) != (asks == "next"):
            raise WrongAnswer(text("learn-move-asked" if answer is None else "learn-no-move-asked"))
        if answer is not None:
            self.journal.check(self.lesson.seat, answer)
        self.reply = None
        self.news = len(self.journal.logs[self.lesson.seat])
        self.accepted = self._take_in(answer)
        return self.accepted

    def _take_in(self, answer: LearnerAnswer) -> bool:
        if answer is None:
            self._play(self.step.then)
            self._go_on()
            return True
        if self.playing is not None:
            self._play_freely(self.playing, answer)
            return True
        return self._try(Action(answer))

    def _try(self, action: Action) -> bool:
        made = (*self.begun, action)
        ways = self._matching_moves(made, whole=True)
        if not ways:
            self.reply = self._wrong(action)
            return False
        self.journal.play(self.lesson.seat, action)
        lesson_script.run_referee(self.journal)
        self.begun = made
        whole = next((way.good for way in ways if way.actions == made), None)
        if whole is not None:
            self._finish(whole)
        return True

    def _matching_moves(
        self, made: tuple[Action, ...], *, whole: bool = False
    ) -> list[AcceptedMove]:
        """List the good moves that begin so; those that are made completely only if `whole`."""
        return [
            way
            for way in self.open_moves
            if way.actions[: len(made)] == made and (whole or len(way.actions) > len(made))
        ]

    def _finish(self, good: GoodMove) -> None:
        """Complete a good move: play the others' moves, and go to the next step."""
        step, after = self.step, self._count()
        self._play(step.then if good.then is None else good.then)
        if good.reply:
            self.reply = self.lesson.say(f"{step.name}-{good.reply}", **self._figures(after))
        self._go_on()

    def _play_freely(self, playing: FreePlay, action: int) -> None:
        playing.play(action)
        if playing.turns < self.step.free and self.journal.state.seat != OVER:
            return
        decided = self.journal.prefix(playing.decided)
        if not self.step.answered:
            self.journal = decided
        self.comment = self._comment(decided)
        self.playing = None

    def _comment(self, decided: Journal) -> Text:
        """Return the comment on free play, by the notebook, and the end of the game."""
        name = self.step.name
        ended = self._ended() if self.journal.state.seat == OVER else None
        if not self.step.counts:
            return ended or self.lesson.say(f"{name}-done")
        self.reply = ended
        after = self._count(decided)
        change = "more" if after > self.before else "less" if after < self.before else "same"
        return self.lesson.say(f"{name}-{change}", **self._figures(after))

    def _ended(self) -> Text:
        """Return the words for the end of the game."""
        view = self.journal.view(self.lesson.seat)
        assert view.outcome is not None
        won = self.lesson.seat in view.outcome.winners
        return text("learn-free-won" if won else "learn-free-lost", ended=view.expected)

    def _figures(self, after: int) -> dict[str, int]:
        """Return the count before a move, after it, and after the others have answered."""
        if not self.step.counts:
            return {}
        return {"before": self.before, "after": after, "now": self._count()}

    def _count(self, journal: Journal | None = None) -> int:
        if not self.step.counts:
            return 0
        count = self.lesson.written.counts[self.step.counts]
        return counted(journal or self.journal, count, self.lesson.seat)

    def _wrong(self, action: int) -> Text:
        """Reply to a move that was not asked for, by the first pattern that fits it."""
        step, notation = self.step, self.lesson.game.notation(action)
        fitting = (end for pattern, end in step.wrong.items() if fnmatchcase(notation, pattern))
        return self.lesson.say(f"{step.name}-{next(fitting, 'wrong')}")

    def _go_on(self) -> None:
        self.place += 1
        self._enter()

    def _enter(self) -> None:
        """Begin a step: play its chapter's opening, count, and list the accepted moves."""
        self.begun, self.open_moves, self.playing, self.comment = (), [], None, None
        if self.is_done:
            return
        chapter, step = self.lesson.steps[self.place]
        if step is chapter.steps[0] and (chapter.opening or self.place == 0):
            self._open(chapter)
        if step.free:
            self.playing = FreePlay(self.journal, self.lesson.seat, self.lesson.written.seed)
        self.before = self._count()
        self.open_moves = [way for written in step.good for way in self._accepted_moves(written)]

    def _open(self, chapter: LessonChapter) -> None:
        self.journal = Journal(self.lesson.game, self.lesson.options)
        self._play(chapter.opening)
        self.news = len(self.journal.logs[self.lesson.seat])

    def _accepted_moves(self, written: ScriptLines | GoodMove) -> list[AcceptedMove]:
        """Read a good move; a pattern such as `taxi *` stands for all that fit it."""
        good = written if isinstance(written, GoodMove) else GoodMove(move=written)
        if self.journal.state.seat != self.lesson.seat:
            turn = self.journal.name(int(self.journal.state.seat))
            raise self.lesson.trouble(self.step.name, text("learn-not-on-turn", turn=turn))
        if isinstance(good.move, str) and ANY in good.move:
            return [AcceptedMove((action,), good) for action in self._fitting(good.move)]
        return [
            AcceptedMove(tuple(self._play(good.move, lesson_script.copy_of(self.journal))), good)
        ]

    def _fitting(self, pattern: str) -> list[Action]:
        legal = legal_actions(self.journal.state)
        notation = self.lesson.game.notation
        fitting = [action for action in legal if fnmatchcase(notation(action), pattern)]
        if not fitting:
            raise self.lesson.trouble(self.step.name, text("learn-fits-nothing", pattern=pattern))
        return fitting

    def _play(self, lines: ScriptLines, journal: Journal | None = None) -> list[Action]:
        try:
            return lesson_script.play(journal or self.journal, lines)
        except LessonError as error:
            raise self.lesson.trouble(self.step.name, error.text) from None


def follow(lesson: Lesson, answers: Sequence[LearnerAnswer]) -> LessonSession:
    """Replay the answers to a lesson; only the last of them may be wrong."""
    session = LessonSession(lesson)
    for number, answer in enumerate(answers, start=1):
        if not session.answer(answer) and number < len(answers):
            raise WrongAnswer(text("learn-lost-thread", number=number))
    return session
