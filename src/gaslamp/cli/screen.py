"""What one viewer reads: made from its view, its choices and its log, never from anything else."""

from __future__ import annotations

from gaslamp.cli.seats import listed
from gaslamp.cli.table import Table
from gaslamp.core.game import Scoring
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.core.words import say


def news(table: Table, seat: int, language: str) -> list[str]:
    """Tell what the seat has seen since its last decision, that decision first."""
    log = table.journal.logs[seat]
    own = [number for number, seen in enumerate(log) if seen.actor == seat]
    return [f"  {_sentence(seen.text, language)}" for seen in log[own[-1] if own else 0 :]]


def log_lines(journal: Journal, viewer: int, language: str) -> list[str]:
    """Tell everything a viewer has seen."""
    return _numbered([_sentence(seen.text, language) for seen in journal.logs[viewer]])


def open_lines(journal: Journal, language: str) -> list[str]:
    """Tell everything that happened: for a finished game, whose journal is open to everybody."""
    assert journal.state.seat == OVER
    state = journal.game.start(journal.options)
    lines = []
    for action in journal.actions:
        lines.append(_sentence(journal.game.describe(state, action), language))
        state.apply(action)
    return _numbered(lines)


def _numbered(sentences: list[str]) -> list[str]:
    return [f"{number:>4}  {sentence}" for number, sentence in enumerate(sentences, start=1)]


def _sentence(message: Text, language: str) -> str:
    words = say(message, language)
    return words[:1].upper() + words[1:]


def choice_lines(table: Table, seat: int, language: str) -> list[str]:
    """List what the seat may do, as it is typed and in words."""
    choices = table.choices(seat)
    width = max((len(choice.notation) for choice in choices), default=0)
    return [
        f"  {choice.notation:<{width}}   {_sentence(choice.text, language)}" for choice in choices
    ]


def expectation(table: Table, seat: int) -> Text:
    """Say in a sentence what the seat is asked for, with one of its choices as an example."""
    choices = table.choices(seat)
    example = choices[0]
    key = "cli-only-choice" if len(choices) == 1 else "cli-your-move"
    return text(
        key,
        seat=table.journal.name(seat),
        example=example.notation,
        meaning=example.text,
        count=len(choices),
    )


def result(journal: Journal) -> Text:
    """Say who won, with the points where the game counts them."""
    state = journal.state
    winners = [journal.name(seat) for seat in state.winners()]
    each_for_himself = journal.game.scoring is Scoring.POINTS
    shared = "cli-shared" if each_for_himself and len(winners) > 1 else "cli-won"
    won = text(shared, winners=listed(winners)) if winners else text("cli-nobody-won")
    if not each_for_himself:
        return won
    points = [
        text("cli-points", seat=journal.name(seat), points=int(score))
        for seat, score in enumerate(state.scores())
    ]
    return text("cli-won-with-points", won=won, points=listed(points))
