"""Lessons as data: chapters that begin at a position, and steps that say one thing each.

A position is given by the moves that led to it, in the game's notation, so its log, notebook and
words are those of a real game.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from gaslamp.core.codes import Seat, ViewerId
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from
from gaslamp.core.text import Text, text
from gaslamp.games.registry import find_game
from gaslamp.learn.errors import LessonError

NEXT = ";"  # stands between moves on one line

ScriptLines: TypeAlias = str | tuple[str, ...]
"""Moves as they are typed, one behind the other; a line may hold several."""


class LessonPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a lesson's file; unknown names are refused."""


class NotebookCount(LessonPart, frozen=True, kw_only=True):
    """A figure of a notebook: how many entries a field has, such as the possible stations."""

    field: str
    viewer: ViewerId | None = None
    """Whose notebook; the learner's own unless said."""


class GoodMove(LessonPart, frozen=True, kw_only=True):
    """A move that the step asks for: what is replied to it, and what the others do then."""

    move: ScriptLines
    reply: str = ""
    then: ScriptLines | None = None


class LessonStep(LessonPart, frozen=True, kw_only=True):
    """One step: its text, and what it asks for: a good move, a free one, or nothing."""

    name: str
    points: tuple[str, ...] = ()
    """The elements that it speaks of."""
    rules: tuple[str, ...] = ()
    """The rules that it teaches, by their ids in the ledger."""
    good: tuple[ScriptLines | GoodMove, ...] = ()
    """The moves that will do; any of them. A pattern such as `taxi *` stands for several."""
    wrong: dict[str, str] = {}
    """Replies to other moves, by a pattern of their notation; `black *` is any black ride."""
    free: int = 0
    """So many turns are played as the learner likes, against novices."""
    answered: bool = True
    """Whether the others still answer the last free turn."""
    then: ScriptLines = ()
    """What is played after the step, unless a good move says otherwise."""
    counts: str = ""
    """The count whose figures stand in what is said."""


class LessonChapter(LessonPart, frozen=True, kw_only=True):
    """A chapter; without an opening it continues from the last one."""

    name: str
    steps: tuple[LessonStep, ...]
    opening: ScriptLines = ()
    notebook: bool = True
    """Whether the learner is shown the notebook."""


class LessonFile(LessonPart, frozen=True, kw_only=True):
    """A lesson as it stands in its file."""

    seat: Seat
    minutes: int
    chapters: tuple[LessonChapter, ...]
    options: dict[str, bool | int | str] = {}
    counts: dict[str, NotebookCount] = {}
    table: dict[str, bool | int | str] = {}
    """The options of the free game that ends the lesson, where they differ."""
    seed: int = 1888
    """Decides what novices and chance do in free steps."""


class Lesson:
    """A lesson of a game, ready to be given."""

    def __init__(self, game: str, name: str, written: LessonFile) -> None:
        """Check what is written; `LessonError` when no lesson can be made of it."""
        self.game: Game = find_game(game)
        self.name = name
        self.written = written
        self.steps: tuple[tuple[LessonChapter, LessonStep], ...] = tuple(
            (chapter, step) for chapter in written.chapters for step in chapter.steps
        )
        try:
            self.options: Options = options_from(self.game.options, written.options)
        except GaslampError as error:
            raise self.trouble("", error.text) from None
        self._check()

    @property
    def seat(self) -> Seat:
        """The seat that is learnt."""
        return self.written.seat

    @property
    def title(self) -> Text:
        """Name the lesson by the side that it teaches."""
        return text("learn-title", seat=self.game.seats(self.options)[self.seat])

    @property
    def table(self) -> dict[str, bool | int | str]:
        """The options of the free game at the end."""
        return {**self.written.options, **self.written.table}

    def key(self, end: str) -> str:
        """Give the key of some words of this lesson."""
        return f"{self.game.name}-lesson-{self.name}-{end}".replace("_", "-")

    def say(self, end: str, **args: int) -> Text:
        """Make a message of this lesson's own."""
        return Text(self.key(end), dict(args))

    def trouble(self, place: str, reason: Text) -> LessonError:
        """Make an error with its place in the lesson."""
        where = f"{self.game.name} {self.name} {place}".strip()
        return LessonError(text("learn-trouble", where=where, reason=reason))

    def _check(self) -> None:
        """Check the lesson before it is used."""
        names = [step.name for _, step in self.steps]
        chapters = self.written.chapters
        seats = len(self.game.seats(self.options))
        self._demand(0 <= self.seat < seats, "", "learn-no-such-seat")
        self._demand(
            bool(self.steps) and all(chapter.steps for chapter in chapters), "", "learn-empty"
        )
        for name in names:
            self._demand(names.count(name) == 1, name, "learn-name-twice")
        for _, step in self.steps:
            self._check_step(step)
        for chapter, following in zip(chapters, (*chapters[1:], None), strict=True):
            self._check_end(chapter, following)

    def _check_step(self, step: LessonStep) -> None:
        asks_once = not (step.good and step.free) and step.free >= 0
        self._demand(asks_once, step.name, "learn-asks-twice")
        self._demand(bool(step.good) or not step.wrong, step.name, "learn-nothing-wrong")
        self._demand(not (step.free and step.then), step.name, "learn-free-then")
        known = not step.counts or step.counts in self.written.counts
        self._demand(known, step.name, "learn-no-such-count")

    def _check_end(self, chapter: LessonChapter, following: LessonChapter | None) -> None:
        """Check that a free game ends its chapter, since a later reply would need a position."""
        last = chapter.steps[-1]
        for step in chapter.steps[:-1]:
            self._demand(not step.free, step.name, "learn-free-is-last")
        begins_anew = following is None or bool(following.opening)
        self._demand(begins_anew or not last.free, last.name, "learn-free-is-last")
        self._demand(not (begins_anew and last.good), last.name, "learn-reply-unseen")

    def _demand(self, holds: bool, place: str, key: str) -> None:
        if not holds:
            raise self.trouble(place, Text(key))


def moves(lines: ScriptLines) -> list[str]:
    """List the moves of a script, one by one."""
    written = (lines,) if isinstance(lines, str) else lines
    return [move.strip() for line in written for move in line.split(NEXT) if move.strip()]
