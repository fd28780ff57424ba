"""Text for one viewer, made from its view, its choices and its log alone."""

from __future__ import annotations

from gaslamp.cli.seats import listed
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Seat, ViewerId
from gaslamp.core.game import Scoring
from gaslamp.core.journal import Journal
from gaslamp.core.log import Ended, Seen, full_log
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate
from gaslamp.play.shorthand import stands_for
from gaslamp.play.table import Table
from gaslamp.play.typed_words import TypedWords, bare

NUMBER = 6  # the room of a line's number in a log
INDENT = 2
GAP = 3  # between the columns of choices
FEW = 10  # choices that are listed one a line
MOST_ABREAST = 8


def decided(journal: Journal, seat: Seat) -> int:
    """Find the place in a seat's log where its last decision stands; its start if there is none."""
    log = journal.logs[seat]
    own = [n for n, entry in enumerate(log) if isinstance(entry, Seen) and entry.actor == seat]
    return own[-1] if own else 0


def news(table: Table, seat: Seat, since: int, typed: int, language: str) -> list[str]:
    """Tell what the seat has seen from a place of its log on, without how the game ended.

    `typed` counts the actions that it typed; what it did beyond these is said to be forced.
    """
    log = table.journal.logs[seat]
    lines: list[str] = []
    for place, words in enumerate(table.log_texts(seat, since), start=since):
        entry = log[place]
        if isinstance(entry, Ended):
            continue
        if isinstance(entry, Seen) and entry.actor == seat:
            typed -= 1
            words = words if typed >= 0 else text("cli-forced", told=words)  # noqa: PLW2901
        lines.append(" " * INDENT + sentence(words, language))
    return lines


def log_lines(journal: Journal, viewer: ViewerId, language: str) -> list[str]:
    """Tell everything a viewer has seen."""
    return numbered([sentence(words, language) for words in journal.log_texts(viewer)])


def open_lines(journal: Journal, language: str) -> list[str]:
    """Tell everything that happened: for a finished game, whose journal is open to everybody."""
    told = full_log(journal.game, journal.options, journal.actions)
    return numbered([sentence(words, language) for words in told])


def numbered(sentences: list[str]) -> list[str]:
    """Count sentences from 1 on."""
    return [f"{number:>4}  {sentence}" for number, sentence in enumerate(sentences, start=1)]


def sentence(message: Text, language: str) -> str:
    """Put a message into words that begin with a capital letter."""
    words = translate(message, language)
    return words[:1].upper() + words[1:]


def choice_lines(
    table: Table, seat: Seat, typed: TypedWords, wanted: str = "", width: int = 79
) -> list[str]:
    """List what the seat may do, as it is typed and in words; `wanted` leaves only some of it."""
    choices = [
        (typed.write(choice.notation), _meaning(choice, typed.language))
        for choice in table.choices(seat)
    ]
    if wanted:
        choices = [words for words in choices if any(_fits(wanted, part) for part in words)]
    most = MOST_ABREAST if len(choices) > FEW else 1
    for abreast in range(most, 1, -1):
        lines = _in_columns(choices, abreast)
        if max(len(line) for line in lines) <= width:
            return lines
    return _in_columns(choices, 1)


def _meaning(choice: Choice, language: str) -> str:
    """Say what a choice does, and what it would lead to where that can be told."""
    preview = [choice.preview.text] if choice.preview else []
    return "; ".join(translate(words, language) for words in (choice.label, *preview))


def _fits(wanted: str, words: str) -> bool:
    return stands_for(bare(wanted), bare(words))


def _in_columns(choices: list[tuple[str, str]], abreast: int) -> list[str]:
    """Lay out notations and meanings so that they are read down the columns."""
    rows = -(-len(choices) // abreast) or 1
    columns = [choices[first : first + rows] for first in range(0, len(choices), rows)]
    lines = [""] * min(rows, len(choices))
    for column in columns:
        room = max(len(notation) for notation, _ in column)
        start = max(len(line) for line in lines) + (GAP if lines[0] else INDENT)
        for row, (notation, meaning) in enumerate(column):
            lines[row] = f"{lines[row]:<{start}}{notation:<{room}}   {meaning}"
    return lines


def expectation(table: Table, seat: Seat, typed: TypedWords) -> Text:
    """Say in a sentence what the seat is asked for, with one of its choices as an example."""
    choices = table.choices(seat)
    return text(
        "cli-your-move",
        expected=table.view(seat).expected,
        example=typed.write(choices[0].notation),
        count=len(choices),
    )


def result(journal: Journal) -> Text:
    """Say how the game ended and why; the points where the game counts them."""
    view = journal.view(SPECTATOR)
    assert view.outcome is not None
    if journal.game.scoring is not Scoring.POINTS:
        return view.expected
    points = [
        text("cli-points", seat=journal.name(seat), points=int(score))
        for seat, score in enumerate(view.outcome.scores)
    ]
    return text("cli-ended-with-points", ended=view.expected, points=listed(points))
