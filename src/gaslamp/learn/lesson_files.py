"""Finds and reads lessons: the files in each game's `lessons` folder."""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.errors import LessonError, NoSuchLesson
from gaslamp.learn.lesson import Lesson, LessonFile

ENDING = ".toml"
UNNEEDED = "unneeded.toml"
"""Lists the rules that a first game can do without, each with the reason."""


def all_lessons() -> list[Lesson]:
    """List the lessons of all games."""
    return [lesson for game in GAMES for lesson in lessons_of(game)]


def lessons_of(game: str) -> list[Lesson]:
    """List a game's lessons in the order of the seats; a game may have none yet."""
    names = [
        file.name.removesuffix(ENDING)
        for file in _files(game)
        if file.name.endswith(ENDING) and file.name != UNNEEDED
    ]
    found = [find_lesson(game, name) for name in names]
    return sorted(found, key=lambda lesson: (lesson.seat, lesson.name))


def find_lesson(game: str, name: str) -> Lesson:
    """Find a lesson by its name, in any case, with dashes or underscores."""
    return _lesson(find_game(game).name, name.lower().replace("-", "_"))


@functools.cache
def _read(game: str, name: str) -> Lesson:
    source = _folder(game).joinpath(name + ENDING)
    try:
        written = msgspec.toml.decode(source.read_bytes(), type=LessonFile)
    except (msgspec.MsgspecError, ValueError) as error:
        where = f"{game} {name}"
        raise LessonError(text("learn-unreadable", where=where, reason=str(error))) from None
    return Lesson(game, name, written)


def _lesson(game: str, name: str) -> Lesson:
    known = [file.name for file in _files(game) if file.name != UNNEEDED]
    if name + ENDING not in known:
        given = [file.removesuffix(ENDING) for file in sorted(known) if file.endswith(ENDING)]
        raise NoSuchLesson(
            text("learn-no-such-lesson", lesson=name, allowed=", ".join(given) or "-")
        )
    return _read(game, name)


def unneeded_rules(game: str) -> dict[str, str]:
    """Return the rules that a first game can do without, each with the reason."""
    source = _folder(game).joinpath(UNNEEDED)
    return msgspec.toml.decode(source.read_bytes(), type=dict[str, str]) if source.is_file() else {}


def _folder(game: str) -> Traversable:
    return resources.files("gaslamp").joinpath("games", game, "lessons")


def _files(game: str) -> list[Traversable]:
    folder = _folder(game)
    return sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
