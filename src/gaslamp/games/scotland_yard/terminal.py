"""Scotland Yard in a terminal: London as a field of dots, with what is known marked on it."""

from __future__ import annotations

import functools

from gaslamp.games.scotland_yard.board import facts
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook, ScotlandYardView

WIDTH, HEIGHT = 92, 30
TICKET_LETTERS = {"taxi": "t", "bus": "b", "underground": "u", "black": "■"}


def draw(view: ScotlandYardView, notebook: ScotlandYardNotebook | None = None) -> str:
    """Draw the map, the detectives' tickets and the travel log."""
    return "\n".join([_map(view, notebook), "", *_pawns(view), "", *_travel_log(view)])


def _map(view: ScotlandYardView, notebook: ScotlandYardNotebook | None) -> str:
    marks = dict.fromkeys(_places(), "·")
    if notebook is not None:
        marks |= dict.fromkeys(notebook.stations, "?")
    if view.mister_x.station is not None:
        marks[view.mister_x.station] = "X"
    for number, detective in enumerate(view.detectives, start=1):
        if detective.station is not None:
            marks[detective.station] = str(number)
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for station in sorted(marks, key=lambda station: marks[station] != "·"):
        column, row = _places()[station]
        grid[row][column] = marks[station]
    return "\n".join("".join(row).rstrip() for row in grid)


@functools.cache
def _places() -> dict[int, tuple[int, int]]:
    """Give each station its column and row."""
    return {
        int(station): (round(float(x) * (WIDTH - 1)), round(float(y) * (HEIGHT - 1)))
        for station, x, y in facts("stations.csv")
    }


def _pawns(view: ScotlandYardView) -> list[str]:
    lines = ["pawn         station   taxi   bus   underground   black   double"]
    for number, detective in enumerate(view.detectives, start=1):
        mark = "▸" if view.phase == "chase" and view.pawn == number else " "
        lines.append(
            f"{mark}detective {number} {detective.station or '-':>7} {detective.taxi:>6}"
            f" {detective.bus:>5} {detective.underground:>13}"
        )
    x = view.mister_x
    taxi, bus, underground = ("∞" if n is None else n for n in (x.taxi, x.bus, x.underground))
    mark = "▸" if view.phase in ("turn", "first", "second", "offer", "taking") else " "
    lines.append(
        f"{mark}Mister X    {x.station or '?':>7} {taxi:>6} {bus:>5} {underground:>13}"
        f" {x.black:>7} {x.double:>8}"
    )
    return lines


def _travel_log(view: ScotlandYardView) -> list[str]:
    windows = [
        f"{TICKET_LETTERS[window.ticket]}{window.station or ''}{'!' if window.shown else ''}"
        for window in view.travel_log
    ]
    return [f"travel log: {' '.join(windows) or '-'}   (round {view.round} of 22; ! = shown)"]
