"""What happens in a game without a decision: chance, the referee, and actions that are forced.

Every loop that plays a game asks here: journals, matches of the arena, environments.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from gaslamp.core.state import CHANCE, REFEREE, State


def is_automatic(seat: i64) -> bool:
    """Tell whether chance or the referee acts next, so that no seat decides."""
    return seat == CHANCE or seat == REFEREE  # noqa: PLR1714  (no tuple is made)


def automatic_action(
    state: State, draw: Callable[[State], int], *, plays_forced: bool
) -> int | None:
    """Give the next action that nobody decides; None where a seat decides or the game is over.

    `draw` picks among the legal actions for chance and the referee. With `plays_forced`, the only
    action of a seat is given too, where everybody can see that it is the only one.
    """
    if is_automatic(state.seat):
        return draw(state)
    if plays_forced and state.forced():
        return int(state.legal_actions()[0])
    return None
