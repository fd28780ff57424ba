"""How long a bot's move waits before it is shown: by what everybody sees, never by what it thought.

The table's `pace` is the time of a move. What a seat does between two moves of the others is shown
by the client one thing after the other, so the server may be ahead of what is shown, by one turn.
"""

from __future__ import annotations

from gaslamp.core.action_table import Presentation
from gaslamp.core.codes import Seat
from gaslamp.core.log import LogLine, Seen
from gaslamp.core.state import SPECTATOR
from gaslamp.core.view import changes_between
from gaslamp.service.table_state import TableState

USUAL_PACE = 700  # milliseconds, for which the times below are meant
GOES_ON = 0.1  # of the pace, between the moves of one turn
LONGEST_SHOWN = 5000
TELLING: dict[Presentation, int] = {
    "trivial": 0,
    "routine": 150,
    "move": 300,
    "reveal": 1800,
    "climax": 2500,
}  # milliseconds that a client takes to tell an entry, about
OWN_FIELDS = frozenset({"viewer", "expected"})  # of a view, that are each viewer's own
LINES = 60  # of the log that a turn is looked for in


def wait_before_move(state: TableState, seat: Seat) -> int:
    """Tell how many milliseconds a bot's move takes from when its seat has to move.

    Inside a turn a seat that hides nothing goes on quickly: how long it thinks tells nobody
    anything then. The first move of a turn waits until what bots did before can have been told.
    """
    pace = state.plan.settings.pace
    if _acted_last(state) == state.sides[seat]:
        return round(pace * GOES_ON) if hides_nothing(state, seat) else pace
    return max(pace, round(pace / USUAL_PACE * min(_shown_for(state), LONGEST_SHOWN)))


def is_half_made(state: TableState, action: int) -> bool:
    """Tell whether an action leaves the move of the seat on turn half made."""
    after = state.journal.state.clone()
    seat = after.seat
    if action not in after.legal_actions():
        return False
    after.apply(action)
    return after.seat == seat and not after.begins_move()


def hides_nothing(state: TableState, seat: Seat) -> bool:
    """Tell whether a seat sees no more of the position than a spectator does."""
    journal = state.journal
    return changes_between(journal.view(seat), journal.view(SPECTATOR)).keys() <= OWN_FIELDS


def _acted_last(state: TableState) -> int | None:
    """Give the side that was seen to act last, besides chance and the referee."""
    for entry in reversed(state.journal.logs[SPECTATOR]):
        if isinstance(entry, Seen) and entry.actor >= 0:
            return state.sides[entry.actor]
    return None


def _shown_for(state: TableState) -> int:
    """Estimate how long the client shows the last turn; a person's own turn is not shown."""
    told = 0
    side = _acted_last(state)
    for line in reversed(_last_lines(state)):
        if isinstance(line.actor, int):
            if state.sides[line.actor] != side:
                break
            if state.seat_holders[line.actor].kind != "bot":
                return 0
        told += TELLING[line.presentation]
    return told


def _last_lines(state: TableState) -> tuple[LogLine, ...]:
    count = len(state.journal.logs[SPECTATOR])
    return state.journal.log_lines(SPECTATOR, max(0, count - LINES))
