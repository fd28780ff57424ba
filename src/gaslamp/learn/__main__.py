"""For who writes lessons: `python -m gaslamp.learn GAME LESSON [STEP]`.

Prints each step as the first good moves lead to it, with the legal moves, and then everything that
is wrong with the lesson. With a step's name only that step is printed.
"""

from __future__ import annotations

import sys
import textwrap

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text
from gaslamp.core.words import LANGUAGES, say
from gaslamp.learn.checking import complaints, uncovered
from gaslamp.learn.page import page_of
from gaslamp.learn.shelf import find_lesson
from gaslamp.learn.teaching import Pupil
from gaslamp.learn.ways import first_way

WIDTH = 110


def main(arguments: list[str]) -> int:
    """Print a lesson, and tell whether it is in order."""
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    game, name, *wanted = arguments
    try:
        lesson = find_lesson(game, name)
        for _, pupil in first_way(lesson):
            if not wanted or pupil.step.name in wanted:
                print("\n".join(told(pupil)), end="\n\n")
    except GaslampError as error:
        print(error, file=sys.stderr)
        return 1
    wrong, untaught = complaints(lesson), uncovered(lesson.game.name)
    print("\n".join(wrong) or "In order.")
    if untaught:
        print(f"All lessons of {lesson.game.name} together: {'; '.join(untaught)}.")
    return 1 if wrong else 0


def told(pupil: Pupil) -> list[str]:
    """Tell a step line by line."""
    page, game = page_of(pupil), pupil.lesson.game
    step = page.step
    lines = [f"── {step.number}/{step.of} {pupil.chapter.name} / {step.name} ── {step.asks}"]
    lines += _in_words("reply", page.reply) + _in_words("says", step.says)
    lines += [f"  points: {' '.join(step.points)}"] if step.points else []
    lines += [f"  rules: {' '.join(step.rules)}"] if step.rules else []
    lines += [f"  news: {say(line.text)}" for line in page.log[page.news :]]
    lines += [f"  turn: {say(pupil.journal.name(int(pupil.journal.state.seat)))}"]
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
    return [f"  {head} [{language}]: {say(message, language)}" for language in LANGUAGES]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
