"""Lessons that stand only in tests."""

from __future__ import annotations

import msgspec

from gaslamp.learn.lesson import Lesson, LessonFile

HEAD = """
seat = 0
minutes = 5
options = { detectives = 3 }
counts = { possible = { field = "stations" } }
"""
OPENING = 'name = "one"\nopening = "deal 13; deal 155; deal 138; deal 197"'


def lesson(*steps: str, chapter: str = OPENING, head: str = HEAD) -> Lesson:
    """Write a lesson of one chapter of Scotland Yard."""
    parts = [head, f"[[chapters]]\n{chapter}", *(f"[[chapters.steps]]\n{step}" for step in steps)]
    return written("\n".join(parts))


def written(source: str) -> Lesson:
    """Read a lesson as if it stood in its file."""
    return Lesson("scotland_yard", "planted", msgspec.toml.decode(source, type=LessonFile))


WELCOME = 'name = "welcome"'
RIDE = """
name = "ride"
good = ["taxi 23", { move = "taxi 4", reply = "dead-end", then = "taxi 156; taxi 124; taxi 195" }]
then = "taxi 156; taxi 124; taxi 184"
wrong = { "black *" = "dear", "bus 2?" = "bus" }
"""
FREE = 'name = "free"\nfree = 1\ncounts = "possible"'
BYE = 'name = "bye"'
