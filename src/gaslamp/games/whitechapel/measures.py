"""What is counted in Letters from Whitechapel: the way home, and who stands beside what."""

from __future__ import annotations

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.measure import Measure
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.game_setup import JACK
from gaslamp.games.whitechapel.heuristics.distances import FAR, distances_of
from gaslamp.games.whitechapel.streets import number
from gaslamp.games.whitechapel.view import WhitechapelNotebook, WhitechapelView

MOVES = ("escape", "coaching", "moving")
A_TURN = 2  # crossings that a policeman goes in a turn


def measures(
    view: WhitechapelView, notebook: WhitechapelNotebook, board: BoardTables
) -> tuple[Measure, ...]:
    """Count Jack's way home and who can come beside him; for the police, what they stand beside."""
    distances = distances_of(board)
    police = [number(name_of(one.crossing)) for one in view.policemen if one.crossing]
    if view.viewer == JACK:
        if view.jack is None or view.hideout is None:
            return ()
        here, home = (int(name_of(circle)) for circle in (view.jack, view.hideout))
        near = sum(distances.beat(crossing, here) <= A_TURN for crossing in police)
        walks = int(distances.walk(here, home))
        way = (Measure("walks-home", walks, wants_much=False),) if walks < FAR else ()
        return (Measure("policemen-near", near, wants_much=False), *way)
    beside = {int(circle) for crossing in police for circle in board.touched.row(crossing)}
    circles = {int(name_of(circle)) for circle in notebook.circles}
    ways = {int(end) for circle in circles for end in board.walks.row(circle)}
    homes = {int(name_of(circle)) for circle in notebook.hideouts}
    width = Measure("circles", len(circles), wants_much=False, is_knowledge=True)
    found = [width] if circles else []
    if circles and police:
        found.append(Measure("ways-watched", len(ways & beside), len(ways)))
    if homes and police:
        found.append(Measure("hideouts-watched", len(homes & beside), len(homes)))
    return tuple(found)


def way(view: WhitechapelView, path: tuple[ElementId, ...]) -> tuple[ElementId, ...]:
    """Put the place of Jack or of the policeman on turn before the one where he goes."""
    if not path or view.phase not in MOVES:
        return path
    crossings = {one.policeman: one.crossing for one in view.policemen}
    start = crossings.get(view.on_turn or "") if view.phase == "moving" else view.jack
    return (start, *path) if start else path
