"""Says why an element of the board can't be picked now."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.board import ElementId
from gaslamp.core.codes import Seat
from gaslamp.core.journal import Journal
from gaslamp.core.text import Text


def click_refusal(journal: Journal, seat: Seat, path: Sequence[ElementId]) -> Text | None:
    """Say why a seat on turn can't click these elements in this order.

    Nothing where they lead to something that may be done, where no action has them, or where the
    seat is not on turn. It follows from the seat's own view.
    """
    state = journal.state
    if state.seat != seat or seat < 0 or not path:
        return None
    game, view = journal.game, journal.view(seat)
    clicked = tuple(path)
    legal = {int(action) for action in state.legal_actions()}
    meant = [
        action
        for action in range(game.action_space(journal.options))
        if game.path(view, action)[: len(clicked)] == clicked
    ]
    if not meant or legal.intersection(meant):
        return None
    return game.click_refusal(view, meant)
