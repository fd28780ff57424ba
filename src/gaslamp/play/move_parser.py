"""Parses typed moves: an action, a whole move, a short form, in several languages.

Used by the terminal and by the service, for browsers and programs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NoReturn, TypeAlias

from gaslamp.core.codes import Action, Seat, as_seat, legal_actions
from gaslamp.core.errors import IllegalAction, NotationError, UnclearMove
from gaslamp.core.game import Game
from gaslamp.core.journal import MOST_NAMED, Journal
from gaslamp.core.state import State
from gaslamp.core.text import Text, text
from gaslamp.play.shorthand import stands_for
from gaslamp.play.typed_words import TypedWords, bare

Actions: TypeAlias = tuple[Action, ...]
LONGEST_TYPED = 100  # characters that a refusal quotes
SOME_ACTION = 0


def read_move(
    journal: Journal, seat: Seat, written: str, words: Sequence[TypedWords] = ()
) -> Actions:
    """Read a line as a move that a seat may make now; refuse it with the reason.

    A line is one action, a whole move, one whose beginning is left out, or the shortest form that
    fits one move alone. `words` are the languages that may be typed; the game's own words always
    are. A refusal suggests moves that are legal now.
    """
    if journal.state.seat != seat or seat < 0:
        journal.check(seat, SOME_ACTION)  # refuses: it is not the seat's turn
    lines = dict.fromkeys([written, *(language.read(written) for language in words)])
    refused: Actions | None = None
    unread: NotationError | None = None
    for line in lines:
        try:
            actions = parse_move(journal, seat, line)
        except NotationError as error:
            unread = error
            continue
        if is_legal(journal.state, actions):
            return actions
        refused = refused or actions
    if refused is not None:
        _refuse(journal, seat, refused)
    return _shortened(journal, written, words) or _unread(journal, written, unread)


def _refuse(journal: Journal, seat: Seat, actions: Actions) -> None:
    """Raise the reason why a move is not possible: of a whole move, which part of it.

    What follows the end of a move is not tried, because that could reveal what the seat would
    learn by making it.
    """
    journal.check(seat, actions[0])
    trial = Journal(journal.game, journal.options, journal.events)
    for number, action in enumerate(actions, start=1):
        trial.play(seat, action)
        if not _goes_on(trial.state, seat):
            move = "; ".join(journal.game.notation(part) for part in actions[:number])
            raise IllegalAction(text("core-more-than-a-move", action=move))


def _shortened(journal: Journal, written: str, words: Sequence[TypedWords]) -> Actions:
    """Find the one move that a shortened line fits: an action, or else two of one move.

    Nothing where it fits none.
    """
    for moves in (_single_moves, _double_moves):
        meant = [move for move in moves(journal.state) if _fits(journal.game, written, move, words)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            named = _named(journal.game, meant)
            raise UnclearMove(text("core-unclear-move", typed=_quoted(written), meant=named))
    return ()


def _unread(journal: Journal, written: str, error: NotationError | None) -> NoReturn:
    """Raise an error for a line that is no move, with advice and examples that are legal now."""
    possible = _named(journal.game, list(_single_moves(journal.state)))
    advice = error.text.args.get("allowed") if error is not None else None
    if isinstance(advice, Text) and "examples" in advice.args:
        raise NotationError.of(
            _quoted(written), Text(advice.key, {**advice.args, "examples": possible})
        )
    raise NotationError.of(_quoted(written), possible)


def _single_moves(state: State) -> Iterator[Actions]:
    for action in legal_actions(state):
        yield (action,)


def _double_moves(state: State) -> Iterator[Actions]:
    for first in legal_actions(state):
        after = state.clone()
        after.apply(first)
        if _goes_on(after, as_seat(int(state.seat))):
            for second in legal_actions(after):
                yield first, second


def _fits(game: Game, written: str, move: Actions, words: Sequence[TypedWords]) -> bool:
    notations = [game.notation(action) for action in move]
    said = [" ".join(notations)]
    said += [" ".join(map(language.write, notations)) for language in words]
    return any(stands_for(bare(written), bare(one)) for one in said)


def _named(game: Game, moves: list[Actions]) -> str:
    """Write some of the moves, as they are typed."""
    named = ["; ".join(game.notation(action) for action in move) for move in moves[:MOST_NAMED]]
    return ", ".join([*named, *(["…"] if len(moves) > MOST_NAMED else [])])


def _quoted(written: str) -> str:
    typed = written.strip()
    return typed if len(typed) <= LONGEST_TYPED else f"{typed[:LONGEST_TYPED]}…"


def parse_move(journal: Journal, seat: Seat, line: str) -> Actions:
    """Read a line as actions of the seat on turn; `NotationError` when it is no notation.

    Where several readings are possible the first that is legal counts; where none is, the first
    is given, to be refused with its reason.
    """
    readings = _readings(journal, line)
    state = journal.state
    if state.seat == seat and seat >= 0:
        for actions in readings:
            if is_legal(state, actions):
                return actions
        for actions in readings:
            begun = _with_beginning(state, actions)
            if begun is not None:
                return begun
    return readings[0]


def _readings(journal: Journal, line: str) -> list[Actions]:
    """Read a line as one action and as a whole move; refuse it when it is neither."""
    game = journal.game
    readings: list[Actions] = []
    try:
        readings.append((game.parse(line),))
    except NotationError:
        return [game.parse_line(line)]
    try:
        readings.append(game.parse_line(line))
    except NotationError:
        return readings
    return readings


def is_legal(state: State, actions: Sequence[Action]) -> bool:
    """Tell whether the seat on turn may do all of these in a row, within one move."""
    after = state.clone()
    for number, action in enumerate(actions):
        if number and not _goes_on(after, as_seat(int(state.seat))):
            return False
        if action not in after.legal_actions():
            return False
        after.apply(action)
    return True


def _goes_on(after: State, seat: Seat) -> bool:
    """Tell whether a move continues; within it nothing is learnt, so the true state may be used."""
    return after.seat == seat and not after.begins_move()


def _with_beginning(state: State, actions: Actions) -> Actions | None:
    """Find the one action that must come first, such as the card whose character moves."""
    begun = list(_beginnings(state, actions))
    return begun[0] if len(begun) == 1 else None


def _beginnings(state: State, actions: Actions) -> Iterator[Actions]:
    for first in legal_actions(state):
        if is_legal(state, (first, *actions)):
            yield first, *actions
