"""Plays the scripted moves of a lesson, of all actors."""

from __future__ import annotations

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.errors import NotationError
from gaslamp.core.journal import MOST_NAMED, Journal
from gaslamp.core.state import OVER, REFEREE
from gaslamp.core.text import Text, text
from gaslamp.learn.errors import LessonError
from gaslamp.learn.lesson import ScriptLines, moves
from gaslamp.play.move_parser import parse_move


def play(journal: Journal, lines: ScriptLines) -> list[Action]:
    """Play a script to its end and list its actions; the referee's may be left out of it."""
    played: list[Action] = []
    for move in moves(lines):
        if _is_said_by_referee(journal, move):
            continue
        run_referee(journal)
        for action in _read(journal, move):
            run_referee(journal)
            if action not in journal.state.legal_actions():
                raise LessonError(_does_not_follow(journal, move))
            journal.replay(action)
            played.append(action)
    run_referee(journal)
    return played


def run_referee(journal: Journal) -> None:
    """Play the referee's answers."""
    while journal.state.seat == REFEREE:
        journal.advance_once(lambda _: 0)


def copy_of(journal: Journal) -> Journal:
    """Copy a journal, to try moves in it."""
    return Journal(journal.game, journal.options, journal.events)


def _is_said_by_referee(journal: Journal, move: str) -> bool:
    """Take the referee's own answer out of a script that has it."""
    if journal.state.seat != REFEREE:
        return False
    answer = int(journal.state.legal_actions()[0])
    if journal.game.notation(answer) != move:
        return False
    journal.replay(answer)
    return True


def _read(journal: Journal, move: str) -> tuple[Action, ...]:
    if journal.state.seat == OVER:
        raise LessonError(_does_not_follow(journal, move))
    try:
        return parse_move(journal, as_seat(int(journal.state.seat)), move)
    except NotationError as error:
        raise LessonError(error.text) from None


def _does_not_follow(journal: Journal, move: str) -> Text:
    legal = [journal.game.notation(action) for action in journal.state.legal_actions()]
    allowed = ", ".join([*legal[: 2 * MOST_NAMED], *(["…"] if len(legal) > 2 * MOST_NAMED else [])])
    turn = journal.name(as_seat(int(journal.state.seat)))
    return text("learn-does-not-follow", move=move, turn=turn, allowed=allowed or "-")
