"""What is counted in Mr. Jack Pocket: whom a call would leave, and hourglasses."""

from __future__ import annotations

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.measure import Measure
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import elements
from gaslamp.games.mr_jack_pocket.board import SPACES
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook, MrJackPocketView


def measures(view: MrJackPocketView, notebook: MrJackPocketNotebook) -> tuple[Measure, ...]:
    """Count the suspects that a call would leave now, and the hourglasses that Jack has."""
    in_sight = {tile.suspect for tile in view.tiles if tile.seen}
    suspects = set(notebook.suspects)
    seen, unseen = len(suspects & in_sight), len(suspects - in_sight)
    if view.viewer != JACK:
        most = max(seen, unseen)
        return (Measure("call-at-most", most, wants_much=False), Measure("in-sight", seen))
    if view.jack.identity is None or view.jack.hourglasses is None:
        return ()
    return (
        Measure("call-leaves", seen if is_seen(view) else unseen),
        Measure("in-sight", seen, wants_much=False),
        Measure("hourglasses", min(view.jack.hourglasses, view.jack.enough), view.jack.enough),
    )


def is_seen(view: MrJackPocketView) -> bool:
    """Tell whether a detective sees Jack, by a view that knows who he is."""
    return any(tile.seen for tile in view.tiles if tile.suspect == view.jack.identity)


def way(view: MrJackPocketView, action: int) -> tuple[ElementId, ...]:
    """Name the spaces where a detective's walk begins and ends; nothing for what is none."""
    if not codes.is_move(action):
        return ()
    start = view.detectives[codes.detective_of(action)].space
    end = (int(name_of(start)) + codes.steps_of(action) - 1) % SPACES + 1
    return (start, elements.space_id(end))
