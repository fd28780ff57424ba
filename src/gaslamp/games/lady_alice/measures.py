"""What is counted in Lady Alice: the points of one's own markers."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.measure import Measure
from gaslamp.games.lady_alice.elements import CHILDREN
from gaslamp.games.lady_alice.view import LadyAliceNotebook, LadyAliceView

LIKELY = 0.5


def measures(view: LadyAliceView, notebook: LadyAliceNotebook) -> tuple[Measure, ...]:
    """Count the points on clues that are probably right, that may be right, and that are wrong."""
    if not notebook.solution or not isinstance(view.viewer, int):
        return ()
    own = CHILDREN[view.viewer]
    likely = open_ = wrong = 0
    for zone in view.desk:
        own_values = [one.value for one in zone.markers if one.child == own]
        values = sum(int(name_of(value)) for value in own_values if value)
        chance = notebook.solution.get(zone.clue, 0.0)
        likely += values if chance > LIKELY else 0
        open_ += values if 0.0 < chance <= LIKELY else 0
        wrong += values if chance == 0.0 else 0
    return (
        Measure("likely-points", likely),
        Measure("open-points", open_),
        Measure("lost-points", wrong, wants_much=False),
    )
