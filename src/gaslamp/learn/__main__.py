"""Checks a lesson: `python -m gaslamp.learn GAME LESSON [STEP]`.

Prints each step as the first good moves lead to it, with the legal moves, and then everything that
is wrong with the lesson. With a step's name only that step is printed.
"""

from __future__ import annotations

import sys
import textwrap

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.learn.lesson_checks import problems_in, uncovered
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_page import page_of
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LessonSession

WIDTH = 110


def main(arguments: list[str]) -> int:
    """Print a lesson and its problems; return the exit code."""
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    game, name, *wanted = arguments
    try:
        lesson = find_lesson(game, name)
        for _, session in first_path(lesson):
            if not wanted or session.step.name in wanted:
                print("\n".join(told(session)), end="\n\n")
    except GaslampError as error:
        print(error, file=sys.stderr)
        return 1
    wrong, untaught = problems_in(lesson), uncovered(lesson.game.name)
    print("\n".join(wrong) or "In order.")
    if untaught:
        print(f"All lessons of {lesson.game.name} together: {'; '.join(untaught)}.")
    return 1 if wrong else 0


def told(session: LessonSession) -> list[str]:
    """Write a step line by line."""
    page, game = page_of(session), session.lesson.game
    step = page.step
    lines = [f"── {step.number}/{step.of} {session.chapter.name} / {step.name} ── {step.asks}"]
    lines += _in_words("reply", page.reply) + _in_words("says", step.says)
    lines += [f"  points: {' '.join(step.points)}"] if step.points else []
    lines += [f"  rules: {' '.join(step.rules)}"] if step.rules else []
    lines += [f"  news: {translate(line.text)}" for line in page.log[page.news :]]
    lines += [f"  turn: {translate(session.journal.name(int(session.journal.state.seat)))}"]
    if page.good:
        lines.append(f"  good: {', '.join(map(game.notation, page.good))}")
    if page.choices:
        legal = ", ".join(choice.notation for choice in page.choices)
        lines += textwrap.wrap(
            f"legal: {legal}", WIDTH, initial_indent="  ", subsequent_indent="    "
        )
    return lines


def _in_words(head: str, message: Text | None) -> list[str]:
    if message is None:
        return []
    return [f"  {head} [{language}]: {translate(message, language)}" for language in LANGUAGES]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
