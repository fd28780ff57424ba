"""What is counted in Scotland Yard: ways out, and detectives in reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.measure import Measure
from gaslamp.games.scotland_yard.board import FERRY, BoardTables
from gaslamp.games.scotland_yard.elements import station_id
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.view import Detective, ScotlandYardNotebook, ScotlandYardView


def measures(
    before: ScotlandYardView,
    view: ScotlandYardView,
    notebook: ScotlandYardNotebook,
    board: BoardTables,
) -> tuple[Measure, ...]:
    """Count for Mister X who can reach him, for the detective that moved whom he can reach."""
    detectives = {int(name_of(one.station)): one for one in view.detectives if one.station}
    if view.viewer == MISTER_X:
        return _of_mister_x(view, board, detectives)
    moved = next((at for at, one in detectives.items() if one.pawn == before.pawn), 0)
    ways = _ways(board, view, notebook.stations, detectives)
    if not moved or not ways:
        return ()
    reach = {end for at, one in detectives.items() for end in _rides_of(board, at, one)}
    own = _rides_of(board, moved, detectives[moved])
    near = own.union(*(_rides_of(board, at, detectives[moved]) for at in own))
    goals = {int(name_of(station)) for station in notebook.stations}
    rides = rides_to(board, moved, detectives[moved], goals)
    around = {station_id(station) for station in near | {moved}}
    likely = sum(chance for at, chance in notebook.stations.items() if at in around)
    return (
        Measure("own-ways", len(ways & own), len(ways)),
        Measure("ways-out", len(ways & reach), len(ways)),
        *([Measure("rides-to-him", rides, wants_much=False)] if rides else ()),
        Measure("near-ways", len(ways & near), len(ways)),
        Measure("near-chance", round(100 * likely)),
    )


def _of_mister_x(
    view: ScotlandYardView, board: BoardTables, detectives: Mapping[int, Detective]
) -> tuple[Measure, ...]:
    if view.mister_x.station is None:
        return ()
    here = int(name_of(view.mister_x.station))
    ways = _ways(board, view, [view.mister_x.station], detectives)
    reach = {end for at, one in detectives.items() for end in _rides_of(board, at, one)}
    hunters = sum(here in _rides_of(board, at, one) for at, one in detectives.items())
    rides = [rides_to(board, at, one, {here}) for at, one in detectives.items()]
    return (
        Measure("hunters", hunters, wants_much=False),
        *([Measure("free-ways", len(ways - reach), len(ways))] if ways else ()),
        *([Measure("rides-away", min(filter(None, rides)))] if any(rides) else ()),
        Measure("room", len(_ways(board, view, map(station_id, ways - reach), detectives))),
    )


def rides_to(board: BoardTables, start: int, detective: Detective, goals: Collection[int]) -> int:
    """Count a detective's rides to the nearest of some stations; 0 where there is no way.

    With the kinds of tickets that he has, however many.
    """
    edge, known, rides = {start}, {start}, 0
    while edge and not known & set(goals):
        edge = {end for at in edge for end in _rides_of(board, at, detective)} - known
        known |= edge
        rides += 1
    return rides if edge else 0


def _rides_of(board: BoardTables, station: int, detective: Detective) -> set[int]:
    """List where a detective's next ride can end, with the tickets that he has."""
    return {
        end
        for end, transport in board.neighbours(station)
        if transport != FERRY and getattr(detective, transport) > 0
    }


def _ways(
    board: BoardTables, view: ScotlandYardView, stations: Iterable[str], taken: Iterable[int]
) -> set[int]:
    """List where Mister X's next move can lead from some stations; not where a detective is."""
    has_black = view.mister_x.black > 0
    ends = {
        end
        for station in stations
        for end, transport in board.neighbours(int(name_of(station)))
        if transport != FERRY or has_black
    }
    return ends - set(taken)


def way(view: ScotlandYardView, path: tuple[ElementId, ...]) -> tuple[ElementId, ...]:
    """Put the station of the pawn on turn before that of its ride."""
    stations = {one.pawn: one.station for one in view.detectives}
    start = stations.get(view.pawn, view.mister_x.station)
    return (start, *path) if start and path and path[0].startswith("station-") else path
