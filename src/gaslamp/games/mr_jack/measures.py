"""What is counted in Mr. Jack: whom a call would leave."""

from __future__ import annotations

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.measure import Measure
from gaslamp.games.mr_jack.game_setup import JACK
from gaslamp.games.mr_jack.view import MrJackNotebook, MrJackView


def measures(view: MrJackView, notebook: MrJackNotebook) -> tuple[Measure, ...]:
    """Count the suspects that the witnesses would leave, if they were called now."""
    seen, unseen = len(notebook.visible), len(notebook.invisible)
    if view.viewer != JACK:
        most = max(seen, unseen)
        return (Measure("call-at-most", most, wants_much=False), Measure("in-sight", seen))
    if view.jack is None:
        return ()
    left = seen if view.jack in notebook.visible else unseen
    return (Measure("call-leaves", left), Measure("in-sight", seen, wants_much=False))


def way(view: MrJackView, path: tuple[ElementId, ...]) -> tuple[ElementId, ...]:
    """Put the hex of the character on turn before that of his walk."""
    is_walk = view.to_move and len(path) == 1 and path[0].startswith("hex-")
    if view.card is None or not is_walk:
        return path
    walks = f"character-{name_of(view.card)}"
    return (next(one.hex for one in view.characters if one.character == walks), *path)
